// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a task.
public class INTask: SiriKitObject, @unchecked Sendable {
  /// The title.
  public let title: INSpeakableString
  /// The status.
  public let status: INTaskStatus
  /// The spatial event trigger.
  public let spatialEventTrigger: INSpatialEventTrigger?
  /// The temporal event trigger.
  public let temporalEventTrigger: INTemporalEventTrigger?
  /// The created date components.
  public let createdDateComponents: DateComponents?
  /// The modified date components.
  public let modifiedDateComponents: DateComponents?
  /// The identifier.
  public let identifier: String?
  /// The task type.
  public let taskType: INTaskType
  /// The priority.
  public let priority: INTaskPriority

  /// Creates the value.
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?,
    priority: INTaskPriority
  ) {
    self.title = title
    self.status = status
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    self.taskType = taskType
    self.priority = priority
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
  ) {
    self.title = title
    self.status = status
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    self.taskType = taskType
    self.priority = .unknown
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    title = fields["title"] ?? INSpeakableString(fields: WireFields())
    status = fields["status"] ?? .unknown
    spatialEventTrigger = fields["spatialEventTrigger"]
    temporalEventTrigger = fields["temporalEventTrigger"]
    createdDateComponents = fields["createdDateComponents"]
    modifiedDateComponents = fields["modifiedDateComponents"]
    identifier = fields["identifier"]
    taskType = fields["taskType"] ?? .unknown
    priority = fields["priority"] ?? .unknown
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["title"] = title
    fields["status"] = status
    fields["spatialEventTrigger"] = spatialEventTrigger
    fields["temporalEventTrigger"] = temporalEventTrigger
    fields["createdDateComponents"] = createdDateComponents
    fields["modifiedDateComponents"] = modifiedDateComponents
    fields["identifier"] = identifier
    fields["taskType"] = taskType
    fields["priority"] = priority
    return fields
  }

  override class var principalField: String? { "title" }
}
