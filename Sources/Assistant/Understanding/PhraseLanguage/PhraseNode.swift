/// The meaning of a phrase written in the phrase language.
indirect enum PhraseNode: Sendable, Hashable {
  /// A word that must stand in the sentence.
  case word(String)
  /// Parts in order.
  case sequence([PhraseNode])
  /// One of several parts.
  case choice([PhraseNode])
  /// A part that may be absent.
  case optional(PhraseNode)
  /// A part that stands once or several times.
  case repeated(PhraseNode)
  /// Words that become the value of a parameter.
  case slot(String)
  /// A value that is set when the phrase runs through here; it uses no words.
  case value(parameter: String, text: String)
  /// The content of a rule, or for ``appRule`` the app's name.
  case rule(String)

  /// The name of the rule that stands for the app's name.
  static let appRule = "app"
}

extension PhraseNode {
  /// The parameters that the part can fill, in order of appearance.
  var slots: [String] {
    switch self {
    case .word, .value, .rule: []
    case .slot(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.slots)
    case .optional(let part), .repeated(let part): part.slots
    }
  }

  /// The rules that the part refers to.
  var rules: [String] {
    switch self {
    case .word, .value, .slot: []
    case .rule(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.rules)
    case .optional(let part), .repeated(let part): part.rules
    }
  }

  /// The top-level parts.
  var parts: [PhraseNode] {
    if case .sequence(let parts) = self { parts } else { [self] }
  }
}

/// Why a text is not a phrase.
struct PhraseSyntaxError: Error, Hashable, CustomStringConvertible {
  /// The phrase.
  var phrase: String
  /// Where the problem stands, in UTF-8 offsets.
  var offset: Int
  /// What is wrong and what was expected.
  var problem: String

  var description: String { "\(problem) at offset \(offset) of “\(phrase)”" }
}
