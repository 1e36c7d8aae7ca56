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
    for piece in pieces.prefix(40) {
      switch piece {
      case .app: parts.append(.appName)
      case .word(let word):
        if determiners.contains(word) {
          parts.append(.loose(word))
        } else {
          parts.append(.word(word, synonyms: (synonyms[word] ?? []) + forms(of: word)))
        }
      case .argument(let name):
        parts.append(.argument(Self.slot(arguments.count, intent?.parameter(name)?.type)))
        arguments.append(name)
      }
    }
    // A name alone says nothing; a slot alone says anything.
    let hasWord = pieces.contains { if case .word = $0 { true } else { false } }
    return Variant(parts: hasWord ? parts : [], arguments: arguments, appPart: appPart)
  }

  /// The other forms of a word that people say in its place: “trail” for “trails”, “start” for “starting”.
  private func forms(of word: String) -> [String] {
    guard !function.contains(word), word.count > 2 else { return [] }
    let singular = language.nounLemma(of: word)
    var forms = [singular, EntityManifest.plural(of: singular), language.verbLemma(of: word)]
    forms.removeAll { $0 == word || function.contains($0) || synonyms[word]?.contains($0) ?? false }
    return Set(forms).sorted()
  }

  /// The slot for an argument; the phrases of custom intents hold numbers, dates and several values too.
  static func slot(_ number: Int, _ type: ValueType?) -> Automaton.Slot {
    var slot = Automaton.Slot(
      parameter: nil, number: number, kind: .name, limit: 12, prefersPast: false,
      classes: [.entity, .enumeration])
    guard let type else { return slot }
    let kind = SlotKind(type)
    if kind == .list || !kind.isFree, kind != .enumeration { slot.kind = kind }
    if case .list = type { slot.isList = true }
    var element = type
    if case .list(let inner) = type { element = inner }
    if case .measurement(let dimension) = element { slot.dimension = dimension }
    return slot
  }
}
