import GRDB

/// A permission as the store keeps it.
public struct StoredPermission: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// The permission, by a name of the caller's choice.
  public var kind: String
  /// What the person decided; `nil` when they have not.
  public var decision: String?
  /// Whether the app has asked and the person has not decided.
  public var isWanted: Bool
}

extension Store {
  /// All permissions that were decided or asked for, by app and kind.
  public func permissions() throws(StoreError) -> [StoredPermission] {
    try read { db in
      try Row.fetchAll(db, sql: "SELECT app, kind, decision, wanted FROM permission ORDER BY app, kind").map {
        StoredPermission(
          app: try $0.value("app"), kind: try $0.value("kind"), decision: try $0.optional("decision"),
          isWanted: try $0.value("wanted"))
      }
    }
  }

  /// What the person decided about a permission of an app; `nil` when they have not.
  public func permission(_ kind: String, of app: String) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT decision FROM permission WHERE app = ? AND kind = ?", arguments: [app, kind])
    }
  }

  /// Keeps what the person decided; nothing is wanted any more then.
  ///
  /// - Parameter decision: The decision; `nil` forgets it.
  public func setPermission(_ kind: String, of app: String, to decision: String?) throws(StoreError) {
    try write { db in
      try Self.noteChange(db)
      guard let decision else {
        try db.execute(sql: "DELETE FROM permission WHERE app = ? AND kind = ?", arguments: [app, kind])
        return
      }
      try db.execute(
        sql: """
          INSERT INTO permission (app, kind, decision, wanted) VALUES (?, ?, ?, FALSE)
          ON CONFLICT (app, kind) DO UPDATE SET decision = excluded.decision, wanted = FALSE
          """, arguments: [app, kind, decision])
    }
  }

  /// Notes that an app wants a permission; one that is decided stays as it is.
  public func wantPermission(_ kind: String, of app: String) throws(StoreError) {
    try write { db in
      try Self.noteChange(db)
      try db.execute(
        sql: """
          INSERT INTO permission (app, kind, wanted) VALUES (?, ?, TRUE)
          ON CONFLICT (app, kind) DO UPDATE SET wanted = (decision IS NULL)
          """, arguments: [app, kind])
    }
  }

  /// Forgets everything that is kept about an app: words, donations, shortcuts and permissions.
  public func forget(app: String) throws(StoreError) {
    try write { db in
      for table in ["vocabulary", "donation", "shortcut", "voice_shortcut", "permission"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE app = ?", arguments: [app])
      }
      try Self.forgetIndex(of: app, db)
      try Self.noteChange(db)
    }
  }
}
