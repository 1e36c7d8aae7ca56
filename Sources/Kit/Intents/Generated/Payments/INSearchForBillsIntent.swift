// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to search for bills.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSearchForBillsIntent: INIntent, @unchecked Sendable {
  /// The bill payee.
  public let billPayee: INBillPayee?
  /// The payment date range.
  public let paymentDateRange: INDateComponentsRange?
  /// The bill type.
  public let billType: INBillType
  /// The status.
  public let status: INPaymentStatus
  /// The due date range.
  public let dueDateRange: INDateComponentsRange?

  /// Creates a request.
  public init(
    billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType,
    status: INPaymentStatus, dueDateRange: INDateComponentsRange?
  ) {
    self.billPayee = billPayee
    self.paymentDateRange = paymentDateRange
    self.billType = billType
    self.status = status
    self.dueDateRange = dueDateRange
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    billPayee = nil
    paymentDateRange = nil
    billType = .unknown
    status = .unknown
    dueDateRange = nil
    super.init()
  }

  init(fields: WireFields) {
    billPayee = fields["billPayee"]
    paymentDateRange = fields["paymentDateRange"]
    billType = fields["billType"] ?? .unknown
    status = fields["status"] ?? .unknown
    dueDateRange = fields["dueDateRange"]
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
    fields["paymentDateRange"] = paymentDateRange
    fields["billType"] = billType
    fields["status"] = status
    fields["dueDateRange"] = dueDateRange
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSearchForBillsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSearchForBillsIntent", "Search For Bills",
    [
      .siriKit("billPayee", "Bill Payee", .record("INBillPayee")),
      .siriKit("paymentDateRange", "Payment Date Range", .dateRange),
      .siriKit("billType", "Bill Type", .enumeration("INBillType")),
      .siriKit("status", "Status", .enumeration("INPaymentStatus")),
      .siriKit("dueDateRange", "Due Date Range", .dateRange),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSearchForBillsIntentHandling else { return nil }
    switch parameter {
    case "billPayee":
      let result: INBillPayeeResolutionResult = await handler.resolveBillPayee(for: self)
      return [result]
    case "paymentDateRange":
      let result: INDateComponentsRangeResolutionResult = await handler.resolvePaymentDateRange(for: self)
      return [result]
    case "billType":
      let result: INBillTypeResolutionResult = await handler.resolveBillType(for: self)
      return [result]
    case "status":
      let result: INPaymentStatusResolutionResult = await handler.resolveStatus(for: self)
      return [result]
    case "dueDateRange":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDueDateRange(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForBillsIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForBillsIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
