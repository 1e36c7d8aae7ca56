// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a edit message response code.
public enum INEditMessageIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure message not found.
  case failureMessageNotFound = 6
  /// Failure past edit time limit.
  case failurePastEditTimeLimit = 7
  /// Failure message type unsupported.
  case failureMessageTypeUnsupported = 8
  /// Failure unsupported on service.
  case failureUnsupportedOnService = 9
  /// Failure message service not available.
  case failureMessageServiceNotAvailable = 10
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 11
}

extension INEditMessageIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INEditMessageIntent``.
public class INEditMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INEditMessageIntentResponseCode

  /// Creates an answer.
  public init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) {
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
    INEditMessageIntentResponse(fields: fields)
  }
}
