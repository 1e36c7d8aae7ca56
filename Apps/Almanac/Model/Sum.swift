import Foundation

/// Works out sums: powers before products before sums, and parts of a hundred.
///
/// “80 plus 15%” adds the fifteenth part of the hundred of what stands before it, as people mean it.
struct Sum {
  /// The longest text, and the deepest nesting of brackets and signs.
  static let longestText = 400
  private static let deepest = 40

  private let text: String
  private let tokens: [SumToken]
  private var place = 0
  private var depth = 0

  /// The value of a sum.
  static func value(of text: String) throws -> Double {
    guard text.count <= longestText else { throw SumError.tooLong }
    var sum = Sum(text: text, tokens: try SumLexer.tokens(in: text))
    let value = try sum.sum()
    guard sum.next == nil else { throw SumError.unreadable(text) }
    guard value.isFinite else { throw SumError.tooLarge }
    return value
  }

  private init(text: String, tokens: [SumToken]) {
    self.text = text
    self.tokens = tokens
  }

  private var next: SumToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func takes(_ token: SumToken) -> Bool {
    guard next == token else { return false }
    place += 1
    return true
  }

  private mutating func sum() throws -> Double {
    var value = try product().value
    while true {
      let sign: Double
      if takes(.plus) { sign = 1 } else if takes(.minus) { sign = -1 } else { return value }
      let (amount, isPercent) = try product()
      value += sign * (isPercent ? value * amount : amount)
    }
  }

  /// A product, and whether it is nothing but hundredths.
  private mutating func product() throws -> (value: Double, isPercent: Bool) {
    var (value, isPercent) = try signed()
    while true {
      if takes(.times) {
        value *= try signed().value
      } else if takes(.divided) {
        value /= try divisor()
      } else if takes(.modulo) {
        value = value.truncatingRemainder(dividingBy: try divisor())
      } else {
        return (value, isPercent)
      }
      isPercent = false
    }
  }

  private mutating func divisor() throws -> Double {
    let value = try signed().value
    guard value != 0 else { throw SumError.dividedByZero }
    return value
  }

  /// A number with what stands before it.
  ///
  /// A sign counts for the whole power: “minus 2 squared” is -4.
  private mutating func signed() throws -> (value: Double, isPercent: Bool) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw SumError.tooLong }
    if takes(.minus) {
      let (value, isPercent) = try signed()
      return (-value, isPercent)
    }
    if takes(.squareRoot) {
      let value = try signed().value
      guard value >= 0 else { throw SumError.noRoot }
      return (value.squareRoot(), false)
    }
    if takes(.cubeRoot) { return (cbrt(try signed().value), false) }
    return try power()
  }

  private mutating func power() throws -> (value: Double, isPercent: Bool) {
    var (value, isPercent) = (try number(), false)
    while true {
      if takes(.percent) {
        (value, isPercent) = (value / 100, true)
      } else if takes(.squared) {
        (value, isPercent) = (value * value, false)
      } else if takes(.cubed) {
        (value, isPercent) = (value * value * value, false)
      } else {
        break
      }
    }
    guard takes(.power) else { return (value, isPercent) }
    let raised = pow(value, try signed().value)
    guard !raised.isNaN else { throw SumError.noRoot }
    return (raised, false)
  }

  private mutating func number() throws -> Double {
    if takes(.open) {
      let value = try sum()
      guard takes(.close) else { throw SumError.unreadable(text) }
      return value
    }
    guard case .number(let value) = next else { throw SumError.unreadable(text) }
    place += 1
    return value
  }
}

extension Double {
  /// The number for people: grouped, and without the last digits, which are never exact.
  var spoken: String {
    if self == 0 { return "0" }
    return formatted(.number.precision(.significantDigits(1...10)))
  }
}
