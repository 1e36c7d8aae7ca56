// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to start call.
public class INStartCallIntent: INIntent, @unchecked Sendable {
  /// The call record filter.
  public let callRecordFilter: INCallRecordFilter?
  /// The call record to call back.
  public let callRecordToCallBack: INCallRecord?
  /// The audio route.
  public let audioRoute: INCallAudioRoute
  /// The destination type.
  public let destinationType: INCallDestinationType
  /// The contacts.
  public let contacts: [INPerson]?
  /// The call capability.
  public let callCapability: INCallCapability
  /// The record type for redialing, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var recordTypeForRedialing: INCallRecordType { earlierRecordTypeForRedialing }
  let earlierRecordTypeForRedialing: INCallRecordType

  /// Creates a request.
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    self.earlierRecordTypeForRedialing = .unknown
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) {
    self.callRecordFilter = nil
    self.callRecordToCallBack = nil
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    self.earlierRecordTypeForRedialing = recordTypeForRedialing
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    callRecordFilter = nil
    callRecordToCallBack = nil
    audioRoute = .unknown
    destinationType = .unknown
    contacts = nil
    callCapability = .unknown
    earlierRecordTypeForRedialing = .unknown
    super.init()
  }

  init(fields: WireFields) {
    callRecordFilter = fields["callRecordFilter"]
    callRecordToCallBack = fields["callRecordToCallBack"]
    audioRoute = fields["audioRoute"] ?? .unknown
    destinationType = fields["destinationType"] ?? .unknown
    contacts = fields["contacts"]
    callCapability = fields["callCapability"] ?? .unknown
    earlierRecordTypeForRedialing = fields["recordTypeForRedialing"] ?? .unknown
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
    fields["callRecordFilter"] = callRecordFilter
    fields["callRecordToCallBack"] = callRecordToCallBack
    fields["audioRoute"] = audioRoute
    fields["destinationType"] = destinationType
    fields["contacts"] = contacts
    fields["callCapability"] = callCapability
    fields["recordTypeForRedialing"] = earlierRecordTypeForRedialing
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INStartCallIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INStartCallIntent", "Start Call",
    [
      .siriKit("callRecordFilter", "Call Record Filter", .record("INCallRecordFilter")),
      .siriKit("callRecordToCallBack", "Call Record To Call Back", .record("INCallRecord")),
      .siriKit("audioRoute", "Audio Route", .enumeration("INCallAudioRoute")),
      .siriKit("destinationType", "Destination Type", .enumeration("INCallDestinationType")),
      .siriKit("contacts", "Contacts", .list(.person)),
      .siriKit("callCapability", "Call Capability", .enumeration("INCallCapability")),
      .siriKit("recordTypeForRedialing", "Record Type For Redialing", .enumeration("INCallRecordType")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INStartCallIntentHandling else { return nil }
    switch parameter {
    case "callRecordToCallBack":
      let result: INCallRecordResolutionResult = await handler.resolveCallRecordToCallBack(for: self)
      return [result]
    case "destinationType":
      let result: INCallDestinationTypeResolutionResult = await handler.resolveDestinationType(for: self)
      return [result]
    case "contacts":
      let result: [INStartCallContactResolutionResult] = await handler.resolveContacts(for: self)
      return result
    case "callCapability":
      let result: INStartCallCallCapabilityResolutionResult = await handler.resolveCallCapability(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartCallIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartCallIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
