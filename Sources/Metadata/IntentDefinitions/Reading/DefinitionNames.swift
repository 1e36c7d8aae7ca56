/// The names that a definition gives to things in source.
enum DefinitionNames {
  /// Whether a text can be a name in source; a keyword can, in backticks.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first == "_" || first.isLetter, text.count <= 200 else { return false }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && text != "_"
  }

  /// The name with a capital letter, as it stands in the names of methods and types.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name in source, in the backticks that a keyword needs.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words from a name in camel case, the first with a capital.
  static func title(from name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, !last.isUppercase, last != " " { words.append(" ") }
      words.append(character == "_" ? " " : character)
    }
    return capitalized(words)
  }

  /// What a request has already.
  static let ofIntents = ofObjects.union([
    "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability",
    "donationMetadata",
  ])
  /// What a response has already.
  static let ofResponses = ofObjects.union(["code", "userActivity"])
  /// What a type of objects has already, and a definition may not name.
  static let ofTypes = ofObjects.union(["spokenPhrase", "vocabularyIdentifier", "alternativeMatches"])
  /// What a type of objects has already, and a definition names as well.
  static let ofEveryType: Set<String> = [
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
    "subtitleString",
  ]
  /// What every object has already.
  private static let ofObjects: Set<String> = [
    "classForCoder", "copy", "debugDescription", "description", "encode", "hash", "isEqual", "self",
    "superclass",
  ]

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
