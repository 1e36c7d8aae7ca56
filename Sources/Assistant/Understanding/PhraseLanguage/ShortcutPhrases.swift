import IntentWire
import Language

/// Turns the phrases of App Shortcuts into parts of the automaton.
struct ShortcutPhrases {
  /// One form of a phrase.
  struct Variant {
    var parts: [AutomatonBuilder.Part]
    var arguments: [String]
    var appPart: Automaton.Accept.AppPart
  }

  private enum Piece {
    case word(String)
    case app
    case argument(String)
  }

  private let synonyms: [String: [String]]
  private let determiners: Set<String>
  private let connectors: Set<String>

  private let language: any LanguageReader
  private let function: Set<String>
  private let made = Made()

  /// The parts that were made already, by word.
  private final class Made {
    var words: [String: AutomatonBuilder.Part] = [:]
    var asking: [String: PhrasePart] = [:]
  }

  init(_ common: CommonPhrases, language: any LanguageReader) {
    self.language = language
    function = Grammar.words(common.words.function)
    var groups: [String: [String]] = [:]
    for group in common.synonyms {
      let words = group.split(separator: " ").map(String.init)
      for word in words { groups[word, default: []] += words.filter { groups[word]?.contains($0) != true } }
    }
    synonyms = groups
    determiners = Grammar.words(common.words.determiners)
    connectors = Grammar.words(common.naming.before).union(Grammar.words(common.naming.address))
  }

  /// The phrase as it stands, and without the app's name for when the person names the app elsewhere.
  ///
  /// - Parameter intent: The intent whose parameters the phrase names.
  func variants(_ phrase: String, of intent: IntentManifest? = nil) -> [Variant] {
    let pieces = cut(phrase)
    let hasApp = pieces.contains { if case .app = $0 { true } else { false } }
    guard hasApp else { return [variant(pieces, .none, intent)] }
    return [variant(pieces, .inPlace, intent), variant(withoutApp(pieces), .leftOut, intent)]
  }

  /// A title as a phrase.
  func title(_ title: String) -> [Variant] {
    [variant(PhraseWords.split(title).map(Piece.word), .title, nil)]
  }

  /// A sentence that shows parameters as a phrase; one without words of its own would fit anything.
  func sentence(_ sentence: String, of intent: IntentManifest) -> [Variant] {
    let pieces = cut(sentence)
    let names = pieces.compactMap { if case .argument(let name) = $0 { name } else { nil } }
    let words = pieces.compactMap { if case .word(let word) = $0 { word } else { nil } }
    guard !names.isEmpty, names.allSatisfy({ intent.parameter($0) != nil }), Set(names).count == names.count,
      words.contains(where: { !function.contains($0) })
    else { return [] }
    return [variant(pieces, .none, intent)]
  }

  private func cut(_ phrase: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = phrase[...]
    while let open = rest.firstRange(of: "${") {
      pieces += PhraseWords.split(String(rest[..<open.lowerBound])).map(Piece.word)
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: "}") else { return pieces }
      let name = String(rest[..<close])
      pieces.append(name == "applicationName" ? .app : .argument(name))
      rest = rest[rest.index(after: close)...]
    }
    return pieces + PhraseWords.split(String(rest)).map(Piece.word)
  }

  /// Leaves the app's name out with the preposition before it.
  private func withoutApp(_ pieces: [Piece]) -> [Piece] {
    var kept: [Piece] = []
    for piece in pieces {
      guard case .app = piece else {
        kept.append(piece)
        continue
      }
      if case .word(let word)? = kept.last, determiners.contains(word) { kept.removeLast() }
      if case .word(let word)? = kept.last, connectors.contains(word) { kept.removeLast() }
    }
    return kept
  }

  private func variant(
    _ pieces: [Piece], _ appPart: Automaton.Accept.AppPart, _ intent: IntentManifest?
  ) -> Variant {
    var parts: [AutomatonBuilder.Part] = []
    var arguments: [String] = []
    for (index, piece) in pieces.prefix(40).enumerated() {
      switch piece {
      case .word(let word) where index == 0 && pieces.count > 2 && Self.askingVerbs.contains(word):
        parts.append(.part(asking(word)))
      case .app: parts.append(.appName)
      case .word(let word):
        parts.append(part(word))
      case .argument(let name):
        parts.append(.argument(Self.slot(arguments.count, intent?.parameter(name))))
        arguments.append(name)
      }
    }
    // A name alone says nothing; a slot alone says anything.
    let hasWord = pieces.contains { if case .word = $0 { true } else { false } }
    return Variant(parts: hasWord ? parts : [], arguments: arguments, appPart: appPart)
  }

  /// A word with those that may stand for it; articles may be missing.
  private func part(_ word: String) -> AutomatonBuilder.Part {
    if let known = made.words[word] { return known }
    let part: AutomatonBuilder.Part =
      determiners.contains(word)
      ? .loose(word) : .word(word, synonyms: (synonyms[word] ?? []) + forms(of: word))
    made.words[word] = part
    return part
  }

  /// Verbs with which a phrase asks for something, in whose place people put a question.
  private static let askingVerbs: Set<String> = ["get", "give", "fetch", "check", "suggest", "recommend"]

  /// The ways to ask for something: “get conditions on …” is also “what are the conditions on …”.
  private func asking(_ verb: String) -> PhrasePart {
    if let known = made.asking[verb] { return known }
    let questions = ["suggest", "recommend"].contains(verb) ? Self.suggestions : Self.questions
    let part = PhrasePart(
      .choice(
        ([verb] + questions + (synonyms[verb] ?? [])).map { text in
          .sequence(PhraseWords.split(text).map(PhraseNode.word))
        }))
    made.asking[verb] = part
    return part
  }

  private static let questions = [
    "get me", "give me", "tell me", "tell me about", "show me", "check on", "what's", "what is", "what are",
    "whats",
    "how's", "how is", "how are", "hows", "i need", "i want", "let me know", "look up", "find out",
    "do you have",
    "is there any", "any", "can i get", "can i have", "what can you tell me about",
  ]

  private static let suggestions = [
    "suggest me", "recommend me", "what", "which", "any", "any good", "got any", "got any good",
    "are there any",
    "are there any good", "do you have any", "do you know any", "do you know any good", "do you know a good",
    "do you know", "what are some", "what are some good", "what are good", "what are the best",
    "what's the best",
    "what is the best", "what's a good", "what is a good", "what would be a good", "i'm looking for",
    "i am looking for",
    "i need", "i need a", "i want", "find me", "find me some", "find me a good", "find me a nice",
    "find some",
    "find some good", "give me", "give me some", "show me", "show me some", "show me good",
    "show me some good",
    "where are", "where are some", "tell me", "tell me some", "pick", "pick me", "choose", "look for",
    "can you suggest",
  ]

  /// The other forms of a word that people say in its place: “trail” for “trails”, “start” for “starting”.
  private func forms(of word: String) -> [String] {
    guard !function.contains(word), word.count > 2 else { return [] }
    let singular = language.nounLemma(of: word)
    var forms = [singular, EntityManifest.plural(of: singular), language.verbLemma(of: word)]
    forms.removeAll { $0 == word || function.contains($0) || synonyms[word]?.contains($0) ?? false }
    return Set(forms).sorted()
  }

  /// The slot for an argument; the phrases of custom intents hold numbers, dates and several values too.
  static func slot(_ number: Int, _ parameter: ParameterManifest?) -> Automaton.Slot {
    var slot = Automaton.Slot(
      parameter: nil, number: number, kind: .name, limit: 12, prefersPast: false,
      classes: [.entity, .enumeration])
    guard let type = parameter?.type else { return slot }
    let kind = SlotKind(type)
    if kind == .list || !kind.isFree, kind != .enumeration { slot.kind = kind }
    if parameter?.takesSums == true { slot.kind = .sum }
    switch type {
    case .list(let element):
      slot.isList = true
      // “3, 4 and 5” are words with a number in each part.
      if !SlotKind(element).isFree, kind != .enumeration { slot.kind = .list }
    case .boolean:
      // “On” and “turned off” are words, of which the reader tells what they say.
      (slot.kind, slot.limit) = (.name, 3)
    case .url, .file: (slot.kind, slot.limit) = (.content, 60)
    default: break
    }
    var element = type
    if case .list(let inner) = type { element = inner }
    if case .measurement(let dimension) = element { slot.dimension = dimension }
    return slot
  }
}

extension ParameterManifest {
  /// Whether it is a text that takes nothing but numbers with what is done with them.
  var takesSums: Bool { type == .string && limits?.keys == .numbersAndPunctuation }
}
