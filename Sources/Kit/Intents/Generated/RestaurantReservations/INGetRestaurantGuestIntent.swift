// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get restaurant guest.
public class INGetRestaurantGuestIntent: INIntent, @unchecked Sendable {
  /// Creates a request without values.
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
    INGetRestaurantGuestIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetRestaurantGuestIntent", "Get Restaurant Guest",
    [])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    handler is any INGetRestaurantGuestIntentHandling ? [] : nil
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetRestaurantGuestIntentHandling else { return nil }
    return await handler.confirm(getRestaurantGuest: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetRestaurantGuestIntentHandling else { return nil }
    return await handler.handle(getRestaurantGuest: self)
  }
}
