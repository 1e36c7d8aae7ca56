/// Reads numbers from tokens; one look at a time, never further back than the number's start.
struct NumberReader {
  let tokens: [Token]
  let roles: [WordRoles]
  let style: DigitStyle
  /// How many tokens were looked at: the measure of the reader's cost.
  var looks = 0

  init(tokens: [Token], roles: [WordRoles], style: DigitStyle = DigitStyle()) {
    self.tokens = tokens
    self.roles = roles
    self.style = style
  }

  struct Reading {
    var value: Double
    var end: Int
    var isOrdinal = false
  }

  mutating func mentions() -> [NumberMention] {
    var mentions: [NumberMention] = []
    var index = 0
    while index < tokens.count {
      guard let reading = read(at: index) else {
        index += 1
        continue
      }
      if reading.value.isFinite {
        mentions.append(
          NumberMention(
            value: reading.value, tokens: index..<reading.end, isOrdinal: reading.isOrdinal))
      }
      index = reading.end
    }
    return mentions
  }

  mutating func role(at index: Int) -> NumberRole {
    looks += 1
    return index < roles.count ? roles[index].number : .none
  }

  private mutating func read(at start: Int) -> Reading? {
    switch tokens[start].kind {
    case .number: return digits(at: start)
    case .punctuation: return negativeDigits(at: start)
    case .symbol: return nil
    case .word: break
    }
    switch role(at: start) {
    case .none, .and, .of, .point: return nil
    case .minus:
      guard start + 1 < tokens.count, let number = cardinal(at: start + 1) else { return nil }
      return Reading(value: -number.value, end: number.end)
    case .article: return afterArticle(at: start)
    case .hundred, .scale: return nil
    case .collective(let value):
      return collective(value, count: 1, at: start, requiresOf: true)
    case .fraction(let parts):
      guard parts == 2, tokens[start].folded == "half" else { return nil }
      return half(at: start)
    case .smallOrdinal(let value):
      if value == 2, isUnitOfTime(at: start) { return nil }
      return Reading(value: value, end: start + 1, isOrdinal: true)
    case .tensOrdinal(let value): return Reading(value: value, end: start + 1, isOrdinal: true)
    case .scaleOrdinal(let value): return Reading(value: value, end: start + 1, isOrdinal: true)
    case .small, .tens:
      guard let number = cardinal(at: start) else { return nil }
      return isPronoun(start, number) ? nil : counted(number)
    }
  }

  /// Digits with what multiplies or completes them: "2 million", "1 1/2", "1½", "2.5k", "3 dozen".
  private mutating func digits(at start: Int) -> Reading? {
    guard var number = written(at: start) else { return nil }
    guard !number.isOrdinal, number.value >= 0 else { return number }
    if let mixed = mixed(number, from: start) { number = mixed }
    switch role(at: number.end) {
    case .hundred: number = Reading(value: number.value * 100, end: number.end + 1)
    case .scale(let scale): number = Reading(value: number.value * scale, end: number.end + 1)
    default: break
    }
    return counted(number)
  }

  private mutating func negativeDigits(at start: Int) -> Reading? {
    guard tokens[start].folded == "-", start + 1 < tokens.count,
      tokens[start + 1].kind == .number, tokens[start].touches(tokens[start + 1]),
      start == 0 || !tokens[start - 1].touches(tokens[start]),
      let number = digits(at: start + 1), !number.isOrdinal
    else { return nil }
    return Reading(value: -number.value, end: number.end)
  }

  /// "second" directly after a quantity is a unit ("a 30 second timer").
  private mutating func isUnitOfTime(at index: Int) -> Bool {
    guard index > 0 else { return false }
    if let (_, isOrdinal) = Self.value(of: tokens[index - 1]) { return !isOrdinal }
    switch role(at: index - 1) {
    case .small, .tens, .hundred, .scale: return true
    default: return tokens[index - 1].folded == "per" || tokens[index - 1].folded == "-"
    }
  }

  /// "one" in "the second one" stands for a thing.
  private mutating func isPronoun(_ start: Int, _ number: Reading) -> Bool {
    guard number.value == 1, number.end == start + 1, start > 0 else { return false }
    switch role(at: start - 1) {
    case .smallOrdinal, .tensOrdinal, .scaleOrdinal: return true
    default: break
    }
    let previous = tokens[start - 1]
    // “The big one.”
    if start > 1, previous.kind == .word, EnglishNumberWords.articles.contains(tokens[start - 2].folded),
      case .none = role(at: start - 1)
    {
      return true
    }
    return EnglishNumberWords.pronounCues.contains(previous.folded)
      || (previous.kind == .number
        && EnglishNumberWords.ordinalEndings.contains { previous.folded.hasSuffix($0) })
  }

  /// What can follow a cardinal: "dozen", "and a half", "thirds".
  private mutating func counted(_ number: Reading) -> Reading {
    guard !number.isOrdinal else { return number }
    // "three-quarters"
    let next = isHyphen(number.end) ? number.end + 1 : number.end
    switch role(at: next) {
    case .collective(let size) where size > 2 && next == number.end:
      return Reading(value: number.value * size, end: number.end + 1)
    case .fraction(let parts):
      return Reading(value: number.value / parts, end: next + 1)
    case .and:
      if let part = partOfOne(at: number.end + 1) {
        return Reading(value: number.value + part.value, end: part.end)
      }
      return number
    default: return number
    }
  }

  /// "a half", "a quarter", "half", "three quarters" after "and".
  private mutating func partOfOne(at start: Int) -> Reading? {
    if start < tokens.count, tokens[start].kind == .number { return fraction(at: start) }
    switch role(at: start) {
    case .article:
      guard case .fraction(let parts) = role(at: start + 1) else { return nil }
      return Reading(value: 1 / parts, end: start + 2)
    case .small(let count):
      let next = isHyphen(start + 1) ? start + 2 : start + 1
      guard case .fraction(let parts) = role(at: next), count < parts else { return nil }
      return Reading(value: count / parts, end: next + 1)
    case .fraction(2): return Reading(value: 0.5, end: start + 1)
    default: return nil
    }
  }

  private mutating func afterArticle(at start: Int) -> Reading? {
    switch role(at: start + 1) {
    case .hundred, .scale:
      guard let number = cardinal(at: start) else { return nil }
      return counted(number)
    case .collective(let value): return collective(value, count: 1, at: start + 1, requiresOf: false)
    case .fraction(let parts):
      // "a half dozen"
      if parts == 2, case .collective(let size) = role(at: start + 2), size > 2 {
        return Reading(value: size / 2, end: start + 3)
      }
      return parts == 2 || parts == 4 ? Reading(value: 1 / parts, end: start + 2) : nil
    default: return nil
    }
  }

  private mutating func collective(
    _ value: Double, count: Double, at index: Int, requiresOf: Bool
  ) -> Reading? {
    // "a couple hundred", "two dozen thousand"
    switch role(at: index + 1) {
    case .hundred: return Reading(value: value * count * 100, end: index + 2)
    case .scale(let scale): return Reading(value: value * count * scale, end: index + 2)
    default: break
    }
    // Without an article, "couple" and "pair" are verbs and nouns unless "of" follows.
    if requiresOf, value == 2 {
      guard case .of = role(at: index + 1) else { return nil }
    }
    return Reading(value: value * count, end: index + 1)
  }

  private mutating func half(at start: Int) -> Reading {
    if case .article = role(at: start + 1), case .collective(let size) = role(at: start + 2) {
      return Reading(value: size / 2, end: start + 3)
    }
    if case .article = role(at: start + 1), case .scale(let scale) = role(at: start + 2) {
      return Reading(value: scale / 2, end: start + 3)
    }
    if case .collective(let size) = role(at: start + 1) { return Reading(value: size / 2, end: start + 2) }
    return Reading(value: 0.5, end: start + 1)
  }

  // MARK: Cardinals in words

  /// Groups below a thousand, each with its scale, in falling order.
  private mutating func cardinal(at start: Int) -> Reading? {
    guard start < tokens.count else { return nil }
    if tokens[start].kind == .number { return digits(at: start) }
    var total = 0.0
    var end = start
    var limit = Double.infinity
    while true {
      var next = end
      if end > start, case .and = role(at: next) {
        next += 1
        guard isBelowLast(limit, at: next) else { break }
      }
      guard let group = group(at: next, isFirst: end == start) else { break }
      if group.isOrdinal {
        guard end == start || group.value < limit else { break }
        return Reading(value: total + group.value, end: group.end, isOrdinal: true)
      }
      switch role(at: group.end) {
      case .scale(let scale) where scale < limit:
        total += group.value * scale
        end = group.end + 1
        limit = scale
        continue
      case .scaleOrdinal(let scale) where scale < limit && scale > 100:
        return Reading(value: total + group.value * scale, end: group.end + 1, isOrdinal: true)
      case .scale: return end == start ? Reading(value: group.value, end: group.end) : finish(total, end)
      default:
        guard group.value < limit else { return finish(total, end) }
        total += group.value
        end = group.end
      }
      break
    }
    guard end > start else { return nil }
    return finish(total, end)
  }

  /// "a thousand and five" goes on; "a thousand and two thousand" are two numbers.
  private mutating func isBelowLast(_ limit: Double, at index: Int) -> Bool {
    guard limit.isFinite else { return false }
    guard let group = group(at: index, isFirst: false) else { return false }
    if case .scale(let scale) = role(at: group.end) { return scale < limit }
    return group.value < limit
  }

  private mutating func finish(_ value: Double, _ end: Int) -> Reading {
    guard case .point = role(at: end), case .small(var digit) = role(at: end + 1), digit < 10 else {
      return Reading(value: value, end: end)
    }
    var result = value
    var place = 0.1
    var index = end + 1
    // Sixteen places are more than a double holds.
    while place > 1e-16 {
      result += digit * place
      place /= 10
      index += 1
      guard case .small(let next) = role(at: index), next < 10 else { break }
      digit = next
    }
    return Reading(value: (result * 1e12).rounded() / 1e12, end: index)
  }

  /// A number below a thousand (or "nineteen hundred").
  private mutating func group(at start: Int, isFirst: Bool) -> Reading? {
    var value: Double
    var end: Int
    switch role(at: start) {
    case .article:
      guard isFirst else { return nil }
      switch role(at: start + 1) {
      case .hundred: (value, end) = (1, start + 1)
      case .scale: return Reading(value: 1, end: start + 1)
      default: return nil
      }
    default:
      guard let below = belowHundred(at: start) else { return nil }
      if below.isOrdinal { return below }
      (value, end) = (below.value, below.end)
    }
    switch role(at: end) {
    case .hundred: break
    case .scaleOrdinal(100): return Reading(value: value * 100, end: end + 1, isOrdinal: true)
    default: return Reading(value: value, end: end)
    }
    value *= 100
    end += 1
    var next = end
    if case .and = role(at: next) { next += 1 }
    if let rest = belowHundred(at: next) {
      // "two hundred and three hundred" are two numbers.
      if case .hundred = role(at: rest.end) { return Reading(value: value, end: end) }
      return Reading(value: value + rest.value, end: rest.end, isOrdinal: rest.isOrdinal)
    }
    return Reading(value: value, end: end)
  }

  private mutating func belowHundred(at start: Int) -> Reading? {
    switch role(at: start) {
    case .small(let value): return Reading(value: value, end: start + 1)
    case .smallOrdinal(let value) where start > 0 && !isUnitSecond(start):
      return Reading(value: value, end: start + 1, isOrdinal: true)
    case .tensOrdinal(let value): return Reading(value: value, end: start + 1, isOrdinal: true)
    case .tens(let value):
      var next = start + 1
      if next + 1 < tokens.count, tokens[next].folded == "-", tokens[start].touches(tokens[next]),
        tokens[next].touches(tokens[next + 1])
      {
        next += 1
      }
      switch role(at: next) {
      case .small(let unit) where unit > 0 && unit < 10:
        return Reading(value: value + unit, end: next + 1)
      case .smallOrdinal(let unit) where unit < 10:
        return Reading(value: value + unit, end: next + 1, isOrdinal: true)
      default: return Reading(value: value, end: start + 1)
      }
    default: return nil
    }
  }

  private func isUnitSecond(_ index: Int) -> Bool { tokens[index].folded == "second" }
}
