import IntentWire

/// Reads the tokens of one line, one after the other.
struct TokenReader {
  let tokens: [LexedToken]
  var index = 0
  /// Where the line ends, for messages about what is missing.
  let end: Place
  var depth = 0

  init(_ tokens: [LexedToken], end: Place) {
    self.tokens = tokens
    self.end = end
  }

  var current: LexedToken? { index < tokens.count ? tokens[index] : nil }
  var isAtEnd: Bool { index >= tokens.count }
  var place: Place { current?.place ?? end }

  func word(_ distance: Int = 0) -> String? {
    guard index + distance < tokens.count, case .word(let word) = tokens[index + distance].kind else {
      return nil
    }
    return word
  }

  func isSymbol(_ symbol: String, _ distance: Int = 0) -> Bool {
    index + distance < tokens.count && tokens[index + distance].kind == .symbol(symbol)
  }

  /// Goes past words if they come next.
  mutating func take(_ words: String...) -> Bool {
    for (distance, word) in words.enumerated() where self.word(distance) != word { return false }
    index += words.count
    return true
  }

  mutating func takeSymbol(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  func problem(_ message: String, at place: Place? = nil) -> WorkflowProblem {
    WorkflowProblem(message, at: place ?? self.place)
  }

  /// What comes next, for a message.
  var found: String {
    switch current?.kind {
    case nil: "the line ends"
    case .word(let word)?: "“\(word)” stands here"
    case .name(let name)?: "`\(name)` stands here"
    case .text?: "a text stands here"
    case .number(let number)?: "\(number) stands here"
    case .symbol(let symbol)?: "“\(symbol)” stands here"
    case .moment(let moment)?: "@\(moment) stands here"
    case .json(let word, _)?: "\(word)(…) stands here"
    }
  }

  func expected(_ what: String) -> WorkflowProblem { problem("Expected \(what), but \(found).") }

  mutating func expect(_ symbol: String, _ what: String) throws {
    guard takeSymbol(symbol) else { throw expected("“\(symbol)” \(what)") }
  }

  mutating func expectEnd() throws {
    guard isAtEnd else {
      throw problem(
        "The step should end here, but \(found). Begin a new line, or check the spelling of what stands before it."
      )
    }
  }

  /// A name: a word, or anything in backquotes or quotes.
  mutating func name(_ what: String, allowsText: Bool = true) throws -> String {
    switch current?.kind {
    case .word(let name)?, .name(let name)?:
      index += 1
      return name
    case .text(let parts)? where allowsText:
      guard let text = parts.knownText else { throw expected(what) }
      index += 1
      return text
    default: throw expected(what)
    }
  }

  /// A text without values in it.
  mutating func plainText(_ what: String) throws -> String {
    guard case .text(let parts)? = current?.kind else { throw expected("\(what) in \"quotes\"") }
    guard let text = parts.knownText else {
      throw problem("No {values} can stand in \(what). Write \\{ for a brace.")
    }
    index += 1
    return text
  }

  mutating func type() throws -> ValueType? {
    let start = place
    depth += 1
    defer { depth -= 1 }
    guard depth < 16 else { throw problem("This type is nested too deeply.") }
    let word = try name("the name of a type", allowsText: false)
    if word == "any" { return nil }
    if word == "list" {
      guard take("of") else { return .list(.string) }
      guard let element = try type() else {
        throw problem("A list of any things needs no type. Write “any”.", at: start)
      }
      return .list(element)
    }
    if let type = TypeName.plain[word] { return type }
    guard TypeName.named.contains(word) else {
      let known = (TypeName.plain.keys.sorted() + TypeName.named.map { "\($0)(…)" } + ["list of …", "any"])
      throw problem("“\(word)” is no type. There are: \(known.joined(separator: ", ")).", at: start)
    }
    try expect("(", "with a name behind “\(word)”")
    let name = try name("a name")
    try expect(")", "behind the name")
    switch word {
    case "entity": return .entity(name)
    case "choice": return .enumeration(name)
    case "measurement": return .measurement(name)
    default: return .record(name)
    }
  }
}

extension [LexedToken.Part] {
  /// The text, when no value stands in it.
  var knownText: String? {
    switch count {
    case 0: return ""
    case 1:
      guard case .characters(let text) = self[0] else { return nil }
      return text
    default: return nil
    }
  }
}

/// The names of types in a workflow.
enum TypeName {
  static let plain: [String: ValueType] = [
    "text": .string, "spoken": .spoken, "integer": .integer, "number": .number, "boolean": .boolean,
    "date": .date, "period": .dateRange, "duration": .duration, "money": .currency, "url": .url,
    "person": .person, "place": .place, "file": .file, "dictionary": .dictionary,
  ]
  static let named = ["entity", "choice", "measurement", "record"]

  static func text(_ type: ValueType?) -> String {
    guard let type else { return "any" }
    if let plain = plain.first(where: { $0.value == type }) { return plain.key }
    return switch type {
    case .entity(let name): "entity(\(WorkflowPrinter.word(name)))"
    case .enumeration(let name): "choice(\(WorkflowPrinter.word(name)))"
    case .measurement(let name): "measurement(\(WorkflowPrinter.word(name)))"
    case .record(let name): "record(\(WorkflowPrinter.word(name)))"
    case .list(let element): "list of \(text(element))"
    default: "any"
    }
  }

  /// The type with a name, as in a workflow's text; `nil` for a name of none, and for “any”.
  static func type(_ text: String) -> ValueType? {
    var lexer = Lexer()
    guard let line = lexer.lines(of: text).first else { return nil }
    var reader = TokenReader(line.tokens, end: line.place)
    guard let type = try? reader.type(), reader.isAtEnd else { return nil }
    return type
  }
}

extension ValueType {
  /// Values by key.
  static let dictionary = ValueType.record("Dictionary")
}
