// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to send message.
public class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// The recipients.
  public let recipients: [INPerson]?
  /// The outgoing message type.
  public let outgoingMessageType: INOutgoingMessageType
  /// The content.
  public let content: String?
  /// The speakable group name.
  public let speakableGroupName: INSpeakableString?
  /// The conversation identifier.
  public let conversationIdentifier: String?
  /// The service name.
  public let serviceName: String?
  /// The sender.
  public let sender: INPerson?
  /// The attachments.
  public let attachments: [INSendMessageAttachment]?
  /// The group name, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var groupName: String? { earlierGroupName }
  let earlierGroupName: String?

  /// Creates a request.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    self.earlierGroupName = nil
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = .unknown
    self.content = content
    self.speakableGroupName = nil
    self.conversationIdentifier = nil
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = nil
    self.earlierGroupName = groupName
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = .unknown
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = nil
    self.earlierGroupName = nil
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = nil
    self.earlierGroupName = nil
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    recipients = nil
    outgoingMessageType = .unknown
    content = nil
    speakableGroupName = nil
    conversationIdentifier = nil
    serviceName = nil
    sender = nil
    attachments = nil
    earlierGroupName = nil
    super.init()
  }

  init(fields: WireFields) {
    recipients = fields["recipients"]
    outgoingMessageType = fields["outgoingMessageType"] ?? .unknown
    content = fields["content"]
    speakableGroupName = fields["speakableGroupName"]
    conversationIdentifier = fields["conversationIdentifier"]
    serviceName = fields["serviceName"]
    sender = fields["sender"]
    attachments = fields["attachments"]
    earlierGroupName = fields["groupName"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["recipients"] = recipients
    fields["outgoingMessageType"] = outgoingMessageType
    fields["content"] = content
    fields["speakableGroupName"] = speakableGroupName
    fields["conversationIdentifier"] = conversationIdentifier
    fields["serviceName"] = serviceName
    fields["sender"] = sender
    fields["attachments"] = attachments
    fields["groupName"] = earlierGroupName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSendMessageIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSendMessageIntent", "Send Message",
    [
      .siriKit("recipients", "Recipients", .list(.person)),
      .siriKit("outgoingMessageType", "Outgoing Message Type", .enumeration("INOutgoingMessageType")),
      .siriKit("content", "Content", .string),
      .siriKit("speakableGroupName", "Speakable Group Name", .spoken),
      .siriKit("conversationIdentifier", "Conversation Identifier", .string),
      .siriKit("serviceName", "Service Name", .string),
      .siriKit("sender", "Sender", .person),
      .siriKit("attachments", "Attachments", .list(.record("INSendMessageAttachment"))),
      .siriKit("groupName", "Group Name", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSendMessageIntentHandling else { return nil }
    switch parameter {
    case "recipients":
      let newest: [INSendMessageRecipientResolutionResult] = await handler.resolveRecipients(for: self)
      if newest.contains(where: \.isImplemented) { return newest }
      let earlier: any INSendMessageIntentEarlierHandling = handler
      let older: [INPersonResolutionResult] = await earlier.resolveRecipients(for: self)
      return older
    case "outgoingMessageType":
      let result: INOutgoingMessageTypeResolutionResult = await handler.resolveOutgoingMessageType(for: self)
      return [result]
    case "content":
      let result: INStringResolutionResult = await handler.resolveContent(for: self)
      return [result]
    case "speakableGroupName":
      let result: INSpeakableStringResolutionResult = await handler.resolveSpeakableGroupName(for: self)
      return [result]
    case "groupName":
      let result: INStringResolutionResult = await handler.resolveGroupName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSendMessageIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSendMessageIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
