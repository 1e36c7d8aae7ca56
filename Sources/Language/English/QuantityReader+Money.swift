import Foundation

extension QuantityReader {
  /// A sum of money, as far as a decimal can hold it.
  static func sum(_ amount: Double, _ currency: String) -> Quantity? {
    guard amount.isFinite, abs(amount) < 1e15 else { return nil }
    // A double's shortest description is the number that was said.
    let cents = (amount * 1e6).rounded() / 1e6
    return Decimal(string: "\(cents)").map { .money(amount: $0, currency: currency) }
  }

  /// The code of a currency, or of the regional one with a name.
  func code(_ name: String) -> String {
    guard let regions = EnglishMoney.regional[name] else { return name }
    let region = context.locale.region?.identifier ?? ""
    return regions[region] ?? regions[""] ?? name
  }

  /// "$20", "€5.50", "$5k".
  mutating func signedMoney(at start: Int) -> (Quantity, Int)? {
    guard let name = EnglishMoney.signs[folded(start)] else { return nil }
    return amount(at: start + 1, code(name))
  }

  /// "US$20", "USD 20".
  mutating func prefixedMoney(at start: Int) -> (Quantity, Int)? {
    if folded(start + 1) == "$", touches(start), let code = EnglishMoney.dollarPrefixes[folded(start)] {
      return amount(at: start + 2, code)
    }
    return currencyCode(at: start).flatMap { amount(at: start + 1, $0) }
  }

  private mutating func currencyCode(at index: Int) -> String? {
    let word = folded(index)
    guard word.utf8.count == 3 else { return nil }
    if EnglishMoney.codes.contains(word) || EnglishMoney.capitalCodes.contains(tokens[index].text) {
      return word.uppercased()
    }
    return nil
  }

  /// The digits behind a sign or code, with what multiplies them.
  private mutating func amount(at index: Int, _ currency: String) -> (Quantity, Int)? {
    guard let number = number(at: index), tokens[index].kind == .number || folded(index) == "-" else {
      return nil
    }
    let (value, end) = multiplied(number)
    return Self.sum(value, currency).map { ($0, end) }
  }

  private mutating func multiplied(_ number: NumberMention) -> (Double, Int) {
    let end = number.tokens.upperBound
    guard touches(end - 1), let factor = EnglishMoney.multipliers[folded(end)] else {
      return (number.value, end)
    }
    return (number.value * factor, end + 1)
  }

  /// "20$", "20 USD", "50p", "5 grand".
  mutating func unmarkedMoney(_ count: Count) -> (Quantity, Int)? {
    let end = count.end
    guard end < tokens.count, !count.isArticle else { return nil }
    let word = folded(end)
    if count.hasDigits, touches(end - 1) {
      // In "2 for 5$10" the sign belongs to what follows it.
      if let name = EnglishMoney.signs[word], !(touches(end) && tokens[end + 1].kind == .number) {
        return Self.sum(count.value, code(name)).map { ($0, end + 1) }
      }
      if word == "p" { return Self.sum(count.value / 100, "GBP").map { ($0, end + 1) } }
      if let factor = EnglishMoney.multipliers[word],
        let found = unit(at: end + 1, digits: true, isTouching: false),
        case .money(let name) = found.meaning
      {
        return Self.sum(count.value * factor, code(name)).map { ($0, found.end) }
      }
    }
    if let code = currencyCode(at: end) { return Self.sum(count.value, code).map { ($0, end + 1) } }
    if let value = EnglishMoney.notes[word], word != "grand" || isRoundSum(end + 1) {
      return Self.sum(count.value * value, code(roundMoney)).map { ($0, end + 1) }
    }
    return nil
  }

  /// "a fiver", "a tenner".
  mutating func note(at start: Int) -> (Quantity, Int)? {
    guard isArticle(start) else { return nil }
    let word = folded(start + 1)
    // "A grand piano" is no money.
    guard word != "grand" || isEndOfPhrase(start + 2), let value = EnglishMoney.notes[word] else {
      return nil
    }
    return Self.sum(value, code(roundMoney)).map { ($0, start + 2) }
  }

  /// Whether what follows "grand" is nothing that is grand: "two grand pianos".
  private mutating func isRoundSum(_ index: Int) -> Bool {
    isEndOfPhrase(index) || !(folded(index).utf8.count > 3 && folded(index).utf8.last == UInt8(ascii: "s"))
  }

  /// The money that round sums with a name are counted in.
  private var roundMoney: String {
    EnglishMoney.poundRegions.contains(context.locale.region?.identifier ?? "") ? "pound" : "dollar"
  }

  /// An amount in words, with the cents that follow: "twenty dollars and fifty cents", "5 euros 20".
  mutating func money(_ count: Double, _ name: String, end: Int) -> (Quantity, Int)? {
    var (total, end) = (count, end)
    let isJoined = folded(end) == "and"
    let index = isJoined ? end + 1 : end
    if isJoined, isArticle(index), folded(index + 1) == "half" {
      return Self.sum(total + 0.5, code(name)).map { ($0, index + 2) }
    }
    if let number = number(at: index), (1..<100).contains(number.value),
      number.value.rounded() == number.value,
      count.rounded() == count
    {
      let numberEnd = number.tokens.upperBound
      let isDigits = tokens[numberEnd - 1].kind == .number
      let isTouching = touches(numberEnd - 1)
      if case .minor = unit(at: numberEnd, digits: isDigits, isTouching: isTouching)?.meaning {
        total += number.value / 100
        end = numberEnd + 1
      } else if isDigits, isTouching, folded(numberEnd) == "p" {
        total += number.value / 100
        end = numberEnd + 1
      } else if !isJoined, isEndOfPhrase(numberEnd), number.value >= 5 {
        total += number.value / 100
        end = numberEnd
      }
    }
    return Self.sum(total, code(name)).map { ($0, end) }
  }
}
