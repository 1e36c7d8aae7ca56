public import Foundation
import GRDB

extension Store {
  /// How many rows of one name are looked at; items that are gone may have left some.
  private static let rowsOfName = 256
  /// The columns of an item in a query of several tables.
  private static let itemColumns = indexColumns.components(separatedBy: ", ").map { "item.\($0)" }
    .joined(separator: ", ")

  /// The items that were saved under names, by name and identifier.
  ///
  /// An item may have been called so once and be called something else now; the caller looks at it again. The work
  /// depends on the number of names that are asked for, and hardly on how many there are.
  ///
  /// - Parameters:
  ///   - hashes: The names, each as a number made of its words.
  ///   - moment: Items that expire up to this moment are left out.
  ///   - limit: The most items of each name.
  /// - Returns: `nil` when names are missing of items that were kept before names were; see ``makeIndexNames(_:)``.
  public func indexItems(
    named hashes: [Int64], after moment: Date, limit: Int
  ) throws(StoreError) -> [StoredIndexItem]? {
    try read { db in
      guard try IndexCounter.names.value(db) != 0 else { return nil }
      let list = "[\(hashes.map(String.init).joined(separator: ","))]"
      let present = try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT DISTINCT value FROM json_each(?)
            WHERE EXISTS (SELECT 1 FROM index_name WHERE hash = value)
            """), arguments: [list])
      guard !present.isEmpty else { return [] }
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(Self.itemColumns)
          FROM (SELECT source, id FROM index_name WHERE hash = ? ORDER BY source, id LIMIT \(Self.rowsOfName))
            AS named
          JOIN index_item AS item ON item.source = named.source AND item.id = named.id AND item.expires > ?
          LIMIT ?
          """)
      var items: [StoredIndexItem] = []
      var seen: Set<Int64> = []
      for hash in present {
        let cursor = try Row.fetchCursor(
          statement, arguments: [hash, moment.timeIntervalSince1970, limit])
        while let row = try cursor.next() {
          let item = try Self.quickItem(row)
          if seen.insert(item.key).inserted { items.append(item) }
        }
      }
      return items
    }
  }

  /// Makes the names of all items that stand for entities anew.
  ///
  /// - Parameter names: Gives the names of an item, each as a number made of its words.
  public func makeIndexNames(_ names: (StoredIndexItem) -> [Int64]) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM index_name")
      let insert = try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO index_name (hash, source, id) VALUES (?, ?, ?)")
      let cursor = try Row.fetchCursor(
        db, sql: "SELECT \(Self.indexColumns) FROM index_item WHERE entity IS NOT NULL ORDER BY key")
      while let row = try cursor.next() {
        let item = try Self.quickItem(row)
        for hash in names(item) { try insert.execute(arguments: [hash, item.source, item.id]) }
      }
      try IndexCounter.names.set(1, db)
    }
  }
}
