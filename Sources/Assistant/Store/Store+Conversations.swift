public import Foundation
import GRDB

/// A conversation as the store keeps it.
public struct StoredConversation: Sendable, Hashable {
  /// The identifier, for example `c1`.
  public var id: String
  /// The conversation's state, in a form of the caller's choice.
  public var state: Data
  /// When it was saved last.
  public var updated: Date

  /// Creates a stored conversation.
  public init(id: String, state: Data, updated: Date) {
    self.id = id
    self.state = state
    self.updated = updated
  }
}

extension Store {
  /// A new identifier for a conversation: `c1`, `c2` and so on; no two callers ever get the same one.
  ///
  /// Identifiers that a caller has chosen for a conversation of its own are passed over.
  public func newConversationIdentifier() throws(StoreError) -> String {
    try write { db in
      let next = try db.cachedStatement(
        sql: """
          INSERT INTO counter (name, value) VALUES ('conversation', 1)
          ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value
          """)
      let taken = try db.cachedStatement(sql: "SELECT 1 FROM conversation WHERE id = ?")
      while true {
        let identifier = "c\(try Int.fetchOne(next) ?? 1)"
        if try Int.fetchOne(taken, arguments: [identifier]) == nil { return identifier }
      }
    }
  }

  /// Keeps a conversation; an earlier state under the same identifier is replaced.
  public func save(_ conversation: StoredConversation) throws(StoreError) {
    try write { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO conversation (id, state, updated) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET state = excluded.state, updated = excluded.updated
          """
      ).execute(
        arguments: [conversation.id, conversation.state, conversation.updated.timeIntervalSince1970])
    }
  }

  /// The conversation with an identifier, or `nil` when there is none.
  public func conversation(_ id: String) throws(StoreError) -> StoredConversation? {
    try read { db in
      try Row.fetchOne(db, sql: "SELECT id, state, updated FROM conversation WHERE id = ?", arguments: [id])
        .map(Self.conversation)
    }
  }

  /// The conversations, latest first.
  public func conversations(limit: Int = 100) throws(StoreError) -> [StoredConversation] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, state, updated FROM conversation ORDER BY updated DESC, id DESC LIMIT ?",
        arguments: [limit]
      ).map(Self.conversation)
    }
  }

  /// Whether any conversation was saved last before a date, or there are more than so many.
  public func hasConversations(before date: Date, orMoreThan count: Int) throws(StoreError) -> Bool {
    try read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT COUNT(*) > ? OR MIN(updated) < ? FROM conversation",
        arguments: [count, date.timeIntervalSince1970])
      return row?[0] as Bool? ?? false
    }
  }

  /// Forgets a conversation.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func deleteConversation(_ id: String) throws(StoreError) -> Bool {
    try write { db in
      try db.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [id])
      return db.changesCount > 0
    }
  }

  /// Forgets the conversations that were saved last before a date.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func deleteConversations(before date: Date) throws(StoreError) -> Int {
    try write { db in
      try db.execute(
        sql: "DELETE FROM conversation WHERE updated < ?", arguments: [date.timeIntervalSince1970])
      return db.changesCount
    }
  }

  /// Forgets all but the conversations that were saved last.
  ///
  /// - Returns: How many were forgotten.
  @discardableResult
  public func deleteConversations(keeping count: Int) throws(StoreError) -> Int {
    try write { db in
      try db.execute(
        sql: """
          DELETE FROM conversation WHERE id NOT IN
          (SELECT id FROM conversation ORDER BY updated DESC, id DESC LIMIT ?)
          """, arguments: [max(0, count)])
      return db.changesCount
    }
  }

  private static func conversation(_ row: Row) throws -> StoredConversation {
    StoredConversation(
      id: try row.value("id"), state: try row.value("state"),
      updated: Date(timeIntervalSince1970: try row.value("updated")))
  }
}
