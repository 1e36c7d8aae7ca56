// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a search for bills response code.
public enum INSearchForBillsIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure credentials unverified.
  case failureCredentialsUnverified = 6
  /// Failure bill not found.
  case failureBillNotFound = 7
}

extension INSearchForBillsIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSearchForBillsIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSearchForBillsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSearchForBillsIntentResponseCode
  /// The bills.
  public var bills: [INBillDetails]?

  /// Creates an answer.
  public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    bills = fields["bills"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["bills"] = bills
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSearchForBillsIntentResponse(fields: fields)
  }
}
