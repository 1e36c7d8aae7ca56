// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a ticketed event reservation.
public class INTicketedEventReservation: INReservation, @unchecked Sendable {
  /// The event.
  public let event: INTicketedEvent
  /// The reserved seat.
  public let reservedSeat: INSeat?

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?, reservedSeat: INSeat?, event: INTicketedEvent
  ) {
    self.event = event
    self.reservedSeat = reservedSeat
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: url)
  }

  /// Creates the value.
  public init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    reservedSeat: INSeat?, event: INTicketedEvent
  ) {
    self.event = event
    self.reservedSeat = reservedSeat
    super.init(
      itemReference: itemReference, reservationNumber: reservationNumber, bookingTime: bookingTime,
      reservationStatus: reservationStatus, reservationHolderName: reservationHolderName, actions: actions,
      url: nil)
  }

  required init(fields: WireFields) {
    event = fields["event"] ?? INTicketedEvent(fields: WireFields())
    reservedSeat = fields["reservedSeat"]
    super.init(fields: fields)
  }

  /// Reads an archived value.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["event"] = event
    fields["reservedSeat"] = reservedSeat
    return fields
  }

  override class var principalField: String? { "itemReference" }
}
