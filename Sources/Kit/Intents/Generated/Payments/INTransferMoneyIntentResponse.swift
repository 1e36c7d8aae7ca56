// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
public import FoundationAdditions

/// The values of a transfer money response code.
public enum INTransferMoneyIntentResponseCode: Int, Sendable, CaseIterable {
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

extension INTransferMoneyIntentResponseCode: WireEnumeration {}

/// An app's answer to an ``INTransferMoneyIntent``.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INTransferMoneyIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public let code: INTransferMoneyIntentResponseCode
  /// The from account.
  public var fromAccount: INPaymentAccount?
  /// The to account.
  public var toAccount: INPaymentAccount?
  /// The transaction amount.
  public var transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public var transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public var transactionNote: String?
  /// The transfer fee.
  public var transferFee: INCurrencyAmount?

  /// Creates an answer.
  public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  init(fields: WireFields) {
    code = fields["code"] ?? .unspecified
    super.init()
    fromAccount = fields["fromAccount"]
    toAccount = fields["toAccount"]
    transactionAmount = fields["transactionAmount"]
    transactionScheduledDate = fields["transactionScheduledDate"]
    transactionNote = fields["transactionNote"]
    transferFee = fields["transferFee"]
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
    fields["toAccount"] = toAccount
    fields["transactionAmount"] = transactionAmount
    fields["transactionScheduledDate"] = transactionScheduledDate
    fields["transactionNote"] = transactionNote
    fields["transferFee"] = transferFee
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    INTransferMoneyIntentResponse(fields: fields)
  }
}
