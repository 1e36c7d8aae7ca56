import Foundation

/// Refuses numbers that are too low or too high.
enum RangeCheck {
  static func of<Bound: Comparable & Sendable>(
    _ range: (lowerBound: Bound, upperBound: Bound)?
  ) -> (@Sendable (any Sendable) -> String?)? {
    guard let range else { return nil }
    let (lower, upper) = range
    return { value in
      guard let number = value as? Bound, number < lower || number > upper else { return nil }
      return "The number must be between \(lower) and \(upper)."
    }
  }
}

/// Refuses amounts that are too low or too high, or in another currency.
enum CurrencyCheck {
  static func of(
    _ codes: [String], _ range: (lowerBound: Decimal, upperBound: Decimal)?
  ) -> (@Sendable (any Sendable) -> String?)? {
    guard range != nil || !codes.isEmpty else { return nil }
    return { value in
      guard let amount = value as? IntentCurrencyAmount else { return nil }
      if !codes.isEmpty, !codes.contains(amount.currencyCode) {
        return
          "The amount must be in \(codes.formatted(.list(type: .or).locale(Locale(identifier: "en_US"))))."
      }
      if let range, amount.amount < range.lowerBound || amount.amount > range.upperBound {
        return "The amount must be between \(range.lowerBound) and \(range.upperBound)."
      }
      return nil
    }
  }
}
