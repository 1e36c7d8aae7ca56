public import Foundation
import GRDB

extension Store {
  /// Keeps the shortcuts that an app names for a purpose, in a form of the caller's choice; `nil` forgets them.
  public func saveShortcuts(_ content: Data?, purpose: String, of app: String) throws(StoreError) {
    try write { db in
      guard let content else {
        try db.execute(sql: "DELETE FROM shortcut WHERE app = ? AND purpose = ?", arguments: [app, purpose])
        return
      }
      try db.execute(
        sql: """
          INSERT INTO shortcut (app, purpose, content) VALUES (?, ?, ?)
          ON CONFLICT (app, purpose) DO UPDATE SET content = excluded.content
          """, arguments: [app, purpose, content])
    }
  }

  /// The shortcuts that apps name for a purpose, by bundle identifier.
  public func shortcuts(purpose: String) throws(StoreError) -> [String: Data] {
    try contents("SELECT app, content FROM shortcut WHERE purpose = ?", [purpose])
  }

  /// The voice shortcuts of all apps, by bundle identifier.
  public func voiceShortcuts() throws(StoreError) -> [String: Data] {
    try contents("SELECT app, content FROM voice_shortcut", [])
  }

  /// Changes an app's voice shortcuts in one transaction.
  ///
  /// - Parameter change: Gets the voice shortcuts of all apps by bundle identifier, and returns the new ones of this
  ///   app; `nil` forgets them.
  public func updateVoiceShortcuts(
    of app: String, _ change: ([String: Data]) throws -> Data?
  ) throws {
    // An error of the change itself is the caller's own and passes as it is.
    var refusal: (any Error)?
    try write { db in
      let present = try Self.contents(db, "SELECT app, content FROM voice_shortcut", [])
      let changed: Data?
      do {
        changed = try change(present)
      } catch {
        refusal = error
        return
      }
      try Self.noteChange(db)
      guard let changed else {
        try db.execute(sql: "DELETE FROM voice_shortcut WHERE app = ?", arguments: [app])
        return
      }
      try db.execute(
        sql: """
          INSERT INTO voice_shortcut (app, content) VALUES (?, ?)
          ON CONFLICT (app) DO UPDATE SET content = excluded.content
          """, arguments: [app, changed])
    }
    if let refusal { throw refusal }
  }

  private func contents(_ sql: String, _ arguments: StatementArguments) throws(StoreError) -> [String: Data] {
    try read { try Self.contents($0, sql, arguments) }
  }

  private static func contents(
    _ db: Database, _ sql: String, _ arguments: StatementArguments
  ) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for row in try Row.fetchAll(db, sql: sql, arguments: arguments) {
      contents[try row.value("app")] = try row.value("content") as Data
    }
    return contents
  }
}
