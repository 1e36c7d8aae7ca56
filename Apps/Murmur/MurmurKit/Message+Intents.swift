import Foundation
public import Intents

extension Contact {
  /// The contact as the system's frameworks know it.
  public var person: INPerson {
    INPerson(
      personHandle: INPersonHandle(value: handle, type: .phoneNumber), nameComponents: nil, displayName: name,
      image: INImage(named: "person-\(id)"), contactIdentifier: nil, customIdentifier: id)
  }
}

extension MessageDatabase {
  /// A message as the system's frameworks know it, with its attachments.
  public func system(_ message: Message) throws -> INMessage {
    let attachments = try attachments(of: message.id)
    let sender = try message.sender.flatMap { try contact($0)?.person }
    let recipients =
      try message.sender == nil ? message.contact.flatMap { try contact($0)?.person }.map { [$0] } : nil
    let group = try message.group.flatMap { id in try groups().first { $0.id == id } }
      .map { INSpeakableString(vocabularyIdentifier: $0.id, spokenPhrase: $0.name, pronunciationHint: nil) }
    if let link = attachments.first(where: { $0.kind == .link }) {
      return INMessage(
        identifier: message.id, conversationIdentifier: message.conversation, content: message.content,
        dateSent: message.sent, sender: sender, recipients: recipients, groupName: group,
        serviceName: "Murmur",
        linkMetadata: INMessageLinkMetadata(
          siteName: nil, summary: nil, title: link.name, openGraphType: nil, linkURL: URL(string: link.type)))
    }
    let files = attachments.compactMap { attachment in
      attachment.content.map { INFile(data: $0, filename: attachment.name, typeIdentifier: attachment.type) }
    }
    // Many files are counted, a few are sent.
    if files.count > 2 {
      return INMessage(
        identifier: message.id, conversationIdentifier: message.conversation, content: message.content,
        dateSent: message.sent, sender: sender, recipients: recipients, groupName: group,
        serviceName: "Murmur",
        messageType: .mediaImage, numberOfAttachments: NSNumber(value: files.count))
    }
    return INMessage(
      identifier: message.id, conversationIdentifier: message.conversation, content: message.content,
      dateSent: message.sent, sender: sender, recipients: recipients, groupName: group,
      messageType: files.isEmpty ? .text : .file, serviceName: "Murmur",
      attachmentFiles: files.isEmpty ? nil : files)
  }
}

/// Tells the system whom the person writes to.
public enum MessageVocabulary {
  /// Makes the names of contacts and groups known.
  public static func publish(_ database: MessageDatabase) throws {
    let people = try database.contacts().map {
      INSpeakableString(vocabularyIdentifier: $0.id, spokenPhrase: $0.name, pronunciationHint: nil)
    }
    let groups = try database.groups().map {
      INSpeakableString(vocabularyIdentifier: $0.id, spokenPhrase: $0.name, pronunciationHint: nil)
    }
    INVocabulary.shared().setVocabulary(NSOrderedSet(array: people), of: .contactName)
    INVocabulary.shared().setVocabulary(NSOrderedSet(array: groups), of: .contactGroupName)
  }
}
