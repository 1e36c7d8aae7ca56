public import Foundation
import GRDB

/// Changes one of an app's indexes within one transaction.
public final class IndexTransaction {
  private let db: Database
  private let app: String
  /// The number of the app's index.
  public let source: Int
  /// The number of the last change before this one; see ``Store/indexChangeNumber()``.
  public let previousChange: Int
  private var next: Int64
  private var kinds: [String: Int] = [:]
  private var block = IndexBlockWriter()
  /// By how many the number of each source's items has changed.
  private var changes: [Int: Int] = [:]
  private var lastRemoval: Int64 = 0

  init(_ db: Database, _ app: String, _ index: String) throws {
    self.db = db
    self.app = app
    previousChange = try StoreCounter.change.value(db)
    source = try Self.source(db, app, index)
    next = Int64(try StoreCounter.key.value(db)) + 1
  }

  private static func source(_ db: Database, _ app: String, _ index: String) throws -> Int {
    let known = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM index_source WHERE app = ? AND idx = ?"),
      arguments: [app, index])
    if let known { return known }
    // A number is not given again: what was found under it must not be taken for something else.
    let number = try StoreCounter.source.value(db) + 1
    try StoreCounter.source.set(number, db)
    try db.execute(
      sql: "INSERT INTO index_source (id, app, idx, items) VALUES (?, ?, ?, 0)",
      arguments: [number, app, index])
    return number
  }

  /// Writes what was collected, and counts the change.
  func finish() throws -> IndexCommit {
    try writeBlock()
    try StoreCounter.key.set(Int(next - 1), db)
    try StoreCounter.change.set(previousChange + 1, db)
    for (source, change) in changes where change != 0 {
      try db.cachedStatement(sql: "UPDATE index_source SET items = items + ? WHERE id = ?")
        .execute(arguments: [change, source])
    }
    return IndexCommit(
      change: previousChange + 1, lastRemoval: lastRemoval, sources: try Store.sources(db))
  }

  /// The state that the app keeps with the index.
  public func state() throws -> Data? {
    try Data.fetchOne(db, sql: "SELECT state FROM index_source WHERE id = ?", arguments: [source])
  }

  /// Changes the state that the app keeps with the index.
  public func setState(_ state: Data) throws {
    try db.execute(sql: "UPDATE index_source SET state = ? WHERE id = ?", arguments: [state, source])
  }

  /// Removes an item of a source; the caller knows that it is there.
  public func remove(_ key: Int64, of source: Int) throws {
    try db.cachedStatement(sql: "INSERT INTO index_gone (key) VALUES (?)").execute(arguments: [key])
    lastRemoval = db.lastInsertedRowID
    try db.cachedStatement(sql: "DELETE FROM index_name WHERE key = ?").execute(arguments: [key])
    changes[source, default: 0] -= 1
  }

  /// Items that were there before the transaction, by their keys.
  public func items(_ keys: [Int64]) throws -> [Int64: StoredIndexItem] {
    try Store.indexItems(keys, db)
  }

  /// The number of a kind.
  public func kind(_ name: String) throws -> Int {
    if let known = kinds[name] { return known }
    let number =
      try Int.fetchOne(db, sql: "SELECT id FROM index_kind WHERE name = ?", arguments: [name])
      ?? Int.fetchOne(
        db, sql: "INSERT INTO index_kind (name) VALUES (?) RETURNING id", arguments: [name]) ?? 0
    kinds[name] = number
    return number
  }

  /// Adds an item; what it replaces is removed besides.
  ///
  /// - Parameter content: The item in the caller's form; what the stored item itself holds of it does not count.
  /// - Returns: The key that the item got.
  @discardableResult
  public func save(_ item: StoredIndexItem, content: [UInt8]) throws -> Int64 {
    var item = item
    item.key = next
    item.source = source
    if !block.add(item, content: content) {
      try writeBlock()
      _ = block.add(item, content: content)
    }
    changes[source, default: 0] += 1
    next += 1
    return item.key
  }

  /// Has an item be found by names, each as a number made of its words; see ``Store/indexItems(named:limit:)``.
  public func saveNames(_ hashes: [Int64], of key: Int64) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO index_name (key, hash, source) VALUES (?, ?, ?)")
    for hash in hashes { try statement.execute(arguments: [key, hash, source]) }
  }

  private func writeBlock() throws {
    guard !block.isEmpty else { return }
    let first = block.first
    try Store.insertBlock(first, block.take(), db)
  }

  /// Whether what has expired is to be removed: at most once an hour, since expired items are never found.
  public func beginSweep(at moment: Date) throws -> Bool {
    let second = moment.timeIntervalSince1970
    guard second >= Double(try StoreCounter.sweep.value(db)) else { return false }
    try StoreCounter.sweep.set(Int(min(second, 1e15)) + 3_600, db)
    return true
  }

  /// How many items the app has in all its indexes.
  public func count() throws -> Int {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, items FROM index_source WHERE app = ?", arguments: [app])
    return try rows.reduce(0) { sum, row in
      sum + (try row.value("items") as Int) + changes[try row.value("id") as Int, default: 0]
    }
  }
}
