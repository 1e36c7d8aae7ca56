import Foundation
import IntentWire

extension TokenReader {
  /// An expression, as loose as it may be.
  mutating func expression() throws -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth < 48 else { throw problem("This is nested too deeply. Give a part of it a name.") }
    return try binary(0)
  }

  private static let logic: [[(word: String, Formula.Operation)]] = [
    [("or", .or)], [("and", .and)],
  ]

  private mutating func binary(_ level: Int) throws -> Formula {
    guard level < Self.logic.count else { return try negation() }
    var left = try binary(level + 1)
    var length = 0
    while let word = word(), let entry = Self.logic[level].first(where: { $0.word == word }) {
      length += 1
      guard length < 200 else { throw problem("This is too long. Give a part of it a name.") }
      index += 1
      left = Formula(.operation(entry.1, left, try binary(level + 1)), at: left.place)
    }
    return left
  }

  private mutating func negation() throws -> Formula {
    let start = place
    guard take("not") else { return try comparison() }
    depth += 1
    defer { depth -= 1 }
    guard depth < 48 else { throw problem("This is nested too deeply. Give a part of it a name.") }
    return Formula(.sign(.not, try negation()), at: start)
  }

  private mutating func comparison() throws -> Formula {
    let left = try sum()
    let start = left.place
    if take("has", "value") { return Formula(.sign(.hasValue, left), at: start) }
    if take("is", "empty") {
      return Formula(.sign(.not, Formula(.sign(.hasValue, left), at: start)), at: start)
    }
    if take("between") {
      let low = try sum()
      guard take("and") else { throw expected("“and” with the other end") }
      return Formula(.between(left, low, try sum()), at: start)
    }
    guard let operation = comparisonSign() else { return left }
    return Formula(.operation(operation, left, try sum()), at: start)
  }

  /// The comparison that comes next; nothing is taken when there is none.
  mutating func comparisonSign() -> Formula.Operation? {
    if take("is", "not") || takeSymbol("!=") { return .notEqual }
    if take("is") || takeSymbol("is") || takeSymbol("=") { return .equal }
    if takeSymbol("<=") { return .lessOrEqual }
    if takeSymbol(">=") { return .greaterOrEqual }
    if takeSymbol("<") { return .less }
    if takeSymbol(">") { return .greater }
    if take("contains") { return .contains }
    if take("does", "not", "contain") { return .containsNot }
    if take("begins", "with") { return .begins }
    if take("ends", "with") { return .ends }
    return nil
  }

  /// Sums and products: what stands on one side of a comparison.
  mutating func sum() throws -> Formula {
    var left = try product()
    var length = 0
    while isSymbol("+") || isSymbol("-") {
      length += 1
      guard length < 200 else { throw problem("This is too long. Give a part of it a name.") }
      let operation: Formula.Operation = isSymbol("+") ? .plus : .minus
      index += 1
      left = Formula(.operation(operation, left, try product()), at: left.place)
    }
    return left
  }

  private mutating func product() throws -> Formula {
    var left = try unary()
    var length = 0
    while isSymbol("*") || isSymbol("/") || isSymbol("%") {
      length += 1
      guard length < 200 else { throw problem("This is too long. Give a part of it a name.") }
      let operation: Formula.Operation = isSymbol("*") ? .times : isSymbol("/") ? .divided : .remainder
      index += 1
      left = Formula(.operation(operation, left, try unary()), at: left.place)
    }
    return left
  }

  private mutating func unary() throws -> Formula {
    let start = place
    guard takeSymbol("-") else { return try postfix() }
    if case .number? = current?.kind { return try postfix(isNegative: true, at: start) }
    depth += 1
    defer { depth -= 1 }
    guard depth < 48 else { throw problem("This is nested too deeply. Give a part of it a name.") }
    return Formula(.sign(.minus, try unary()), at: start)
  }

  private mutating func postfix(isNegative: Bool = false, at start: Place? = nil) throws -> Formula {
    let start = start ?? place
    var value = try primary(isNegative: isNegative, at: start)
    var length = 0
    while true {
      length += 1
      guard length < 48 else { throw problem("This is nested too deeply. Give a part of it a name.") }
      if takeSymbol(".") {
        value = Formula(.property(value, try name("the name of a property")), at: start)
      } else if takeSymbol("[") {
        let key = try expression()
        try expect("]", "behind the item")
        value = Formula(.element(value, key), at: start)
      } else if take("as") {
        guard let type = try type() else {
          throw problem("Every value is one of the type “any”. Leave “as any” out.", at: start)
        }
        value = Formula(.converted(value, type), at: start)
      } else {
        return value
      }
    }
  }

  private mutating func primary(isNegative: Bool, at start: Place) throws -> Formula {
    guard let token = current else { throw expected("a value") }
    switch token.kind {
    case .number(let text):
      index += 1
      return Formula(.value(try number((isNegative ? "-" : "") + text, at: start)), at: start)
    case .text(let parts):
      index += 1
      return Formula(try text(parts), at: start)
    case .moment(let text):
      index += 1
      return Formula(.value(try moment(text, at: start)), at: start)
    case .json(let word, let json):
      guard word == "value" else { throw expected("a value") }
      index += 1
      return Formula(.value(try literal(json, at: start)), at: start)
    case .name(let name):
      index += 1
      return Formula(.variable(name), at: start)
    case .word(let word):
      return try self.word(word, at: start)
    case .symbol("("):
      index += 1
      var inner = try expression()
      try expect(")", "behind what began with “(”")
      inner.place = start
      return inner
    case .symbol("["):
      index += 1
      return Formula(.list(try items("]") { try $0.expression() }), at: start)
    case .symbol("{"):
      index += 1
      let entries = try items("}") { reader in
        let key = try reader.name("a key")
        try reader.expect(":", "behind the key")
        return Formula.Entry(key, try reader.expression())
      }
      return Formula(.dictionary(entries), at: start)
    case .symbol("."):
      index += 1
      let name = try name("the name of a choice", allowsText: false)
      return Formula(.value(.enumeration(EnumerationValue(type: "", case: name))), at: start)
    case .symbol: throw expected("a value")
    }
  }

  private mutating func items<Item>(
    _ end: String, _ item: (inout TokenReader) throws -> Item
  ) throws -> [Item] {
    var items: [Item] = []
    while !takeSymbol(end) {
      items.append(try item(&self))
      if takeSymbol(end) { break }
      guard takeSymbol(",") else { throw expected("“,” or “\(end)”") }
    }
    return items
  }

  // MARK: Literals

  private mutating func word(_ word: String, at start: Place) throws -> Formula {
    index += 1
    switch word {
    case "true", "yes": return Formula(.value(.boolean(true)), at: start)
    case "false", "no": return Formula(.value(.boolean(false)), at: start)
    case "ask":
      guard case .text(let parts)? = current?.kind, let prompt = parts.knownText else {
        return Formula(.ask(nil), at: start)
      }
      index += 1
      return Formula(.ask(prompt), at: start)
    case "url" where isSymbol("("):
      let words = try texts("a link")
      guard words.count == 1, let url = URL(string: words[0]) else {
        throw problem("“\(words.first ?? "")” is no link. Write it as url(\"https://…\").", at: start)
      }
      return Formula(.value(.url(url)), at: start)
    case "entity" where isSymbol("("):
      let words = try texts("a type, an identifier and a name")
      guard words.count == 3 else {
        throw problem("Write it as entity(\"Type\", \"identifier\", \"Name\").", at: start)
      }
      let entity = EntityReference(type: words[0], identifier: words[1], display: DisplayValue(words[2]))
      return Formula(.value(.entity(entity)), at: start)
    case "choice" where isSymbol("("):
      let words = try texts("a type and the names of its cases")
      guard let type = words.first else {
        throw problem("Write it as choice(\"Type\", \"case\").", at: start)
      }
      let value = EnumerationValue(type: type, cases: Array(words.dropFirst()))
      return Formula(.value(.enumeration(value)), at: start)
    default:
      if Keywords.operators.contains(word) {
        index -= 1
        throw expected("a value")
      }
      return Formula(.variable(word), at: start)
    }
  }

  private mutating func texts(_ what: String) throws -> [String] {
    try expect("(", "with \(what)")
    return try items(")") { try $0.plainText(what) }
  }

  /// A number with the unit behind it.
  private mutating func number(_ text: String, at start: Place) throws -> IntentValue {
    let plain: IntentValue =
      if let integer = Int(text) { .integer(integer) } else { .number(Double(text) ?? 0) }
    guard let number = Double(text), number.isFinite else {
      throw problem("\(text) is too large a number.", at: start)
    }
    guard let word = word(), !isSymbol(":", 1), !isSymbol("=", 1) else { return plain }
    // “5 in list”: inches are written out.
    if word != "in", let unit = Unit.named(word) {
      index += 1
      // Written without spaces, “km/h” is a unit and no division.
      for (over, under) in [("km", "h"), ("m", "s")] where word == over {
        guard isSymbol("/"), self.word(1) == under,
          tokens[index + 1].place.column == tokens[index - 1].place.column + over.count + 1
        else { continue }
        index += 2
        return .measurement(MeasurementValue(value: number, unit: "\(over)/\(under)", dimension: "speed"))
      }
      if unit.dimension == "duration" { return .duration(seconds: number * unit.factor) }
      return .measurement(MeasurementValue(value: number, unit: unit.symbol, dimension: unit.dimension))
    }
    if word.count == 3, word.allSatisfy({ $0.isASCII && $0.isUppercase }), let amount = Decimal(string: text)
    {
      index += 1
      return .currency(CurrencyValue(amount: amount, code: word))
    }
    return plain
  }

  private mutating func text(_ parts: [LexedToken.Part]) throws -> Formula.Form {
    if let text = parts.knownText { return .value(.string(text)) }
    return .text(
      try parts.map { part in
        switch part {
        case .characters(let text): return .characters(text)
        case .tokens(let tokens):
          var inner = TokenReader(tokens, end: tokens.last?.place ?? place)
          inner.depth = depth + 1
          let value = try inner.expression()
          guard inner.isAtEnd else { throw inner.expected("“}”") }
          return .value(value)
        }
      })
  }

  private func moment(_ text: String, at start: Place) throws -> IntentValue {
    if let date = DateValue(plain: text) { return .date(date) }
    if text.contains("/"), let range = DateRangeValue(plain: text) { return .dateRange(range) }
    throw problem(
      "“@\(text)” is no date. Write @2026-03-18, @2026-03-18T17:30, @17:30 or @2026-03-14/2026-03-15.",
      at: start)
  }

  private func literal(_ json: String, at start: Place) throws -> IntentValue {
    guard json.utf8.nesting <= 64,
      let value = try? JSONDecoder().decode(IntentValue.self, from: Data(json.utf8))
    else {
      throw problem(
        "This is not a value. Between the parentheses stands JSON such as {\"string\": \"milk\"}.", at: start)
    }
    return value
  }
}

extension Sequence<UInt8> {
  /// How deep brackets and braces nest, at most; those in texts count too.
  var nesting: Int {
    var depth = 0
    var deepest = 0
    for byte in self {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
        deepest = Swift.max(deepest, depth)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
    }
    return deepest
  }
}
