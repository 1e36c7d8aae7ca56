// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a boat trip.
public class INBoatTrip: SiriKitObject, @unchecked Sendable {
  /// The provider.
  public let provider: String?
  /// The boat name.
  public let boatName: String?
  /// The boat number.
  public let boatNumber: String?
  /// The trip duration.
  public let tripDuration: INDateComponentsRange
  /// The departure boat terminal location.
  public let departureBoatTerminalLocation: CLPlacemark
  /// The arrival boat terminal location.
  public let arrivalBoatTerminalLocation: CLPlacemark

  /// Creates the value.
  public init(
    provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange,
    departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark
  ) {
    self.provider = provider
    self.boatName = boatName
    self.boatNumber = boatNumber
    self.tripDuration = tripDuration
    self.departureBoatTerminalLocation = departureBoatTerminalLocation
    self.arrivalBoatTerminalLocation = arrivalBoatTerminalLocation
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    provider = fields["provider"]
    boatName = fields["boatName"]
    boatNumber = fields["boatNumber"]
    tripDuration = fields["tripDuration"] ?? INDateComponentsRange(fields: WireFields())
    departureBoatTerminalLocation = fields["departureBoatTerminalLocation"] ?? CLPlacemark(location: nil, name: nil)
    arrivalBoatTerminalLocation = fields["arrivalBoatTerminalLocation"] ?? CLPlacemark(location: nil, name: nil)
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["provider"] = provider
    fields["boatName"] = boatName
    fields["boatNumber"] = boatNumber
    fields["tripDuration"] = tripDuration
    fields["departureBoatTerminalLocation"] = departureBoatTerminalLocation
    fields["arrivalBoatTerminalLocation"] = arrivalBoatTerminalLocation
    return fields
  }

  override class var principalField: String? { "boatName" }
}
