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
  /// What the same words mean where something else is measured: an angle or a temperature of “40 degrees”, metres or minutes
  /// of “5 m”.
  public var others: [Quantity]
  /// The indices of its tokens.
  public var tokens: Range<Int>

  /// Creates a mention.
  public init(value: Quantity, tokens: Range<Int>, others: [Quantity] = []) {
    self.value = value
    self.tokens = tokens
    self.others = others
  }
}

extension Quantity {
  /// What was counted: one mile, one hour, one dollar.
  public struct Unit: Sendable, Hashable {
    private let one: Quantity

    init(_ one: Quantity) { self.one = one }

    /// So many of the unit; `nil` for what nobody can hold.
    public func with(_ number: Double) -> Quantity? {
      guard number.isFinite else { return nil }
      return one.scaled(by: number)
    }
  }

  /// The unit of an amount that was said with a number: of “90 minutes” and 90 a minute.
  public func unit(saidWith number: Double) -> Unit? {
    switch self {
    case .duration(let seconds): number > 0 ? Unit(.duration(seconds: seconds / number)) : nil
    case .money(_, let currency): Unit(.money(amount: 1, currency: currency))
    case .measure(_, let unit, let dimension): Unit(.measure(value: 1, unit: unit, dimension: dimension))
    case .percent: Unit(.percent(1))
    }
  }

  private func scaled(by number: Double) -> Quantity? {
    switch self {
    case .duration(let seconds): .duration(seconds: seconds * number)
    case .money(_, let currency): QuantityReader.sum(number, currency)
    case .measure(let value, let unit, let dimension):
      .measure(value: value * number, unit: unit, dimension: dimension)
    case .percent(let value): .percent(value * number)
    }
  }
}
