import GRDB

extension Store {
  /// How many items of one name are looked at.
  private static let itemsOfName = 64

  /// The items that stand under names, those of one name by their age, the newest first.
  ///
  /// The work depends on the number of names that are asked for, and hardly on how many there are.
  ///
  /// - Parameter hashes: The names, each as a number made of its words.
  /// - Returns: `nil` when names are missing of items that were kept before names were; see ``makeIndexNames(_:)``.
  public func indexItems(named hashes: [Int64]) throws(StoreError) -> [[StoredIndexItem]]? {
    guard let present = try names(among: hashes) else { return nil }
    guard !present.isEmpty else { return [] }
    return try read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT key FROM index_name WHERE hash = ? ORDER BY key DESC LIMIT \(Self.itemsOfName)")
      let keys = try present.map { try Int64.fetchAll(statement, arguments: [$0]) }
      let items = try Self.indexItems(Array(Set(keys.joined())), db)
      return keys.map { $0.compactMap { items[$0] } }
    }
  }

  /// Makes the names of all items that stand for entities anew.
  ///
  /// - Parameter names: Gives the names of an item, each as a number made of its words.
  public func makeIndexNames(_ names: (StoredIndexItem) -> [Int64]) throws(StoreError) {
    try write(isUpkeep: true) { db in
      try db.execute(sql: "DELETE FROM index_name")
      let gone = Set(try Int64.fetchAll(db, sql: "SELECT key FROM index_gone"))
      let sources = Set(try Self.sources(db).map(\.number))
      let insert = try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO index_name (key, hash, source) VALUES (?, ?, ?)")
      let cursor = try Row.fetchCursor(db, sql: "SELECT first, content FROM index_block ORDER BY first")
      while let row = try cursor.next() {
        try Self.withReader(row) { reader in
          while let item = try reader.next(where: { _ in true }) {
            guard item.entity != nil, sources.contains(item.source), !gone.contains(item.key) else {
              continue
            }
            for hash in names(item) { try insert.execute(arguments: [item.key, hash, item.source]) }
          }
        }
      }
      try StoreCounter.names.set(1, db)
    }
    forgetNames()
  }
}
