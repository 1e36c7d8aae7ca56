// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set defroster settings in car.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSetDefrosterSettingsInCarIntent: INIntent, @unchecked Sendable {
  /// The enable.
  public let enable: Bool?
  /// The defroster.
  public let defroster: INCarDefroster
  /// The car name.
  public let carName: INSpeakableString?

  /// Creates a request.
  @_disfavoredOverload
  public init(enable: NSNumber?, defroster: INCarDefroster, carName: INSpeakableString?) {
    self.enable = enable?.boolValue
    self.defroster = defroster
    self.carName = carName
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(enable: NSNumber?, defroster: INCarDefroster) {
    self.enable = enable?.boolValue
    self.defroster = defroster
    self.carName = nil
    super.init()
  }

  /// Creates a request.
  public init(enable: Bool? = nil, defroster: INCarDefroster = .unknown, carName: INSpeakableString? = nil) {
    self.enable = enable
    self.defroster = defroster
    self.carName = carName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    enable = nil
    defroster = .unknown
    carName = nil
    super.init()
  }

  init(fields: WireFields) {
    enable = fields["enable"]
    defroster = fields["defroster"] ?? .unknown
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
    fields["enable"] = enable
    fields["defroster"] = defroster
    fields["carName"] = carName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetDefrosterSettingsInCarIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetDefrosterSettingsInCarIntent", "Set Defroster Settings In Car",
    [
      .siriKit("enable", "Enable", .boolean),
      .siriKit("defroster", "Defroster", .enumeration("INCarDefroster")),
      .siriKit("carName", "Car Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetDefrosterSettingsInCarIntentHandling else { return nil }
    switch parameter {
    case "enable":
      let result: INBooleanResolutionResult = await handler.resolveEnable(for: self)
      return [result]
    case "defroster":
      let result: INCarDefrosterResolutionResult = await handler.resolveDefroster(for: self)
      return [result]
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetDefrosterSettingsInCarIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetDefrosterSettingsInCarIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
