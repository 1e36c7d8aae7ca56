import Foundation
import GRDB

/// Brings the items of the search index from one row each into rows of many items.
enum IndexBlockMigration {
  static func migrate(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE index_block (first INTEGER PRIMARY KEY, content BLOB NOT NULL);
        DROP TRIGGER index_item_gone;
        """)
    var writer = IndexBlockWriter()
    let cursor = try Row.fetchCursor(
      db,
      sql: """
        SELECT key, source, id, domain, kind, entity, priority, day, expires, content
        FROM index_item ORDER BY key
        """)
    while let row = try cursor.next() {
      let item = StoredIndexItem(
        key: try row.value("key"), source: try row.value("source"), id: try row.value("id"),
        domain: try row.optional("domain"), kind: try row.value("kind"), entity: try row.optional("entity"),
        priority: try row.value("priority"), day: try row.value("day"),
        expires: Date(timeIntervalSince1970: try row.value("expires")))
      let content = [UInt8](try row.value("content") as Data)
      if !writer.add(item, content: content) {
        try Store.insertBlock(writer.first, writer.take(), db)
        _ = writer.add(item, content: content)
      }
    }
    if !writer.isEmpty { try Store.insertBlock(writer.first, writer.take(), db) }
    // Items that are gone are in no block, and files are laid out anew.
    try db.execute(
      sql: """
        DROP TABLE index_item;
        DELETE FROM index_gone;
        DELETE FROM index_segment;
        """)
  }
}
