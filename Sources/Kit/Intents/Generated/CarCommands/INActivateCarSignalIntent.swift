// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to activate car signal.
public class INActivateCarSignalIntent: INIntent, @unchecked Sendable {
  /// The car name.
  public let carName: INSpeakableString?
  /// The signals.
  public let signals: INCarSignalOptions

  /// Creates a request.
  public init(carName: INSpeakableString?, signals: INCarSignalOptions = []) {
    self.carName = carName
    self.signals = signals
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    carName = nil
    signals = []
    super.init()
  }

  init(fields: WireFields) {
    carName = fields["carName"]
    signals = fields["signals"] ?? []
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
    fields["signals"] = signals
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INActivateCarSignalIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INActivateCarSignalIntent", "Activate Car Signal",
    [
      .siriKit("carName", "Car Name", .spoken),
      .siriKit("signals", "Signals", .enumeration("INCarSignalOptions")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INActivateCarSignalIntentHandling else { return nil }
    switch parameter {
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    case "signals":
      let result: INCarSignalOptionsResolutionResult = await handler.resolveSignals(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INActivateCarSignalIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INActivateCarSignalIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
