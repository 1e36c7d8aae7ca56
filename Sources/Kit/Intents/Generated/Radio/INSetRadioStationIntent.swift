// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set radio station.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSetRadioStationIntent: INIntent, @unchecked Sendable {
  /// The radio type.
  public let radioType: INRadioType
  /// The frequency.
  public let frequency: Double?
  /// The station name.
  public let stationName: String?
  /// The channel.
  public let channel: String?
  /// The preset number.
  public let presetNumber: Int?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    radioType: INRadioType, frequency: NSNumber?, stationName: String?, channel: String?,
    presetNumber: NSNumber?
  ) {
    self.radioType = radioType
    self.frequency = frequency?.doubleValue
    self.stationName = stationName
    self.channel = channel
    self.presetNumber = presetNumber?.intValue
    super.init()
  }

  /// Creates a request.
  public init(
    radioType: INRadioType = .unknown, frequency: Double? = nil, stationName: String? = nil,
    channel: String? = nil, presetNumber: Int? = nil
  ) {
    self.radioType = radioType
    self.frequency = frequency
    self.stationName = stationName
    self.channel = channel
    self.presetNumber = presetNumber
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    radioType = .unknown
    frequency = nil
    stationName = nil
    channel = nil
    presetNumber = nil
    super.init()
  }

  init(fields: WireFields) {
    radioType = fields["radioType"] ?? .unknown
    frequency = fields["frequency"]
    stationName = fields["stationName"]
    channel = fields["channel"]
    presetNumber = fields["presetNumber"]
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
    fields["radioType"] = radioType
    fields["frequency"] = frequency
    fields["stationName"] = stationName
    fields["channel"] = channel
    fields["presetNumber"] = presetNumber
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetRadioStationIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetRadioStationIntent", "Set Radio Station",
    [
      .siriKit("radioType", "Radio Type", .enumeration("INRadioType")),
      .siriKit("frequency", "Frequency", .number),
      .siriKit("stationName", "Station Name", .string),
      .siriKit("channel", "Channel", .string),
      .siriKit("presetNumber", "Preset Number", .integer),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetRadioStationIntentHandling else { return nil }
    switch parameter {
    case "radioType":
      let result: INRadioTypeResolutionResult = await handler.resolveRadioType(for: self)
      return [result]
    case "frequency":
      let result: INDoubleResolutionResult = await handler.resolveFrequency(for: self)
      return [result]
    case "stationName":
      let result: INStringResolutionResult = await handler.resolveStationName(for: self)
      return [result]
    case "channel":
      let result: INStringResolutionResult = await handler.resolveChannel(for: self)
      return [result]
    case "presetNumber":
      let result: INIntegerResolutionResult = await handler.resolvePresetNumber(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetRadioStationIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetRadioStationIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
