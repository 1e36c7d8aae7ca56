// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a reservation.
public class INReservation: SiriKitObject, @unchecked Sendable {
  /// The item reference.
  public let itemReference: INSpeakableString
  /// The reservation number.
  public let reservationNumber: String?
  /// The booking time.
  public let bookingTime: Date?
  /// The reservation status.
  public let reservationStatus: INReservationStatus
  /// The reservation holder name.
  public let reservationHolderName: String?
  /// The actions.
  public let actions: [INReservationAction]?
  /// The url.
  public let url: Foundation.URL?

  init(
    itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
    reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
    url: Foundation.URL?
  ) {
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.url = url
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    itemReference = fields["itemReference"] ?? INSpeakableString(fields: WireFields())
    reservationNumber = fields["reservationNumber"]
    bookingTime = fields["bookingTime"]
    reservationStatus = fields["reservationStatus"] ?? .unknown
    reservationHolderName = fields["reservationHolderName"]
    actions = fields["actions"]
    url = fields["url"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["itemReference"] = itemReference
    fields["reservationNumber"] = reservationNumber
    fields["bookingTime"] = bookingTime
    fields["reservationStatus"] = reservationStatus
    fields["reservationHolderName"] = reservationHolderName
    fields["actions"] = actions
    fields["url"] = url
    return fields
  }

  override class var principalField: String? { "itemReference" }
}
