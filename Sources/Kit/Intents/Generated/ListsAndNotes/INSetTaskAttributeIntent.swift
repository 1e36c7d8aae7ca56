// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set task attribute.
public class INSetTaskAttributeIntent: INIntent, @unchecked Sendable {
  /// The target task.
  public let targetTask: INTask?
  /// The task title.
  public let taskTitle: INSpeakableString?
  /// The status.
  public let status: INTaskStatus
  /// The priority.
  public let priority: INTaskPriority
  /// The spatial event trigger.
  public let spatialEventTrigger: INSpatialEventTrigger?
  /// The temporal event trigger.
  public let temporalEventTrigger: INTemporalEventTrigger?

  /// Creates a request.
  public init(
    targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
  ) {
    self.targetTask = targetTask
    self.taskTitle = taskTitle
    self.status = status
    self.priority = priority
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?
  ) {
    self.targetTask = targetTask
    self.taskTitle = nil
    self.status = status
    self.priority = .unknown
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    targetTask = nil
    taskTitle = nil
    status = .unknown
    priority = .unknown
    spatialEventTrigger = nil
    temporalEventTrigger = nil
    super.init()
  }

  init(fields: WireFields) {
    targetTask = fields["targetTask"]
    taskTitle = fields["taskTitle"]
    status = fields["status"] ?? .unknown
    priority = fields["priority"] ?? .unknown
    spatialEventTrigger = fields["spatialEventTrigger"]
    temporalEventTrigger = fields["temporalEventTrigger"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["targetTask"] = targetTask
    fields["taskTitle"] = taskTitle
    fields["status"] = status
    fields["priority"] = priority
    fields["spatialEventTrigger"] = spatialEventTrigger
    fields["temporalEventTrigger"] = temporalEventTrigger
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetTaskAttributeIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetTaskAttributeIntent", "Set Task Attribute",
    [
      .siriKit("targetTask", "Target Task", .record("INTask")),
      .siriKit("taskTitle", "Task Title", .spoken),
      .siriKit("status", "Status", .enumeration("INTaskStatus")),
      .siriKit("priority", "Priority", .enumeration("INTaskPriority")),
      .siriKit("spatialEventTrigger", "Spatial Event Trigger", .record("INSpatialEventTrigger")),
      .siriKit("temporalEventTrigger", "Temporal Event Trigger", .record("INTemporalEventTrigger")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetTaskAttributeIntentHandling else { return nil }
    switch parameter {
    case "targetTask":
      let result: INTaskResolutionResult = await handler.resolveTargetTask(for: self)
      return [result]
    case "taskTitle":
      let result: INSpeakableStringResolutionResult = await handler.resolveTaskTitle(for: self)
      return [result]
    case "status":
      let result: INTaskStatusResolutionResult = await handler.resolveStatus(for: self)
      return [result]
    case "priority":
      let result: INTaskPriorityResolutionResult = await handler.resolvePriority(for: self)
      return [result]
    case "spatialEventTrigger":
      let result: INSpatialEventTriggerResolutionResult = await handler.resolveSpatialEventTrigger(for: self)
      return [result]
    case "temporalEventTrigger":
      let newest: INSetTaskAttributeTemporalEventTriggerResolutionResult =
        await handler.resolveTemporalEventTrigger(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INSetTaskAttributeIntentEarlierHandling = handler
      let older: INTemporalEventTriggerResolutionResult = await earlier.resolveTemporalEventTrigger(for: self)
      return [older]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetTaskAttributeIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetTaskAttributeIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
