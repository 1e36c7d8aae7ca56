import GRDB

/// The tables of the store and how they came about.
enum StoreSchema {
  /// Marks the file as ours in its header ("PRTH").
  static let applicationIdentifier = 0x5052_5448

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 conversations, vocabularies, settings") { db in
      try db.execute(sql: "PRAGMA application_id = \(applicationIdentifier)")
      try db.create(table: "conversation") { table in
        table.primaryKey("id", .text)
        table.column("state", .blob).notNull()
        table.column("updated", .double).notNull().indexed()
      }
      try db.create(table: "counter") { table in
        table.primaryKey("name", .text)
        table.column("value", .integer).notNull()
      }
      try db.create(table: "vocabulary") { table in
        table.primaryKey("app", .text)
        table.column("content", .blob).notNull()
      }
      try db.create(table: "setting") { table in
        table.primaryKey("key", .text)
        table.column("value", .text).notNull()
      }
    }
    return migrator
  }

  /// Refuses a file that this version must not write to.
  static func check(_ db: Database, path: String) throws {
    let identifier = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let tables = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
    guard identifier == applicationIdentifier || tables == 0 else {
      throw StoreError(
        .foreign,
        "The file \(path) is a database of another program. It was left as it is; move it away or choose another "
          + "home.")
    }
    guard tables > 0, try migrator.hasBeenSuperseded(db) else { return }
    throw StoreError(
      .newer,
      "The store \(path) was written by a newer version of Prithee. It was left as it is; use that version, or "
        + "choose another home.")
  }
}
