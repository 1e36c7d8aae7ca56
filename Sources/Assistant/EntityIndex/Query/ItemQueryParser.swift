import Foundation
import IntentWire

/// Reads queries in the language of Core Spotlight.
struct ItemQueryParser {
  /// How deep parentheses and negations may lie in each other.
  static let deepest = 64

  private let text: [Character]
  private let now: Date
  private let calendar: Calendar
  private var position = 0
  private var depth = 0

  init(_ text: String, now: Date, calendar: Calendar) throws(WireFault) {
    guard text.utf8.count <= IndexLimits.query else {
      throw WireFault(
        .invalidParameters, "A query has at most \(IndexLimits.query) bytes; this one has \(text.utf8.count)."
      )
    }
    self.text = Array(text)
    self.now = now
    self.calendar = calendar
  }

  /// The whole query.
  mutating func query() throws(WireFault) -> ItemQuery.Node {
    let node = try alternatives()
    skipSpaces()
    guard position == text.count else { throw fault("the end, “&&” or “||”") }
    return node
  }

  private mutating func alternatives() throws(WireFault) -> ItemQuery.Node {
    var nodes = [try conjunction()]
    while take("||") { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func conjunction() throws(WireFault) -> ItemQuery.Node {
    var nodes = [try condition()]
    while take("&&") { nodes.append(try condition()) }
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func condition() throws(WireFault) -> ItemQuery.Node {
    guard depth < Self.deepest else {
      throw WireFault(
        .invalidParameters, "The query has more than \(Self.deepest) parentheses in each other.")
    }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return .not(try condition()) }
    if take("(") {
      let node = try alternatives()
      guard take(")") else { throw fault("“)”") }
      return node
    }
    let attribute = try attributeName()
    if attribute == "InRange", take("(") { return try range() }
    let (comparison, options) = try comparison()
    return .comparison(attribute: attribute, comparison, try operand(options))
  }

  /// What follows `InRange(`.
  private mutating func range() throws(WireFault) -> ItemQuery.Node {
    let attribute = try attributeName()
    guard take(",") else { throw fault("“,”") }
    let lowest = try bound()
    guard take(",") else { throw fault("“,”") }
    let highest = try bound()
    guard take(")") else { throw fault("“)”") }
    return .range(attribute: attribute, lowest, highest)
  }

  private mutating func bound() throws(WireFault) -> Double {
    switch try operand([]) {
    case .number(let number): return number
    case .date(let date): return date.timeIntervalSinceReferenceDate
    case .text, .anything: throw fault("a number or a date")
    }
  }

  private mutating func attributeName() throws(WireFault) -> String {
    skipSpaces()
    if take("**") { return "**" }
    if take("*") { return "*" }
    var name = ""
    while let character = next, character.isASCII,
      character.isLetter || character.isNumber || "_.:".contains(character)
    {
      name.append(character)
      position += 1
    }
    guard let first = name.first, !first.isNumber else { throw fault("the name of an attribute") }
    // The names of file metadata are those of Core Spotlight with a prefix.
    for prefix in ["_kMDItem", "kMDItem"] where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return name
  }

  private mutating func comparison() throws(WireFault) -> (ItemQuery.Comparison, TextPattern.Options) {
    let signs: [(String, ItemQuery.Comparison)] = [
      ("==", .equal), ("!=", .unequal), ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("=", .equal),
      ("<", .less), (">", .greater),
    ]
    for (sign, comparison) in signs where take(sign) {
      guard take("[") else { return (comparison, []) }
      let options = letters()
      guard take("]") else { throw fault("“]”") }
      return (comparison, options)
    }
    throw fault("“==”, “!=”, “<”, “>”, “<=” or “>=”")
  }

  private mutating func operand(_ options: TextPattern.Options) throws(WireFault) -> ItemQuery.Operand {
    skipSpaces()
    guard let character = next else { throw fault("a value") }
    if character == "\"" || character == "'" {
      let parts = try quoted(character)
      let all = options.union(letters())
      if parts.count > 1, parts.allSatisfy(\.isEmpty) { return .anything }
      return .text(TextPattern(parts, options: all))
    }
    if character == "$" { return .date(try time()) }
    var word = ""
    while let character = next, !character.isWhitespace, !"()&|!,".contains(character) {
      word.append(character)
      position += 1
    }
    guard !word.isEmpty else { throw fault("a value") }
    if word.allSatisfy({ $0 == "*" }) { return .anything }
    if let number = Double(word), number.isFinite { return .number(number) }
    switch word.lowercased() {
    case "true", "yes": return .number(1)
    case "false", "no": return .number(0)
    default:
      let parts = word.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      return .text(TextPattern(parts, options: options))
    }
  }

  /// The parts of a quoted text between its stars; a backslash takes the next character as it is.
  private mutating func quoted(_ quote: Character) throws(WireFault) -> [String] {
    position += 1
    var parts = [""]
    while let character = next {
      position += 1
      switch character {
      case quote: return parts
      case "*": parts.append("")
      case "\\":
        guard let escaped = next else { throw fault("a character after “\\”") }
        position += 1
        parts[parts.count - 1].append(escaped)
      default: parts[parts.count - 1].append(character)
      }
    }
    throw fault("the quote \(quote) that ends the text")
  }

  /// The letters that say how a text is compared.
  private mutating func letters() -> TextPattern.Options {
    var options: TextPattern.Options = []
    while let character = next {
      switch character {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "w": options.insert(.words)
      case "t": options.insert(.tokens)
      default: return options
      }
      position += 1
    }
    return options
  }

  /// A moment such as `$time.today(-1)`.
  private mutating func time() throws(WireFault) -> Date {
    guard take("$time.") else { throw fault("“$time.”") }
    var name = ""
    while let character = next, character.isLetter || character == "_" {
      name.append(character)
      position += 1
    }
    var argument: String?
    if take("(") {
      var content = ""
      while let character = next, character != ")" {
        content.append(character)
        position += 1
      }
      guard take(")") else { throw fault("“)”") }
      argument = content.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
    }
    guard let date = QueryTime(now: now, calendar: calendar).date(name, argument) else {
      throw fault("a moment such as $time.now, $time.today(-1) or $time.iso(2026-01-31T00:00:00Z)")
    }
    return date
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { position += 1 }
  }

  /// Takes a sign, after any spaces, when it comes next.
  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard text[position...].starts(with: sign) else { return false }
    position += sign.count
    return true
  }

  private func fault(_ expected: String) -> WireFault {
    let rest = String(text[min(position, text.count)...].prefix(20))
    let place = rest.isEmpty ? "at the end" : "at “\(rest)”"
    return WireFault(
      .invalidParameters,
      "The query cannot be understood \(place), character \(position + 1): expected \(expected).")
  }
}
