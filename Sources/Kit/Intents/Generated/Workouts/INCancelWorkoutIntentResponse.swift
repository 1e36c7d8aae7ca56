// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a cancel workout response code.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// Failure.
  case failure = 3
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 4
  /// Failure no matching workout.
  case failureNoMatchingWorkout = 5
  /// Handle in app.
  case handleInApp = 6
  /// Success.
  case success = 7
}

extension INCancelWorkoutIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INCancelWorkoutIntent``.
public class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INCancelWorkoutIntentResponseCode

  /// Creates an answer.
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    WireFields()
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INCancelWorkoutIntentResponse(fields: fields)
  }
}
