public import Foundation

/// An amount of something, with the unit that was said.
public enum Quantity: Sendable, Hashable {
  /// A stretch of time ("half an hour", "1h 20m", "90 minutes").
  ///
  /// A month counts 30 days and a year 365: a duration has no date from which to count them.
  case duration(seconds: Double)
  /// A sum of money; the currency is an ISO 4217 code, which the region decides for "$" and "dollars".
  case money(amount: Decimal, currency: String)
  /// A measured amount: "5 miles" is 5, `mi`, `length`.
  ///
  /// The unit is the symbol that Foundation's `Unit` classes use. Dimensions are `length`, `mass`, `volume`,
  /// `area`, `speed`, `temperature`, `energy`, `power`, `pressure`, `frequency`, `informationStorage` and
  /// `angle`.
  case measure(value: Double, unit: String, dimension: String)
  /// Parts of a hundred: "40 percent" is 40.
  case percent(Double)
}

/// A quantity in a text.
public struct QuantityMention: Sendable, Hashable {
  /// The quantity.
  public var value: Quantity
  /// The indices of its tokens.
  public var tokens: Range<Int>

  /// Creates a mention.
  public init(value: Quantity, tokens: Range<Int>) {
    self.value = value
    self.tokens = tokens
  }
}
