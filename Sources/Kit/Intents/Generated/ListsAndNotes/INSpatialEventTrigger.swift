// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a spatial event trigger.
public class INSpatialEventTrigger: SiriKitObject, @unchecked Sendable {
  /// The placemark.
  public let placemark: CLPlacemark
  /// The event.
  public let event: INSpatialEvent

  /// Creates the value.
  public init(placemark: CLPlacemark, event: INSpatialEvent) {
    self.placemark = placemark
    self.event = event
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    placemark = fields["placemark"] ?? CLPlacemark(location: nil, name: nil)
    event = fields["event"] ?? .unknown
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["placemark"] = placemark
    fields["event"] = event
    return fields
  }

  override class var principalField: String? { "placemark" }
}
