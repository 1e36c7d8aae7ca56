public import Foundation
import GRDB

/// An item of the search index as the store keeps it.
public struct StoredIndexItem: Sendable, Hashable {
  /// The number of the item; an item that is indexed again gets another, greater one.
  public var key: Int64
  /// The number of the app's index; see ``IndexSource``.
  public var source: Int
  /// Identifies the item within its app and index.
  public var id: String
  /// The group of items to which it belongs, with dots between the levels.
  public var domain: String?
  /// The number of its kind; see ``Store/indexKinds()``.
  public var kind: Int
  /// The identifier of the entity for which it stands.
  public var entity: String?
  /// How much it counts beside equally good matches.
  public var priority: Int
  /// The day on which it was indexed, in days since 2001.
  public var day: Int
  /// When it is forgotten.
  public var expires: Date
  /// The item, in a form of the caller's choice.
  public var content: Data

  /// Creates a stored item.
  public init(
    key: Int64 = 0, source: Int = 0, id: String, domain: String? = nil, kind: Int, entity: String? = nil,
    priority: Int = 0, day: Int, expires: Date, content: Data
  ) {
    self.key = key
    self.source = source
    self.id = id
    self.domain = domain
    self.kind = kind
    self.entity = entity
    self.priority = priority
    self.day = day
    self.expires = expires
    self.content = content
  }
}

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

/// Which items of the search index are meant; what is `nil` does not limit them.
public struct IndexItemFilter: Sendable, Hashable {
  /// Only those with one of these identifiers.
  public var ids: [String]?
  /// Only those of one of these domains, or of a domain below them.
  public var domains: [String]?
  /// Only those that stand for an entity of the kind with this name.
  public var entityType: String?
  /// Only those that stand for an entity with one of these identifiers.
  public var entityIdentifiers: [String]?

  /// Creates a filter.
  public init(
    ids: [String]? = nil, domains: [String]? = nil, entityType: String? = nil,
    entityIdentifiers: [String]? = nil
  ) {
    self.ids = ids
    self.domains = domains
    self.entityType = entityType
    self.entityIdentifiers = entityIdentifiers
  }

  /// The condition in SQL with its arguments.
  fileprivate var condition: (sql: String, arguments: StatementArguments) {
    var parts: [String] = []
    var arguments = StatementArguments()
    if let entityType {
      parts.append("entity IS NOT NULL AND kind = (SELECT id FROM index_kind WHERE name = ?)")
      arguments += [entityType]
    }
    for (column, values) in [("id", ids), ("entity", entityIdentifiers)] {
      guard let values else { continue }
      parts.append("\(column) IN (SELECT value FROM json_each(?))")
      arguments += [Self.list(values)]
    }
    if let domains {
      parts.append(
        """
        EXISTS (SELECT 1 FROM json_each(?) AS named WHERE domain = named.value
          OR substr(domain, 1, length(named.value) + 1) = named.value || '.')
        """)
      arguments += [Self.list(domains)]
    }
    return (parts.isEmpty ? "TRUE" : parts.joined(separator: " AND "), arguments)
  }

  /// A list as one argument: the engine limits how many a statement has.
  private static func list(_ values: [String]) -> String {
    (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

/// Changes one of an app's indexes within one transaction.
public final class IndexTransaction {
  private let db: Database
  private let app: String
  /// The number of the app's index.
  public let source: Int
  private var next: Int64
  private var kinds: [String: Int] = [:]
  /// By how many the number of items has changed.
  private var change = 0

  fileprivate init(_ db: Database, _ app: String, _ index: String) throws {
    self.db = db
    self.app = app
    source = try Self.source(db, app, index)
    next = Int64(try IndexCounter.key.value(db)) + 1
  }

  private static func source(_ db: Database, _ app: String, _ index: String) throws -> Int {
    let known = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM index_source WHERE app = ? AND idx = ?"),
      arguments: [app, index])
    if let known { return known }
    // A number is not given again: what was found under it must not be taken for something else.
    let number = try IndexCounter.source.value(db) + 1
    try IndexCounter.source.set(number, db)
    try db.execute(
      sql: "INSERT INTO index_source (id, app, idx, items) VALUES (?, ?, ?, 0)",
      arguments: [number, app, index])
    return number
  }

  fileprivate func finish() throws {
    try IndexCounter.key.set(Int(next - 1), db)
    try IndexCounter.change.increase(db)
    if change != 0 {
      try db.execute(
        sql: "UPDATE index_source SET items = items + ? WHERE id = ?", arguments: [change, source])
    }
  }

  /// The number that this change will have; see ``Store/indexChangeNumber()``.
  public func changeNumber() throws -> Int { try IndexCounter.change.value(db) + 1 }

  /// The state that the app keeps with the index.
  public func state() throws -> Data? {
    try Data.fetchOne(db, sql: "SELECT state FROM index_source WHERE id = ?", arguments: [source])
  }

  /// Changes the state that the app keeps with the index.
  public func setState(_ state: Data) throws {
    try db.execute(sql: "UPDATE index_source SET state = ? WHERE id = ?", arguments: [state, source])
  }

  /// Removes items of the app's index.
  public func remove(_ filter: IndexItemFilter) throws {
    let (condition, arguments) = filter.condition
    try db.execute(
      sql: "DELETE FROM index_item WHERE source = ? AND \(condition)", arguments: [source] + arguments)
    change -= db.changesCount
  }

  /// One item.
  public func item(_ id: String) throws -> StoredIndexItem? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT \(Store.indexColumns) FROM index_item WHERE source = ? AND id = ?"),
      arguments: [source, id]
    ).map(Store.indexItem)
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

  /// Adds an item, or replaces the one with the same identifier.
  ///
  /// - Returns: The key that the item got.
  @discardableResult
  public func save(_ item: StoredIndexItem) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO index_item (key, source, id, domain, kind, entity, priority, day, expires, content)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (source, id) DO NOTHING
        """)
    let key = next
    try statement.setArguments([
      key, source, item.id, item.domain, item.kind, item.entity, item.priority, item.day,
      item.expires.timeIntervalSince1970, item.content,
    ])
    try statement.execute()
    if db.changesCount == 0 {
      try db.cachedStatement(sql: "DELETE FROM index_item WHERE source = ? AND id = ?")
        .execute(arguments: [source, item.id])
      change -= 1
      try statement.execute()
    }
    change += 1
    next += 1
    return key
  }

  /// Has an item be found by names, each as a number made of its words; see ``Store/indexItems(named:after:limit:)``.
  public func saveNames(_ hashes: [Int64], of id: String) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO index_name (hash, source, id) VALUES (?, ?, ?)")
    for hash in hashes { try statement.execute(arguments: [hash, source, id]) }
  }

  /// Removes what is forgotten at a moment, of all apps, when there may be something to forget.
  public func removeExpired(at moment: Date) throws {
    let second = moment.timeIntervalSince1970
    guard second >= Double(try IndexCounter.sweep.value(db)) else { return }
    let gone = try Row.fetchAll(
      db, sql: "SELECT source, COUNT(*) FROM index_item WHERE expires <= ? GROUP BY source",
      arguments: [second])
    if !gone.isEmpty {
      for row in gone {
        try db.execute(
          sql: "UPDATE index_source SET items = items - ? WHERE id = ?",
          arguments: [row[1] as Int, row[0] as Int])
      }
      try db.execute(sql: "DELETE FROM index_item WHERE expires <= ?", arguments: [second])
    }
    // Expired items are never found; they are cleared away once an hour at most.
    try IndexCounter.sweep.set(Int(min(second, 1e15)) + 3_600, db)
  }

  /// How many items the app has in all its indexes.
  public func count() throws -> Int {
    let others =
      try Int.fetchOne(db, sql: "SELECT SUM(items) FROM index_source WHERE app = ?", arguments: [app]) ?? 0
    return others + change
  }
}

/// Numbers that the index keeps.
enum IndexCounter: String {
  /// Another one whenever something has changed.
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
  static let indexColumns = "key, source, id, domain, kind, entity, priority, day, expires, content"

  static func indexItem(_ row: Row) throws -> StoredIndexItem {
    StoredIndexItem(
      key: try row.value("key"), source: try row.value("source"), id: try row.value("id"),
      domain: try row.optional("domain"), kind: try row.value("kind"), entity: try row.optional("entity"),
      priority: try row.value("priority"), day: try row.value("day"),
      expires: Date(timeIntervalSince1970: try row.value("expires")), content: try row.value("content"))
  }

  /// Changes an app's index in one transaction; nothing changes when the body throws.
  public func changeIndex<Value>(
    _ index: String, of app: String, _ body: (IndexTransaction) throws -> Value
  ) throws -> Value {
    // An error of the change itself is the caller's own and passes as it is.
    var refusal: (any Error)?
    do {
      return try write { db in
        do {
          let transaction = try IndexTransaction(db, app, index)
          let value = try body(transaction)
          try transaction.finish()
          return value
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

  /// The items with some keys; those that are gone are left out.
  public func indexItems(keys: [Int64]) throws(StoreError) -> [Int64: StoredIndexItem] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT \(Self.indexColumns) FROM index_item WHERE key = ?")
      var items: [Int64: StoredIndexItem] = [:]
      for key in keys {
        let cursor = try Row.fetchCursor(statement, arguments: [key])
        if let row = try cursor.next() { items[key] = try Self.quickItem(row) }
      }
      return items
    }
  }

  /// The items of sources, by source and identifier, one by one; those that expire up to a moment are left out.
  ///
  /// - Parameter body: Takes an item; returns whether it wants more.
  public func forEachIndexItem(
    of sources: [Int], after moment: Date, _ body: (StoredIndexItem) throws -> Bool
  ) throws {
    var refusal: (any Error)?
    do {
      try read { db in
        for source in sources {
          let cursor = try Row.fetchCursor(
            db,
            sql: """
              SELECT \(Self.indexColumns) FROM index_item INDEXED BY index_item_id
              WHERE source = ? AND expires > ? ORDER BY id
              """, arguments: [source, moment.timeIntervalSince1970])
          while let row = try cursor.next() {
            let item = try Self.quickItem(row)
            do {
              guard try body(item) else { return }
            } catch {
              refusal = error
              throw error
            }
          }
        }
      }
    } catch {
      throw refusal ?? error
    }
  }

  /// Reads a row by the order of its columns, which is quicker than by their names.
  static func quickItem(_ row: Row) throws -> StoredIndexItem {
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) throws -> Value {
      guard let value: Value = row[index] as Value? else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an item of the index lacks a value")
      }
      return value
    }
    return StoredIndexItem(
      key: try value(0), source: try value(1), id: try value(2), domain: row[3] as String?,
      kind: try value(4), entity: row[5] as String?, priority: try value(6), day: try value(7),
      expires: Date(timeIntervalSince1970: try value(8)), content: try value(9))
  }

  /// The indexes of the apps, by app and name.
  public func indexSources() throws(StoreError) -> [IndexSource] {
    try read { try Self.sources($0) }
  }

  static func sources(_ db: Database) throws -> [IndexSource] {
    try Row.fetchAll(db, sql: "SELECT id, app, idx, items FROM index_source ORDER BY app, idx").map {
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
  public func forgetIndex(of app: String) throws(StoreError) {
    try write { try Self.forgetIndex(of: app, $0) }
  }

  static func forgetIndex(of app: String, _ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM index_item WHERE source IN (SELECT id FROM index_source WHERE app = ?)",
      arguments: [app])
    try db.execute(
      sql: "DELETE FROM index_name WHERE source IN (SELECT id FROM index_source WHERE app = ?)",
      arguments: [app])
    try db.execute(sql: "DELETE FROM index_source WHERE app = ?", arguments: [app])
    try db.execute(sql: "DELETE FROM index_use WHERE app = ?", arguments: [app])
    try IndexCounter.change.increase(db)
  }
}
