import Foundation
import Testing

@testable import Almanac

@Suite("Almanac") struct AlmanacTests {
  @Test(arguments: [
    ("12 times 7", 84), ("twelve times seven", 84), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("2 + 3 - 4", 1),
    ("10 - 4 - 3", 3), ("24 / 4 / 2", 3), ("2 ^ 3 ^ 2", 512), ("-2 ^ 2", -4), ("-2 squared", -4),
    ("2 * -3", -6),
    ("15% of 80", 12), ("15 percent of 80", 12), ("80 + 15%", 92), ("80 - 25 per cent", 60), ("50%", 0.5),
    ("half of 50", 25), ("two thirds of 90", 60), ("three and a half times two", 7), ("a quarter of 8", 2),
    ("square root of 16", 4), ("the square root of 16 plus 9", 13), ("cube root of 27", 3),
    ("five squared plus one", 26), ("2 to the power of 10", 1_024), ("17 mod 5", 2),
    ("two hundred and five divided by 4", 51.25), ("one thousand two hundred minus 1", 1_199),
    ("a hundred plus twenty-one", 121), ("one point two five times 4", 5), ("1,250.5 + 1", 1_251.5),
    ("2 million divided by 4", 500_000), ("12x7", 84), ("12×7", 84), ("0.1 + 0.2", 0.3), ("7", 7),
  ])
  func worksOut(text: String, value: Double) throws {
    #expect(abs(try Sum.value(of: text) - value) < 1e-9, "\(text)")
  }

  @Test(arguments: [
    "", "plus", "3 +", "(3 + 4", "3 + 4)", "3 4", "three apples", "1,25 + 1", "one hundred hundred of", "* 3",
    "%",
  ])
  func tellsWhatItCannotRead(text: String) {
    #expect(throws: SumError.unreadable(text)) { try Sum.value(of: text) }
  }

  @Test func hasLimits() {
    #expect(throws: SumError.dividedByZero) { try Sum.value(of: "3 / 0") }
    #expect(throws: SumError.dividedByZero) { try Sum.value(of: "3 mod (2 - 2)") }
    #expect(throws: SumError.noRoot) { try Sum.value(of: "square root of minus 4") }
    #expect(throws: SumError.noRoot) { try Sum.value(of: "(-8) ^ 0.5") }
    #expect(throws: SumError.tooLarge) { try Sum.value(of: "10 ^ 300 * 10 ^ 300") }
    #expect(throws: SumError.tooLong) { try Sum.value(of: String(repeating: "(", count: 100) + "1") }
    #expect(throws: SumError.tooLong) { try Sum.value(of: String(repeating: "1+", count: 300) + "1") }
  }

  /// A sum that is written down from a tree means what the tree means, with no more brackets than needed.
  @Test func readsWhatIsWritten() throws {
    var generator = Steps(state: 11)
    for _ in 0..<500 {
      let tree = SumTree.random(depth: 4, &generator)
      guard let value = tree.value, abs(value) < 1e12 else { continue }
      #expect(abs(try Sum.value(of: tree.text()) - value) <= max(1, abs(value)) * 1e-9, "\(tree.text())")
    }
  }

  /// Whatever is said, there is a number or a reason.
  @Test func neverStopsWithoutReason() {
    var generator = Steps(state: 11)
    let words = [
      "3", "twelve", "and", "a", "half", "hundred", "point", "+", "-", "(", ")", "of", "%", "squared", "^",
      "mod", "√",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      do {
        #expect(try Sum.value(of: text).isFinite, "\(text)")
      } catch {
        #expect(error is SumError, "\(text): \(error)")
      }
    }
  }

  @Test(arguments: [
    (3.0, ConversionUnit.meters, ConversionUnit.feet, "9.843 feet"),
    (100, .fahrenheit, .celsius, "37.778 degrees Celsius"), (12, .inches, .feet, "1 foot"),
    (1, .miles, .kilometers, "1.609 kilometers"), (90, .minutes, .hours, "1.5 hours"),
  ])
  func converts(amount: Double, from: ConversionUnit, to: ConversionUnit, words: String) throws {
    #expect(to.words(try #require(from.convert(amount, to: to))) == words)
  }

  @Test func convertsNoLengthToAWeight() {
    #expect(ConversionUnit.meters.convert(1, to: .grams) == nil)
    for unit in [ConversionUnit.meters, .celsius, .pounds] { #expect(unit.convert(1, to: unit) == 1) }
  }

  @Test func everyCityHasAZoneAndANameOfItsOwn() {
    #expect(City.all.count > 90)
    #expect(Set(City.all.map(\.id)).count == City.all.count)
    for city in City.all { #expect(TimeZone(identifier: city.zone) != nil, "\(city.id)") }
  }

  @Test func countsDays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let arithmetic = CalendarArithmetic(calendar)
    func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 23)))
    }
    let (start, end) = (try day(2026, 3, 18), try day(2026, 12, 25))
    #expect(arithmetic.span(from: start, to: end, in: .day) == (282, 0))
    #expect(
      arithmetic.words(arithmetic.span(from: start, to: end, in: .week), .week) == "40 weeks and 2 days")
    #expect(arithmetic.words(arithmetic.span(from: end, to: start, in: .day), .day) == "282 days")
    #expect(
      arithmetic.words(arithmetic.span(from: start, to: try day(2026, 3, 20), in: .week), .week) == "2 days")
    #expect(
      arithmetic.words(arithmetic.span(from: start, to: try day(2026, 4, 18), in: .month), .month)
        == "one month")
  }
}

/// A sum as a tree, which knows its value without being read.
private indirect enum SumTree {
  case number(Int)
  case operation(SumTree, String, SumTree)

  static func random(depth: Int, _ generator: inout some RandomNumberGenerator) -> SumTree {
    guard depth > 0, Bool.random(using: &generator) || depth > 2 else {
      return .number(Int.random(in: 0...20, using: &generator))
    }
    let sign = ["+", "-", "*", "/"].randomElement(using: &generator) ?? "+"
    return .operation(random(depth: depth - 1, &generator), sign, random(depth: depth - 1, &generator))
  }

  /// The value; `nil` where something is divided by zero.
  var value: Double? {
    switch self {
    case .number(let number): return Double(number)
    case .operation(let left, let sign, let right):
      guard let left = left.value, let right = right.value else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return right == 0 ? nil : left / right
      }
    }
  }

  private var rank: Int {
    switch self {
    case .number: 3
    case .operation(_, let sign, _): ["*", "/"].contains(sign) ? 2 : 1
    }
  }

  func text() -> String {
    switch self {
    case .number(let number): return String(number)
    case .operation(let left, let sign, let right):
      // What stands on the right of a sign of the same rank is worked out later than it is read.
      return "\(left.text(in: left.rank < rank)) \(sign) \(right.text(in: right.rank <= rank))"
    }
  }

  private func text(in brackets: Bool) -> String { brackets ? "(\(text()))" : text() }
}

/// The same numbers in every run.
private struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
