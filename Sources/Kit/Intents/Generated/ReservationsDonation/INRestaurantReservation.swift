// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation

/// The values of a restaurant reservation.
public class INRestaurantReservation: INReservation, @unchecked Sendable {
  /// The reservation duration.
  public let reservationDuration: INDateComponentsRange
  /// The party size.
  public let partySize: Int?
  /// The restaurant location.
  public let restaurantLocation: CLPlacemark

  /// Creates the value.
  @_disfavoredOverload
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?, reservationDuration: INDateComponentsRange, partySize: NSNumber?,
    restaurantLocation: CLPlacemark
  ) {
    self.reservationDuration = reservationDuration
    self.partySize = partySize?.intValue
    self.restaurantLocation = restaurantLocation
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  /// Creates the value.
  @_disfavoredOverload
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    reservationDuration: INDateComponentsRange, partySize: NSNumber?, restaurantLocation: CLPlacemark
  ) {
    self.reservationDuration = reservationDuration
    self.partySize = partySize?.intValue
    self.restaurantLocation = restaurantLocation
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil,
    restaurantLocation: CLPlacemark
  ) {
    self.reservationDuration = reservationDuration
    self.partySize = partySize
    self.restaurantLocation = restaurantLocation
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil, url: Foundation.URL? = nil,
    reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark
  ) {
    self.reservationDuration = reservationDuration
    self.partySize = partySize
    self.restaurantLocation = restaurantLocation
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  required init(fields: WireFields) {
    reservationDuration = fields["reservationDuration"] ?? INDateComponentsRange(fields: WireFields())
    partySize = fields["partySize"]
    restaurantLocation = fields["restaurantLocation"] ?? CLPlacemark(location: nil, name: nil)
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["reservationDuration"] = reservationDuration
    fields["partySize"] = partySize
    fields["restaurantLocation"] = restaurantLocation
    return fields
  }

  override class var principalField: String? { "itemReference" }
}
