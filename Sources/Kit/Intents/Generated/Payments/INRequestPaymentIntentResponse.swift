// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a request payment response code.
public enum INRequestPaymentIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure no bank account.
  case failureNoBankAccount = 10
  /// Failure not eligible.
  case failureNotEligible = 11
  /// Failure terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 12
}

extension INRequestPaymentIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INRequestPaymentIntent``.
public class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INRequestPaymentIntentResponseCode
  /// The payment record.
  public var paymentRecord: INPaymentRecord?

  /// Creates an answer.
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
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
    INRequestPaymentIntentResponse(fields: fields)
  }
}
