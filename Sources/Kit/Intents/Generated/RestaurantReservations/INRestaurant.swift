// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a restaurant.
public class INRestaurant: SiriKitObject, @unchecked Sendable {
  /// The location.
  public var location: CLLocation
  /// The name.
  public var name: String
  /// The vendor identifier.
  public var vendorIdentifier: String
  /// The restaurant identifier.
  public var restaurantIdentifier: String

  /// Creates the value.
  public init(location: CLLocation, name: String, vendorIdentifier: String, restaurantIdentifier: String) {
    self.location = location
    self.name = name
    self.vendorIdentifier = vendorIdentifier
    self.restaurantIdentifier = restaurantIdentifier
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    location = fields["location"] ?? .unknown
    name = fields["name"] ?? ""
    vendorIdentifier = fields["vendorIdentifier"] ?? ""
    restaurantIdentifier = fields["restaurantIdentifier"] ?? ""
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["location"] = location
    fields["name"] = name
    fields["vendorIdentifier"] = vendorIdentifier
    fields["restaurantIdentifier"] = restaurantIdentifier
    return fields
  }

  override class var principalField: String? { "name" }
}
