import IntentWire

/// An amount to pay: a sum, or one that the app knows, such as the minimum due.
public class INPaymentAmount: SiriKitObject, @unchecked Sendable {
  /// The sum.
  public let amount: INCurrencyAmount?
  /// What the amount is.
  public let amountType: INAmountType

  /// Creates an amount.
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

  /// The sum alone, where that is all: it is said and compared as money then.
  override var wireValue: IntentValue {
    guard amountType == .unknown, let amount else { return super.wireValue }
    return amount.wireValue
  }

  override class var principalField: String? { "amount" }
}
