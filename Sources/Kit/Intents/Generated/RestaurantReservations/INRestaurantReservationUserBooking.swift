// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a restaurant reservation user booking.
public class INRestaurantReservationUserBooking: INRestaurantReservationBooking, @unchecked Sendable {
  /// The guest.
  public var guest: INRestaurantGuest
  /// The advisement text.
  public var advisementText: String?
  /// The selected offer.
  public var selectedOffer: INRestaurantOffer?
  /// The guest provided special request text.
  public var guestProvidedSpecialRequestText: String?
  /// The status.
  public var status: INRestaurantReservationUserBookingStatus
  /// The date status modified.
  public var dateStatusModified: Date

  /// Creates the value.
  public init(
    restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String,
    guest: INRestaurantGuest, status: INRestaurantReservationUserBookingStatus, dateStatusModified: Date
  ) {
    self.guest = guest
    self.advisementText = nil
    self.selectedOffer = nil
    self.guestProvidedSpecialRequestText = nil
    self.status = status
    self.dateStatusModified = dateStatusModified
    super.init(
      restaurant: restaurant, booking: bookingDate, partySize: partySize, bookingIdentifier: bookingIdentifier)
  }

  /// Creates the value without what it has beyond the one that it inherits from.
  public override init(
    restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String
  ) {
    self.guest = INRestaurantGuest(fields: WireFields())
    self.advisementText = nil
    self.selectedOffer = nil
    self.guestProvidedSpecialRequestText = nil
    self.status = .pending
    self.dateStatusModified = Date(timeIntervalSinceReferenceDate: 0)
    super.init(
      restaurant: restaurant, booking: bookingDate, partySize: partySize, bookingIdentifier: bookingIdentifier)
  }

  required init(fields: WireFields) {
    guest = fields["guest"] ?? INRestaurantGuest(fields: WireFields())
    advisementText = fields["advisementText"]
    selectedOffer = fields["selectedOffer"]
    guestProvidedSpecialRequestText = fields["guestProvidedSpecialRequestText"]
    status = fields["status"] ?? .pending
    dateStatusModified = fields["dateStatusModified"] ?? Date(timeIntervalSinceReferenceDate: 0)
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["guest"] = guest
    fields["advisementText"] = advisementText
    fields["selectedOffer"] = selectedOffer
    fields["guestProvidedSpecialRequestText"] = guestProvidedSpecialRequestText
    fields["status"] = status
    fields["dateStatusModified"] = dateStatusModified
    return fields
  }
}
