// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a call group.
public class INCallGroup: SiriKitObject, @unchecked Sendable {
  /// The group name.
  public let groupName: String?
  /// The group id.
  public let groupId: String?

  /// Creates the value.
  public init(groupName: String?, groupId: String?) {
    self.groupName = groupName
    self.groupId = groupId
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    groupName = fields["groupName"]
    groupId = fields["groupId"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["groupName"] = groupName
    fields["groupId"] = groupId
    return fields
  }

  override class var principalField: String? { "groupName" }
}
