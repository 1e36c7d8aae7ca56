// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a task list.
public class INTaskList: SiriKitObject, @unchecked Sendable {
  /// The title.
  public let title: INSpeakableString
  /// The tasks.
  public let tasks: [INTask]
  /// The group name.
  public let groupName: INSpeakableString?
  /// The created date components.
  public let createdDateComponents: DateComponents?
  /// The modified date components.
  public let modifiedDateComponents: DateComponents?
  /// The identifier.
  public let identifier: String?

  /// Creates the value.
  public init(
    title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
  ) {
    self.title = title
    self.tasks = tasks
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    title = fields["title"] ?? INSpeakableString(fields: WireFields())
    tasks = fields["tasks"] ?? []
    groupName = fields["groupName"]
    createdDateComponents = fields["createdDateComponents"]
    modifiedDateComponents = fields["modifiedDateComponents"]
    identifier = fields["identifier"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["title"] = title
    fields["tasks"] = tasks
    fields["groupName"] = groupName
    fields["createdDateComponents"] = createdDateComponents
    fields["modifiedDateComponents"] = modifiedDateComponents
    fields["identifier"] = identifier
    return fields
  }

  override class var principalField: String? { "title" }
}
