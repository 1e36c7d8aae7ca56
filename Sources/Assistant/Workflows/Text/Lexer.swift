/// A piece of a line.
struct LexedToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word(String)
    /// A name in backquotes, which is never a keyword.
    case name(String)
    case text([Part])
    case number(String)
    case symbol(String)
    /// What stands behind an `@`.
    case moment(String)
    /// `value(…)` or `json(…)` with the JSON between the parentheses.
    case json(word: String, String)
  }

  enum Part: Sendable, Hashable {
    case characters(String)
    case tokens([LexedToken])
  }

  var kind: Kind
  var place: Place
  /// How many characters it has.
  var width = 1
}

/// A line with the lines that continue it.
struct LogicalLine: Sendable {
  var indent: Int
  var tokens: [LexedToken]
  var note: String?
  /// Whether it is nothing but a comment, which is then in ``note``.
  var isComment: Bool
  var isSpaced: Bool
  var place: Place
}

/// Splits a workflow's text into lines and tokens; whatever is wrong with a line costs only that line.
struct Lexer {
  private(set) var problems: [WorkflowProblem] = []

  /// The words that begin a block, so that deeper lines are its steps and not more of the line.
  static let blockWords: Set<String> = ["if", "else", "repeat", "for", "menu", "option", "try", "on"]

  mutating func lines(of source: String) -> [LogicalLine] {
    var lines: [LogicalLine] = []
    var isSpaced = false
    var open = 0
    // A comment between a line and what continues it moves in front of the line.
    var physical = 0
    for raw in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      physical += 1
      var scanner = LineLexer(raw, line: physical)
      let indent = scanner.indent()
      do {
        try scanner.run()
      } catch let problem as WorkflowProblem {
        problems.append(problem)
        isSpaced = false
        continue
      } catch {
        continue
      }
      if scanner.tokens.isEmpty {
        guard let comment = scanner.comment else {
          isSpaced = true
          continue
        }
        lines.append(
          LogicalLine(
            indent: indent, tokens: [], note: comment, isComment: true, isSpaced: isSpaced,
            place: Place(line: physical, column: indent + 1)))
        isSpaced = false
        continue
      }
      let parent = lines.lastIndex { !$0.isComment }
      if let parent, open > 0 || (indent > lines[parent].indent && !Self.begins(lines[parent].tokens)) {
        lines[parent].tokens += scanner.tokens
        if let comment = scanner.comment {
          lines[parent].note = [lines[parent].note, comment].compactMap(\.self).joined(separator: " ")
        }
        if parent < lines.count - 1 {
          let continued = lines.remove(at: parent)
          lines.append(continued)
        }
      } else {
        lines.append(
          LogicalLine(
            indent: indent, tokens: scanner.tokens, note: scanner.comment, isComment: false,
            isSpaced: isSpaced, place: Place(line: physical, column: indent + 1)))
        open = 0
      }
      open = max(0, open + scanner.balance)
      isSpaced = false
    }
    return lines
  }

  /// Whether a line begins a block.
  private static func begins(_ tokens: [LexedToken]) -> Bool {
    var first = tokens.first
    if tokens.count > 2, tokens[1].kind == .symbol("=") { first = tokens[2] }
    guard case .word(let word)? = first?.kind else { return false }
    return blockWords.contains(word)
  }
}

/// Splits one line.
private struct LineLexer {
  private let scalars: [Unicode.Scalar]
  private var index: Int
  private let line: Int
  private let shift: Int
  private(set) var tokens: [LexedToken] = []
  private(set) var comment: String?
  /// The brackets that are open at the end.
  private(set) var balance = 0
  private let depth: Int

  init(_ text: some StringProtocol, line: Int) {
    self.init(Array(text.unicodeScalars), line: line, shift: 0, depth: 0)
  }

  private init(_ scalars: [Unicode.Scalar], line: Int, shift: Int, depth: Int) {
    self.scalars = scalars
    index = 0
    self.line = line
    self.shift = shift
    self.depth = depth
  }

  mutating func indent() -> Int {
    while index < scalars.count, scalars[index] == " " || scalars[index] == "\t" { index += 1 }
    return index
  }

  private var place: Place { Place(line: line, column: shift + index + 1) }

  private func problem(_ message: String, at place: Place? = nil) -> WorkflowProblem {
    WorkflowProblem(message, at: place ?? self.place)
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  mutating func run() throws {
    while let scalar = peek() {
      if scalar == " " || (!scalar.isASCII || scalar.value < 0x20) && scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "#" {
        var rest = String(String.UnicodeScalarView(scalars[(index + 1)...]))
        if rest.hasPrefix(" ") { rest.removeFirst() }
        while let last = rest.unicodeScalars.last, last.properties.isWhitespace {
          rest.unicodeScalars.removeLast()
        }
        comment = rest
        index = scalars.count
      } else {
        try token(scalar)
      }
    }
  }

  private mutating func token(_ scalar: Unicode.Scalar) throws {
    let start = place
    defer {
      if let last = tokens.indices.last { tokens[last].width = shift + index + 1 - start.column }
    }
    func add(_ kind: LexedToken.Kind) { tokens.append(LexedToken(kind: kind, place: start)) }
    if Self.isWordStart(scalar) {
      let from = index
      while let next = peek(), Self.isWordPart(next) { index += 1 }
      let word = String(String.UnicodeScalarView(scalars[from..<index]))
      if word == "value" || word == "json", peek() == "(" {
        add(.json(word: word, try json(start)))
      } else {
        add(.word(word))
      }
    } else if Self.isDigit(scalar) {
      add(.number(number()))
    } else if scalar == "\"" {
      index += 1
      add(.text(try text(start)))
    } else if scalar == "`" {
      index += 1
      add(.name(try name(start)))
    } else if scalar == "@" {
      index += 1
      let from = index
      while let next = peek(), Self.isWordPart(next) || "-:.+/".unicodeScalars.contains(next) { index += 1 }
      add(.moment(String(String.UnicodeScalarView(scalars[from..<index]))))
    } else {
      add(.symbol(try symbol(scalar)))
    }
  }

  private mutating func symbol(_ scalar: Unicode.Scalar) throws -> String {
    let pair = String(String.UnicodeScalarView(scalars[index..<min(index + 2, scalars.count)]))
    if ["<=", ">=", "!=", "=="].contains(pair) {
      index += 2
      return pair == "==" ? "is" : pair
    }
    let same: [Unicode.Scalar: String] = ["≤": "<=", "≥": ">=", "≠": "!=", "×": "*", "÷": "/"]
    if let plain = same[scalar] {
      index += 1
      return plain
    }
    guard "=<>+-*/%()[]{},:.".unicodeScalars.contains(scalar) else {
      throw problem(
        "“\(scalar)” has no meaning here. Put text into \"quotes\", and names that are not plain words "
          + "into `backquotes`.")
    }
    if "([{".unicodeScalars.contains(scalar) { balance += 1 }
    if ")]}".unicodeScalars.contains(scalar) { balance -= 1 }
    index += 1
    return String(scalar)
  }

  private mutating func number() -> String {
    let from = index
    while let next = peek(), Self.isDigit(next) { index += 1 }
    if peek() == ".", let next = peek(1), Self.isDigit(next) {
      index += 1
      while let next = peek(), Self.isDigit(next) { index += 1 }
    }
    if peek() == "e" || peek() == "E" {
      let signed = peek(1) == "+" || peek(1) == "-"
      if let next = peek(signed ? 2 : 1), Self.isDigit(next) {
        index += signed ? 2 : 1
        while let next = peek(), Self.isDigit(next) { index += 1 }
      }
    }
    return String(String.UnicodeScalarView(scalars[from..<index]))
  }

  private mutating func name(_ start: Place) throws -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek() {
      index += 1
      if scalar == "`" { return String(name) }
      if scalar == "\\", peek() == "`" {
        index += 1
        name.append("`")
      } else if scalar == "\\" {
        name.append(try escape())
      } else {
        name.append(scalar)
      }
    }
    throw problem("The name has no closing backquote. Add one.", at: start)
  }

  private mutating func text(_ start: Place) throws -> [LexedToken.Part] {
    var parts: [LexedToken.Part] = []
    var characters = String.UnicodeScalarView()
    func flush() {
      if !characters.isEmpty { parts.append(.characters(String(characters))) }
      characters = String.UnicodeScalarView()
    }
    while let scalar = peek() {
      index += 1
      switch scalar {
      case "\"":
        flush()
        return parts
      case "\\": characters.append(try escape())
      case "{":
        flush()
        parts.append(.tokens(try inner()))
      default: characters.append(scalar)
      }
    }
    throw problem("The text has no closing quote. Add one; a new line in a text is written \\n.", at: start)
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let scalar = peek() else { throw problem("A backslash must stand before a character.") }
    index += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\\", "\"", "{", "}": return scalar
    case "u":
      guard peek() == "{" else { throw problem("A code is written \\u{1F600}.") }
      var code: UInt32 = 0
      index += 1
      while let next = peek(), next != "}" {
        guard let digit = Character(next).hexDigitValue, code < 0x1000_0000 else {
          throw problem("A code is written \\u{1F600}, in hexadecimal digits.")
        }
        code = code * 16 + UInt32(digit)
        index += 1
      }
      index += 1
      guard let coded = Unicode.Scalar(code) else { throw problem("There is no character of this code.") }
      return coded
    default:
      throw problem(
        "“\\\(scalar)” means nothing. A backslash stands before n, t, r, u{…}, a quote, a brace or a backslash."
      )
    }
  }

  /// The tokens between the braces of a text.
  private mutating func inner() throws -> [LexedToken] {
    let start = Place(line: line, column: shift + index)
    guard depth < 8 else { throw problem("Texts are nested too deeply. Give the inner one a name.") }
    let from = index
    var open = 1
    while let scalar = peek() {
      index += 1
      switch scalar {
      case "{": open += 1
      case "}": open -= 1
      case "\"": try skipText()
      case "`":
        while let next = peek(), next != "`" { index += next == "\\" ? 2 : 1 }
        index = min(index + 1, scalars.count)
      default: break
      }
      guard open == 0 else { continue }
      var inner = LineLexer(
        Array(scalars[from..<(index - 1)]), line: line, shift: shift + from, depth: depth + 1)
      try inner.run()
      if inner.comment != nil { throw problem("A comment cannot stand inside of a text.", at: start) }
      if inner.tokens.isEmpty {
        throw problem("Nothing stands between the braces. Write a name, or \\{ for a brace.", at: start)
      }
      return inner.tokens
    }
    throw problem("The brace has no counterpart. Add }, or write \\{ for a brace.", at: start)
  }

  private mutating func skipText(_ level: Int = 0) throws {
    if level > 8 { throw problem("Texts are nested too deeply. Give the inner one a name.") }
    var open = 0
    while let scalar = peek() {
      index += 1
      switch scalar {
      case "\\": index = min(index + 1, scalars.count)
      case "{": open += 1
      case "}": open = max(0, open - 1)
      case "\"" where open == 0: return
      case "\"": try skipText(level + 1)
      default: break
      }
      if open > 8 { throw problem("Texts are nested too deeply. Give the inner one a name.") }
    }
  }

  /// The JSON between parentheses.
  private mutating func json(_ start: Place) throws -> String {
    index += 1
    let from = index
    var open = 1
    var isText = false
    while let scalar = peek() {
      index += 1
      if isText {
        if scalar == "\\" { index = min(index + 1, scalars.count) }
        if scalar == "\"" { isText = false }
      } else if scalar == "\"" {
        isText = true
      } else if scalar == "(" {
        open += 1
      } else if scalar == ")" {
        open -= 1
        if open == 0 { return String(String.UnicodeScalarView(scalars[from..<(index - 1)])) }
      }
    }
    throw problem("The JSON has no closing parenthesis. Add one.", at: start)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
    return
      scalar == "°" || scalar.properties.isAlphabetic
  }

  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordStart(scalar) || isDigit(scalar) }
    return isWordStart(scalar) || scalar == "²" || scalar == "³"
      || (scalar.properties.generalCategory == .nonspacingMark)
  }
}

extension String {
  /// Whether the text is one word to the lexer.
  var isPlainWord: Bool {
    guard let first = unicodeScalars.first, LineLexer.isWordStart(first), self != "value", self != "json"
    else { return false }
    return unicodeScalars.allSatisfy(LineLexer.isWordPart)
  }
}
