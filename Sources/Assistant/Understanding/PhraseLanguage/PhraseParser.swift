/// A parser for the phrase language.
///
/// ```
/// (add|put) [some] {items} to [the|my] {list} [list]
/// ```
///
/// Parentheses hold alternatives, brackets optional ones, braces a slot or a value that the phrase sets, and
/// angle brackets the name of a rule. A group or rule with a plus sign behind it may stand several times.
/// Everything else is words; marks between words are ignored.
struct PhraseParser {
  /// The deepest nesting that a phrase may have.
  static let maximumDepth = 16
  /// The longest phrase, in bytes.
  static let maximumLength = 2_000

  private let phrase: String
  private let bytes: [UInt8]
  private var position = 0

  private init(_ phrase: String) {
    self.phrase = phrase
    bytes = Array(phrase.utf8)
  }

  /// Reads a phrase.
  ///
  /// - Throws: ``PhraseSyntaxError`` with the position of the first problem.
  static func parse(_ phrase: String) throws(PhraseSyntaxError) -> PhraseNode {
    var parser = PhraseParser(phrase)
    guard parser.bytes.count <= maximumLength else {
      throw parser.error("The phrase is longer than \(maximumLength) bytes; split it")
    }
    let node = try parser.sequence(depth: 0)
    if let byte = parser.peek {
      throw parser.error("“\(Character(UnicodeScalar(byte)))” closes or divides nothing")
    }
    if case .sequence(let parts) = node, parts.isEmpty { throw parser.error("The phrase has no words") }
    return node
  }

  private func error(_ problem: String) -> PhraseSyntaxError {
    PhraseSyntaxError(phrase: phrase, offset: min(position, bytes.count), problem: problem)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func sequence(depth: Int) throws(PhraseSyntaxError) -> PhraseNode {
    guard depth < Self.maximumDepth else {
      throw error("The phrase nests more than \(Self.maximumDepth) groups")
    }
    var parts: [PhraseNode] = []
    parts.reserveCapacity(4)
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "("): parts.append(counted(try group(closedBy: UInt8(ascii: ")"), depth: depth)))
      case UInt8(ascii: "["):
        parts.append(.optional(counted(try group(closedBy: UInt8(ascii: "]"), depth: depth))))
      case UInt8(ascii: "{"): parts.append(try slot())
      case UInt8(ascii: "<"):
        parts.append(counted(.rule(try name(closedBy: UInt8(ascii: ">"), of: "rule"))))
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        return parts.count == 1 ? parts[0] : .sequence(parts)
      case UInt8(ascii: "}"), UInt8(ascii: ">"):
        throw error("“\(Character(UnicodeScalar(byte)))” closes nothing")
      default: words(into: &parts)
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// The part, or several of it when a plus sign stands behind it.
  private mutating func counted(_ part: PhraseNode) -> PhraseNode {
    guard peek == UInt8(ascii: "+") else { return part }
    position += 1
    return .repeated(part)
  }

  private mutating func group(closedBy closer: UInt8, depth: Int) throws(PhraseSyntaxError) -> PhraseNode {
    let start = position
    position += 1
    var choices: [PhraseNode] = []
    choices.reserveCapacity(8)
    while true {
      let choice = try sequence(depth: depth + 1)
      if case .sequence(let parts) = choice, parts.isEmpty { throw error("An alternative is empty") }
      choices.append(choice)
      switch peek {
      case UInt8(ascii: "|"): position += 1
      case closer:
        position += 1
        return choices.count == 1 ? choices[0] : .choice(choices)
      default:
        let expected = Character(UnicodeScalar(closer))
        if peek == nil { position = start }
        throw error("A group has no matching “\(expected)”")
      }
    }
  }

  private mutating func slot() throws(PhraseSyntaxError) -> PhraseNode {
    let text = try name(closedBy: UInt8(ascii: "}"), of: "slot", allowing: Array(":.".utf8))
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch parts.count {
    case 1 where !text.contains("."): return .slot(text)
    case 2 where !parts[0].isEmpty && !parts[1].isEmpty:
      return .value(parameter: String(parts[0]), text: String(parts[1]))
    default: throw error("A slot is written {name}, {name:value} or {name.field:value}")
    }
  }

  private mutating func name(
    closedBy closer: UInt8, of kind: String, allowing extra: [UInt8] = []
  ) throws(PhraseSyntaxError) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != closer {
      let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      guard isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || extra.contains(byte)
      else {
        throw error("The name of a \(kind) has letters, digits, “_” and “-” only")
      }
      position += 1
    }
    guard peek == closer, position > start else { throw error("A \(kind) has no name or is not closed") }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a byte ends a word.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: " "),
      UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }

  private mutating func words(into parts: inout [PhraseNode]) {
    let start = position
    var isPlain = true
    while let byte = peek, !Self.isSpecial(byte) {
      if byte &- UInt8(ascii: "a") >= 26 { isPlain = false }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // Nearly every piece is one plain lower-case word.
    if isPlain { parts.append(.word(text)) } else { parts += PhraseWords.split(text).map(PhraseNode.word) }
  }
}
