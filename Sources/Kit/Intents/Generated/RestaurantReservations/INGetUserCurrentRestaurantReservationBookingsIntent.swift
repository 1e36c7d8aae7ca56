// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get user current restaurant reservation bookings.
public class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant: INRestaurant?
  /// The reservation identifier.
  public var reservationIdentifier: String?
  /// The maximum number of results.
  public var maximumNumberOfResults: NSNumber?
  /// The earliest booking date for results.
  public var earliestBookingDateForResults: Date?

  /// Creates a request.
  public init(
    restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?,
    earliestBookingDateForResults: Date?
  ) {
    self.restaurant = restaurant
    self.reservationIdentifier = reservationIdentifier
    self.maximumNumberOfResults = maximumNumberOfResults
    self.earliestBookingDateForResults = earliestBookingDateForResults
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    restaurant = nil
    reservationIdentifier = nil
    maximumNumberOfResults = nil
    earliestBookingDateForResults = nil
    super.init()
  }

  init(fields: WireFields) {
    restaurant = fields["restaurant"]
    reservationIdentifier = fields["reservationIdentifier"]
    maximumNumberOfResults = fields["maximumNumberOfResults"]
    earliestBookingDateForResults = fields["earliestBookingDateForResults"]
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
    fields["reservationIdentifier"] = reservationIdentifier
    fields["maximumNumberOfResults"] = maximumNumberOfResults
    fields["earliestBookingDateForResults"] = earliestBookingDateForResults
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetUserCurrentRestaurantReservationBookingsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetUserCurrentRestaurantReservationBookingsIntent", "Get User Current Restaurant Reservation Bookings",
    [
      .siriKit("restaurant", "Restaurant", .record("INRestaurant")),
      .siriKit("reservationIdentifier", "Reservation Identifier", .string),
      .siriKit("maximumNumberOfResults", "Maximum Number Of Results", .number),
      .siriKit("earliestBookingDateForResults", "Earliest Booking Date For Results", .date),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INGetUserCurrentRestaurantReservationBookingsIntentHandling else { return nil }
    switch parameter {
    case "restaurant":
      let result: INRestaurantResolutionResult = await handler.resolveRestaurant(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetUserCurrentRestaurantReservationBookingsIntentHandling else { return nil }
    return await handler.confirm(getUserCurrentRestaurantReservationBookings: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetUserCurrentRestaurantReservationBookingsIntentHandling else { return nil }
    return await handler.handle(getUserCurrentRestaurantReservationBookings: self)
  }
}
