// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a ride vehicle.
public class INRideVehicle: SiriKitObject, @unchecked Sendable {
  /// The location.
  public var location: CLLocation?
  /// The registration plate.
  public var registrationPlate: String?
  /// The manufacturer.
  public var manufacturer: String?
  /// The model.
  public var model: String?
  /// The map annotation image.
  public var mapAnnotationImage: INImage?

  /// Creates a value to fill in.
  public init() {
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    location = fields["location"]
    registrationPlate = fields["registrationPlate"]
    manufacturer = fields["manufacturer"]
    model = fields["model"]
    mapAnnotationImage = fields["mapAnnotationImage"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["location"] = location
    fields["registrationPlate"] = registrationPlate
    fields["manufacturer"] = manufacturer
    fields["model"] = model
    fields["mapAnnotationImage"] = mapAnnotationImage
    return fields
  }

  override class var principalField: String? { "model" }
}
