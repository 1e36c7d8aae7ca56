// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation

/// The values of a ticketed event.
public class INTicketedEvent: SiriKitObject, @unchecked Sendable {
  /// The category.
  public let category: INTicketedEventCategory
  /// The name.
  public let name: String
  /// The event duration.
  public let eventDuration: INDateComponentsRange
  /// The location.
  public let location: CLPlacemark?

  /// Creates the value.
  public init(
    category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange,
    location: CLPlacemark?
  ) {
    self.category = category
    self.name = name
    self.eventDuration = eventDuration
    self.location = location
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    category = fields["category"] ?? .unknown
    name = fields["name"] ?? ""
    eventDuration = fields["eventDuration"] ?? INDateComponentsRange(fields: WireFields())
    location = fields["location"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["category"] = category
    fields["name"] = name
    fields["eventDuration"] = eventDuration
    fields["location"] = location
    return fields
  }

  override class var principalField: String? { "name" }
}
