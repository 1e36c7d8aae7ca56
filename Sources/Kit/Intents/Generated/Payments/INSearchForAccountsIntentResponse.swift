// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a search for accounts response code.
public enum INSearchForAccountsIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure account not found.
  case failureAccountNotFound = 7
  /// Failure terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 8
  /// Failure not eligible.
  case failureNotEligible = 9
}

extension INSearchForAccountsIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSearchForAccountsIntent``.
public class INSearchForAccountsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSearchForAccountsIntentResponseCode
  /// The accounts.
  public var accounts: [INPaymentAccount]?

  /// Creates an answer.
  public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    accounts = fields["accounts"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["accounts"] = accounts
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSearchForAccountsIntentResponse(fields: fields)
  }
}
