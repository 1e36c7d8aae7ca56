// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get ride status.
public class INGetRideStatusIntent: INIntent, @unchecked Sendable {
  /// Creates a request.
  public override init() {
    super.init()
  }

  init(fields: WireFields) {
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    WireFields()
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetRideStatusIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetRideStatusIntent", "Get Ride Status",
    [])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INGetRideStatusIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetRideStatusIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetRideStatusIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
