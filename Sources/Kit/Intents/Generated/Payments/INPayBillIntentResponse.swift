// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a pay bill response code.
public enum INPayBillIntentResponseCode: Int, Sendable, CaseIterable {
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
  /// Failure insufficient funds.
  case failureInsufficientFunds = 7
}

extension INPayBillIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INPayBillIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INPayBillIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INPayBillIntentResponseCode
  /// The from account.
  public var fromAccount: INPaymentAccount?
  /// The bill details.
  public var billDetails: INBillDetails?
  /// The transaction amount.
  public var transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public var transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public var transactionNote: String?

  /// Creates an answer.
  public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    fromAccount = fields["fromAccount"]
    billDetails = fields["billDetails"]
    transactionAmount = fields["transactionAmount"]
    transactionScheduledDate = fields["transactionScheduledDate"]
    transactionNote = fields["transactionNote"]
  }

  /// Reads an archived answer.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var codeName: String { code.caseName }

  override var fields: WireFields {
    var fields = WireFields()
    fields["fromAccount"] = fromAccount
    fields["billDetails"] = billDetails
    fields["transactionAmount"] = transactionAmount
    fields["transactionScheduledDate"] = transactionScheduledDate
    fields["transactionNote"] = transactionNote
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INPayBillIntentResponse(fields: fields)
  }
}
