// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a bus trip.
public class INBusTrip: SiriKitObject, @unchecked Sendable {
  /// The provider.
  public let provider: String?
  /// The bus name.
  public let busName: String?
  /// The bus number.
  public let busNumber: String?
  /// The trip duration.
  public let tripDuration: INDateComponentsRange
  /// The departure bus stop location.
  public let departureBusStopLocation: CLPlacemark
  /// The departure platform.
  public let departurePlatform: String?
  /// The arrival bus stop location.
  public let arrivalBusStopLocation: CLPlacemark
  /// The arrival platform.
  public let arrivalPlatform: String?

  /// Creates the value.
  public init(
    provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange,
    departureBusStopLocation: CLPlacemark, departurePlatform: String?, arrivalBusStopLocation: CLPlacemark,
    arrivalPlatform: String?
  ) {
    self.provider = provider
    self.busName = busName
    self.busNumber = busNumber
    self.tripDuration = tripDuration
    self.departureBusStopLocation = departureBusStopLocation
    self.departurePlatform = departurePlatform
    self.arrivalBusStopLocation = arrivalBusStopLocation
    self.arrivalPlatform = arrivalPlatform
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    provider = fields["provider"]
    busName = fields["busName"]
    busNumber = fields["busNumber"]
    tripDuration = fields["tripDuration"] ?? INDateComponentsRange(fields: WireFields())
    departureBusStopLocation = fields["departureBusStopLocation"] ?? CLPlacemark(location: nil, name: nil)
    departurePlatform = fields["departurePlatform"]
    arrivalBusStopLocation = fields["arrivalBusStopLocation"] ?? CLPlacemark(location: nil, name: nil)
    arrivalPlatform = fields["arrivalPlatform"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["provider"] = provider
    fields["busName"] = busName
    fields["busNumber"] = busNumber
    fields["tripDuration"] = tripDuration
    fields["departureBusStopLocation"] = departureBusStopLocation
    fields["departurePlatform"] = departurePlatform
    fields["arrivalBusStopLocation"] = arrivalBusStopLocation
    fields["arrivalPlatform"] = arrivalPlatform
    return fields
  }

  override class var principalField: String? { "busName" }
}
