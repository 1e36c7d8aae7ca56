// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a snooze tasks response code.
public enum INSnoozeTasksIntentResponseCode: Int, Sendable, CaseIterable {
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

extension INSnoozeTasksIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSnoozeTasksIntent``.
public class INSnoozeTasksIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSnoozeTasksIntentResponseCode
  /// The snoozed tasks.
  public var snoozedTasks: [INTask]?

  /// Creates an answer.
  public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    snoozedTasks = fields["snoozedTasks"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["snoozedTasks"] = snoozedTasks
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSnoozeTasksIntentResponse(fields: fields)
  }
}
