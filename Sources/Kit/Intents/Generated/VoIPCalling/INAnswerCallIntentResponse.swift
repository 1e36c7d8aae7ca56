// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a answer call response code.
public enum INAnswerCallIntentResponseCode: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}

extension INAnswerCallIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INAnswerCallIntent``.
public class INAnswerCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INAnswerCallIntentResponseCode
  /// The call records.
  public var callRecords: [INCallRecord]?

  /// Creates an answer.
  public init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    callRecords = fields["callRecords"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["callRecords"] = callRecords
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INAnswerCallIntentResponse(fields: fields)
  }
}
