// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a train trip.
public class INTrainTrip: SiriKitObject, @unchecked Sendable {
  /// The provider.
  public let provider: String?
  /// The train name.
  public let trainName: String?
  /// The train number.
  public let trainNumber: String?
  /// The trip duration.
  public let tripDuration: INDateComponentsRange
  /// The departure station location.
  public let departureStationLocation: CLPlacemark
  /// The departure platform.
  public let departurePlatform: String?
  /// The arrival station location.
  public let arrivalStationLocation: CLPlacemark
  /// The arrival platform.
  public let arrivalPlatform: String?

  /// Creates the value.
  public init(
    provider: String?, trainName: String?, trainNumber: String?, tripDuration: INDateComponentsRange,
    departureStationLocation: CLPlacemark, departurePlatform: String?, arrivalStationLocation: CLPlacemark,
    arrivalPlatform: String?
  ) {
    self.provider = provider
    self.trainName = trainName
    self.trainNumber = trainNumber
    self.tripDuration = tripDuration
    self.departureStationLocation = departureStationLocation
    self.departurePlatform = departurePlatform
    self.arrivalStationLocation = arrivalStationLocation
    self.arrivalPlatform = arrivalPlatform
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    provider = fields["provider"]
    trainName = fields["trainName"]
    trainNumber = fields["trainNumber"]
    tripDuration = fields["tripDuration"] ?? INDateComponentsRange(fields: WireFields())
    departureStationLocation = fields["departureStationLocation"] ?? CLPlacemark(location: nil, name: nil)
    departurePlatform = fields["departurePlatform"]
    arrivalStationLocation = fields["arrivalStationLocation"] ?? CLPlacemark(location: nil, name: nil)
    arrivalPlatform = fields["arrivalPlatform"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["provider"] = provider
    fields["trainName"] = trainName
    fields["trainNumber"] = trainNumber
    fields["tripDuration"] = tripDuration
    fields["departureStationLocation"] = departureStationLocation
    fields["departurePlatform"] = departurePlatform
    fields["arrivalStationLocation"] = arrivalStationLocation
    fields["arrivalPlatform"] = arrivalPlatform
    return fields
  }

  override class var principalField: String? { "trainName" }
}
