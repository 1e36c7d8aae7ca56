// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a restaurant reservation booking.
public class INRestaurantReservationBooking: SiriKitObject, @unchecked Sendable {
  /// The restaurant.
  public var restaurant: INRestaurant
  /// The booking description.
  public var bookingDescription: String?
  /// The booking date.
  public var bookingDate: Date
  /// The party size.
  public var partySize: Int
  /// The booking identifier.
  public var bookingIdentifier: String
  /// The is booking available.
  public var isBookingAvailable: Bool
  /// The offers.
  public var offers: [INRestaurantOffer]?
  /// The requires manual request.
  public var requiresManualRequest: Bool
  /// The requires email address.
  public var requiresEmailAddress: Bool
  /// The requires name.
  public var requiresName: Bool
  /// The requires phone number.
  public var requiresPhoneNumber: Bool

  /// Creates the value.
  public init(
    restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String
  ) {
    self.restaurant = restaurant
    self.bookingDescription = nil
    self.bookingDate = bookingDate
    self.partySize = partySize
    self.bookingIdentifier = bookingIdentifier
    self.isBookingAvailable = false
    self.offers = nil
    self.requiresManualRequest = false
    self.requiresEmailAddress = false
    self.requiresName = false
    self.requiresPhoneNumber = false
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    restaurant = fields["restaurant"] ?? INRestaurant(fields: WireFields())
    bookingDescription = fields["bookingDescription"]
    bookingDate = fields["bookingDate"] ?? Date(timeIntervalSinceReferenceDate: 0)
    partySize = fields["partySize"] ?? 0
    bookingIdentifier = fields["bookingIdentifier"] ?? ""
    isBookingAvailable = fields["isBookingAvailable"] ?? false
    offers = fields["offers"]
    requiresManualRequest = fields["requiresManualRequest"] ?? false
    requiresEmailAddress = fields["requiresEmailAddress"] ?? false
    requiresName = fields["requiresName"] ?? false
    requiresPhoneNumber = fields["requiresPhoneNumber"] ?? false
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["restaurant"] = restaurant
    fields["bookingDescription"] = bookingDescription
    fields["bookingDate"] = bookingDate
    fields["partySize"] = partySize
    fields["bookingIdentifier"] = bookingIdentifier
    fields["isBookingAvailable"] = isBookingAvailable
    fields["offers"] = offers
    fields["requiresManualRequest"] = requiresManualRequest
    fields["requiresEmailAddress"] = requiresEmailAddress
    fields["requiresName"] = requiresName
    fields["requiresPhoneNumber"] = requiresPhoneNumber
    return fields
  }

  override class var principalField: String? { "restaurant" }
}
