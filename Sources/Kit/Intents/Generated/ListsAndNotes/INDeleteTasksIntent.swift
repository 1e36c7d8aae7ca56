// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to delete tasks.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INDeleteTasksIntent: INIntent, @unchecked Sendable {
  /// The task list.
  public let taskList: INTaskList?
  /// The tasks.
  public let tasks: [INTask]?
  /// The all.
  public let all: Bool?

  /// Creates a request.
  @_disfavoredOverload
  public init(taskList: INTaskList?, tasks: [INTask]?, all: NSNumber?) {
    self.taskList = taskList
    self.tasks = tasks
    self.all = all?.boolValue
    super.init()
  }

  /// Creates a request.
  public init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Bool? = nil) {
    self.taskList = taskList
    self.tasks = tasks
    self.all = all
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    taskList = nil
    tasks = nil
    all = nil
    super.init()
  }

  init(fields: WireFields) {
    taskList = fields["taskList"]
    tasks = fields["tasks"]
    all = fields["all"]
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
    fields["taskList"] = taskList
    fields["tasks"] = tasks
    fields["all"] = all
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INDeleteTasksIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INDeleteTasksIntent", "Delete Tasks",
    [
      .siriKit("taskList", "Task List", .record("INTaskList")),
      .siriKit("tasks", "Tasks", .list(.record("INTask"))),
      .siriKit("all", "All", .boolean),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INDeleteTasksIntentHandling else { return nil }
    switch parameter {
    case "taskList":
      let result: INDeleteTasksTaskListResolutionResult = await handler.resolveTaskList(for: self)
      return [result]
    case "tasks":
      let result: [INDeleteTasksTaskResolutionResult] = await handler.resolveTasks(for: self)
      return result
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INDeleteTasksIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INDeleteTasksIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
