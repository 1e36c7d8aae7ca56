// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a seat.
public class INSeat: SiriKitObject, @unchecked Sendable {
  /// The seat section.
  public let seatSection: String?
  /// The seat row.
  public let seatRow: String?
  /// The seat number.
  public let seatNumber: String?
  /// The seating type.
  public let seatingType: String?

  /// Creates the value.
  public init(seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?) {
    self.seatSection = seatSection
    self.seatRow = seatRow
    self.seatNumber = seatNumber
    self.seatingType = seatingType
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    seatSection = fields["seatSection"]
    seatRow = fields["seatRow"]
    seatNumber = fields["seatNumber"]
    seatingType = fields["seatingType"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["seatSection"] = seatSection
    fields["seatRow"] = seatRow
    fields["seatNumber"] = seatNumber
    fields["seatingType"] = seatingType
    return fields
  }

  override class var principalField: String? { "seatNumber" }
}
