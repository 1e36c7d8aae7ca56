// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to pay bill.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INPayBillIntent: INIntent, @unchecked Sendable {
  /// The bill payee.
  public let billPayee: INBillPayee?
  /// The from account.
  public let fromAccount: INPaymentAccount?
  /// The transaction amount.
  public let transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public let transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public let transactionNote: String?
  /// The bill type.
  public let billType: INBillType
  /// The due date.
  public let dueDate: INDateComponentsRange?

  /// Creates a request.
  public init(
    billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
    dueDate: INDateComponentsRange?
  ) {
    self.billPayee = billPayee
    self.fromAccount = fromAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
    self.billType = billType
    self.dueDate = dueDate
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    billPayee = nil
    fromAccount = nil
    transactionAmount = nil
    transactionScheduledDate = nil
    transactionNote = nil
    billType = .unknown
    dueDate = nil
    super.init()
  }

  init(fields: WireFields) {
    billPayee = fields["billPayee"]
    fromAccount = fields["fromAccount"]
    transactionAmount = fields["transactionAmount"]
    transactionScheduledDate = fields["transactionScheduledDate"]
    transactionNote = fields["transactionNote"]
    billType = fields["billType"] ?? .unknown
    dueDate = fields["dueDate"]
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
    fields["billPayee"] = billPayee
    fields["fromAccount"] = fromAccount
    fields["transactionAmount"] = transactionAmount
    fields["transactionScheduledDate"] = transactionScheduledDate
    fields["transactionNote"] = transactionNote
    fields["billType"] = billType
    fields["dueDate"] = dueDate
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INPayBillIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INPayBillIntent", "Pay Bill",
    [
      .siriKit("billPayee", "Bill Payee", .record("INBillPayee")),
      .siriKit("fromAccount", "From Account", .record("INPaymentAccount")),
      .siriKit("transactionAmount", "Transaction Amount", .record("INPaymentAmount")),
      .siriKit("transactionScheduledDate", "Transaction Scheduled Date", .dateRange),
      .siriKit("transactionNote", "Transaction Note", .string),
      .siriKit("billType", "Bill Type", .enumeration("INBillType")),
      .siriKit("dueDate", "Due Date", .dateRange),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INPayBillIntentHandling else { return nil }
    switch parameter {
    case "billPayee":
      let result: INBillPayeeResolutionResult = await handler.resolveBillPayee(for: self)
      return [result]
    case "fromAccount":
      let result: INPaymentAccountResolutionResult = await handler.resolveFromAccount(for: self)
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
    case "billType":
      let result: INBillTypeResolutionResult = await handler.resolveBillType(for: self)
      return [result]
    case "dueDate":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDueDate(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INPayBillIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INPayBillIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
