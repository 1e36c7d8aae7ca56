import Catalog
import IntentWire

// Kinds of intents that no protocol names: those that suggest something, that keep favorites, that control playback.
// What an intent is called, what its App Shortcuts say and what it takes are the signs.
extension GrammarDraft {
  /// Adds the phrases of the kinds whose signs an intent has.
  mutating func addSigned(
    to place: Place, _ book: KindBook, _ builder: AutomatonBuilder, _ problems: inout [String]
  ) {
    let protocols = place.manifest.appIntent?.kinds ?? []
    guard place.manifest.isDiscoverable, place.manifest.appIntent?.schema == nil,
      !protocols.contains(where: { book.phrases.kinds[$0] != nil })
    else { return }
    let names = IntentNames(place.manifest, apps[place.app].manifest, parsed)
    let shown = book.signed.filter(names.show)
    guard !shown.isEmpty else { return }
    intents[Int(place.number)].kinds = shown.map(\.name)
    let slots = names.slots { known.category(KnownWords.entity($0)) != nil }
    let version = book.version(for: names.parameters, problems: &problems)
    let type = names.choice(names.things)
    for kind in shown {
      var own: [String: PhraseNode] = [:]
      own["type"] = type
      own["title"] = names.choice(names.objects(without: kind.silent))
      let scope = PhraseScope(version.rules, own: own, slots: slots)
      let ownNames = Set(own.keys)
      for phrase in kind.phrases {
        do {
          guard
            let parts = try book.parts(
              of: phrase.phrase, for: names.parameters, in: version, own: ownNames)
          else { continue }
          let accept = Automaton.Accept(
            app: Int32(place.app), intent: place.number, weight: Float(phrase.weight), appPart: .none,
            phrase: phrase.phrase,
            source: "kind \(kind.name) of \(place.manifest.identifier) in \(apps[place.app].name)",
            values: (phrase.values ?? [:]).mapValues(JSONValue.boolean), presets: [:], arguments: [])
          try builder.add(
            parts.map(AutomatonBuilder.Part.part), accept: accept, in: scope, lexicon: &lexicon)
        } catch {
          problems.append("kind \(kind.name): \(error)")
        }
      }
    }
  }
}

/// What an intent is called, with what it takes and speaks of.
private struct IntentNames {
  private let intent: IntentManifest
  private let app: AppManifest
  /// The words of its title and of each phrase of its App Shortcuts.
  private let sentences: [[String]]
  /// What the app calls the things that the intent is about.
  private(set) var things: [[String]] = []
  /// The parameters' names by those that phrases of kinds give them.
  let parameters: [String: String]
  private let title: [String]

  init(_ intent: IntentManifest, _ app: AppManifest, _ parsed: ParsedPhrases) {
    self.intent = intent
    self.app = app
    title = parsed.words(of: intent.title)
    var parameters: [String: String] = [:]
    for kind in Self.kinds { parameters[kind] = Self.parameter(kind, of: intent)?.name }
    self.parameters = parameters
    let phrases = app.shortcuts.filter { $0.intent == intent.identifier }.flatMap(\.phrases)
    sentences = [title] + phrases.map(parsed.words)
    let entities = app.entities.map { entity in
      ([entity.title, entity.pluralName] + entity.synonyms).map(parsed.words)
    }
    let named = entities.filter { names in names.contains { name in sentences.contains { $0.has(name) } } }
    things = named.flatMap(\.self)
    guard things.isEmpty else { return }
    let types = intent.parameters.compactMap { parameter -> String? in
      if case .entity(let type) = parameter.type.element { type } else { nil }
    }
    things = app.entities.indices.filter { types.contains(app.entities[$0].identifier) }
      .flatMap { entities[$0] }
  }

  /// Whether the intent has the signs of a kind.
  func show(_ kind: KindBook.Signed) -> Bool {
    guard sentences.contains(where: { $0.first.map(kind.verbs.contains) ?? false }) else { return false }
    if let words = kind.words, !sentences.contains(where: { !words.isDisjoint(with: $0) }) { return false }
    if let domain = kind.signs.domain,
      !app.intents.contains(where: { $0.appIntent?.schema?.hasPrefix(domain + ".") ?? false })
    {
      return false
    }
    return (kind.signs.takes ?? []).allSatisfy { kind in
      kind == "nothing" ? intent.parameters.isEmpty : parameters[kind] != nil
    }
  }

  /// The parameter of a kind: the first entity, the first enumeration, the place.
  private static func parameter(_ kind: String, of intent: IntentManifest) -> ParameterManifest? {
    switch kind {
    case "entity":
      let entities = intent.parameters.filter { if case .entity = $0.type { true } else { false } }
      return entities.first { !$0.isOptional } ?? entities.first
    case "enumeration":
      return intent.parameters.first { if case .enumeration = $0.type { true } else { false } }
    case "place":
      return intent.parameters.first {
        PlaceParameters.ofKinds.contains($0.name.lowercased()) && $0.type == .string
      }
    case "length":
      return intent.parameters.first { if case .measurement = $0.type { true } else { false } }
    default: return nil
    }
  }

  /// The names that phrases of kinds give parameters.
  private static let kinds = ["entity", "enumeration", "place", "length"]

  /// The slots by the names of the parameters.
  ///
  /// - Parameter isTold: Whether apps told which entities of a type they have.
  func slots(_ isTold: (String) -> Bool) -> [String: Automaton.Slot] {
    var slots: [String: Automaton.Slot] = [:]
    for kind in Self.kinds {
      guard let parameter = Self.parameter(kind, of: intent) else { continue }
      var slot = ShortcutPhrases.slot(-1, parameter)
      slot.parameter = parameter.name
      slot.limit = kind == "place" ? 5 : 6
      // A case that nobody knows is none.
      slot.isKnownOnly = kind == "enumeration"
      if case .entity(let type) = parameter.type { slot.isKnownOnly = isTold(type) }
      slots[parameter.name] = slot
    }
    return slots
  }

  /// What the title speaks of besides some words.
  func objects(without silent: Set<String>) -> [[String]] {
    let title = title.filter { !silent.contains($0) }
    let last = title.last.map { [$0] } ?? []
    return [title, last].filter { !$0.isEmpty }
  }

  func choice(_ names: [[String]]) -> PhraseNode? {
    let choices = names.filter { !$0.isEmpty && $0.count <= 8 }
    return choices.isEmpty ? nil : .choice(choices.map { .sequence($0.map(PhraseNode.word)) })
  }
}

extension [String] {
  /// Whether words stand in it one behind the other.
  fileprivate func has(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= count else { return false }
    return (0...(count - words.count)).contains { Array(self[$0..<($0 + words.count)]) == words }
  }
}
