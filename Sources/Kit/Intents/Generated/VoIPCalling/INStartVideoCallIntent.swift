// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to start video call.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INStartCallIntent in new code.")
public class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// The contacts.
  public let contacts: [INPerson]?

  /// Creates a request.
  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    contacts = nil
    super.init()
  }

  init(fields: WireFields) {
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
    fields["contacts"] = contacts
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INStartVideoCallIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INStartVideoCallIntent", "Start Video Call",
    [
      .siriKit("contacts", "Contacts", .list(.person)),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INStartVideoCallIntentHandling else { return nil }
    switch parameter {
    case "contacts":
      let result: [INPersonResolutionResult] = await handler.resolveContacts(for: self)
      return result
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartVideoCallIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartVideoCallIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
