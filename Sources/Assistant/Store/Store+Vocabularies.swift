public import Foundation
import GRDB

extension Store {
  /// Keeps an app's vocabulary, in a form of the caller's choice; the earlier one is replaced.
  public func saveVocabulary(_ content: Data, of app: String) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO vocabulary (app, content) VALUES (?, ?)
          ON CONFLICT (app) DO UPDATE SET content = excluded.content
          """,
        arguments: [app, content])
    }
  }

  /// An app's vocabulary, or `nil` when none was kept.
  public func vocabulary(of app: String) throws(StoreError) -> Data? {
    try read { db in
      try Data.fetchOne(db, sql: "SELECT content FROM vocabulary WHERE app = ?", arguments: [app])
    }
  }

  /// The vocabularies of all apps, by bundle identifier.
  public func vocabularies() throws(StoreError) -> [String: Data] {
    try read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT app, content FROM vocabulary")
      var vocabularies: [String: Data] = [:]
      for row in rows { vocabularies[try row.value("app")] = try row.value("content") as Data }
      return vocabularies
    }
  }

  /// Changes an app's vocabulary in one transaction, so that no change of another process is lost.
  @discardableResult
  public func updateVocabulary(
    of app: String, _ change: (Data?) throws -> Data
  ) throws(StoreError) -> Bool {
    try write { db in
      let content = try Data.fetchOne(
        db, sql: "SELECT content FROM vocabulary WHERE app = ?", arguments: [app])
      let changed = try change(content)
      guard changed != content else { return false }
      try db.execute(
        sql: """
          INSERT INTO vocabulary (app, content) VALUES (?, ?)
          ON CONFLICT (app) DO UPDATE SET content = excluded.content
          """,
        arguments: [app, changed])
      return true
    }
  }

  /// Forgets an app's vocabulary.
  public func deleteVocabulary(of app: String) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM vocabulary WHERE app = ?", arguments: [app])
    }
  }
}
