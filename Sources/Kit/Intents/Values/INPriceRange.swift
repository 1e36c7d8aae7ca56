public import Foundation
import IntentWire

/// What something costs at least and at most.
public class INPriceRange: SiriKitObject, @unchecked Sendable {
  /// The lowest price.
  public let minimumPrice: NSDecimalNumber?
  /// The highest price.
  public let maximumPrice: NSDecimalNumber?
  /// The ISO 4217 code, for example `EUR`.
  public let currencyCode: String

  /// Creates a range between two prices, whichever is higher.
  public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
    let isAscending = firstPrice.decimalValue <= secondPrice.decimalValue
    self.init(
      minimum: isAscending ? firstPrice : secondPrice, maximum: isAscending ? secondPrice : firstPrice,
      currencyCode: currencyCode)
  }

  /// Creates a range with an upper end.
  public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(minimum: nil, maximum: maximumPrice, currencyCode: currencyCode)
  }

  /// Creates a range with a lower end.
  public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(minimum: minimumPrice, maximum: nil, currencyCode: currencyCode)
  }

  /// Creates a range of one price.
  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(minimum: price, maximum: price, currencyCode: currencyCode)
  }

  private init(minimum: NSDecimalNumber?, maximum: NSDecimalNumber?, currencyCode: String) {
    minimumPrice = minimum
    maximumPrice = maximum
    self.currencyCode = currencyCode
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    minimumPrice = fields.amount("minimumPrice")
    maximumPrice = fields.amount("maximumPrice")
    currencyCode = fields["currencyCode"] ?? ""
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields.set(minimumPrice, in: currencyCode, for: "minimumPrice")
    fields.set(maximumPrice, in: currencyCode, for: "maximumPrice")
    fields["currencyCode"] = currencyCode
    return fields
  }

  override class var principalField: String? { "minimumPrice" }
}
