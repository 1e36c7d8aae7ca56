// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import FoundationAdditions

/// The values of a reservation action.
public class INReservationAction: SiriKitObject, @unchecked Sendable {
  /// The type.
  public let type: INReservationActionType
  /// The valid duration.
  public let validDuration: INDateComponentsRange
  /// The user activity.
  public let userActivity: NSUserActivity

  /// Creates the value.
  public init(
    type: INReservationActionType, validDuration: INDateComponentsRange, userActivity: NSUserActivity
  ) {
    self.type = type
    self.validDuration = validDuration
    self.userActivity = userActivity
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    type = fields["type"] ?? .unknown
    validDuration = fields["validDuration"] ?? INDateComponentsRange(fields: WireFields())
    userActivity = fields["userActivity"] ?? NSUserActivity(activityType: "")
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["type"] = type
    fields["validDuration"] = validDuration
    fields["userActivity"] = userActivity
    return fields
  }
}
