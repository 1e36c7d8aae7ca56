public import Foundation
import FoundationAdditions
import GRDB

/// The messages in their SQLite file, shared by the app and its extension.
public struct MessageDatabase: Sendable {
  /// The app group that both programs belong to.
  public static let group = "group.com.example.murmur"
  /// How long a message can be taken back after it was sent, in seconds.
  public static let unsendLimit: TimeInterval = 2 * 60
  /// How long a message can be changed after it was sent, in seconds.
  public static let editLimit: TimeInterval = 15 * 60

  let queue: DatabaseQueue

  /// Opens the messages in a folder.
  ///
  /// - Parameter moment: The present, before which the demonstration messages lie.
  public init(folder: URL, at moment: Date = Date()) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    queue = try DatabaseQueue(
      path: folder.appendingPathComponent("messages.sqlite").path, configuration: configuration)
    try Self.migrator(at: moment).migrate(queue)
  }

  /// Opens the messages of the app group.
  public init(at moment: Date = Date()) throws {
    guard
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
    else { throw MessageError.noContainer(Self.group) }
    try self.init(folder: folder, at: moment)
  }

  private static func migrator(at moment: Date) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: people, groups, messages") { db in
      try db.create(table: "contact") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("handle", .text).notNull()
      }
      try db.create(table: "chatGroup") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
      }
      try db.create(table: "membership") { table in
        table.column("group", .text).notNull().references("chatGroup", onDelete: .cascade)
        table.column("contact", .text).notNull().references("contact", onDelete: .cascade)
        table.primaryKey(["group", "contact"])
      }
      try db.create(table: "message") { table in
        table.primaryKey("id", .text)
        table.column("contact", .text).references("contact")
        table.column("group", .text).references("chatGroup")
        table.column("sender", .text).references("contact")
        table.column("content", .text).notNull()
        table.column("sent", .datetime).notNull().indexed()
        table.column("isRead", .boolean).notNull()
        table.column("isFlagged", .boolean).notNull()
        table.column("isEdited", .boolean).notNull()
        table.column("isUnsent", .boolean).notNull()
      }
      try db.create(table: "attachment") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("message", .text).notNull().indexed().references("message", onDelete: .cascade)
        table.column("kind", .text).notNull()
        table.column("name", .text).notNull()
        table.column("type", .text).notNull()
        table.column("content", .blob)
      }
    }
    migrator.registerMigration("2: demonstration") { db in try Demonstration.insert(into: db, at: moment) }
    return migrator
  }
}

extension MessageDatabase {
  /// All contacts by name.
  public func contacts() throws -> [Contact] {
    try queue.read { try Contact.order(Column("name")).fetchAll($0) }
  }

  /// All groups by name.
  public func groups() throws -> [Group] {
    try queue.read { try Group.order(Column("name")).fetchAll($0) }
  }

  /// The contact with an identifier or handle.
  public func contact(_ identifier: String) throws -> Contact? {
    try contacts().first { $0.id == identifier || $0.handle == identifier }
  }

  /// The contacts whose name holds all the words; the one called so comes alone.
  public func contacts(named words: String) throws -> [Contact] {
    let all = try contacts()
    let exact = all.filter { $0.name.localizedCaseInsensitiveCompare(words) == .orderedSame }
    if !exact.isEmpty { return exact }
    let wanted = Set(words.lowercased().split { !$0.isLetter }.map(String.init))
    guard !wanted.isEmpty else { return [] }
    return all.filter {
      Set($0.name.lowercased().split { !$0.isLetter }.map(String.init)).isSuperset(of: wanted)
    }
  }

  /// The groups whose name holds the words; the one called so comes alone.
  public func groups(named words: String) throws -> [Group] {
    let all = try groups()
    let exact = all.filter { $0.name.localizedCaseInsensitiveCompare(words) == .orderedSame }
    if !exact.isEmpty { return exact }
    return words.isEmpty ? [] : all.filter { $0.name.localizedCaseInsensitiveContains(words) }
  }

  /// The members of a group by name.
  public func members(of group: String) throws -> [Contact] {
    try queue.read { db in
      try Contact.fetchAll(
        db,
        sql: """
          SELECT contact.* FROM contact JOIN membership ON membership.contact = contact.id
          WHERE membership."group" = ? ORDER BY contact.name
          """, arguments: [group])
    }
  }

  /// The attachments of a message.
  public func attachments(of message: String) throws -> [Attachment] {
    try queue.read { try Attachment.filter(Column("message") == message).order(Column("id")).fetchAll($0) }
  }

  /// The messages that are looked for, the oldest first.
  public func messages(_ search: MessageSearch = MessageSearch()) throws -> [Message] {
    var request = Message.filter(Column("isUnsent") == false)
    if !search.senders.isEmpty { request = request.filter(search.senders.contains(Column("sender"))) }
    if !search.recipients.isEmpty {
      request = request.filter(
        Column("sender") == nil && search.recipients.contains(Column("contact")))
    }
    if !search.groups.isEmpty { request = request.filter(search.groups.contains(Column("group"))) }
    if !search.identifiers.isEmpty { request = request.filter(search.identifiers.contains(Column("id"))) }
    if !search.otherSenders.isEmpty {
      request = request.filter(Column("sender") != nil && !search.otherSenders.contains(Column("sender")))
    }
    for word in search.words { request = request.filter(Self.holds(word)) }
    if !search.anyWords.isEmpty {
      request = request.filter(search.anyWords.map(Self.holds).joined(operator: .or))
    }
    for word in search.otherWords { request = request.filter(!Self.holds(word)) }
    if let time = search.time {
      request = request.filter(Column("sent") >= time.lowerBound && Column("sent") < time.upperBound)
    }
    if let isRead = search.isRead { request = request.filter(Column("isRead") == isRead) }
    if let isFlagged = search.isFlagged { request = request.filter(Column("isFlagged") == isFlagged) }
    let limited = request.order(Column("sent").desc).limit(search.limit)
    return try queue.read { try limited.fetchAll($0) }.reversed()
  }

  /// That the text of a message holds a word.
  private static func holds(_ word: String) -> SQLExpression {
    Column("content").like("%\(escaped(word))%", escape: "\\")
  }

  private static func escaped(_ word: String) -> String {
    var text = ""
    for character in word {
      if "%_\\".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}

extension MessageDatabase {
  /// Sends a message to contacts, each by themselves, or to a group.
  ///
  /// - Returns: The messages, one for each contact.
  @discardableResult
  public func send(
    _ content: String, to contacts: [String], group: String? = nil, attachments: [Attachment] = [],
    at moment: Date
  ) throws -> [Message] {
    guard group != nil || !contacts.isEmpty else { throw MessageError.noRecipient }
    let messages =
      group.map { [Message(group: $0, content: content, sent: moment)] }
      ?? contacts.map { Message(contact: $0, content: content, sent: moment) }
    try queue.write { db in
      for message in messages {
        try message.insert(db)
        for var attachment in attachments {
          attachment.message = message.id
          try attachment.insert(db)
        }
      }
    }
    return messages
  }

  /// Takes messages back: all of them, or none when one cannot be.
  public func unsend(_ identifiers: [String], at moment: Date) throws {
    try change(identifiers, within: Self.unsendLimit, at: moment) { $0.isUnsent = true }
  }

  /// Changes the text of a message.
  public func edit(_ identifier: String, to content: String, at moment: Date) throws {
    try change([identifier], within: Self.editLimit, at: moment) { message in
      guard !message.content.isEmpty else { throw MessageError.noText(identifier) }
      message.content = content
      message.isEdited = true
    }
  }

  /// Marks messages as read or unread.
  public func setRead(_ isRead: Bool, _ identifiers: [String]) throws {
    try change(identifiers) { $0.isRead = isRead }
  }

  /// Marks messages, or takes the marks away.
  public func setFlagged(_ isFlagged: Bool, _ identifiers: [String]) throws {
    try change(identifiers) { $0.isFlagged = isFlagged }
  }

  /// Changes messages: all of them, or none when one cannot be.
  ///
  /// - Parameter limit: How long after it was sent the person's own message can be changed; `nil` for any message
  ///   at any time.
  private func change(
    _ identifiers: [String], within limit: TimeInterval? = nil, at moment: Date = .distantPast,
    _ change: (inout Message) throws -> Void
  ) throws {
    try queue.write { db in
      for identifier in identifiers {
        guard var message = try Message.fetchOne(db, key: identifier), !message.isUnsent else {
          throw MessageError.noMessage(identifier)
        }
        if let limit {
          guard message.sender == nil else { throw MessageError.notOwn(identifier) }
          guard moment.timeIntervalSince(message.sent) <= limit else {
            throw MessageError.tooLate(identifier)
          }
        }
        try change(&message)
        try message.update(db)
      }
    }
  }
}
