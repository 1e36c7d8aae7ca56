// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a add tasks response code.
public enum INAddTasksIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
}

extension INAddTasksIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INAddTasksIntent``.
public class INAddTasksIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INAddTasksIntentResponseCode
  /// The modified task list.
  public var modifiedTaskList: INTaskList?
  /// The added tasks.
  public var addedTasks: [INTask]?

  /// Creates an answer.
  public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    modifiedTaskList = fields["modifiedTaskList"]
    addedTasks = fields["addedTasks"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["modifiedTaskList"] = modifiedTaskList
    fields["addedTasks"] = addedTasks
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INAddTasksIntentResponse(fields: fields)
  }
}
