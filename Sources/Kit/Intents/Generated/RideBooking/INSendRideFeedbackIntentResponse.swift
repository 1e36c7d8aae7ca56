// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a send ride feedback response code.
public enum INSendRideFeedbackIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Success.
  case success = 2
  /// Failure.
  case failure = 3
}

extension INSendRideFeedbackIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSendRideFeedbackIntent``.
public class INSendRideFeedbackIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSendRideFeedbackIntentResponseCode

  /// Creates an answer.
  public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
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
    INSendRideFeedbackIntentResponse(fields: fields)
  }
}
