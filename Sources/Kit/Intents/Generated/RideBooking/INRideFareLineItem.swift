// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a ride fare line item.
public class INRideFareLineItem: SiriKitObject, @unchecked Sendable {
  /// The title.
  public let title: String
  /// The price.
  public let price: NSDecimalNumber
  /// The currency code.
  public let currencyCode: String

  /// Creates the value.
  public init(title: String, price: NSDecimalNumber, currencyCode: String) {
    self.title = title
    self.price = price
    self.currencyCode = currencyCode
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    title = fields["title"] ?? ""
    price = fields.amount("price") ?? .zero
    currencyCode = fields["currencyCode"] ?? ""
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["title"] = title
    fields.set(price, in: currencyCode, for: "price")
    fields["currencyCode"] = currencyCode
    return fields
  }

  override class var principalField: String? { "title" }
}
