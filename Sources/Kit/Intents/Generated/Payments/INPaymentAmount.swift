// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a payment amount.
public class INPaymentAmount: SiriKitObject, @unchecked Sendable {
  /// The amount.
  public let amount: INCurrencyAmount?
  /// The amount type.
  public let amountType: INAmountType

  /// Creates the value.
  public init(amountType: INAmountType, amount: INCurrencyAmount) {
    self.amount = amount
    self.amountType = amountType
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    amount = fields["amount"]
    amountType = fields["amountType"] ?? .unknown
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["amount"] = amount
    fields["amountType"] = amountType
    return fields
  }

  override class var principalField: String? { "amount" }
}
