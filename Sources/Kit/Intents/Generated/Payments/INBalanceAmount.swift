// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a balance amount.
public class INBalanceAmount: SiriKitObject, @unchecked Sendable {
  /// The amount.
  public let amount: NSDecimalNumber?
  /// The balance type.
  public let balanceType: INBalanceType
  /// The currency code.
  public let currencyCode: String?

  /// Creates the value.
  public init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
    self.amount = amount
    self.balanceType = balanceType
    self.currencyCode = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.balanceType = .unknown
    self.currencyCode = currencyCode
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    amount = fields.amount("amount")
    balanceType = fields["balanceType"] ?? .unknown
    currencyCode = fields["currencyCode"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields.set(amount, in: currencyCode, for: "amount")
    fields["balanceType"] = balanceType
    fields["currencyCode"] = currencyCode
    return fields
  }

  override class var principalField: String? { "amount" }
}
