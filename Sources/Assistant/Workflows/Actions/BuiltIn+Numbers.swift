import Foundation
import IntentWire
import Language

extension BuiltIn {
  static let numbers: [BuiltIn] = [
    BuiltIn(
      "round", [.main(.number), .option("to", .number), .option("mode", .string)], .number,
      "Rounds a number to some decimal places, or tens where they are negative; the mode is normal, up or down."
    ) { call in
      let places = try call.integer("to")
      guard (-15...15).contains(places) else {
        throw WorkflowFailure("A number is rounded to -15 to 15 decimal places.")
      }
      let rule: FloatingPointRoundingRule
      switch call.optionalText("mode")?.lowercased() ?? "normal" {
      case "normal": rule = .toNearestOrAwayFromZero
      case "up": rule = .up
      case "down": rule = .down
      case let other:
        throw WorkflowFailure("“\(other)” is no way of rounding; there are normal, up and down.")
      }
      let factor = pow(10, Double(places))
      let number = try call.number()
      // Tens are whole numbers, and their tenth parts would not be exact.
      guard places < 0 else { return .plainNumber((number * factor).rounded(rule) / factor) }
      let tens = pow(10, Double(-places))
      return .plainNumber((number / tens).rounded(rule) * tens)
    },
    BuiltIn(
      "calculate", [.main(.string)], .number, "Calculates what a text says, such as “(1 + 2) * 3”."
    ) { call in
      let text = call.text().replacing("×", with: "*").replacing("÷", with: "/")
      var lexer = Lexer()
      guard text.utf8.count <= 10_000, let line = lexer.lines(of: text).first, lexer.problems.isEmpty else {
        throw WorkflowFailure("“\(text.prefix(80))” cannot be calculated.")
      }
      var reader = TokenReader(line.tokens, end: line.place)
      guard let expression = try? reader.sum(), reader.isAtEnd,
        let number = Calculation(coercion: call.coercion).number(expression)
      else { throw WorkflowFailure("“\(text.prefix(80))” cannot be calculated.") }
      return .plainNumber(number)
    },
    BuiltIn(
      "random number", [.needed("from", .number), .needed("to", .number)], .integer,
      "Draws a whole number between two others, both included."
    ) { call in
      let (low, high) = (try call.integer("from"), try call.integer("to"))
      guard low <= high else { throw WorkflowFailure("There is no number from \(low) to \(high).") }
      let span = UInt64(high - low) + 1
      return .integer(low + Int(call.random() % span))
    },
    BuiltIn(
      "statistics", [.needed("of", .list(.number)), .needed("kind", .string)], .number,
      "The sum, average, minimum, maximum, median, mode, range or standard deviation of numbers."
    ) { call in
      let numbers = call.list("of").compactMap(call.coercion.number)
      guard let low = numbers.min(), let high = numbers.max() else {
        throw WorkflowFailure("There are no numbers.")
      }
      let sum = numbers.reduce(0, +)
      switch call.text("kind").lowercased() {
      case "sum": return .plainNumber(sum)
      case "average", "mean": return .plainNumber(sum / Double(numbers.count))
      case "minimum": return .plainNumber(low)
      case "maximum": return .plainNumber(high)
      case "range": return .plainNumber(high - low)
      case "median":
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return .plainNumber(
          sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle])
      case "mode":
        let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
        let most = counts.values.max() ?? 0
        return .plainNumber(numbers.first { counts[$0] == most } ?? low)
      case "standard deviation":
        let mean = sum / Double(numbers.count)
        let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return .number((squares / Double(numbers.count)).squareRoot())
      case let other:
        throw WorkflowFailure(
          "“\(other)” is not known; there are sum, average, minimum, maximum, median, mode, range and standard deviation."
        )
      }
    },
    BuiltIn(
      "format number", [.main(.number), .option("places", .number)], .string,
      "Writes a number with separators and some decimal places, as the person's region does."
    ) { call in
      let places = try call.integer("places", or: -1)
      guard (-1...15).contains(places) else { throw WorkflowFailure("A number has 0 to 15 decimal places.") }
      var style = FloatingPointFormatStyle<Double>(locale: call.coercion.context.locale)
      if places >= 0 { style = style.precision(.fractionLength(places)) }
      return .string(style.format(try call.number()))
    },
    BuiltIn(
      "measure", [.main(.number), .needed("in", .string)], nil, "Makes a measurement of a number and a unit."
    ) { call in
      guard let unit = Unit.named(call.text("in")) else { throw Self.noUnit(call.text("in")) }
      let number = try call.number()
      if unit.dimension == "duration" { return .duration(seconds: number * unit.factor) }
      return .measurement(MeasurementValue(value: number, unit: unit.symbol, dimension: unit.dimension))
    },
    BuiltIn(
      "convert", [.main(nil), .needed("to", .string)], nil, "Converts a measurement into another unit."
    ) { call in
      guard let unit = Unit.named(call.text("to")) else { throw Self.noUnit(call.text("to")) }
      switch call.main {
      case .measurement(let measure):
        guard measure.dimension == unit.dimension else {
          throw WorkflowFailure("\(measure.dimension) cannot be converted into \(unit.dimension).")
        }
        return .measurement(Coercion.measure(measure, in: unit.symbol))
      case .duration(let seconds) where unit.dimension == "duration":
        return .measurement(
          MeasurementValue(value: seconds / unit.factor, unit: unit.symbol, dimension: "duration"))
      default:
        return try call.coercion.convert(call.main, to: .measurement(unit.dimension), unit: unit.symbol)
      }
    },
  ]

  private static func noUnit(_ name: String) -> WorkflowFailure {
    WorkflowFailure("“\(name.prefix(40))” is no unit that is known; write its symbol, such as km, min or °C.")
  }
}

/// Sums and products of known numbers.
struct Calculation {
  let coercion: Coercion

  func number(_ expression: Formula) -> Double? {
    switch expression.form {
    case .value(let value): return coercion.number(value)
    case .sign(.minus, let value): return number(value).map { -$0 }
    case .operation(let operation, let left, let right):
      guard let one = number(left), let two = number(right) else { return nil }
      switch operation {
      case .plus: return one + two
      case .minus: return one - two
      case .times: return one * two
      case .divided: return two == 0 ? nil : one / two
      case .remainder: return two == 0 ? nil : one.truncatingRemainder(dividingBy: two)
      default: return nil
      }
    default: return nil
    }
  }
}
