// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to search call history.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSearchCallHistoryIntent: INIntent, @unchecked Sendable {
  /// The date created.
  public let dateCreated: INDateComponentsRange?
  /// The recipient.
  public let recipient: INPerson?
  /// The call capabilities.
  public let callCapabilities: INCallCapabilityOptions
  /// The call types.
  public let callTypes: INCallRecordTypeOptions
  /// The unseen.
  public let unseen: Bool?
  /// The call type, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var callType: INCallRecordType { earlierCallType }
  let earlierCallType: INCallRecordType

  /// Creates a request.
  @_disfavoredOverload
  public init(
    dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions = [],
    callTypes: INCallRecordTypeOptions = [], unseen: NSNumber?
  ) {
    self.dateCreated = dateCreated
    self.recipient = recipient
    self.callCapabilities = callCapabilities
    self.callTypes = callTypes
    self.unseen = unseen?.boolValue
    self.earlierCallType = .unknown
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions = []
  ) {
    self.dateCreated = dateCreated
    self.recipient = recipient
    self.callCapabilities = callCapabilities
    self.callTypes = []
    self.unseen = nil
    self.earlierCallType = callType
    super.init()
  }

  /// Creates a request.
  public init(
    dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil,
    callCapabilities: INCallCapabilityOptions = [], callTypes: INCallRecordTypeOptions = [],
    unseen: Bool? = nil
  ) {
    self.dateCreated = dateCreated
    self.recipient = recipient
    self.callCapabilities = callCapabilities
    self.callTypes = callTypes
    self.unseen = unseen
    self.earlierCallType = .unknown
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    dateCreated = nil
    recipient = nil
    callCapabilities = []
    callTypes = []
    unseen = nil
    earlierCallType = .unknown
    super.init()
  }

  init(fields: WireFields) {
    dateCreated = fields["dateCreated"]
    recipient = fields["recipient"]
    callCapabilities = fields["callCapabilities"] ?? []
    callTypes = fields["callTypes"] ?? []
    unseen = fields["unseen"]
    earlierCallType = fields["callType"] ?? .unknown
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
    fields["dateCreated"] = dateCreated
    fields["recipient"] = recipient
    fields["callCapabilities"] = callCapabilities
    fields["callTypes"] = callTypes
    fields["unseen"] = unseen
    fields["callType"] = earlierCallType
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSearchCallHistoryIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSearchCallHistoryIntent", "Search Call History",
    [
      .siriKit("dateCreated", "Date Created", .dateRange),
      .siriKit("recipient", "Recipient", .person),
      .siriKit("callCapabilities", "Call Capabilities", .enumeration("INCallCapabilityOptions")),
      .siriKit("callTypes", "Call Types", .enumeration("INCallRecordTypeOptions")),
      .siriKit("unseen", "Unseen", .boolean),
      .siriKit("callType", "Call Type", .enumeration("INCallRecordType")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSearchCallHistoryIntentHandling else { return nil }
    switch parameter {
    case "dateCreated":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDateCreated(for: self)
      return [result]
    case "recipient":
      let result: INPersonResolutionResult = await handler.resolveRecipient(for: self)
      return [result]
    case "callTypes":
      let result: INCallRecordTypeOptionsResolutionResult = await handler.resolveCallTypes(for: self)
      return [result]
    case "unseen":
      let result: INBooleanResolutionResult = await handler.resolveUnseen(for: self)
      return [result]
    case "callType":
      let result: INCallRecordTypeResolutionResult = await handler.resolveCallType(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchCallHistoryIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchCallHistoryIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
