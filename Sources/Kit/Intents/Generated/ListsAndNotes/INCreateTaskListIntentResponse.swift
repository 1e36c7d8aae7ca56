// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a create task list response code.
public enum INCreateTaskListIntentResponseCode: Int, Sendable, CaseIterable {
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

extension INCreateTaskListIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INCreateTaskListIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; use INAddTasksIntent in new code.")
public class INCreateTaskListIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INCreateTaskListIntentResponseCode
  /// The created task list.
  public var createdTaskList: INTaskList?

  /// Creates an answer.
  public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    createdTaskList = fields["createdTaskList"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["createdTaskList"] = createdTaskList
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INCreateTaskListIntentResponse(fields: fields)
  }
}
