// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set climate settings in car.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSetClimateSettingsInCarIntent: INIntent, @unchecked Sendable {
  /// The enable fan.
  public let enableFan: Bool?
  /// The enable air conditioner.
  public let enableAirConditioner: Bool?
  /// The enable climate control.
  public let enableClimateControl: Bool?
  /// The enable auto mode.
  public let enableAutoMode: Bool?
  /// The air circulation mode.
  public let airCirculationMode: INCarAirCirculationMode
  /// The fan speed index.
  public let fanSpeedIndex: Int?
  /// The fan speed percentage.
  public let fanSpeedPercentage: Double?
  /// The relative fan speed setting.
  public let relativeFanSpeedSetting: INRelativeSetting
  /// The temperature.
  public let temperature: Measurement<UnitTemperature>?
  /// The relative temperature setting.
  public let relativeTemperatureSetting: INRelativeSetting
  /// The climate zone.
  public let climateZone: INCarSeat
  /// The car name.
  public let carName: INSpeakableString?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    enableFan: NSNumber?, enableAirConditioner: NSNumber?, enableClimateControl: NSNumber?,
    enableAutoMode: NSNumber?, airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: NSNumber?,
    fanSpeedPercentage: NSNumber?, relativeFanSpeedSetting: INRelativeSetting,
    temperature: Measurement<UnitTemperature>?, relativeTemperatureSetting: INRelativeSetting,
    climateZone: INCarSeat, carName: INSpeakableString?
  ) {
    self.enableFan = enableFan?.boolValue
    self.enableAirConditioner = enableAirConditioner?.boolValue
    self.enableClimateControl = enableClimateControl?.boolValue
    self.enableAutoMode = enableAutoMode?.boolValue
    self.airCirculationMode = airCirculationMode
    self.fanSpeedIndex = fanSpeedIndex?.intValue
    self.fanSpeedPercentage = fanSpeedPercentage?.doubleValue
    self.relativeFanSpeedSetting = relativeFanSpeedSetting
    self.temperature = temperature
    self.relativeTemperatureSetting = relativeTemperatureSetting
    self.climateZone = climateZone
    self.carName = carName
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(
    enableFan: NSNumber?, enableAirConditioner: NSNumber?, enableClimateControl: NSNumber?,
    enableAutoMode: NSNumber?, airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: NSNumber?,
    fanSpeedPercentage: NSNumber?, relativeFanSpeedSetting: INRelativeSetting,
    temperature: Measurement<UnitTemperature>?, relativeTemperatureSetting: INRelativeSetting,
    climateZone: INCarSeat
  ) {
    self.enableFan = enableFan?.boolValue
    self.enableAirConditioner = enableAirConditioner?.boolValue
    self.enableClimateControl = enableClimateControl?.boolValue
    self.enableAutoMode = enableAutoMode?.boolValue
    self.airCirculationMode = airCirculationMode
    self.fanSpeedIndex = fanSpeedIndex?.intValue
    self.fanSpeedPercentage = fanSpeedPercentage?.doubleValue
    self.relativeFanSpeedSetting = relativeFanSpeedSetting
    self.temperature = temperature
    self.relativeTemperatureSetting = relativeTemperatureSetting
    self.climateZone = climateZone
    self.carName = nil
    super.init()
  }

  /// Creates a request.
  public init(
    enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil,
    enableAutoMode: Bool? = nil, airCirculationMode: INCarAirCirculationMode = .unknown,
    fanSpeedIndex: Int? = nil, fanSpeedPercentage: Double? = nil,
    relativeFanSpeedSetting: INRelativeSetting = .unknown, temperature: Measurement<UnitTemperature>? = nil,
    relativeTemperatureSetting: INRelativeSetting = .unknown, climateZone: INCarSeat = .unknown,
    carName: INSpeakableString? = nil
  ) {
    self.enableFan = enableFan
    self.enableAirConditioner = enableAirConditioner
    self.enableClimateControl = enableClimateControl
    self.enableAutoMode = enableAutoMode
    self.airCirculationMode = airCirculationMode
    self.fanSpeedIndex = fanSpeedIndex
    self.fanSpeedPercentage = fanSpeedPercentage
    self.relativeFanSpeedSetting = relativeFanSpeedSetting
    self.temperature = temperature
    self.relativeTemperatureSetting = relativeTemperatureSetting
    self.climateZone = climateZone
    self.carName = carName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    enableFan = nil
    enableAirConditioner = nil
    enableClimateControl = nil
    enableAutoMode = nil
    airCirculationMode = .unknown
    fanSpeedIndex = nil
    fanSpeedPercentage = nil
    relativeFanSpeedSetting = .unknown
    temperature = nil
    relativeTemperatureSetting = .unknown
    climateZone = .unknown
    carName = nil
    super.init()
  }

  init(fields: WireFields) {
    enableFan = fields["enableFan"]
    enableAirConditioner = fields["enableAirConditioner"]
    enableClimateControl = fields["enableClimateControl"]
    enableAutoMode = fields["enableAutoMode"]
    airCirculationMode = fields["airCirculationMode"] ?? .unknown
    fanSpeedIndex = fields["fanSpeedIndex"]
    fanSpeedPercentage = fields["fanSpeedPercentage"]
    relativeFanSpeedSetting = fields["relativeFanSpeedSetting"] ?? .unknown
    temperature = fields["temperature"]
    relativeTemperatureSetting = fields["relativeTemperatureSetting"] ?? .unknown
    climateZone = fields["climateZone"] ?? .unknown
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
    fields["enableFan"] = enableFan
    fields["enableAirConditioner"] = enableAirConditioner
    fields["enableClimateControl"] = enableClimateControl
    fields["enableAutoMode"] = enableAutoMode
    fields["airCirculationMode"] = airCirculationMode
    fields["fanSpeedIndex"] = fanSpeedIndex
    fields["fanSpeedPercentage"] = fanSpeedPercentage
    fields["relativeFanSpeedSetting"] = relativeFanSpeedSetting
    fields["temperature"] = temperature
    fields["relativeTemperatureSetting"] = relativeTemperatureSetting
    fields["climateZone"] = climateZone
    fields["carName"] = carName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetClimateSettingsInCarIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetClimateSettingsInCarIntent", "Set Climate Settings In Car",
    [
      .siriKit("enableFan", "Enable Fan", .boolean),
      .siriKit("enableAirConditioner", "Enable Air Conditioner", .boolean),
      .siriKit("enableClimateControl", "Enable Climate Control", .boolean),
      .siriKit("enableAutoMode", "Enable Auto Mode", .boolean),
      .siriKit("airCirculationMode", "Air Circulation Mode", .enumeration("INCarAirCirculationMode")),
      .siriKit("fanSpeedIndex", "Fan Speed Index", .integer),
      .siriKit("fanSpeedPercentage", "Fan Speed Percentage", .number),
      .siriKit("relativeFanSpeedSetting", "Relative Fan Speed Setting", .enumeration("INRelativeSetting")),
      .siriKit("temperature", "Temperature", .measurement("temperature")),
      .siriKit(
        "relativeTemperatureSetting", "Relative Temperature Setting", .enumeration("INRelativeSetting")),
      .siriKit("climateZone", "Climate Zone", .enumeration("INCarSeat")),
      .siriKit("carName", "Car Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetClimateSettingsInCarIntentHandling else { return nil }
    switch parameter {
    case "enableFan":
      let result: INBooleanResolutionResult = await handler.resolveEnableFan(for: self)
      return [result]
    case "enableAirConditioner":
      let result: INBooleanResolutionResult = await handler.resolveEnableAirConditioner(for: self)
      return [result]
    case "enableClimateControl":
      let result: INBooleanResolutionResult = await handler.resolveEnableClimateControl(for: self)
      return [result]
    case "enableAutoMode":
      let result: INBooleanResolutionResult = await handler.resolveEnableAutoMode(for: self)
      return [result]
    case "airCirculationMode":
      let result: INCarAirCirculationModeResolutionResult = await handler.resolveAirCirculationMode(for: self)
      return [result]
    case "fanSpeedIndex":
      let result: INIntegerResolutionResult = await handler.resolveFanSpeedIndex(for: self)
      return [result]
    case "fanSpeedPercentage":
      let result: INDoubleResolutionResult = await handler.resolveFanSpeedPercentage(for: self)
      return [result]
    case "relativeFanSpeedSetting":
      let result: INRelativeSettingResolutionResult = await handler.resolveRelativeFanSpeedSetting(for: self)
      return [result]
    case "temperature":
      let result: INTemperatureResolutionResult = await handler.resolveTemperature(for: self)
      return [result]
    case "relativeTemperatureSetting":
      let result: INRelativeSettingResolutionResult =
        await handler.resolveRelativeTemperatureSetting(for: self)
      return [result]
    case "climateZone":
      let result: INCarSeatResolutionResult = await handler.resolveClimateZone(for: self)
      return [result]
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetClimateSettingsInCarIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetClimateSettingsInCarIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
