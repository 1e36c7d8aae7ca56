import Foundation
import IntentWire

extension Formula.Operation {
  /// How strongly the operation binds; 1 binds least.
  fileprivate var level: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .plus, .minus: 5
    case .times, .divided, .remainder: 6
    default: 4
    }
  }
}

extension WorkflowPrinter {
  /// An expression as text, in parentheses when it binds less than what stands around it.
  static func text(_ expression: Formula, _ outer: Int = 0) -> String {
    let (line, level) = written(expression.form)
    return level < outer ? "(\(line))" : line
  }

  private static func written(_ form: Formula.Form) -> (String, Int) {
    switch form {
    case .value(.date(let date)): return (literal(.date(date)), 7)
    case .value(.dateRange(let range)): return (literal(.dateRange(range)), 7)
    case .value(let value): return (literal(value), 9)
    case .text(let parts): return (text(parts), 9)
    case .list(let items): return ("[\(items.map { text($0) }.joined(separator: ", "))]", 9)
    case .dictionary(let entries):
      if entries.isEmpty { return ("{}", 9) }
      let inner = entries.map { "\(quoted($0.key)): \(text($0.value))" }
      return ("{\(inner.joined(separator: ", "))}", 9)
    case .variable(let name): return (word(name), 9)
    case .property(let value, let name): return ("\(text(value, 8)).\(member(name))", 8)
    case .element(let value, let key): return ("\(text(value, 8))[\(text(key))]", 8)
    case .converted(let value, let type): return ("\(text(value, 8)) as \(TypeName.text(type))", 8)
    case .ask(let prompt): return (prompt.map { "ask \(quoted($0))" } ?? "ask", 9)
    case .sign(.not, let value):
      if case .sign(.hasValue, let inner) = value.form { return ("\(text(inner, 5)) is empty", 4) }
      return ("not \(text(value, 3))", 3)
    case .sign(.hasValue, let value): return ("\(text(value, 5)) has value", 4)
    case .sign(.minus, let value):
      let inner = text(value, 7)
      // A sign in front of digits would belong to the number.
      return (inner.first?.isNumber == true ? "-(\(inner))" : "-\(inner)", 7)
    case .operation(let operation, let left, let right):
      let level = operation.level
      let leftLevel = level == 4 ? 5 : level
      return ("\(text(left, leftLevel)) \(operation.rawValue) \(text(right, level + 1))", level)
    case .between(let value, let low, let high):
      return ("\(text(value, 5)) between \(text(low, 5)) and \(text(high, 5))", 4)
    }
  }

  private static func text(_ parts: [Formula.Part]) -> String {
    var line = "\""
    for part in parts {
      switch part {
      case .characters(let characters): line += quoted(characters).dropFirst().dropLast()
      case .value(let value): line += "{\(text(value))}"
      }
    }
    return line + "\""
  }

  /// A known value: in its own notation where that says all of it, else as JSON.
  static func literal(_ value: IntentValue) -> String {
    switch value {
    case .string(let text): return quoted(text)
    case .integer(let number): return "\(number)"
    case .number(let number):
      // A number without a fraction must not become a whole number.
      if number.isFinite, Int("\(number)") == nil { return "\(number)" }
    case .boolean(let flag): return flag ? "true" : "false"
    case .duration(let seconds): if let text = duration(seconds) { return text }
    case .measurement(let measure):
      if measure.value.isFinite, let unit = Unit.of(symbol: measure.unit, dimension: measure.dimension),
        unit.dimension != "duration", let written = unit.written
      {
        return "\(digits(measure.value)) \(written)"
      }
    case .currency(let money):
      let amount = "\(money.amount)"
      if money.code.count == 3, money.code.allSatisfy({ $0.isASCII && $0.isUppercase }),
        Unit.named(money.code) == nil, Decimal(string: amount) == money.amount,
        amount.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" })
      {
        return "\(amount) \(money.code)"
      }
    case .date(let date):
      let text = date.description
      if DateValue(plain: text) == date { return "@\(text)" }
      if let second = date.second, let whole = Int(exactly: second), date.timeZone == nil, date.hour != nil,
        DateValue(plain: "\(text):\(whole < 10 ? "0" : "")\(whole)") == date
      {
        return "@\(text):\(whole < 10 ? "0" : "")\(whole)"
      }
    case .dateRange(let range):
      let text = range.plainText
      if text.contains("/"), DateRangeValue(plain: text) == range { return "@\(text)" }
    case .url(let url):
      if URL(string: url.absoluteString) == url { return "url(\(quoted(url.absoluteString)))" }
    case .enumeration(let choice):
      if choice.type.isEmpty, choice.cases.count == 1, choice.cases[0].isPlainWord {
        return ".\(choice.cases[0])"
      }
      return "choice(\(([choice.type] + choice.cases).map(quoted).joined(separator: ", ")))"
    case .entity(let entity):
      if entity.properties.isEmpty, entity.display == DisplayValue(entity.display.title) {
        return
          "entity(\([entity.type, entity.identifier, entity.display.title].map(quoted).joined(separator: ", ")))"
      }
    case .spoken, .person, .place, .file, .record, .list: break
    }
    return "value(\(sheltered(json(value))))"
  }

  /// JSON whose texts hold no braces, so that it can stand inside of a text.
  static func sheltered(_ json: String) -> String {
    guard json.contains("{") else { return json }
    var result = ""
    var isText = false
    var isEscaped = false
    for scalar in json.unicodeScalars {
      if isText, !isEscaped, scalar == "{" || scalar == "}" {
        result += scalar == "{" ? "\\u007b" : "\\u007d"
        continue
      }
      if scalar == "\"", !isEscaped { isText.toggle() }
      isEscaped = isText && scalar == "\\" && !isEscaped
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func digits(_ number: Double) -> String {
    if let whole = Int(exactly: number), abs(whole) < 1_000_000_000_000 { return "\(whole)" }
    return "\(number)"
  }

  private static func duration(_ seconds: Double) -> String? {
    guard seconds.isFinite else { return nil }
    for (symbol, size) in [("h", 3600.0), ("min", 60.0)] where seconds != 0 {
      let count = seconds / size
      if let whole = Int(exactly: count), abs(whole) < 1_000_000 { return "\(whole) \(symbol)" }
    }
    return "\(digits(seconds)) s"
  }
}
