// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a send payment response code.
public enum INSendPaymentIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure payments amount below minimum.
  case failurePaymentsAmountBelowMinimum = 7
  /// Failure payments amount above maximum.
  case failurePaymentsAmountAboveMaximum = 8
  /// Failure payments currency unsupported.
  case failurePaymentsCurrencyUnsupported = 9
  /// Failure insufficient funds.
  case failureInsufficientFunds = 10
  /// Failure no bank account.
  case failureNoBankAccount = 11
  /// Failure not eligible.
  case failureNotEligible = 12
  /// Failure terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 13
}

extension INSendPaymentIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INSendPaymentIntent``.
public class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INSendPaymentIntentResponseCode
  /// The payment record.
  public var paymentRecord: INPaymentRecord?

  /// Creates an answer.
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    paymentRecord = fields["paymentRecord"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["paymentRecord"] = paymentRecord
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INSendPaymentIntentResponse(fields: fields)
  }
}
