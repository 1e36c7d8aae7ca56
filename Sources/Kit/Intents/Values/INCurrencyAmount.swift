public import Foundation
import IntentWire

/// An amount of money in one currency.
public class INCurrencyAmount: SiriKitObject, @unchecked Sendable {
  /// The amount in units of the currency.
  public let amount: NSDecimalNumber?
  /// The ISO 4217 code, for example `EUR`.
  public let currencyCode: String?

  /// Creates an amount.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    amount = fields.amount("amount")
    currencyCode = fields["currencyCode"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields.set(amount, in: nil, for: "amount")
    fields["currencyCode"] = currencyCode
    return fields
  }

  override var wireValue: IntentValue {
    .currency(CurrencyValue(amount: amount?.decimalValue ?? 0, code: currencyCode ?? ""))
  }

  /// Reads an amount; a number alone is one of a currency that was not said.
  override class func decoded(from value: IntentValue) -> Self? {
    var fields = WireFields()
    switch value {
    case .currency(let currency):
      fields.values["amount"] = value
      fields["currencyCode"] = currency.code.isEmpty ? nil : currency.code
    case .record(let record) where record.type == "\(self)": fields = WireFields(record.fields)
    default:
      guard NSDecimalNumber.amount(from: value) != nil else { return nil }
      fields.values["amount"] = value
    }
    return self.init(fields: fields)
  }
}
