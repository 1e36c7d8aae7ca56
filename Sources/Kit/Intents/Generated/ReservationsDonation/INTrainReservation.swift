// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a train reservation.
public class INTrainReservation: INReservation, @unchecked Sendable {
  /// The reserved seat.
  public let reservedSeat: INSeat?
  /// The train trip.
  public let trainTrip: INTrainTrip

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?, reservedSeat: INSeat?, trainTrip: INTrainTrip
  ) {
    self.reservedSeat = reservedSeat
    self.trainTrip = trainTrip
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    reservedSeat: INSeat?, trainTrip: INTrainTrip
  ) {
    self.reservedSeat = reservedSeat
    self.trainTrip = trainTrip
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  required init(fields: WireFields) {
    reservedSeat = fields["reservedSeat"]
    trainTrip = fields["trainTrip"] ?? INTrainTrip(fields: WireFields())
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
    fields["trainTrip"] = trainTrip
    return fields
  }

  override class var principalField: String? { "itemReference" }
}
