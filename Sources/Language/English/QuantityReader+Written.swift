extension QuantityReader {
  /// "1:30 hours", "2:45 minutes", "1:30:00 hours".
  mutating func clockDuration(at start: Int) -> (Quantity, Int)? {
    let parts = tokens[start].folded.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2 || parts.count == 3, parts.dropFirst().allSatisfy({ $0.map { $0 < 60 } ?? false }),
      let first = parts[0], first < 1_000_000
    else { return nil }
    let unitIndex = folded(start + 1) == "-" ? start + 2 : start + 1
    guard let found = unit(at: unitIndex, digits: true, isTouching: false),
      case .unit(let unit) = found.meaning,
      unit.symbol == "h" || (unit.symbol == "min" && parts.count == 2)
    else { return nil }
    let minutes = parts[1] ?? 0
    let total = unit.symbol == "h" ? first * 3600 + minutes * 60 : first * 60 + minutes
    let seconds = parts.count == 3 ? (parts[2] ?? 0) : 0
    return (.duration(seconds: Double(total + seconds)), found.end)
  }

  /// 5'10" and 6'2.
  mutating func feetAndInches(at start: Int) -> (Quantity, Int)? {
    guard touches(start), touches(start + 1), ["'", "′"].contains(folded(start + 1)),
      let feet = number(at: start), let inches = number(at: start + 2), inches.value < 12, feet.value < 100,
      feet.tokens.upperBound == start + 1
    else { return nil }
    var end = inches.tokens.upperBound
    if touches(end - 1), ["\"", "″", "”"].contains(folded(end)) { end += 1 }
    let value = ((feet.value + inches.value / 12) * 1e9).rounded() / 1e9
    return (.measure(value: value, unit: "ft", dimension: "length"), end)
  }

  /// "1h20", "2h30m", "5ft10": the letters and digits behind the first number are one word.
  mutating func gluedUnits(at start: Int) -> (Quantity, Int)? {
    guard touches(start), tokens[start + 1].kind == .word, tokens[start + 1].folded.utf8.count <= 12,
      let number = number(at: start), number.tokens.upperBound == start + 1
    else { return nil }
    let word = tokens[start + 1].folded
    guard word.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
    var parts: [(Double, QuantityUnit?)] = []
    var value = number.value
    var rest = Substring(word)
    while !rest.isEmpty {
      let letters = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(letters.count)
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      guard !letters.isEmpty, let unit = gluedUnit(String(letters), after: parts.last?.1) else { return nil }
      parts.append((value, unit))
      guard !digits.isEmpty else { break }
      guard let next = Double(digits) else { return nil }
      value = next
      if rest.isEmpty {
        guard let symbol = EnglishUnits.lesserUnits[unit.symbol] else { return nil }
        parts.append((value, EnglishUnitTable.units[symbol]))
      }
    }
    guard rest.isEmpty, parts.count > 1, let first = parts[0].1 else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      guard let unit = part.1 else { return nil }
      if index > 0, let larger = parts[index - 1].1, part.0 * unit.size >= larger.size { return nil }
      total += part.0 * unit.size
    }
    if first.dimension == "duration" { return (.duration(seconds: total), start + 2) }
    let result = (total / first.size * 1e9).rounded() / 1e9
    return (.measure(value: result, unit: first.symbol, dimension: first.dimension), start + 2)
  }

  private func gluedUnit(_ letters: String, after larger: QuantityUnit?) -> QuantityUnit? {
    if letters == "m", larger?.dimension != "length" { return EnglishUnitTable.units["min"] }
    for spelling in EnglishUnitTable.spellings[letters] ?? [] where spelling.words.count == 1 {
      guard case .unit(let unit) = spelling.meaning, unit.size > 0 else { continue }
      guard let larger else { return unit }
      let isLadder = EnglishUnits.ladders.contains { $0.contains(unit.symbol) && $0.contains(larger.symbol) }
      return isLadder && unit.size < larger.size ? unit : nil
    }
    return nil
  }
}
