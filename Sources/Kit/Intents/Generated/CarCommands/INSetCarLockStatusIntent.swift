// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set car lock status.
public class INSetCarLockStatusIntent: INIntent, @unchecked Sendable {
  /// The locked.
  public let locked: Bool?
  /// The car name.
  public let carName: INSpeakableString?

  /// Creates a request.
  @_disfavoredOverload
  public init(locked: NSNumber?, carName: INSpeakableString?) {
    self.locked = locked?.boolValue
    self.carName = carName
    super.init()
  }

  /// Creates a request.
  public init(locked: Bool?, carName: INSpeakableString?) {
    self.locked = locked
    self.carName = carName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    locked = nil
    carName = nil
    super.init()
  }

  init(fields: WireFields) {
    locked = fields["locked"]
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
    fields["locked"] = locked
    fields["carName"] = carName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetCarLockStatusIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetCarLockStatusIntent", "Set Car Lock Status",
    [
      .siriKit("locked", "Locked", .boolean),
      .siriKit("carName", "Car Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetCarLockStatusIntentHandling else { return nil }
    switch parameter {
    case "locked":
      let result: INBooleanResolutionResult = await handler.resolveLocked(for: self)
      return [result]
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetCarLockStatusIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetCarLockStatusIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
