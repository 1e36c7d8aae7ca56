public import Foundation
import GRDB

/// An item of the search index as the store keeps it.
public struct StoredIndexItem: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// The app's name of the index; empty for the one that every app has.
  public var index: String
  /// Identifies the item within its app and index.
  public var id: String
  /// The group of items to which it belongs, with dots between the levels.
  public var domain: String?
  /// The type of the entity for which it stands.
  public var entityType: String?
  /// The identifier of the entity for which it stands.
  public var entityIdentifier: String?
  /// The words by which it can be found, with a space before and after each.
  public var words: String
  /// How much it counts beside equally good matches.
  public var priority: Int
  /// When it is forgotten.
  public var expires: Date
  /// The item, in a form of the caller's choice.
  public var content: Data

  /// Creates a stored item.
  public init(
    app: String, index: String, id: String, domain: String? = nil, entityType: String? = nil,
    entityIdentifier: String? = nil, words: String = "", priority: Int = 0, expires: Date, content: Data
  ) {
    self.app = app
    self.index = index
    self.id = id
    self.domain = domain
    self.entityType = entityType
    self.entityIdentifier = entityIdentifier
    self.words = words
    self.priority = priority
    self.expires = expires
    self.content = content
  }
}

/// Which items of the search index are meant; what is `nil` does not limit them.
public struct IndexItemFilter: Sendable, Hashable {
  /// Only those of one app.
  public var app: String?
  /// Only those of the app's index with this name.
  public var index: String?
  /// Only those with one of these identifiers.
  public var ids: [String]?
  /// Only those of one of these domains, or of a domain below them.
  public var domains: [String]?
  /// Only those that stand for an entity of this type.
  public var entityType: String?
  /// Only those that stand for an entity with one of these identifiers.
  public var entityIdentifiers: [String]?
  /// Only those that have a word which begins with one of these texts.
  public var beginnings: [String]?
  /// Only those that are not forgotten at this moment.
  public var moment: Date?

  /// Creates a filter.
  public init(
    app: String? = nil, index: String? = nil, ids: [String]? = nil, domains: [String]? = nil,
    entityType: String? = nil, entityIdentifiers: [String]? = nil, beginnings: [String]? = nil,
    moment: Date? = nil
  ) {
    self.app = app
    self.index = index
    self.ids = ids
    self.domains = domains
    self.entityType = entityType
    self.entityIdentifiers = entityIdentifiers
    self.beginnings = beginnings
    self.moment = moment
  }

  /// The condition in SQL with its arguments.
  fileprivate var condition: (sql: String, arguments: StatementArguments) {
    var parts: [String] = []
    var arguments = StatementArguments()
    for (column, value) in [("app", app), ("idx", index), ("entity_type", entityType)] {
      guard let value else { continue }
      parts.append("\(column) = ?")
      arguments += [value]
    }
    for (column, values) in [("id", ids), ("entity_id", entityIdentifiers)] {
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
    if let beginnings {
      parts.append("EXISTS (SELECT 1 FROM json_each(?) AS begun WHERE instr(words, ' ' || begun.value) > 0)")
      arguments += [Self.list(beginnings)]
    }
    if let moment {
      parts.append("expires > ?")
      arguments += [moment.timeIntervalSince1970]
    }
    return (parts.isEmpty ? "TRUE" : parts.joined(separator: " AND "), arguments)
  }

  /// A list as one argument: the engine limits how many a statement has.
  private static func list(_ values: [String]) -> String {
    (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

/// Changes the search index within one transaction.
public struct IndexTransaction {
  fileprivate let db: Database
  private let app: String
  private let index: String

  fileprivate init(_ db: Database, _ app: String, _ index: String) {
    self.db = db
    self.app = app
    self.index = index
  }

  /// The state that the app keeps with the index.
  public func state() throws -> Data? {
    try Data.fetchOne(
      db, sql: "SELECT content FROM index_state WHERE app = ? AND idx = ?", arguments: [app, index])
  }

  /// Changes the state that the app keeps with the index.
  public func setState(_ state: Data) throws {
    try db.execute(
      sql: """
        INSERT INTO index_state (app, idx, content) VALUES (?, ?, ?)
        ON CONFLICT (app, idx) DO UPDATE SET content = excluded.content
        """, arguments: [app, index, state])
  }

  /// Removes items of the app and index.
  public func remove(_ filter: IndexItemFilter) throws {
    var filter = filter
    filter.app = app
    filter.index = index
    let (condition, arguments) = filter.condition
    try db.execute(sql: "DELETE FROM index_item WHERE \(condition)", arguments: arguments)
  }

  /// The content of one item.
  public func content(of id: String) throws -> Data? {
    try Data.fetchOne(
      db, sql: "SELECT content FROM index_item WHERE app = ? AND idx = ? AND id = ?",
      arguments: [app, index, id])
  }

  /// Adds an item, or replaces the one with the same identifier.
  public func save(_ item: StoredIndexItem) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO index_item
          (app, idx, id, domain, entity_type, entity_id, words, priority, expires, content)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      app, index, item.id, item.domain, item.entityType, item.entityIdentifier, item.words, item.priority,
      item.expires.timeIntervalSince1970, item.content,
    ])
  }

  /// Removes what is forgotten at a moment, of all apps.
  public func removeExpired(at moment: Date) throws {
    try db.execute(
      sql: "DELETE FROM index_item WHERE expires <= ?", arguments: [moment.timeIntervalSince1970])
  }

  /// How many items the app has in all its indexes.
  public func count() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM index_item WHERE app = ?", arguments: [app]) ?? 0
  }
}

extension Store {
  /// Changes an app's index in one transaction; nothing changes when the body throws.
  public func changeIndex(
    _ index: String, of app: String, _ body: (IndexTransaction) throws -> Void
  ) throws {
    // An error of the change itself is the caller's own and passes as it is.
    var refusal: (any Error)?
    do {
      try write { db in
        do {
          try body(IndexTransaction(db, app, index))
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

  /// The items that are meant, by app, index and identifier.
  public func indexItems(_ filter: IndexItemFilter) throws(StoreError) -> [StoredIndexItem] {
    try read { db in
      let (condition, arguments) = filter.condition
      return try Row.fetchAll(
        db,
        sql: """
          SELECT app, idx, id, domain, entity_type, entity_id, words, priority, expires, content
          FROM index_item WHERE \(condition) ORDER BY app, idx, id
          """, arguments: arguments
      ).map { row in
        StoredIndexItem(
          app: try row.value("app"), index: try row.value("idx"), id: try row.value("id"),
          domain: try row.optional("domain"), entityType: try row.optional("entity_type"),
          entityIdentifier: try row.optional("entity_id"), words: try row.value("words"),
          priority: try row.value("priority"),
          expires: Date(timeIntervalSince1970: try row.value("expires")), content: try row.value("content"))
      }
    }
  }

  /// The state that an app keeps with one of its indexes.
  public func indexState(_ index: String, of app: String) throws(StoreError) -> Data? {
    try read { try IndexTransaction($0, app, index).state() }
  }

  /// Forgets everything that an app has in the search index.
  public func forgetIndex(of app: String) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM index_item WHERE app = ?", arguments: [app])
      try db.execute(sql: "DELETE FROM index_state WHERE app = ?", arguments: [app])
    }
  }
}
