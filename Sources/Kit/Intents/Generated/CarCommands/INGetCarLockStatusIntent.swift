// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get car lock status.
public class INGetCarLockStatusIntent: INIntent, @unchecked Sendable {
  /// The car name.
  public let carName: INSpeakableString?

  /// Creates a request.
  public init(carName: INSpeakableString?) {
    self.carName = carName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    carName = nil
    super.init()
  }

  init(fields: WireFields) {
    carName = fields["carName"]
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
    fields["carName"] = carName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetCarLockStatusIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetCarLockStatusIntent", "Get Car Lock Status",
    [
      .siriKit("carName", "Car Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INGetCarLockStatusIntentHandling else { return nil }
    switch parameter {
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetCarLockStatusIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetCarLockStatusIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
