// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to start audio call.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
public class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  /// The destination type.
  public let destinationType: INCallDestinationType
  /// The contacts.
  public let contacts: [INPerson]?

  /// Creates a request.
  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.destinationType = destinationType
    self.contacts = contacts
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(contacts: [INPerson]?) {
    self.destinationType = .unknown
    self.contacts = contacts
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    destinationType = .unknown
    contacts = nil
    super.init()
  }

  init(fields: WireFields) {
    destinationType = fields["destinationType"] ?? .unknown
    contacts = fields["contacts"]
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
    fields["destinationType"] = destinationType
    fields["contacts"] = contacts
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INStartAudioCallIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INStartAudioCallIntent", "Start Audio Call",
    [
      .siriKit("destinationType", "Destination Type", .enumeration("INCallDestinationType")),
      .siriKit("contacts", "Contacts", .list(.person)),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INStartAudioCallIntentHandling else { return nil }
    switch parameter {
    case "destinationType":
      let result: INCallDestinationTypeResolutionResult = await handler.resolveDestinationType(for: self)
      return [result]
    case "contacts":
      let result: [INPersonResolutionResult] = await handler.resolveContacts(for: self)
      return result
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartAudioCallIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartAudioCallIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
