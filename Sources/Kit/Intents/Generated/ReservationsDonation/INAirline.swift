// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of an airline.
public class INAirline: SiriKitObject, @unchecked Sendable {
  /// The name.
  public let name: String?
  /// The iata code.
  public let iataCode: String?
  /// The icao code.
  public let icaoCode: String?

  /// Creates the value.
  public init(name: String?, iataCode: String?, icaoCode: String?) {
    self.name = name
    self.iataCode = iataCode
    self.icaoCode = icaoCode
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    name = fields["name"]
    iataCode = fields["iataCode"]
    icaoCode = fields["icaoCode"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["name"] = name
    fields["iataCode"] = iataCode
    fields["icaoCode"] = icaoCode
    return fields
  }

  override class var principalField: String? { "name" }
}
