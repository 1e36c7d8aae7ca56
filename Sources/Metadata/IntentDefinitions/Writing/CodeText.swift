/// Swift source that grows line by line.
struct CodeText {
  private(set) var text = ""
  private var depth = 0

  /// Adds a line at the present depth; an empty one stays empty.
  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Adds a documentation comment.
  mutating func doc(_ sentence: String) {
    for row in sentence.split(whereSeparator: \.isNewline) { line("/// \(row)") }
  }

  /// Adds a heading between groups of declarations.
  mutating func mark(_ title: String) {
    line()
    line("// MARK: \(title)")
    line()
  }

  /// Adds a line that opens a block, the block, and its end.
  mutating func block(_ head: String, _ body: (inout CodeText) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}

extension String {
  /// The text as a Swift literal.
  var swiftLiteral: String {
    let escaped = flatMap { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n", "\r\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }

  /// The text as a raw Swift literal; it may hold anything but line breaks.
  var rawSwiftLiteral: String {
    var marks = "#"
    while contains("\"\(marks)") || contains("\\\(marks)") { marks += "#" }
    return "\(marks)\"\(self)\"\(marks)"
  }

  /// One line of text for a comment, with a full stop.
  var commentLine: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ").trimmingSpaces
    return line.isEmpty || line.last.map { ".!?".contains($0) } == true ? line : line + "."
  }

  private var trimmingSpaces: String {
    String(trimmingPrefix { $0.isWhitespace }.reversed().trimmingPrefix { $0.isWhitespace }.reversed())
  }
}
