// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a temporal event trigger.
public class INTemporalEventTrigger: SiriKitObject, @unchecked Sendable {
  /// The date components range.
  public let dateComponentsRange: INDateComponentsRange

  /// Creates the value.
  public init(dateComponentsRange: INDateComponentsRange) {
    self.dateComponentsRange = dateComponentsRange
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    dateComponentsRange = fields["dateComponentsRange"] ?? INDateComponentsRange(fields: WireFields())
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["dateComponentsRange"] = dateComponentsRange
    return fields
  }

  override class var principalField: String? { "dateComponentsRange" }
}
