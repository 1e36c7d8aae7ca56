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
