// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to transfer money.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INTransferMoneyIntent: INIntent, @unchecked Sendable {
  /// The from account.
  public let fromAccount: INPaymentAccount?
  /// The to account.
  public let toAccount: INPaymentAccount?
  /// The transaction amount.
  public let transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public let transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public let transactionNote: String?

  /// Creates a request.
  public init(
    fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
  ) {
    self.fromAccount = fromAccount
    self.toAccount = toAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    fromAccount = nil
    toAccount = nil
    transactionAmount = nil
    transactionScheduledDate = nil
    transactionNote = nil
    super.init()
  }

  init(fields: WireFields) {
    fromAccount = fields["fromAccount"]
    toAccount = fields["toAccount"]
    transactionAmount = fields["transactionAmount"]
    transactionScheduledDate = fields["transactionScheduledDate"]
    transactionNote = fields["transactionNote"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["fromAccount"] = fromAccount
    fields["toAccount"] = toAccount
    fields["transactionAmount"] = transactionAmount
    fields["transactionScheduledDate"] = transactionScheduledDate
    fields["transactionNote"] = transactionNote
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INTransferMoneyIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INTransferMoneyIntent", "Transfer Money",
    [
      .siriKit("fromAccount", "From Account", .record("INPaymentAccount")),
      .siriKit("toAccount", "To Account", .record("INPaymentAccount")),
      .siriKit("transactionAmount", "Transaction Amount", .record("INPaymentAmount")),
      .siriKit("transactionScheduledDate", "Transaction Scheduled Date", .dateRange),
      .siriKit("transactionNote", "Transaction Note", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INTransferMoneyIntentHandling else { return nil }
    switch parameter {
    case "fromAccount":
      let result: INPaymentAccountResolutionResult = await handler.resolveFromAccount(for: self)
      return [result]
    case "toAccount":
      let result: INPaymentAccountResolutionResult = await handler.resolveToAccount(for: self)
      return [result]
    case "transactionAmount":
      let result: INPaymentAmountResolutionResult = await handler.resolveTransactionAmount(for: self)
      return [result]
    case "transactionScheduledDate":
      let result: INDateComponentsRangeResolutionResult =
        await handler.resolveTransactionScheduledDate(for: self)
      return [result]
    case "transactionNote":
      let result: INStringResolutionResult = await handler.resolveTransactionNote(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INTransferMoneyIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INTransferMoneyIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
