// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of an airport gate.
public class INAirportGate: SiriKitObject, @unchecked Sendable {
  /// The airport.
  public let airport: INAirport
  /// The terminal.
  public let terminal: String?
  /// The gate.
  public let gate: String?

  /// Creates the value.
  public init(airport: INAirport, terminal: String?, gate: String?) {
    self.airport = airport
    self.terminal = terminal
    self.gate = gate
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    airport = fields["airport"] ?? INAirport(fields: WireFields())
    terminal = fields["terminal"]
    gate = fields["gate"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["airport"] = airport
    fields["terminal"] = terminal
    fields["gate"] = gate
    return fields
  }

  override class var principalField: String? { "gate" }
}
