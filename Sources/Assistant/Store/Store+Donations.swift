public import Foundation
import GRDB

/// A donation as the store keeps it.
public struct StoredDonation: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// Identifies the donation within its app.
  public var id: String
  /// Identifies several donations of the app that belong together.
  public var group: String?
  /// What kind of donation it is, by a name of the caller's choice.
  public var kind: String
  /// The intent's class or type name, or the type of an activity.
  public var intent: String
  /// When it took place.
  public var date: Date
  /// When it was taken in.
  public var stored: Date
  /// The donation, in a form of the caller's choice.
  public var content: Data

  /// Creates a stored donation.
  public init(
    app: String, id: String, group: String?, kind: String, intent: String, date: Date, stored: Date,
    content: Data
  ) {
    self.app = app
    self.id = id
    self.group = group
    self.kind = kind
    self.intent = intent
    self.date = date
    self.stored = stored
    self.content = content
  }
}

/// Which donations are meant; what is `nil` does not limit them.
public struct DonationFilter: Sendable, Hashable {
  /// Only those of one app.
  public var app: String?
  /// Only those with one of these identifiers.
  public var ids: [String]?
  /// Only those of one group.
  public var group: String?
  /// Only those of one kind.
  public var kind: String?
  /// Only those of one intent.
  public var intent: String?

  /// Creates a filter.
  public init(
    app: String? = nil, ids: [String]? = nil, group: String? = nil, kind: String? = nil, intent: String? = nil
  ) {
    self.app = app
    self.ids = ids
    self.group = group
    self.kind = kind
    self.intent = intent
  }

  /// The condition in SQL with its arguments.
  fileprivate var condition: (sql: String, arguments: StatementArguments) {
    var parts: [String] = []
    var arguments = StatementArguments()
    for (column, value) in [("app", app), ("grp", group), ("kind", kind), ("intent", intent)] {
      guard let value else { continue }
      parts.append("\(column) = ?")
      arguments += [value]
    }
    if let ids {
      // One argument however many identifiers there are: the engine limits how many arguments a statement has.
      parts.append("id IN (SELECT value FROM json_each(?))")
      let list = (try? JSONEncoder().encode(ids)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
      arguments += [list]
    }
    return (parts.isEmpty ? "TRUE" : parts.joined(separator: " AND "), arguments)
  }
}

extension Store {
  /// Keeps donations; one with the same app and identifier as an earlier one replaces it.
  ///
  /// - Parameters:
  ///   - limit: How many of one app are kept, the newest of them.
  ///   - oldest: Donations that were taken in before this moment are forgotten.
  public func save(_ donations: [StoredDonation], limit: Int, oldest: Date) throws(StoreError) {
    try write { db in
      let insert = try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO donation (app, id, grp, kind, intent, date, stored, content)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """)
      for donation in donations {
        try insert.execute(arguments: [
          donation.app, donation.id, donation.group, donation.kind, donation.intent,
          donation.date.timeIntervalSince1970, donation.stored.timeIntervalSince1970, donation.content,
        ])
      }
      try db.execute(sql: "DELETE FROM donation WHERE stored < ?", arguments: [oldest.timeIntervalSince1970])
      for app in Set(donations.map(\.app)) {
        try db.execute(
          sql: """
            DELETE FROM donation WHERE app = ?1 AND id NOT IN
              (SELECT id FROM donation WHERE app = ?1 ORDER BY date DESC, stored DESC, id DESC LIMIT ?2)
            """,
          arguments: [app, limit])
      }
      try Self.noteChange(db)
    }
  }

  /// The donations that are meant, newest first.
  public func donations(
    _ filter: DonationFilter = DonationFilter(), limit: Int = .max
  ) throws(StoreError) -> [StoredDonation] {
    try read { db in
      let (condition, arguments) = filter.condition
      return try Row.fetchAll(
        db,
        sql: """
          SELECT app, id, grp, kind, intent, date, stored, content FROM donation WHERE \(condition)
          ORDER BY date DESC, stored DESC, app, id LIMIT ?
          """, arguments: arguments + [limit]
      ).map { row in
        StoredDonation(
          app: try row.value("app"), id: try row.value("id"), group: try row.optional("grp"),
          kind: try row.value("kind"), intent: try row.value("intent"),
          date: Date(timeIntervalSince1970: try row.value("date")),
          stored: Date(timeIntervalSince1970: try row.value("stored")), content: try row.value("content"))
      }
    }
  }

  /// The apps with donations of an intent, sorted.
  public func donors(of intent: String) throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT app FROM donation WHERE intent = ? ORDER BY app", arguments: [intent])
    }
  }

  /// Forgets the donations that are meant.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func deleteDonations(_ filter: DonationFilter) throws(StoreError) -> Int {
    try write { db in
      let (condition, arguments) = filter.condition
      try db.execute(sql: "DELETE FROM donation WHERE \(condition)", arguments: arguments)
      let count = db.changesCount
      if count > 0 { try Self.noteChange(db) }
      return count
    }
  }

  /// A number that is another one whenever donations, voice shortcuts or permissions have changed, in whichever
  /// process.
  public func changeNumber() throws(StoreError) -> Int {
    if let counters = try settledCounters() { return counters.changes }
    return try look { try StoreCounter.donations.value($0) }
  }

  /// Makes ``changeNumber()`` another one.
  static func noteChange(_ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO counter (name, value) VALUES ('changes', 1)
        ON CONFLICT (name) DO UPDATE SET value = value + 1
        """)
  }
}
