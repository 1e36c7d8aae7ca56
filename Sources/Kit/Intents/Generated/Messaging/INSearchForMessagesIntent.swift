// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to search for messages.
public class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  /// The recipients.
  public let recipients: [INPerson]?
  /// The recipients operator.
  public var recipientsOperator: INConditionalOperator
  /// The senders.
  public let senders: [INPerson]?
  /// The senders operator.
  public var sendersOperator: INConditionalOperator
  /// The search terms.
  public let searchTerms: [String]?
  /// The search terms operator.
  public var searchTermsOperator: INConditionalOperator
  /// The attributes.
  public let attributes: INMessageAttributeOptions
  /// The date time range.
  public let dateTimeRange: INDateComponentsRange?
  /// The identifiers.
  public let identifiers: [String]?
  /// The identifiers operator.
  public var identifiersOperator: INConditionalOperator
  /// The notification identifiers.
  public let notificationIdentifiers: [String]?
  /// The notification identifiers operator.
  public var notificationIdentifiersOperator: INConditionalOperator
  /// The speakable group names.
  public let speakableGroupNames: [INSpeakableString]?
  /// The speakable group names operator.
  public var speakableGroupNamesOperator: INConditionalOperator
  /// The conversation identifiers.
  public let conversationIdentifiers: [String]?
  /// The conversation identifiers operator.
  public var conversationIdentifiersOperator: INConditionalOperator
  /// The group names, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var groupNames: [String]? { earlierGroupNames }
  let earlierGroupNames: [String]?
  /// The group names operator, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var groupNamesOperator: INConditionalOperator {
    get { earlierGroupNamesOperator }
    set { earlierGroupNamesOperator = newValue }
  }
  var earlierGroupNamesOperator: INConditionalOperator

  /// Creates a request.
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?,
    conversationIdentifiers: [String]?
  ) {
    self.recipients = recipients
    self.recipientsOperator = .all
    self.senders = senders
    self.sendersOperator = .all
    self.searchTerms = searchTerms
    self.searchTermsOperator = .all
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.identifiersOperator = .all
    self.notificationIdentifiers = notificationIdentifiers
    self.notificationIdentifiersOperator = .all
    self.speakableGroupNames = speakableGroupNames
    self.speakableGroupNamesOperator = .all
    self.conversationIdentifiers = conversationIdentifiers
    self.conversationIdentifiersOperator = .all
    self.earlierGroupNames = nil
    self.earlierGroupNamesOperator = .all
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?
  ) {
    self.recipients = recipients
    self.recipientsOperator = .all
    self.senders = senders
    self.sendersOperator = .all
    self.searchTerms = searchTerms
    self.searchTermsOperator = .all
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.identifiersOperator = .all
    self.notificationIdentifiers = notificationIdentifiers
    self.notificationIdentifiersOperator = .all
    self.speakableGroupNames = nil
    self.speakableGroupNamesOperator = .all
    self.conversationIdentifiers = nil
    self.conversationIdentifiersOperator = .all
    self.earlierGroupNames = groupNames
    self.earlierGroupNamesOperator = .all
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?
  ) {
    self.recipients = recipients
    self.recipientsOperator = .all
    self.senders = senders
    self.sendersOperator = .all
    self.searchTerms = searchTerms
    self.searchTermsOperator = .all
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.identifiersOperator = .all
    self.notificationIdentifiers = notificationIdentifiers
    self.notificationIdentifiersOperator = .all
    self.speakableGroupNames = speakableGroupNames
    self.speakableGroupNamesOperator = .all
    self.conversationIdentifiers = nil
    self.conversationIdentifiersOperator = .all
    self.earlierGroupNames = nil
    self.earlierGroupNamesOperator = .all
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    recipients = nil
    recipientsOperator = .all
    senders = nil
    sendersOperator = .all
    searchTerms = nil
    searchTermsOperator = .all
    attributes = []
    dateTimeRange = nil
    identifiers = nil
    identifiersOperator = .all
    notificationIdentifiers = nil
    notificationIdentifiersOperator = .all
    speakableGroupNames = nil
    speakableGroupNamesOperator = .all
    conversationIdentifiers = nil
    conversationIdentifiersOperator = .all
    earlierGroupNames = nil
    earlierGroupNamesOperator = .all
    super.init()
  }

  init(fields: WireFields) {
    recipients = fields["recipients"]
    recipientsOperator = fields["recipientsOperator"] ?? .all
    senders = fields["senders"]
    sendersOperator = fields["sendersOperator"] ?? .all
    searchTerms = fields["searchTerms"]
    searchTermsOperator = fields["searchTermsOperator"] ?? .all
    attributes = fields["attributes"] ?? []
    dateTimeRange = fields["dateTimeRange"]
    identifiers = fields["identifiers"]
    identifiersOperator = fields["identifiersOperator"] ?? .all
    notificationIdentifiers = fields["notificationIdentifiers"]
    notificationIdentifiersOperator = fields["notificationIdentifiersOperator"] ?? .all
    speakableGroupNames = fields["speakableGroupNames"]
    speakableGroupNamesOperator = fields["speakableGroupNamesOperator"] ?? .all
    conversationIdentifiers = fields["conversationIdentifiers"]
    conversationIdentifiersOperator = fields["conversationIdentifiersOperator"] ?? .all
    earlierGroupNames = fields["groupNames"]
    earlierGroupNamesOperator = fields["groupNamesOperator"] ?? .all
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
    fields["recipientsOperator"] = recipientsOperator
    fields["senders"] = senders
    fields["sendersOperator"] = sendersOperator
    fields["searchTerms"] = searchTerms
    fields["searchTermsOperator"] = searchTermsOperator
    fields["attributes"] = attributes
    fields["dateTimeRange"] = dateTimeRange
    fields["identifiers"] = identifiers
    fields["identifiersOperator"] = identifiersOperator
    fields["notificationIdentifiers"] = notificationIdentifiers
    fields["notificationIdentifiersOperator"] = notificationIdentifiersOperator
    fields["speakableGroupNames"] = speakableGroupNames
    fields["speakableGroupNamesOperator"] = speakableGroupNamesOperator
    fields["conversationIdentifiers"] = conversationIdentifiers
    fields["conversationIdentifiersOperator"] = conversationIdentifiersOperator
    fields["groupNames"] = earlierGroupNames
    fields["groupNamesOperator"] = earlierGroupNamesOperator
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSearchForMessagesIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSearchForMessagesIntent", "Search For Messages",
    [
      .siriKit("recipients", "Recipients", .list(.person)),
      .siriKit("recipientsOperator", "Recipients Operator", .enumeration("INConditionalOperator")),
      .siriKit("senders", "Senders", .list(.person)),
      .siriKit("sendersOperator", "Senders Operator", .enumeration("INConditionalOperator")),
      .siriKit("searchTerms", "Search Terms", .list(.string)),
      .siriKit("searchTermsOperator", "Search Terms Operator", .enumeration("INConditionalOperator")),
      .siriKit("attributes", "Attributes", .enumeration("INMessageAttributeOptions")),
      .siriKit("dateTimeRange", "Date Time Range", .dateRange),
      .siriKit("identifiers", "Identifiers", .list(.string)),
      .siriKit("identifiersOperator", "Identifiers Operator", .enumeration("INConditionalOperator")),
      .siriKit("notificationIdentifiers", "Notification Identifiers", .list(.string)),
      .siriKit(
        "notificationIdentifiersOperator", "Notification Identifiers Operator",
        .enumeration("INConditionalOperator")),
      .siriKit("speakableGroupNames", "Speakable Group Names", .list(.spoken)),
      .siriKit(
        "speakableGroupNamesOperator", "Speakable Group Names Operator", .enumeration("INConditionalOperator")),
      .siriKit("conversationIdentifiers", "Conversation Identifiers", .list(.string)),
      .siriKit(
        "conversationIdentifiersOperator", "Conversation Identifiers Operator",
        .enumeration("INConditionalOperator")),
      .siriKit("groupNames", "Group Names", .list(.string)),
      .siriKit("groupNamesOperator", "Group Names Operator", .enumeration("INConditionalOperator")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSearchForMessagesIntentHandling else { return nil }
    switch parameter {
    case "recipients":
      let result: [INPersonResolutionResult] = await handler.resolveRecipients(for: self)
      return result
    case "senders":
      let result: [INPersonResolutionResult] = await handler.resolveSenders(for: self)
      return result
    case "attributes":
      let result: INMessageAttributeOptionsResolutionResult = await handler.resolveAttributes(for: self)
      return [result]
    case "dateTimeRange":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDateTimeRange(for: self)
      return [result]
    case "speakableGroupNames":
      let result: [INSpeakableStringResolutionResult] = await handler.resolveSpeakableGroupNames(for: self)
      return result
    case "groupNames":
      let result: [INStringResolutionResult] = await handler.resolveGroupNames(for: self)
      return result
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForMessagesIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForMessagesIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
