/// How generated Swift writes texts and names.
enum SwiftWords {
  /// A text as a string literal.
  static func quoted(_ text: String) -> String {
    let safe = text.flatMap { character -> String in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n", "\r", "\r\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(String(safe))\""
  }

  /// The words that can be names only between backticks.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "associatedtype", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "precedencegroup", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
