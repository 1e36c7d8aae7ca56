// Amounts that have their unit from a neighbour, and amounts that were not read whole.
extension QuantityReader {
  /// The first of two amounts of which the second has the unit: "3 to 6 miles", "between 3 and 6 miles", "5-10 minutes".
  mutating func shared(at start: Int) -> (Quantity, Int)? {
    guard !isTorn(at: start), let number = number(at: start), number.value >= 0 else { return nil }
    let end = number.tokens.upperBound
    guard let next = joint(at: end, before: start), let second = self.number(at: next), second.value >= 0,
      var count = count(at: next), let (whole, unitEnd) = quantity(at: next), count.end < unitEnd
    else { return nil }
    // The unit is taken with the second amount's own words, so that what explains it is near.
    count.value = number.value
    guard let (value, valueEnd) = unmarkedMoney(count) ?? measured(count, start: next), valueEnd == unitEnd,
      value.dimension == whole.dimension
    else { return nil }
    // "2 to 3 hours 20" adds to the second alone.
    guard value.isUnit(of: whole, ratio: second.value == 0 ? nil : number.value / second.value) else {
      return nil
    }
    return (value, end)
  }

  /// The second of two amounts of which the first has the unit: "between 3 miles and 6", "$20 to 50".
  mutating func shared(at start: Int, after first: QuantityMention) -> (Quantity, Int)? {
    guard !isTorn(at: start), let number = number(at: start), number.value >= 0,
      joint(at: first.tokens.upperBound, before: first.tokens.lowerBound) == start,
      isEndOfPhrase(number.tokens.upperBound), let unit = first.value.unit,
      let own = self.number(at: first.tokens.lowerBound) ?? self.number(at: first.tokens.lowerBound + 1),
      own.value > 0
    else { return nil }
    // "Ten minutes to five" is a time.
    if case .duration = first.value, !isSpan(first.tokens.lowerBound) { return nil }
    let one = unit / own.value
    return first.value.with(number.value * one).map { ($0, number.tokens.upperBound) }
  }

  /// The place behind the word or mark that joins two amounts.
  private mutating func joint(at end: Int, before start: Int) -> Int? {
    switch folded(end) {
    case "to", "-", "–", "—", "or", "through", "till", "until": end + 1
    case "and": isSpan(start) ? end + 1 : nil
    default: nil
    }
  }

  /// Whether a word for a span stands before the first of two amounts: "between 3 and 6".
  private mutating func isSpan(_ start: Int) -> Bool { ["between", "from"].contains(folded(start - 1)) }

  /// Whether a number is only a part of what was written, so that it must not be taken for all of it: "3" of "7/3 miles".
  mutating func isTorn(at start: Int) -> Bool {
    func isDigits(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .number }
    let marks: Set<String> = ["/", "⁄", ",", ".", ":"]
    if isDigits(start), touches(start - 1), touches(start - 2), isDigits(start - 2),
      marks.contains(folded(start - 1))
    {
      return true
    }
    let digits = isDigits(start) ? start : start + 1
    guard start == digits || EnglishMoney.signs[folded(start)] != nil, let number = number(at: digits) else {
      return false
    }
    let end = number.tokens.upperBound
    return marks.contains(folded(end)) && touches(end - 1) && touches(end) && isDigits(end + 1)
  }
}

extension Quantity {
  /// What it measures.
  fileprivate var dimension: String {
    switch self {
    case .duration: "duration"
    case .money(_, let currency): currency
    case .measure(_, let unit, _): unit
    case .percent: "percent"
    }
  }

  /// The number that it holds.
  fileprivate var unit: Double? {
    switch self {
    case .duration(let seconds): seconds
    case .money(let amount, _): Double("\(amount)")
    case .measure(let value, _, _): value
    case .percent(let value): value
    }
  }

  /// Whether this is so many times another amount; without a ratio only its own number counts.
  fileprivate func isUnit(of other: Quantity, ratio: Double?) -> Bool {
    guard let ratio, let own = unit, let whole = other.unit else { return true }
    return abs(own - whole * ratio) <= 1e-6 * max(1, abs(own))
  }

  /// The same unit with another number.
  fileprivate func with(_ number: Double) -> Quantity? {
    switch self {
    case .duration: .duration(seconds: number)
    case .money(_, let currency): QuantityReader.sum(number, currency)
    case .measure(_, let unit, let dimension): .measure(value: number, unit: unit, dimension: dimension)
    case .percent: .percent(number)
    }
  }
}
