public import Foundation
public import GRDB

/// Somebody with whom the person writes messages.
public struct Contact: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
  /// The identifier, a UUID.
  public var id: String
  /// The name.
  public var name: String
  /// The number or address under which Murmur reaches them.
  public var handle: String

  /// Creates a contact.
  public init(id: String, name: String, handle: String) {
    self.id = id
    self.name = name
    self.handle = handle
  }
}

/// A conversation of several people.
public struct Group: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
  /// The table, whose name is no keyword of SQL.
  public static let databaseTableName = "chatGroup"

  /// The identifier.
  public var id: String
  /// The name.
  public var name: String

  /// Creates a group.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// Something that hangs on a message.
public struct Attachment: Codable, Hashable, Sendable, FetchableRecord, MutablePersistableRecord {
  /// What it is.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// A file with its content.
    case file
    /// A link with its title.
    case link
    /// A spoken message.
    case audio
  }

  /// The row.
  public var id: Int64?
  /// The message on which it hangs.
  public var message: String
  /// What it is.
  public var kind: Kind
  /// The file's name, or the link's title.
  public var name: String
  /// The uniform type identifier of a file, or the address of a link.
  public var type: String
  /// The file's content.
  public var content: Data?

  /// Creates an attachment.
  public init(message: String, kind: Kind, name: String, type: String, content: Data? = nil) {
    self.message = message
    self.kind = kind
    self.name = name
    self.type = type
    self.content = content
  }

  /// Takes over the row's number.
  public mutating func didInsert(_ inserted: InsertionSuccess) {
    id = inserted.rowID
  }
}

/// One message.
public struct Message: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
  /// The identifier, a UUID.
  public var id: String
  /// The contact with whom it was exchanged; `nil` in a group.
  public var contact: String?
  /// The group in which it was sent.
  public var group: String?
  /// The contact who sent it; `nil` for the person.
  public var sender: String?
  /// The text.
  public var content: String
  /// When it was sent.
  public var sent: Date
  /// Whether the person has read it.
  public var isRead: Bool
  /// Whether the person marked it.
  public var isFlagged: Bool
  /// Whether it was changed after it was sent.
  public var isEdited: Bool
  /// Whether it was taken back.
  public var isUnsent: Bool

  /// Creates a message.
  public init(
    id: String = UUID().uuidString, contact: String? = nil, group: String? = nil, sender: String? = nil,
    content: String, sent: Date, isRead: Bool = true, isFlagged: Bool = false
  ) {
    self.id = id
    self.contact = contact
    self.group = group
    self.sender = sender
    self.content = content
    self.sent = sent
    self.isRead = isRead
    self.isFlagged = isFlagged
    isEdited = false
    isUnsent = false
  }

  /// The conversation to which it belongs: the group's identifier or the contact's.
  public var conversation: String { group ?? contact ?? "" }
}

/// Which messages are looked for.
public struct MessageSearch: Hashable, Sendable {
  /// Only messages of one of these senders.
  public var senders: [String] = []
  /// Only messages of others than these senders.
  public var otherSenders: [String] = []
  /// Only messages of the person to one of these contacts.
  public var recipients: [String] = []
  /// Only messages in one of these groups.
  public var groups: [String] = []
  /// Only messages whose text holds all of these words.
  public var words: [String] = []
  /// Only messages whose text holds one of these words.
  public var anyWords: [String] = []
  /// Only messages whose text holds none of these words.
  public var otherWords: [String] = []
  /// Only messages with one of these identifiers.
  public var identifiers: [String] = []
  /// Only messages that were sent in this time.
  public var time: Range<Date>?
  /// Only messages that the person has read, or only others.
  public var isRead: Bool?
  /// Only messages that the person marked, or only others.
  public var isFlagged: Bool?
  /// The most messages, the newest of those that fit.
  public var limit = 20

  /// Creates a search; without limits it finds the newest messages.
  public init() {}
}

/// Why a message could not be sent or changed.
public enum MessageError: Error, Hashable, Sendable {
  /// The app group has no folder.
  case noContainer(String)
  /// Nobody to write to.
  case noRecipient
  /// There is no such message.
  case noMessage(String)
  /// The message is not the person's own.
  case notOwn(String)
  /// The message is too old to be taken back or changed.
  case tooLate(String)
  /// Only text can be changed.
  case noText(String)
}

extension MessageError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noContainer(let group): "The app group \(group) has no folder; is the app installed?"
    case .noRecipient: "There is nobody to write to; name a person or a group."
    case .noMessage: "There is no such message."
    case .notOwn: "Only your own messages can be changed."
    case .tooLate: "The message is too old to be changed."
    case .noText: "Only text can be changed."
    }
  }
}
