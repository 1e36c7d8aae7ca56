// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to book restaurant reservation.
public class INBookRestaurantReservationIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant: INRestaurant
  /// The booking date components.
  public var bookingDateComponents: DateComponents
  /// The party size.
  public var partySize: Int
  /// The booking identifier.
  public var bookingIdentifier: String?
  /// The guest.
  public var guest: INRestaurantGuest?
  /// The selected offer.
  public var selectedOffer: INRestaurantOffer?
  /// The guest provided special request text.
  public var guestProvidedSpecialRequestText: String?

  /// Creates a request.
  public init(
    restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int,
    bookingIdentifier: String?, guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?,
    guestProvidedSpecialRequestText: String?
  ) {
    self.restaurant = restaurant
    self.bookingDateComponents = bookingDateComponents
    self.partySize = partySize
    self.bookingIdentifier = bookingIdentifier
    self.guest = guest
    self.selectedOffer = selectedOffer
    self.guestProvidedSpecialRequestText = guestProvidedSpecialRequestText
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    restaurant = INRestaurant(fields: WireFields())
    bookingDateComponents = DateComponents()
    partySize = 0
    bookingIdentifier = nil
    guest = nil
    selectedOffer = nil
    guestProvidedSpecialRequestText = nil
    super.init()
  }

  init(fields: WireFields) {
    restaurant = fields["restaurant"] ?? INRestaurant(fields: WireFields())
    bookingDateComponents = fields["bookingDateComponents"] ?? DateComponents()
    partySize = fields["partySize"] ?? 0
    bookingIdentifier = fields["bookingIdentifier"]
    guest = fields["guest"]
    selectedOffer = fields["selectedOffer"]
    guestProvidedSpecialRequestText = fields["guestProvidedSpecialRequestText"]
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
    fields["bookingDateComponents"] = bookingDateComponents
    fields["partySize"] = partySize
    fields["bookingIdentifier"] = bookingIdentifier
    fields["guest"] = guest
    fields["selectedOffer"] = selectedOffer
    fields["guestProvidedSpecialRequestText"] = guestProvidedSpecialRequestText
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INBookRestaurantReservationIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INBookRestaurantReservationIntent", "Book Restaurant Reservation",
    [
      .siriKit("restaurant", "Restaurant", .record("INRestaurant")),
      .siriKit("bookingDateComponents", "Booking Date Components", .date),
      .siriKit("partySize", "Party Size", .integer),
      .siriKit("bookingIdentifier", "Booking Identifier", .string),
      .siriKit("guest", "Guest", .record("INRestaurantGuest")),
      .siriKit("selectedOffer", "Selected Offer", .record("INRestaurantOffer")),
      .siriKit("guestProvidedSpecialRequestText", "Guest Provided Special Request Text", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INBookRestaurantReservationIntentHandling else { return nil }
    switch parameter {
    case "restaurant":
      let result: INRestaurantResolutionResult = await handler.resolveRestaurant(for: self)
      return [result]
    case "bookingDateComponents":
      let result: INDateComponentsResolutionResult = await handler.resolveBookingDateComponents(for: self)
      return [result]
    case "partySize":
      let result: INIntegerResolutionResult = await handler.resolvePartySize(for: self)
      return [result]
    case "guest":
      let result: INRestaurantGuestResolutionResult = await handler.resolveGuest(for: self)
      return [result]
    case "guestProvidedSpecialRequestText":
      let result: INStringResolutionResult = await handler.resolveGuestProvidedSpecialRequestText(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INBookRestaurantReservationIntentHandling else { return nil }
    return await handler.confirm(bookRestaurantReservation: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INBookRestaurantReservationIntentHandling else { return nil }
    return await handler.handle(bookRestaurantReservation: self)
  }
}
