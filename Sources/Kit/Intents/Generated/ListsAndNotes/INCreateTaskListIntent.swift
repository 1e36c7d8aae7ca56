// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to create task list.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INAddTasksIntent in new code.")
public class INCreateTaskListIntent: INIntent, @unchecked Sendable {
  /// The title.
  public let title: INSpeakableString?
  /// The task titles.
  public let taskTitles: [INSpeakableString]?
  /// The group name.
  public let groupName: INSpeakableString?

  /// Creates a request.
  public init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?) {
    self.title = title
    self.taskTitles = taskTitles
    self.groupName = groupName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    title = nil
    taskTitles = nil
    groupName = nil
    super.init()
  }

  init(fields: WireFields) {
    title = fields["title"]
    taskTitles = fields["taskTitles"]
    groupName = fields["groupName"]
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
    fields["title"] = title
    fields["taskTitles"] = taskTitles
    fields["groupName"] = groupName
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INCreateTaskListIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INCreateTaskListIntent", "Create Task List",
    [
      .siriKit("title", "Title", .spoken),
      .siriKit("taskTitles", "Task Titles", .list(.spoken)),
      .siriKit("groupName", "Group Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INCreateTaskListIntentHandling else { return nil }
    switch parameter {
    case "title":
      let result: INSpeakableStringResolutionResult = await handler.resolveTitle(for: self)
      return [result]
    case "taskTitles":
      let result: [INSpeakableStringResolutionResult] = await handler.resolveTaskTitles(for: self)
      return result
    case "groupName":
      let result: INSpeakableStringResolutionResult = await handler.resolveGroupName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCreateTaskListIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCreateTaskListIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
