import Foundation

/// Reads quantities from tokens.
///
/// Every reading starts at a token and looks a bounded number of tokens ahead and back, so that the cost is
/// linear.
struct QuantityReader {
  let tokens: [Token]
  let context: LanguageContext
  /// For each token, the number that starts there.
  private let numberStarts: [Int: NumberMention]
  /// How many tokens were looked at: the measure of the reader's cost.
  private(set) var looks = 0
  /// What the words that were read last mean where something else is measured.
  private var others: [Quantity] = []

  /// The most tokens between a unit and a word that says which of two it is.
  static let sight = 6

  init(tokens: [Token], numbers: [NumberMention], context: LanguageContext) {
    self.tokens = tokens
    self.context = context
    var starts: [Int: NumberMention] = [:]
    for number in numbers where !number.isOrdinal { starts[number.tokens.lowerBound] = number }
    numberStarts = starts
  }

  /// Whether any token can be part of a quantity; most texts have none.
  static func hasTrigger(_ tokens: [Token]) -> Bool {
    tokens.contains { token in
      token.kind == .number || token.kind == .symbol || EnglishUnitTable.spellings[token.folded] != nil
        || EnglishMoney.codes.contains(token.folded) || EnglishMoney.notes[token.folded] != nil
        || EnglishMoney.capitalCodes.contains(token.text)
    }
  }

  mutating func mentions() -> [QuantityMention] {
    var mentions: [QuantityMention] = []
    var index = 0
    while index < tokens.count {
      others = []
      guard
        let (value, end) = quantity(at: index) ?? shared(at: index)
          ?? mentions.last.flatMap({ shared(at: index, after: $0) })
      else {
        // What follows a number can be a unit, but the middle of the number is no start.
        index = numberStarts[index]?.tokens.upperBound ?? index + 1
        continue
      }
      mentions.append(QuantityMention(value: value, tokens: index..<end, others: others))
      index = rateEnd(after: end)
    }
    return mentions
  }

  mutating func quantity(at start: Int) -> (Quantity, Int)? {
    if isTorn(at: start) { return nil }
    switch tokens[start].kind {
    case .symbol:
      return signedMoney(at: start)
    case .word:
      if let money = prefixedMoney(at: start) { return money }
      if let note = note(at: start) { return note }
    case .number:
      if let clock = clockDuration(at: start) ?? feetAndInches(at: start) { return clock }
      if let glued = gluedUnits(at: start) { return glued }
    case .punctuation: break
    }
    guard let count = count(at: start) else { return nil }
    if let money = unmarkedMoney(count) { return money }
    return measured(count, start: start)
  }

  /// "an hour" after a rate's first half ("20 dollars an hour") belongs to no quantity.
  private mutating func rateEnd(after end: Int) -> Int {
    guard isArticle(end) || folded(end) == "per",
      let unit = unit(at: end + 1, digits: false, isTouching: false),
      case .unit(let found) = unit.meaning, found.dimension == "duration"
    else { return end }
    return unit.end
  }

  // MARK: Looking at tokens

  mutating func folded(_ index: Int) -> String {
    looks += 1
    return tokens.indices.contains(index) ? tokens[index].folded : ""
  }

  func touches(_ index: Int) -> Bool {
    index >= 0 && index + 1 < tokens.count && tokens[index].touches(tokens[index + 1])
  }

  mutating func isArticle(_ index: Int) -> Bool {
    let word = folded(index)
    return word == "a" || word == "an"
  }

  mutating func number(at index: Int) -> NumberMention? {
    looks += 1
    return numberStarts[index]
  }

  /// Whether nothing follows that a number could count.
  mutating func isEndOfPhrase(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if tokens[index].kind == .punctuation { return folded(index) != "-" && folded(index) != "/" }
    return EnglishDateWords.afterHour.contains(folded(index))
  }

  // MARK: Counts

  /// What a unit can follow.
  struct Count {
    var value: Double
    var end: Int
    /// Digits stand directly before the unit, so that abbreviations count.
    var hasDigits = false
    /// Only an article stands before the unit.
    var isArticle = false
  }

  /// "2", "two and a half", "half a", "a couple of", "a few", "an".
  mutating func count(at start: Int) -> Count? {
    if let number = number(at: start) { return counted(number) }
    var index = start
    let hasArticle = isArticle(index)
    if hasArticle { index += 1 }
    switch folded(index) {
    case "few": return Count(value: 3, end: ofEnd(index + 1))
    case "several" where !hasArticle: return Count(value: 4, end: ofEnd(index + 1))
    case "couple": return Count(value: 2, end: ofEnd(index + 1))
    case "half" where hasArticle, "quarter": return part(folded(index) == "half" ? 0.5 : 0.25, index + 1)
    case "third" where hasArticle: return part(1 / 3, index + 1)
    case "fifth" where hasArticle: return part(1 / 5, index + 1)
    default: break
    }
    guard hasArticle, start == 0 || !EnglishUnits.rates.contains(folded(start - 1)) else { return nil }
    return Count(value: 1, end: index, isArticle: true)
  }

  private mutating func counted(_ number: NumberMention) -> Count {
    let last = number.tokens.upperBound - 1
    let hasDigits = tokens[last].kind == .number || isThousands(number)
    var count = Count(value: number.value, end: last + 1, hasDigits: hasDigits)
    if count.value > 0, count.value < 1 { return part(count.value, count.end, hasDigits: count.hasDigits) }
    count.end = ofEnd(count.end, requiresCollective: true)
    return count
  }

  /// A fraction with the words between it and its unit: "half an", "three quarters of a".
  private mutating func part(_ value: Double, _ end: Int, hasDigits: Bool = false) -> Count {
    var index = end
    if folded(index) == "of" { index += 1 }
    if isArticle(index) { index += 1 }
    return Count(value: value, end: index, hasDigits: hasDigits && index == end)
  }

  private mutating func ofEnd(_ index: Int, requiresCollective: Bool = false) -> Int {
    guard folded(index) == "of" else { return index }
    let last = folded(index - 1)
    return !requiresCollective || last == "couple" || last == "dozen" || last == "pair" ? index + 1 : index
  }

  // MARK: Units

  /// The unit that is spelled from a token on.
  ///
  /// - Parameter isLesser: Whether a larger unit stands before, which explains an abbreviation.
  mutating func unit(
    at start: Int, digits: Bool, isTouching: Bool, isArticle: Bool = false, isLesser: Bool = false
  )
    -> (meaning: QuantityWord, end: Int)?
  {
    guard start < tokens.count else { return nil }
    looks += 1
    guard let spellings = EnglishUnitTable.spellings[tokens[start].folded] else { return nil }
    for spelling in spellings {
      switch spelling.style {
      case .word: break
      case .counted: if isArticle { continue }
      case .abbreviation: if !digits { continue }
      case .tight:
        // A capital alone is a unit too: "21 C".
        let isCapital = digits && tokens[start].text.first?.isUppercase == true && isEndOfPhrase(start + 1)
        if !(digits && (isTouching || isLesser || isCapital)) { continue }
      }
      let end = start + spelling.words.count
      guard end <= tokens.count else { continue }
      looks += spelling.words.count
      guard spelling.words.indices.allSatisfy({ tokens[start + $0].folded == spelling.words[$0] }) else {
        continue
      }
      return (spelling.meaning, end)
    }
    return nil
  }

  mutating func measured(_ count: Count, start: Int) -> (Quantity, Int)? {
    if let distance = race(at: start) { return distance }
    var index = count.end
    // "90-minute", "20-dollar"
    if folded(index) == "-", touches(index - 1), touches(index) { index += 1 }
    let isTouching = index == count.end && touches(index - 1)
    guard
      let found = unit(
        at: index, digits: count.hasDigits, isTouching: isTouching, isArticle: count.isArticle)
    else { return distance(count, start: start) }
    switch found.meaning {
    case .money("pound") where !isPoundMoney(start, found.end):
      guard let pound = EnglishUnitTable.units["lb"] else { return nil }
      others = QuantityReader.sum(count.value, code("pound")).map { [$0] } ?? []
      return summed(count.value, pound, end: found.end)
    case .money("pound"):
      others = [.measure(value: count.value, unit: "lb", dimension: "mass")]
      return money(count.value, "pound", end: found.end)
    case .money(let name): return money(count.value, name, end: found.end)
    case .minor(let name): return QuantityReader.sum(count.value / 100, code(name)).map { ($0, found.end) }
    case .unit(let unit) where unit.symbol == "m" && isTime(start, found.end, count.value):
      guard let minute = EnglishUnitTable.units["min"] else { return nil }
      others = [.measure(value: count.value, unit: "m", dimension: "length")]
      return summed(count.value, minute, end: found.end)
    case .unit(let unit) where unit.symbol == "m":
      others = count.value >= 0 ? [.duration(seconds: count.value * 60)] : []
      return summed(count.value, unit, end: found.end)
    case .unit(let unit): return summed(count.value, unit, end: found.end)
    }
  }

  /// "5k" after a word for a race.
  private mutating func distance(_ count: Count, start: Int) -> (Quantity, Int)? {
    // “a row for 2 k”.
    var cue = start - 1
    while cue > 0, cue > start - 3, ["for", "of", "a", "about"].contains(folded(cue)) { cue -= 1 }
    guard count.hasDigits || count.value <= 100, folded(count.end) == "k",
      isMotion(count.end + 1)
        || start > 0 && EnglishUnits.distanceCues.contains(folded(cue)) && isEndOfPhrase(count.end + 1)
    else { return nil }
    return (.measure(value: count.value, unit: "km", dimension: "length"), count.end + 1)
  }

  /// "a 5k", "run 2.5k": a thousand of a race is a kilometre, unless another unit follows.
  private mutating func race(at start: Int) -> (Quantity, Int)? {
    guard let number = number(at: start), isThousands(number) else { return nil }
    let end = number.tokens.upperBound
    var cue = start - 1
    while cue > 0, cue > start - 3, ["for", "of", "a", "about"].contains(folded(cue)) { cue -= 1 }
    guard
      isMotion(end) || start > 0 && EnglishUnits.distanceCues.contains(folded(cue)) && isEndOfPhrase(end)
    else { return nil }
    return (.measure(value: number.value / 1_000, unit: "km", dimension: "length"), end)
  }

  /// Whether the letter for thousands ends a number: "5k".
  private mutating func isThousands(_ number: NumberMention) -> Bool {
    number.tokens.count > 1 && folded(number.tokens.upperBound - 1) == "k"
  }

  private mutating func isMotion(_ index: Int) -> Bool {
    !isArticle(index) && EnglishUnits.distanceCues.contains(folded(index))
  }

  /// Adds what follows in the same breath: "and a half", "20 minutes", "10".
  private mutating func summed(_ count: Double, _ unit: QuantityUnit, end: Int) -> (Quantity, Int)? {
    guard unit.size > 0, unit.dimension != "percent" else { return plain(count, unit, end: end) }
    var (total, end) = (count, end)
    var last = unit
    for _ in 0..<3 {
      if let (part, partEnd) = partAfter(end) {
        total += part * last.size / unit.size
        end = partEnd
        break
      }
      guard let lesser = lesser(after: end, than: last) else { break }
      total += lesser.count * lesser.unit.size / unit.size
      (last, end) = (lesser.unit, lesser.end)
    }
    return plain((total * 1e9).rounded() / 1e9, unit, end: end)
  }

  /// "and a half", "and a quarter", "and three quarters".
  private mutating func partAfter(_ end: Int) -> (Double, Int)? {
    // "an hour 1/2", "an hour ½"
    if let number = number(at: end), number.value > 0, number.value < 1, tokens[end].kind == .number,
      isEndOfPhrase(number.tokens.upperBound)
    {
      return (number.value, number.tokens.upperBound)
    }
    guard folded(end) == "and" else { return nil }
    if let number = number(at: end + 1), number.value > 0, number.value < 1 {
      // "and half a mile" is a quantity of its own.
      let next = number.tokens.upperBound
      return isArticle(next) || folded(next) == "of" ? nil : (number.value, next)
    }
    guard isArticle(end + 1) else { return nil }
    switch folded(end + 2) {
    case "half": return (0.5, end + 3)
    case "quarter": return (0.25, end + 3)
    case "third": return (1 / 3, end + 3)
    default: return nil
    }
  }

  /// The smaller unit that goes on with a larger one.
  private mutating func lesser(after end: Int, than unit: QuantityUnit) -> (
    count: Double, unit: QuantityUnit, end: Int
  )? {
    var index = end
    let isJoined = folded(index) == "and" || folded(index) == "," && unit.dimension == "duration"
    if isJoined { index += 1 }
    let isOne = isJoined && isArticle(index)
    let number = number(at: index)
    guard isOne || number != nil else { return nil }
    let (value, numberEnd) = number.map { ($0.value, $0.tokens.upperBound) } ?? (1, index + 1)
    guard value >= 0 else { return nil }
    let digits = number != nil && tokens[numberEnd - 1].kind == .number
    if let found = self.unit(
      at: numberEnd, digits: digits, isTouching: touches(numberEnd - 1), isArticle: isOne, isLesser: true)
    {
      guard let smaller = smallerUnit(found.meaning, than: unit), value * smaller.size < unit.size else {
        return nil
      }
      return (value, smaller, found.end)
    }
    guard !isJoined, let symbol = EnglishUnits.lesserUnits[unit.symbol],
      let smaller = EnglishUnitTable.units[symbol], value > 0,
      value * smaller.size < unit.size, isEndOfPhrase(numberEnd)
    else { return nil }
    return (value, smaller, numberEnd)
  }

  /// The unit after a larger one; "m" behind hours is minutes, and "pounds" behind stones a weight.
  private func smallerUnit(_ word: QuantityWord, than unit: QuantityUnit) -> QuantityUnit? {
    var found: QuantityUnit?
    switch word {
    case .unit(let named): found = named
    case .money("pound"): found = EnglishUnitTable.units["lb"]
    default: return nil
    }
    if unit.dimension == "duration", found?.symbol == "m" { found = EnglishUnitTable.units["min"] }
    guard let found, found.size < unit.size,
      EnglishUnits.ladders.contains(where: { $0.contains(found.symbol) && $0.contains(unit.symbol) })
    else { return nil }
    return found
  }

  private mutating func plain(_ count: Double, _ unit: QuantityUnit, end: Int) -> (Quantity, Int)? {
    switch unit.dimension {
    case "percent": return (.percent(count), end)
    case "duration":
      let seconds = count * unit.size
      return seconds >= 0 && seconds.isFinite ? (.duration(seconds: seconds), end) : nil
    case "degree": return degrees(count, end: end)
    case "temperature": return temperature(count, unit.symbol, end: end)
    default: return (.measure(value: count, unit: unit.symbol, dimension: unit.dimension), end)
    }
  }

  // MARK: Words with two meanings

  private mutating func degrees(_ count: Double, end: Int) -> (Quantity, Int)? {
    let region = context.locale.region?.identifier
    let isFahrenheit = region.map(EnglishUnits.fahrenheitRegions.contains) ?? false
    let symbol = isFahrenheit ? "°F" : "°C"
    let angle = Quantity.measure(value: count, unit: "°", dimension: "angle")
    for distance in 1...4 {
      let before = end - 1 - distance
      if EnglishUnits.angleCues.contains(folded(before))
        || EnglishUnits.angleCues.contains(folded(end + distance - 1))
      {
        others = [.measure(value: count, unit: symbol, dimension: "temperature")]
        return (angle, end)
      }
    }
    others = [angle]
    return temperature(count, symbol, end: end)
  }

  /// "ten degrees below zero", "five celsius".
  private mutating func temperature(_ count: Double, _ symbol: String, end: Int) -> (Quantity, Int)? {
    let isBelow = folded(end) == "below" && ["zero", "0"].contains(folded(end + 1))
    return (
      .measure(value: isBelow ? -count : count, unit: symbol, dimension: "temperature"),
      isBelow ? end + 2 : end
    )
  }

  /// Whether "m" counts minutes: a short time, near a word that asks for one.
  private mutating func isTime(_ start: Int, _ end: Int, _ count: Double) -> Bool {
    guard folded(end - 1) == "m", count <= 120 else { return false }
    // "5 m 30 s"
    if let number = number(at: end), folded(number.tokens.upperBound) == "s" { return true }
    return isNear(EnglishUnits.timeCues, start, end) != nil
  }

  /// Whether "pounds" are money: what they weigh is "of" something, else the nearest cue says it, else the
  /// region.
  private mutating func isPoundMoney(_ start: Int, _ end: Int) -> Bool {
    if folded(end) == "of" { return false }
    // "5 pounds 50" and "ten pounds and 20 pence" are money; "3 pounds 4 ounces" are not.
    let next = folded(end) == "and" ? end + 1 : end
    if let number = number(at: next) {
      switch unit(at: number.tokens.upperBound, digits: true, isTouching: false)?.meaning {
      case .minor: return true
      case .unit(let unit) where unit.dimension == "mass": return false
      default: break
      }
    }
    let money = isNear(EnglishMoney.moneyCues, start, end)
    let weight = isNear(EnglishMoney.weightCues, start, end)
    if let money, let weight { return money <= weight }
    if money != nil { return true }
    if weight != nil { return false }
    return EnglishMoney.poundRegions.contains(context.locale.region?.identifier ?? "")
  }

  /// How far the nearest of the words is from a quantity, within sight; what stands before comes first.
  private mutating func isNear(_ words: Set<String>, _ start: Int, _ end: Int) -> Int? {
    for distance in 1...Self.sight {
      if words.contains(folded(start - distance)) || words.contains(folded(end + distance - 1)) {
        return distance
      }
    }
    return nil
  }
}
