// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a search for notebook items response code.
public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable, CaseIterable {
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

extension INSearchForNotebookItemsIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSearchForNotebookItemsIntent``.
public class INSearchForNotebookItemsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSearchForNotebookItemsIntentResponseCode
  /// The notes.
  public var notes: [INNote]?
  /// The task lists.
  public var taskLists: [INTaskList]?
  /// The tasks.
  public var tasks: [INTask]?
  /// The sort type.
  public var sortType: INSortType = .unknown

  /// Creates an answer.
  public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    notes = fields["notes"]
    taskLists = fields["taskLists"]
    tasks = fields["tasks"]
    sortType = fields["sortType"] ?? .unknown
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["notes"] = notes
    fields["taskLists"] = taskLists
    fields["tasks"] = tasks
    fields["sortType"] = sortType
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSearchForNotebookItemsIntentResponse(fields: fields)
  }
}
