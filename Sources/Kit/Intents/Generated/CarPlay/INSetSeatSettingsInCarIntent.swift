// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set seat settings in car.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSetSeatSettingsInCarIntent: INIntent, @unchecked Sendable {
  /// The enable heating.
  public let enableHeating: Bool?
  /// The enable cooling.
  public let enableCooling: Bool?
  /// The enable massage.
  public let enableMassage: Bool?
  /// The seat.
  public let seat: INCarSeat
  /// The level.
  public let level: Int?
  /// The relative level setting.
  public let relativeLevelSetting: INRelativeSetting
  /// The car name.
  public let carName: INSpeakableString?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    enableHeating: NSNumber?, enableCooling: NSNumber?, enableMassage: NSNumber?, seat: INCarSeat,
    level: NSNumber?, relativeLevelSetting: INRelativeSetting, carName: INSpeakableString?
  ) {
    self.enableHeating = enableHeating?.boolValue
    self.enableCooling = enableCooling?.boolValue
    self.enableMassage = enableMassage?.boolValue
    self.seat = seat
    self.level = level?.intValue
    self.relativeLevelSetting = relativeLevelSetting
    self.carName = carName
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(
    enableHeating: NSNumber?, enableCooling: NSNumber?, enableMassage: NSNumber?, seat: INCarSeat,
    level: NSNumber?, relativeLevelSetting: INRelativeSetting
  ) {
    self.enableHeating = enableHeating?.boolValue
    self.enableCooling = enableCooling?.boolValue
    self.enableMassage = enableMassage?.boolValue
    self.seat = seat
    self.level = level?.intValue
    self.relativeLevelSetting = relativeLevelSetting
    self.carName = nil
    super.init()
  }

  /// Creates a request.
  public init(
    enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil,
    seat: INCarSeat = .unknown, level: Int? = nil, relativeLevel: INRelativeSetting = .unknown,
    carName: INSpeakableString? = nil
  ) {
    self.enableHeating = enableHeating
    self.enableCooling = enableCooling
    self.enableMassage = enableMassage
    self.seat = seat
    self.level = level
    self.relativeLevelSetting = relativeLevel
    self.carName = carName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    enableHeating = nil
    enableCooling = nil
    enableMassage = nil
    seat = .unknown
    level = nil
    relativeLevelSetting = .unknown
    carName = nil
    super.init()
  }

  init(fields: WireFields) {
    enableHeating = fields["enableHeating"]
    enableCooling = fields["enableCooling"]
    enableMassage = fields["enableMassage"]
    seat = fields["seat"] ?? .unknown
    level = fields["level"]
    relativeLevelSetting = fields["relativeLevelSetting"] ?? .unknown
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
    fields["enableHeating"] = enableHeating
    fields["enableCooling"] = enableCooling
    fields["enableMassage"] = enableMassage
    fields["seat"] = seat
    fields["level"] = level
    fields["relativeLevelSetting"] = relativeLevelSetting
    fields["carName"] = carName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetSeatSettingsInCarIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetSeatSettingsInCarIntent", "Set Seat Settings In Car",
    [
      .siriKit("enableHeating", "Enable Heating", .boolean),
      .siriKit("enableCooling", "Enable Cooling", .boolean),
      .siriKit("enableMassage", "Enable Massage", .boolean),
      .siriKit("seat", "Seat", .enumeration("INCarSeat")),
      .siriKit("level", "Level", .integer),
      .siriKit("relativeLevelSetting", "Relative Level Setting", .enumeration("INRelativeSetting")),
      .siriKit("carName", "Car Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetSeatSettingsInCarIntentHandling else { return nil }
    switch parameter {
    case "enableHeating":
      let result: INBooleanResolutionResult = await handler.resolveEnableHeating(for: self)
      return [result]
    case "enableCooling":
      let result: INBooleanResolutionResult = await handler.resolveEnableCooling(for: self)
      return [result]
    case "enableMassage":
      let result: INBooleanResolutionResult = await handler.resolveEnableMassage(for: self)
      return [result]
    case "seat":
      let result: INCarSeatResolutionResult = await handler.resolveSeat(for: self)
      return [result]
    case "level":
      let result: INIntegerResolutionResult = await handler.resolveLevel(for: self)
      return [result]
    case "relativeLevelSetting":
      let result: INRelativeSettingResolutionResult = await handler.resolveRelativeLevelSetting(for: self)
      return [result]
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetSeatSettingsInCarIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetSeatSettingsInCarIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
