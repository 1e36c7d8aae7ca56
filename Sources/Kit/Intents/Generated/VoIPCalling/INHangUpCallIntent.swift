// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to hang up call.
public class INHangUpCallIntent: INIntent, @unchecked Sendable {
  /// The call identifier.
  public let callIdentifier: String?

  /// Creates a request.
  public init(callIdentifier: String?) {
    self.callIdentifier = callIdentifier
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    callIdentifier = nil
    super.init()
  }

  init(fields: WireFields) {
    callIdentifier = fields["callIdentifier"]
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
    fields["callIdentifier"] = callIdentifier
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INHangUpCallIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INHangUpCallIntent", "Hang Up Call",
    [
      .siriKit("callIdentifier", "Call Identifier", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INHangUpCallIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INHangUpCallIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INHangUpCallIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
