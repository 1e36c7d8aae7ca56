// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation

/// The values of a rental car reservation.
public class INRentalCarReservation: INReservation, @unchecked Sendable {
  /// The rental car.
  public let rentalCar: INRentalCar
  /// The rental duration.
  public let rentalDuration: INDateComponentsRange
  /// The pickup location.
  public let pickupLocation: CLPlacemark?
  /// The drop off location.
  public let dropOffLocation: CLPlacemark?

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange,
    pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?
  ) {
    self.rentalCar = rentalCar
    self.rentalDuration = rentalDuration
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?,
    dropOffLocation: CLPlacemark?
  ) {
    self.rentalCar = rentalCar
    self.rentalDuration = rentalDuration
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  required init(fields: WireFields) {
    rentalCar = fields["rentalCar"] ?? INRentalCar(fields: WireFields())
    rentalDuration = fields["rentalDuration"] ?? INDateComponentsRange(fields: WireFields())
    pickupLocation = fields["pickupLocation"]
    dropOffLocation = fields["dropOffLocation"]
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["rentalCar"] = rentalCar
    fields["rentalDuration"] = rentalDuration
    fields["pickupLocation"] = pickupLocation
    fields["dropOffLocation"] = dropOffLocation
    return fields
  }

  override class var principalField: String? { "itemReference" }
}
