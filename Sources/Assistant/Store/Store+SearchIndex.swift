public import Foundation
import GRDB

/// One of an app's indexes.
public struct IndexSource: Sendable, Hashable {
  /// The number of the source; it is not given again.
  public var number: Int
  /// The app's bundle identifier.
  public var app: String
  /// The app's name of the index; empty for the one that every app has.
  public var index: String
  /// How many items it has.
  public var items: Int
}

/// What a change of the search index has led to.
public struct IndexCommit: Sendable {
  /// The number of the change.
  public var change: Int
  /// The number of the last removal; 0 when nothing was removed.
  public var lastRemoval: Int64
  /// The apps' indexes.
  public var sources: [IndexSource]
}

/// Numbers that the store keeps.
enum StoreCounter: String {
  /// Another one whenever donations, voice shortcuts or permissions have changed.
  case donations = "changes"
  /// Another one whenever the search index has changed.
  case change = "index"
  /// The greatest key so far.
  case key = "index key"
  /// The greatest number of a source so far.
  case source = "index source"
  /// The second since 1970 before which nothing expired needs to be looked for.
  case sweep = "index sweep"
  /// Whether every item that stands for an entity has its names in the table of names.
  case names = "index names"

  func value(_ db: Database) throws -> Int {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT value FROM counter WHERE name = ?"), arguments: [rawValue]) ?? 0
  }

  func set(_ value: Int, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO counter (name, value) VALUES (?, ?)")
      .execute(arguments: [rawValue, value])
  }

  func increase(_ db: Database) throws { try set(value(db) + 1, db) }
}

extension Store {
  /// Changes an app's index in one transaction; nothing changes when the body throws.
  public func changeIndex<Value>(
    _ index: String, of app: String, _ body: (IndexTransaction) throws -> Value
  ) throws -> (value: Value, commit: IndexCommit) {
    // An error of the change itself is the caller's own and passes as it is.
    var refusal: (any Error)?
    do {
      return try write { db in
        do {
          let transaction = try IndexTransaction(db, app, index)
          let value = try body(transaction)
          return (value, try transaction.finish())
        } catch let error as DatabaseError {
          throw error
        } catch {
          refusal = error
          throw error
        }
      }
    } catch {
      throw refusal ?? error
    }
  }

  /// The items with some keys; those that were removed since may still be among them.
  public func indexItems(keys: [Int64]) throws(StoreError) -> [Int64: StoredIndexItem] {
    try read { try Self.indexItems(keys, $0) }
  }

  static func indexItems(_ keys: [Int64], _ db: Database) throws -> [Int64: StoredIndexItem] {
    var items: [Int64: StoredIndexItem] = [:]
    items.reserveCapacity(keys.count)
    try forEachItem(keys.sorted(), db) { items[$0.key] = $0 }
    return items
  }

  /// Calls a body with the items with some keys; those that were removed since may still be among them.
  ///
  /// - Parameter keys: In ascending order.
  public func forEachIndexItem(keys: [Int64], _ body: (StoredIndexItem) throws -> Void) throws {
    var refusal: (any Error)?
    do {
      try read { db in
        try Self.forEachItem(keys, db) { item in
          do {
            try body(item)
          } catch {
            refusal = error
            throw error
          }
        }
      }
    } catch {
      throw refusal ?? error
    }
  }

  private static func forEachItem(
    _ keys: [Int64], _ db: Database, _ body: (StoredIndexItem) throws -> Void
  ) throws {
    let statement = try db.cachedStatement(
      sql: "SELECT first, content FROM index_block WHERE first <= ? ORDER BY first DESC LIMIT 1")
    var place = 0
    while place < keys.count {
      let start = place
      let cursor = try Row.fetchCursor(statement, arguments: [keys[place]])
      if let row = try cursor.next() {
        try withReader(row) { reader in
          while place < keys.count {
            let wanted = keys[place]
            guard let item = try reader.next(where: { $0 >= wanted }) else { return }
            // Keys between the items are there no more.
            while place < keys.count, keys[place] < item.key { place += 1 }
            guard place < keys.count, keys[place] == item.key else { continue }
            place += 1
            try body(item)
          }
        }
      }
      if place == start { place += 1 }
    }
  }

  /// Calls a body with the reader of a block, of which a row has the first key and the content.
  static func withReader<Value>(
    _ row: Row, _ body: (inout IndexBlockReader) throws -> Value
  ) throws -> Value {
    guard let first = row[0] as Int64? else { throw damagedBlock }
    do {
      return try row.withUnsafeData(atIndex: 1) { data in
        try (data ?? Data()).withUnsafeBytes { bytes in
          var reader = try IndexBlockReader(bytes, first: first)
          return try body(&reader)
        }
      }
    } catch is IndexBlockReader.Damage {
      throw damagedBlock
    }
  }

  private static var damagedBlock: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a block of the search index cannot be read")
  }

  static func insertBlock(_ first: Int64, _ bytes: [UInt8], _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT INTO index_block (first, content) VALUES (?, ?)")
      .execute(arguments: [first, Data(bytes)])
  }

  /// The indexes of the apps, by app and name.
  public func indexSources() throws(StoreError) -> [IndexSource] {
    try read { try Self.sources($0) }
  }

  static func sources(_ db: Database) throws -> [IndexSource] {
    try Row.fetchAll(
      db.cachedStatement(sql: "SELECT id, app, idx, items FROM index_source ORDER BY app, idx")
    ).map {
      IndexSource(
        number: try $0.value("id"), app: try $0.value("app"), index: try $0.value("idx"),
        items: try $0.value("items"))
    }
  }

  /// The names of the kinds, by number.
  public func indexKinds() throws(StoreError) -> [Int: String] {
    try read { db in
      var kinds: [Int: String] = [:]
      for row in try Row.fetchAll(db, sql: "SELECT id, name FROM index_kind") {
        kinds[try row.value("id")] = try row.value("name") as String
      }
      return kinds
    }
  }

  /// The state that an app keeps with one of its indexes.
  public func indexState(_ index: String, of app: String) throws(StoreError) -> Data? {
    try read { db in
      try Data.fetchOne(
        db, sql: "SELECT state FROM index_source WHERE app = ? AND idx = ?", arguments: [app, index])
    }
  }

  /// Forgets everything that an app has in the search index.
  ///
  /// With its sources its items count no more; their bytes go when the blocks that hold them are packed again.
  public func forgetIndex(of app: String) throws(StoreError) {
    try write { try Self.forgetIndex(of: app, $0) }
  }

  static func forgetIndex(of app: String, _ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM index_name WHERE source IN (SELECT id FROM index_source WHERE app = ?)",
      arguments: [app])
    try db.execute(sql: "DELETE FROM index_source WHERE app = ?", arguments: [app])
    try db.execute(sql: "DELETE FROM index_use WHERE app = ?", arguments: [app])
    try StoreCounter.change.increase(db)
  }
}
