// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a call record filter.
public class INCallRecordFilter: SiriKitObject, @unchecked Sendable {
  /// The participants.
  public let participants: [INPerson]?
  /// The call types.
  public let callTypes: INCallRecordTypeOptions
  /// The call capability.
  public let callCapability: INCallCapability

  /// Creates the value.
  public init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability
  ) {
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    participants = fields["participants"]
    callTypes = fields["callTypes"] ?? []
    callCapability = fields["callCapability"] ?? .unknown
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["participants"] = participants
    fields["callTypes"] = callTypes
    fields["callCapability"] = callCapability
    return fields
  }

  override class var principalField: String? { "participants" }
}
