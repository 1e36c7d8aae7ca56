// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to add tasks.
public class INAddTasksIntent: INIntent, @unchecked Sendable {
  /// The target task list.
  public let targetTaskList: INTaskList?
  /// The task titles.
  public let taskTitles: [INSpeakableString]?
  /// The spatial event trigger.
  public let spatialEventTrigger: INSpatialEventTrigger?
  /// The temporal event trigger.
  public let temporalEventTrigger: INTemporalEventTrigger?
  /// The priority.
  public let priority: INTaskPriority

  /// Creates a request.
  public init(
    targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
    priority: INTaskPriority
  ) {
    self.targetTaskList = targetTaskList
    self.taskTitles = taskTitles
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.priority = priority
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?,
    spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
  ) {
    self.targetTaskList = targetTaskList
    self.taskTitles = taskTitles
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.priority = .unknown
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    targetTaskList = nil
    taskTitles = nil
    spatialEventTrigger = nil
    temporalEventTrigger = nil
    priority = .unknown
    super.init()
  }

  init(fields: WireFields) {
    targetTaskList = fields["targetTaskList"]
    taskTitles = fields["taskTitles"]
    spatialEventTrigger = fields["spatialEventTrigger"]
    temporalEventTrigger = fields["temporalEventTrigger"]
    priority = fields["priority"] ?? .unknown
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
    fields["targetTaskList"] = targetTaskList
    fields["taskTitles"] = taskTitles
    fields["spatialEventTrigger"] = spatialEventTrigger
    fields["temporalEventTrigger"] = temporalEventTrigger
    fields["priority"] = priority
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INAddTasksIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INAddTasksIntent", "Add Tasks",
    [
      .siriKit("targetTaskList", "Target Task List", .record("INTaskList")),
      .siriKit("taskTitles", "Task Titles", .list(.spoken)),
      .siriKit("spatialEventTrigger", "Spatial Event Trigger", .record("INSpatialEventTrigger")),
      .siriKit("temporalEventTrigger", "Temporal Event Trigger", .record("INTemporalEventTrigger")),
      .siriKit("priority", "Priority", .enumeration("INTaskPriority")),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INAddTasksIntentHandling else { return nil }
    switch parameter {
    case "targetTaskList":
      let newest: INAddTasksTargetTaskListResolutionResult = await handler.resolveTargetTaskList(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INAddTasksIntentEarlierHandling = handler
      let older: INTaskListResolutionResult = await earlier.resolveTargetTaskList(for: self)
      return [older]
    case "taskTitles":
      let result: [INSpeakableStringResolutionResult] = await handler.resolveTaskTitles(for: self)
      return result
    case "spatialEventTrigger":
      let result: INSpatialEventTriggerResolutionResult = await handler.resolveSpatialEventTrigger(for: self)
      return [result]
    case "temporalEventTrigger":
      let newest: INAddTasksTemporalEventTriggerResolutionResult =
        await handler.resolveTemporalEventTrigger(for: self)
      if newest.isImplemented { return [newest] }
      let earlier: any INAddTasksIntentEarlierHandling = handler
      let older: INTemporalEventTriggerResolutionResult = await earlier.resolveTemporalEventTrigger(for: self)
      return [older]
    case "priority":
      let result: INTaskPriorityResolutionResult = await handler.resolvePriority(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAddTasksIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INAddTasksIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
