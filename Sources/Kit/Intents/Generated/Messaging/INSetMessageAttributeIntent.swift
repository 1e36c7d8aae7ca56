// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set message attribute.
public class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  /// The identifiers.
  public let identifiers: [String]?
  /// The attribute.
  public let attribute: INMessageAttribute

  /// Creates a request.
  public init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.identifiers = identifiers
    self.attribute = attribute
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    identifiers = nil
    attribute = .unknown
    super.init()
  }

  init(fields: WireFields) {
    identifiers = fields["identifiers"]
    attribute = fields["attribute"] ?? .unknown
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
    fields["identifiers"] = identifiers
    fields["attribute"] = attribute
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetMessageAttributeIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetMessageAttributeIntent", "Set Message Attribute",
    [
      .siriKit("identifiers", "Identifiers", .list(.string)),
      .siriKit("attribute", "Attribute", .enumeration("INMessageAttribute")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetMessageAttributeIntentHandling else { return nil }
    switch parameter {
    case "attribute":
      let result: INMessageAttributeResolutionResult = await handler.resolveAttribute(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetMessageAttributeIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetMessageAttributeIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
