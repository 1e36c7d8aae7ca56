// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to snooze tasks.
public class INSnoozeTasksIntent: INIntent, @unchecked Sendable {
  /// The tasks.
  public let tasks: [INTask]?
  /// The next trigger time.
  public let nextTriggerTime: INDateComponentsRange?
  /// The all.
  public let all: Bool?

  /// Creates a request.
  @_disfavoredOverload
  public init(tasks: [INTask]?, nextTriggerTime: INDateComponentsRange?, all: NSNumber?) {
    self.tasks = tasks
    self.nextTriggerTime = nextTriggerTime
    self.all = all?.boolValue
    super.init()
  }

  /// Creates a request.
  public init(tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Bool? = nil) {
    self.tasks = tasks
    self.nextTriggerTime = nextTriggerTime
    self.all = all
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    tasks = nil
    nextTriggerTime = nil
    all = nil
    super.init()
  }

  init(fields: WireFields) {
    tasks = fields["tasks"]
    nextTriggerTime = fields["nextTriggerTime"]
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
    fields["tasks"] = tasks
    fields["nextTriggerTime"] = nextTriggerTime
    fields["all"] = all
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSnoozeTasksIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSnoozeTasksIntent", "Snooze Tasks",
    [
      .siriKit("tasks", "Tasks", .list(.record("INTask"))),
      .siriKit("nextTriggerTime", "Next Trigger Time", .dateRange),
      .siriKit("all", "All", .boolean),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSnoozeTasksIntentHandling else { return nil }
    switch parameter {
    case "tasks":
      let result: [INSnoozeTasksTaskResolutionResult] = await handler.resolveTasks(for: self)
      return result
    case "nextTriggerTime":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveNextTriggerTime(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSnoozeTasksIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSnoozeTasksIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
