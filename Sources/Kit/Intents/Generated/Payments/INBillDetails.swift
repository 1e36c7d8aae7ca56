// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a bill details.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INBillDetails: SiriKitObject, @unchecked Sendable {
  /// The bill payee.
  public var billPayee: INBillPayee?
  /// The amount due.
  public var amountDue: INCurrencyAmount?
  /// The minimum due.
  public var minimumDue: INCurrencyAmount?
  /// The late fee.
  public var lateFee: INCurrencyAmount?
  /// The due date.
  public var dueDate: DateComponents?
  /// The payment date.
  public var paymentDate: DateComponents?
  /// The bill type.
  public var billType: INBillType
  /// The payment status.
  public var paymentStatus: INPaymentStatus

  /// Creates the value.
  public init?(
    billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?,
    amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?,
    dueDate: DateComponents?, paymentDate: DateComponents?
  ) {
    self.billPayee = billPayee
    self.amountDue = amountDue
    self.minimumDue = minimumDue
    self.lateFee = lateFee
    self.dueDate = dueDate
    self.paymentDate = paymentDate
    self.billType = billType
    self.paymentStatus = paymentStatus
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    billPayee = fields["billPayee"]
    amountDue = fields["amountDue"]
    minimumDue = fields["minimumDue"]
    lateFee = fields["lateFee"]
    dueDate = fields["dueDate"]
    paymentDate = fields["paymentDate"]
    billType = fields["billType"] ?? .unknown
    paymentStatus = fields["paymentStatus"] ?? .unknown
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["billPayee"] = billPayee
    fields["amountDue"] = amountDue
    fields["minimumDue"] = minimumDue
    fields["lateFee"] = lateFee
    fields["dueDate"] = dueDate
    fields["paymentDate"] = paymentDate
    fields["billType"] = billType
    fields["paymentStatus"] = paymentStatus
    return fields
  }

  override class var principalField: String? { "billPayee" }
}
