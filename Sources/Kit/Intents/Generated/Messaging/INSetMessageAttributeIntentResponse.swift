// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a set message attribute response code.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure message attribute not set.
  case failureMessageAttributeNotSet = 7
}

extension INSetMessageAttributeIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSetMessageAttributeIntent``.
public class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSetMessageAttributeIntentResponseCode

  /// Creates an answer.
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
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
    INSetMessageAttributeIntentResponse(fields: fields)
  }
}
