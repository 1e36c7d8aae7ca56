// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get available restaurant reservation booking defaults.
public class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant: INRestaurant?

  /// Creates a request.
  public init(restaurant: INRestaurant?) {
    self.restaurant = restaurant
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    restaurant = nil
    super.init()
  }

  init(fields: WireFields) {
    restaurant = fields["restaurant"]
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
    fields["restaurant"] = restaurant
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetAvailableRestaurantReservationBookingDefaultsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetAvailableRestaurantReservationBookingDefaultsIntent", "Get Available Restaurant Reservation Booking Defaults",
    [
      .siriKit("restaurant", "Restaurant", .record("INRestaurant")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling else { return nil }
    switch parameter {
    case "restaurant":
      let result: INRestaurantResolutionResult = await handler.resolveRestaurant(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling else { return nil }
    return await handler.confirm(getAvailableRestaurantReservationBookingDefaults: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling else { return nil }
    return await handler.handle(getAvailableRestaurantReservationBookingDefaults: self)
  }
}
