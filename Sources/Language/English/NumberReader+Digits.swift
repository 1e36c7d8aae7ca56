import Foundation

/// How a region writes digits.
struct DigitStyle: Sendable, Hashable {
  /// Whether a comma divides the decimals from the rest ("2,5"), and a full stop groups thousands.
  var hasDecimalComma = false
  /// Whether spaces group thousands ("10 000").
  var groupsBySpace = false

  /// The style of a region that everybody else writes like.
  init() {}

  /// The style of a locale, as far as the tokens show a difference.
  init(_ locale: Locale, for tokens: [Token]) {
    // To ask a locale is dear, and most texts have no such digits.
    guard tokens.contains(where: { $0.kind == .number }) else { return }
    let hasMark = tokens.indices.contains { index in
      tokens[index].kind == .number
        && (tokens[index].folded.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
          || index + 1 < tokens.count
            && (tokens[index + 1].kind == .number || tokens[index + 1].folded == ","))
    }
    guard hasMark else { return }
    hasDecimalComma = locale.decimalSeparator == ","
    groupsBySpace = locale.groupingSeparator?.allSatisfy(\.isWhitespace) ?? false
  }
}

extension NumberReader {
  /// The value of a number token and whether it is an ordinal; nil for clock times and versions.
  static func value(of token: Token) -> (value: Double, isOrdinal: Bool)? {
    guard token.kind == .number else { return nil }
    var digits = token.folded
    var isOrdinal = false
    for ending in EnglishNumberWords.ordinalEndings where digits.hasSuffix(ending) {
      digits.removeLast(ending.utf8.count)
      isOrdinal = true
      break
    }
    var value = 0.0
    var place = 0.0
    for byte in digits.utf8 {
      switch byte {
      case 0x30...0x39:
        let digit = Double(byte - 0x30)
        if place == 0 {
          value = value * 10 + digit
        } else {
          // The decimals are parsed below, where rounding is exact.
          place += 1
        }
      case UInt8(ascii: ","): if place > 0 { return nil }
      case UInt8(ascii: "."):
        guard place == 0 else { return nil }
        place = 1
      default: return fraction(token)
      }
    }
    if place > 0 { value = Double(digits.filter { $0 != "," }) ?? .nan }
    return value.isFinite ? (value, isOrdinal) : nil
  }

  /// "½" and its kind.
  private static func fraction(_ token: Token) -> (value: Double, isOrdinal: Bool)? {
    guard let scalar = token.text.unicodeScalars.first, token.text.unicodeScalars.count == 1,
      let value = scalar.properties.numericValue
    else { return nil }
    return (value, false)
  }

  // MARK: Digits as regions write them

  /// Digits with their decimals, groups and the letter for thousands: "2,5", "10 000", "2.5k".
  mutating func written(at start: Int) -> Reading? {
    looks += 1
    let plain = Self.value(of: tokens[start]).map {
      Reading(value: $0.value, end: start + 1, isOrdinal: $0.isOrdinal)
    }
    if let plain, plain.isOrdinal { return plain }
    if let plain, let fraction = slashFraction(at: start, numerator: plain.value) { return fraction }
    guard var number = decimals(at: start) ?? grouped(at: start) ?? plain else { return nil }
    if touches(number.end - 1), folded(number.end) == "k",
      !(touches(number.end) && ["/", "'"].contains(folded(number.end + 1)))
    {
      number = Reading(value: number.value * 1_000, end: number.end + 1)
    }
    return number
  }

  /// Decimals behind a comma, and thousands that full stops group.
  ///
  /// Where a full stop divides the decimals, a comma does so only beside a unit: “2,5 km” is no list.
  private mutating func decimals(at start: Int) -> Reading? {
    let text = tokens[start].folded
    var whole = text
    if style.hasDecimalComma {
      let groups = text.split(separator: ".", omittingEmptySubsequences: false)
      if groups.count > 1, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }), groups[0].utf8.count <= 3,
        groups.allSatisfy(Self.areDigits)
      {
        whole = groups.joined()
      } else if case let parts = text.split(separator: ","), parts.count == 2,
        parts.allSatisfy(Self.areDigits)
      {
        return Double("\(parts[0]).\(parts[1])").map { Reading(value: $0, end: start + 1) }
      }
    }
    guard Self.areDigits(whole[...]) else { return nil }
    let plain = Double(whole).flatMap { whole == text ? nil : Reading(value: $0, end: start + 1) }
    guard touches(start), folded(start + 1) == ",", touches(start + 1), start + 2 < tokens.count,
      tokens[start + 2].kind == .number, Self.areDigits(tokens[start + 2].folded[...]),
      !(touches(start + 2) && folded(start + 3) == "," && touches(start + 3)),
      !(touches(start - 1) && folded(start - 1) == ",")
    else { return plain }
    let end = start + 3
    let isSum = EnglishMoney.signs[folded(start - 1)] != nil && tokens[start + 2].folded.utf8.count <= 2
    guard style.hasDecimalComma || isUnit(end) || isSum else { return plain }
    return Double("\(whole).\(tokens[start + 2].folded)").map { Reading(value: $0, end: end) } ?? plain
  }

  /// Thousands in groups that spaces divide, before a unit: “10 000 m”.
  private mutating func grouped(at start: Int) -> Reading? {
    let text = tokens[start].folded
    guard text.utf8.count <= 3, Self.areDigits(text[...]) else { return nil }
    var digits = text
    var end = start + 1
    while end < tokens.count, end < start + 5, tokens[end].kind == .number,
      tokens[end].folded.utf8.count == 3, Self.areDigits(tokens[end].folded[...]), !touches(end - 1),
      tokens[end].range.lowerBound - tokens[end - 1].range.upperBound <= 3
    {
      looks += 1
      digits += tokens[end].folded
      end += 1
    }
    guard end > start + 1, isUnit(end),
      style.groupsBySpace || tokens[start + 1].folded.utf8.first == UInt8(ascii: "0")
    else { return nil }
    return Double(digits).map { Reading(value: $0, end: end) }
  }

  private static func areDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }

  // MARK: Fractions

  /// A whole number with the fraction behind it: "1 1/2", "1-1/2", "1½", "1 ½".
  mutating func mixed(_ number: Reading, from start: Int) -> Reading? {
    guard number.value.rounded() == number.value, number.end == start + 1, number.end < tokens.count else {
      return nil
    }
    let place = isHyphen(number.end) ? number.end + 1 : number.end
    guard place < tokens.count, tokens[place].kind == .number,
      place > number.end || !touches(start) || isSign(place),
      let part = fraction(at: place)
    else { return nil }
    let isCounted = isUnit(part.end) || part.end == place + 1 || start > 0 && isUnit(start - 1)
    return isCounted || !isTime(start, until: part.end)
      ? Reading(value: number.value + part.value, end: part.end) : nil
  }

  /// "1/2", "½".
  mutating func fraction(at start: Int) -> Reading? {
    looks += 1
    guard let (value, isOrdinal) = Self.value(of: tokens[start]), !isOrdinal else { return nil }
    if value > 0, value < 1 { return isSign(start) ? Reading(value: value, end: start + 1) : nil }
    return slashFraction(at: start, numerator: value)
  }

  /// A fraction with a slash: the usual ones, and others before a unit; "3/14" is left to be a date.
  private mutating func slashFraction(at start: Int, numerator: Double) -> Reading? {
    guard start + 2 < tokens.count, tokens[start + 1].folded == "/" || tokens[start + 1].folded == "⁄",
      touches(start), touches(start + 1), let (denominator, _) = Self.value(of: tokens[start + 2]),
      numerator >= 1, numerator < denominator, numerator.rounded() == numerator,
      [2, 3, 4].contains(denominator) || denominator <= 100 && isUnit(start + 3)
    else { return nil }
    // "1/2/2026" is a date.
    if touches(start + 2), folded(start + 3) == "/" { return nil }
    return Reading(value: numerator / denominator, end: start + 3)
  }

  private func isSign(_ index: Int) -> Bool { tokens[index].text.unicodeScalars.count == 1 }

  /// Whether an hour and a day are what two numbers are, and no mixed number: “at 5 1/2”.
  private func isTime(_ start: Int, until end: Int) -> Bool {
    if end < tokens.count, tokens[end].kind == .word {
      guard case .none = roles[end].date else { return true }
    }
    guard start > 0, case .joint(let joint) = roles[start - 1].date else { return false }
    return joint.introducesTime || joint == .on
  }

  // MARK: Looking around

  func folded(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].folded : "" }

  func touches(_ index: Int) -> Bool {
    index >= 0 && index + 1 < tokens.count && tokens[index].touches(tokens[index + 1])
  }

  /// Whether a hyphen stands there that joins two words.
  func isHyphen(_ index: Int) -> Bool { folded(index) == "-" && touches(index - 1) && touches(index) }

  /// Whether a unit stands there that is nothing else behind a number.
  func isUnit(_ index: Int) -> Bool {
    EnglishUnitTable.isUnit(tokens, at: isHyphen(index) ? index + 1 : index)
  }
}
