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
    migrator.registerMigration("2 donations, shortcuts, permissions", migrate: donations)
    migrator.registerMigration("3 search index", migrate: searchIndex)
    return migrator
  }

  private static func donations(_ db: Database) throws {
    try db.create(table: "donation") { table in
      table.column("app", .text).notNull()
      table.column("id", .text).notNull()
      table.column("grp", .text)
      table.column("kind", .text).notNull()
      table.column("intent", .text).notNull()
      table.column("date", .double).notNull()
      table.column("stored", .double).notNull()
      table.column("content", .blob).notNull()
      table.primaryKey(["app", "id"])
    }
    try db.create(index: "donation_group", on: "donation", columns: ["app", "grp"])
    try db.create(index: "donation_date", on: "donation", columns: ["date"])
    try db.create(index: "donation_app_date", on: "donation", columns: ["app", "date"])
    try db.create(index: "donation_intent", on: "donation", columns: ["intent", "app", "date"])
    try db.create(table: "shortcut") { table in
      table.column("app", .text).notNull()
      table.column("purpose", .text).notNull()
      table.column("content", .blob).notNull()
      table.primaryKey(["app", "purpose"])
    }
    try db.create(table: "voice_shortcut") { table in
      table.primaryKey("app", .text)
      table.column("content", .blob).notNull()
    }
    try db.create(table: "permission") { table in
      table.column("app", .text).notNull()
      table.column("kind", .text).notNull()
      table.column("decision", .text)
      table.column("wanted", .boolean).notNull().defaults(to: false)
      table.primaryKey(["app", "kind"])
    }
  }

  private static func searchIndex(_ db: Database) throws {
    try db.create(table: "index_item") { table in
      table.column("app", .text).notNull()
      table.column("idx", .text).notNull()
      table.column("id", .text).notNull()
      table.column("domain", .text)
      table.column("entity_type", .text)
      table.column("entity_id", .text)
      table.column("words", .text).notNull()
      table.column("priority", .integer).notNull()
      table.column("expires", .double).notNull().indexed()
      table.column("content", .blob).notNull()
      table.primaryKey(["app", "idx", "id"])
    }
    try db.create(table: "index_state") { table in
      table.column("app", .text).notNull()
      table.column("idx", .text).notNull()
      table.column("content", .blob).notNull()
      table.primaryKey(["app", "idx"])
    }
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
