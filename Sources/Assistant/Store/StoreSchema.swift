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
    migrator.registerMigration("4 search index with segments", migrate: segmentedIndex)
    migrator.registerMigration("5 search index in blocks", migrate: IndexBlockMigration.migrate)
    migrator.registerMigration("6 names in the search index", migrate: indexNames)
    // The words of names are found in another way than before.
    migrator.registerMigration("7 names by their new words") { db in
      try db.execute(
        sql: """
          DELETE FROM index_name;
          INSERT OR REPLACE INTO counter (name, value)
            SELECT 'index names', NOT EXISTS (SELECT 1 FROM index_block);
          """)
    }
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

  private static func segmentedIndex(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE index_item RENAME TO old_item")
    try db.execute(sql: "DROP INDEX IF EXISTS index_item_on_expires")
    try db.execute(
      sql: """
        CREATE TABLE index_source (
          id INTEGER PRIMARY KEY, app TEXT NOT NULL, idx TEXT NOT NULL, state BLOB, items INTEGER NOT NULL,
          UNIQUE (app, idx));
        CREATE TABLE index_kind (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
        CREATE TABLE index_item (
          key INTEGER PRIMARY KEY, source INTEGER NOT NULL, id TEXT NOT NULL, domain TEXT,
          kind INTEGER NOT NULL, entity TEXT, priority INTEGER NOT NULL, day INTEGER NOT NULL,
          expires REAL NOT NULL, content BLOB NOT NULL);
        CREATE UNIQUE INDEX index_item_id ON index_item (source, id);
        CREATE TABLE index_gone (seq INTEGER PRIMARY KEY AUTOINCREMENT, key INTEGER NOT NULL);
        CREATE TRIGGER index_item_gone AFTER DELETE ON index_item BEGIN
          INSERT INTO index_gone (key) VALUES (old.key);
        END;
        CREATE TABLE index_segment (name TEXT PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL);
        CREATE TABLE index_use (
          app TEXT NOT NULL, idx TEXT NOT NULL, id TEXT NOT NULL, count INTEGER NOT NULL, last REAL NOT NULL,
          PRIMARY KEY (app, idx, id)) WITHOUT ROWID;
        INSERT INTO index_source (app, idx, items)
          SELECT app, idx, 0 FROM old_item UNION SELECT app, idx, 0 FROM index_state;
        UPDATE index_source SET
          state = (SELECT content FROM index_state AS old WHERE old.app = index_source.app
            AND old.idx = index_source.idx),
          items = (SELECT COUNT(*) FROM old_item AS old WHERE old.app = index_source.app
            AND old.idx = index_source.idx);
        INSERT INTO index_kind (name) SELECT DISTINCT COALESCE(entity_type, '') FROM old_item;
        INSERT INTO index_item (source, id, domain, kind, entity, priority, day, expires, content)
          SELECT source.id, old.id, old.domain, kind.id, old.entity_id, old.priority,
            MAX(0, CAST((old.expires - 980899200) / 86400 AS INTEGER)), old.expires, old.content
          FROM old_item AS old JOIN index_source AS source ON source.app = old.app AND source.idx = old.idx
          JOIN index_kind AS kind ON kind.name = COALESCE(old.entity_type, '')
          ORDER BY old.app, old.idx, old.id;
        INSERT OR REPLACE INTO counter (name, value)
          SELECT 'index key', COALESCE(MAX(key), 0) FROM index_item;
        INSERT OR REPLACE INTO counter (name, value)
          SELECT 'index source', COALESCE(MAX(id), 0) FROM index_source;
        DROP TABLE old_item;
        DROP TABLE index_state;
        """)
  }

  private static func indexNames(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE index_name (key INTEGER NOT NULL, hash INTEGER NOT NULL, source INTEGER NOT NULL,
          PRIMARY KEY (key, hash)) WITHOUT ROWID;
        CREATE INDEX index_name_hash ON index_name (hash);
        INSERT OR REPLACE INTO counter (name, value)
          SELECT 'index names', NOT EXISTS (SELECT 1 FROM index_block);
        """)
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
