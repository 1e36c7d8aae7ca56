// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a boat reservation.
public class INBoatReservation: INReservation, @unchecked Sendable {
  /// The reserved seat.
  public let reservedSeat: INSeat?
  /// The boat trip.
  public let boatTrip: INBoatTrip?

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?, reservedSeat: INSeat?, boatTrip: INBoatTrip?
  ) {
    self.reservedSeat = reservedSeat
    self.boatTrip = boatTrip
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  required init(fields: WireFields) {
    reservedSeat = fields["reservedSeat"]
    boatTrip = fields["boatTrip"]
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["reservedSeat"] = reservedSeat
    fields["boatTrip"] = boatTrip
    return fields
  }

  override class var principalField: String? { "itemReference" }
}
