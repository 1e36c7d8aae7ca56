// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to get available restaurant reservation bookings.
public class INGetAvailableRestaurantReservationBookingsIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant: INRestaurant
  /// The party size.
  public var partySize: Int
  /// The preferred booking date components.
  public var preferredBookingDateComponents: DateComponents?
  /// The maximum number of results.
  public var maximumNumberOfResults: NSNumber?
  /// The earliest booking date for results.
  public var earliestBookingDateForResults: Date?
  /// The latest booking date for results.
  public var latestBookingDateForResults: Date?

  /// Creates a request.
  public init(
    restaurant: INRestaurant, partySize: Int,
    preferredBooking preferredBookingDateComponents: DateComponents?, maximumNumberOfResults: NSNumber?,
    earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?
  ) {
    self.restaurant = restaurant
    self.partySize = partySize
    self.preferredBookingDateComponents = preferredBookingDateComponents
    self.maximumNumberOfResults = maximumNumberOfResults
    self.earliestBookingDateForResults = earliestBookingDateForResults
    self.latestBookingDateForResults = latestBookingDateForResults
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    restaurant = INRestaurant(fields: WireFields())
    partySize = 0
    preferredBookingDateComponents = nil
    maximumNumberOfResults = nil
    earliestBookingDateForResults = nil
    latestBookingDateForResults = nil
    super.init()
  }

  init(fields: WireFields) {
    restaurant = fields["restaurant"] ?? INRestaurant(fields: WireFields())
    partySize = fields["partySize"] ?? 0
    preferredBookingDateComponents = fields["preferredBookingDateComponents"]
    maximumNumberOfResults = fields["maximumNumberOfResults"]
    earliestBookingDateForResults = fields["earliestBookingDateForResults"]
    latestBookingDateForResults = fields["latestBookingDateForResults"]
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
    fields["partySize"] = partySize
    fields["preferredBookingDateComponents"] = preferredBookingDateComponents
    fields["maximumNumberOfResults"] = maximumNumberOfResults
    fields["earliestBookingDateForResults"] = earliestBookingDateForResults
    fields["latestBookingDateForResults"] = latestBookingDateForResults
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INGetAvailableRestaurantReservationBookingsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INGetAvailableRestaurantReservationBookingsIntent", "Get Available Restaurant Reservation Bookings",
    [
      .siriKit("restaurant", "Restaurant", .record("INRestaurant")),
      .siriKit("partySize", "Party Size", .integer),
      .siriKit("preferredBookingDateComponents", "Preferred Booking Date Components", .date),
      .siriKit("maximumNumberOfResults", "Maximum Number Of Results", .number),
      .siriKit("earliestBookingDateForResults", "Earliest Booking Date For Results", .date),
      .siriKit("latestBookingDateForResults", "Latest Booking Date For Results", .date),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INGetAvailableRestaurantReservationBookingsIntentHandling else { return nil }
    switch parameter {
    case "restaurant":
      let result: INRestaurantResolutionResult = await handler.resolveRestaurant(for: self)
      return [result]
    case "partySize":
      let result: INIntegerResolutionResult = await handler.resolvePartySize(for: self)
      return [result]
    case "preferredBookingDateComponents":
      let result: INDateComponentsResolutionResult =
        await handler.resolvePreferredBookingDateComponents(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetAvailableRestaurantReservationBookingsIntentHandling else { return nil }
    return await handler.confirm(getAvailableRestaurantReservationBookings: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INGetAvailableRestaurantReservationBookingsIntentHandling else { return nil }
    return await handler.handle(getAvailableRestaurantReservationBookings: self)
  }
}
