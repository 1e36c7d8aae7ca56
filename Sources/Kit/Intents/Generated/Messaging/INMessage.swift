// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a message.
public class INMessage: SiriKitObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The conversation identifier.
  public let conversationIdentifier: String?
  /// The content.
  public let content: String?
  /// The date sent.
  public let dateSent: Date?
  /// The sender.
  public let sender: INPerson?
  /// The recipients.
  public let recipients: [INPerson]?
  /// The group name.
  public let groupName: INSpeakableString?
  /// The message type.
  public let messageType: INMessageType
  /// The service name.
  public let serviceName: String?
  /// The attachment files.
  public let attachmentFiles: [INFile]?
  /// The number of attachments.
  public let numberOfAttachments: NSNumber?
  /// The audio message file, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var audioMessageFile: INFile? { earlierAudioMessageFile }
  let earlierAudioMessageFile: INFile?
  /// The link metadata.
  public let linkMetadata: INMessageLinkMetadata?
  /// The sticker.
  public var sticker: INSticker?
  /// The reaction.
  public var reaction: INMessageReaction?
  let referencedMessage: INMessage?

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
    attachmentFiles: [INFile]?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = attachmentFiles
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
    audioMessageFile: INFile?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = audioMessageFile
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = nil
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = nil
    self.messageType = messageType
    self.serviceName = nil
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = nil
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = nil
    self.messageType = .unspecified
    self.serviceName = nil
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?,
    linkMetadata: INMessageLinkMetadata?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = .unspecified
    self.serviceName = serviceName
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = linkMetadata
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
    numberOfAttachments: NSNumber?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = nil
    self.numberOfAttachments = numberOfAttachments
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = nil
    self.referencedMessage = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
    referencedMessage: INMessage?, reaction: INMessageReaction?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = nil
    self.reaction = reaction
    self.referencedMessage = referencedMessage
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
    referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = nil
    self.numberOfAttachments = nil
    self.earlierAudioMessageFile = nil
    self.linkMetadata = nil
    self.sticker = sticker
    self.reaction = reaction
    self.referencedMessage = referencedMessage
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    identifier = fields["identifier"] ?? ""
    conversationIdentifier = fields["conversationIdentifier"]
    content = fields["content"]
    dateSent = fields["dateSent"]
    sender = fields["sender"]
    recipients = fields["recipients"]
    groupName = fields["groupName"]
    messageType = fields["messageType"] ?? .unspecified
    serviceName = fields["serviceName"]
    attachmentFiles = fields["attachmentFiles"]
    numberOfAttachments = fields["numberOfAttachments"]
    earlierAudioMessageFile = fields["audioMessageFile"]
    linkMetadata = fields["linkMetadata"]
    sticker = fields["sticker"]
    reaction = fields["reaction"]
    referencedMessage = fields["referencedMessage"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["identifier"] = identifier
    fields["conversationIdentifier"] = conversationIdentifier
    fields["content"] = content
    fields["dateSent"] = dateSent
    fields["sender"] = sender
    fields["recipients"] = recipients
    fields["groupName"] = groupName
    fields["messageType"] = messageType
    fields["serviceName"] = serviceName
    fields["attachmentFiles"] = attachmentFiles
    fields["numberOfAttachments"] = numberOfAttachments
    fields["audioMessageFile"] = earlierAudioMessageFile
    fields["linkMetadata"] = linkMetadata
    fields["sticker"] = sticker
    fields["reaction"] = reaction
    fields["referencedMessage"] = referencedMessage
    return fields
  }

  override class var principalField: String? { "content" }
}
