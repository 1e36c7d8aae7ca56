import GRDB

extension Store {
  /// The value of a setting, or `nil` when it was never set.
  public func setting(_ key: String) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])
    }
  }

  /// Sets a setting; `nil` removes it.
  public func setSetting(_ key: String, to value: String?) throws(StoreError) {
    try write { db in
      if let value {
        try db.execute(
          sql: """
            INSERT INTO setting (key, value) VALUES (?, ?)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """,
          arguments: [key, value])
      } else {
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      }
    }
  }

  /// All settings.
  public func settings() throws(StoreError) -> [String: String] {
    try read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT key, value FROM setting")
      var settings: [String: String] = [:]
      for row in rows { settings[try row.value("key")] = try row.value("value") as String }
      return settings
    }
  }
}
