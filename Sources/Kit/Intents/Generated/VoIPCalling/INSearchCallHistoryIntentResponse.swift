// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a search call history response code.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 5
  /// In progress.
  case inProgress = 6
  /// Success.
  case success = 7
}

extension INSearchCallHistoryIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSearchCallHistoryIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSearchCallHistoryIntentResponseCode
  /// The call records.
  public var callRecords: [INCallRecord]?

  /// Creates an answer.
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
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
    INSearchCallHistoryIntentResponse(fields: fields)
  }
}
