// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a flight.
public class INFlight: SiriKitObject, @unchecked Sendable {
  /// The airline.
  public let airline: INAirline
  /// The flight number.
  public let flightNumber: String
  /// The boarding time.
  public let boardingTime: INDateComponentsRange?
  /// The flight duration.
  public let flightDuration: INDateComponentsRange
  /// The departure airport gate.
  public let departureAirportGate: INAirportGate
  /// The arrival airport gate.
  public let arrivalAirportGate: INAirportGate

  /// Creates the value.
  public init(
    airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?,
    flightDuration: INDateComponentsRange, departureAirportGate: INAirportGate,
    arrivalAirportGate: INAirportGate
  ) {
    self.airline = airline
    self.flightNumber = flightNumber
    self.boardingTime = boardingTime
    self.flightDuration = flightDuration
    self.departureAirportGate = departureAirportGate
    self.arrivalAirportGate = arrivalAirportGate
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    airline = fields["airline"] ?? INAirline(fields: WireFields())
    flightNumber = fields["flightNumber"] ?? ""
    boardingTime = fields["boardingTime"]
    flightDuration = fields["flightDuration"] ?? INDateComponentsRange(fields: WireFields())
    departureAirportGate = fields["departureAirportGate"] ?? INAirportGate(fields: WireFields())
    arrivalAirportGate = fields["arrivalAirportGate"] ?? INAirportGate(fields: WireFields())
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["airline"] = airline
    fields["flightNumber"] = flightNumber
    fields["boardingTime"] = boardingTime
    fields["flightDuration"] = flightDuration
    fields["departureAirportGate"] = departureAirportGate
    fields["arrivalAirportGate"] = arrivalAirportGate
    return fields
  }

  override class var principalField: String? { "flightNumber" }
}
