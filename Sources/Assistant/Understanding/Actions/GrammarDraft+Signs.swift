import Catalog
import IntentWire

// Kinds of intents that no protocol names: those that suggest something, that keep favorites, that control playback.
// What an intent is called, what its App Shortcuts say and what it takes are the signs.
extension GrammarDraft {
  /// Adds the phrases of the kinds whose signs an intent has.
  mutating func addSigned(
    to place: Place, _ phrases: KindPhrases, _ builder: AutomatonBuilder, _ problems: inout [String]
  ) {
    let protocols = place.manifest.appIntent?.kinds ?? []
    guard place.manifest.isDiscoverable, !protocols.contains(where: { phrases.kinds[$0] != nil }),
      place.manifest.appIntent?.schema == nil
    else { return }
    let names = IntentNames(place.manifest, apps[place.app].manifest)
    for (name, kind) in phrases.kinds.sorted(by: { $0.key < $1.key }) {
      guard let signs = kind.signs, names.show(signs) else { continue }
      let slots = names.slots { known.category(KnownWords.entity($0)) != nil }
      var own = rules(phrases, &problems) { names.resolving($0) }
        .compactMapValues { $0.pruned(slots: Set(slots.keys), rules: []) }
      own["type"] = names.choice(names.things)
      own["title"] = names.choice(names.objects(without: phrases.titleVerbs + " " + signs.verbs))
      let scope = PhraseScope(rules: own, slots: slots)
      for phrase in kind.phrases {
        do {
          let node = try parsed.parse(names.resolving(phrase.phrase))
          guard let whole = node.pruned(slots: Set(slots.keys), rules: Set(own.keys)) else { continue }
          let accept = Automaton.Accept(
            app: Int32(place.app), intent: place.number, weight: Float(phrase.weight), appPart: .none,
            phrase: phrase.phrase,
            source: "kind \(name) of \(place.manifest.identifier) in \(apps[place.app].name)",
            values: (phrase.values ?? [:]).mapValues(JSONValue.boolean), presets: [:], arguments: [])
          try builder.add(
            whole.parts.map(AutomatonBuilder.Part.node), accept: accept, in: scope, lexicon: &lexicon)
        } catch {
          problems.append("kind \(name): \(error)")
        }
      }
    }
  }
}

extension GrammarDraft {
  /// The rules of the kinds.
  func rules(
    _ phrases: KindPhrases, _ problems: inout [String], resolving: (String) -> String = { $0 }
  ) -> [String: PhraseNode] {
    var rules: [String: PhraseNode] = [:]
    for (name, text) in phrases.rules {
      do {
        rules[name] = try parsed.parse(resolving(text))
      } catch {
        problems.append("_kinds: the rule “\(name)”: \(error)")
      }
    }
    return rules
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

  init(_ intent: IntentManifest, _ app: AppManifest) {
    self.intent = intent
    self.app = app
    let phrases = app.shortcuts.filter { $0.intent == intent.identifier }.flatMap(\.phrases)
    sentences = ([intent.title] + phrases).map(PhraseWords.split)
    let entities = app.entities.map { entity in
      ([entity.title, entity.pluralName] + entity.synonyms).map(PhraseWords.split)
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
  func show(_ signs: KindPhrases.Signs) -> Bool {
    let verbs = Grammar.words(signs.verbs)
    guard sentences.contains(where: { $0.first.map(verbs.contains) ?? false }) else { return false }
    if let words = signs.words.map(Grammar.words), !sentences.contains(where: { !words.isDisjoint(with: $0) })
    {
      return false
    }
    if let domain = signs.domain,
      !app.intents.contains(where: { $0.appIntent?.schema?.hasPrefix(domain + ".") ?? false })
    {
      return false
    }
    return (signs.takes ?? []).allSatisfy { kind in
      kind == "nothing" ? intent.parameters.isEmpty : parameter(kind) != nil
    }
  }

  /// The parameter of a kind: the first entity, the first enumeration, the place.
  private func parameter(_ kind: String) -> ParameterManifest? {
    switch kind {
    case "entity":
      let entities = intent.parameters.filter { if case .entity = $0.type { true } else { false } }
      return entities.first { !$0.isOptional } ?? entities.first
    case "enumeration":
      return intent.parameters.first { if case .enumeration = $0.type { true } else { false } }
    case "place":
      return intent.parameters.first { Self.places.contains($0.name.lowercased()) && $0.type == .string }
    case "length":
      return intent.parameters.first { if case .measurement = $0.type { true } else { false } }
    default: return nil
    }
  }

  /// What parameters are called that name a place.
  private static let places: Set<String> = ["location", "place", "area", "region", "city", "near", "where"]
  /// The names that phrases of kinds give parameters.
  private static let kinds = ["entity", "enumeration", "place", "length"]

  /// A phrase with the parameters' own names.
  func resolving(_ phrase: String) -> String {
    var resolved = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let kind = String(rest[rest.index(after: open)..<close])
      resolved += rest[...open]
      resolved += Self.kinds.contains(kind) ? parameter(kind)?.name ?? kind : kind
      rest = rest[close...]
    }
    return resolved.isEmpty ? phrase : resolved + rest
  }

  /// The slots by the names of the parameters.
  ///
  /// - Parameter isTold: Whether apps told which entities of a type they have.
  func slots(_ isTold: (String) -> Bool) -> [String: Automaton.Slot] {
    var slots: [String: Automaton.Slot] = [:]
    for kind in Self.kinds {
      guard let parameter = parameter(kind) else { continue }
      var slot = ShortcutPhrases.slot(-1, parameter.type)
      slot.parameter = parameter.name
      slot.limit = kind == "place" ? 5 : 6
      // A case that nobody knows is none.
      slot.isKnownOnly = kind == "enumeration"
      if case .entity(let type) = parameter.type { slot.isKnownOnly = isTold(type) }
      slots[parameter.name] = slot
    }
    return slots
  }

  /// What the title and the phrases speak of besides some words.
  func objects(without words: String) -> [[String]] {
    let verbs = Grammar.words(words)
    let title = PhraseWords.split(intent.title).filter { !verbs.contains($0) }
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

extension PhraseNode {
  /// The phrase without what speaks of slots or rules that there are not; `nil` when it cannot do without.
  fileprivate func pruned(slots: Set<String>, rules: Set<String>) -> PhraseNode? {
    switch self {
    case .word, .value: return self
    case .slot(let name): return slots.contains(name) ? self : nil
    case .rule(let name): return name == Self.appRule || rules.contains(name) ? self : nil
    case .sequence(let parts):
      let kept = parts.map { $0.pruned(slots: slots, rules: rules) }
      return kept.contains { $0 == nil } ? nil : .sequence(kept.compactMap(\.self))
    case .choice(let parts):
      let kept = parts.compactMap { $0.pruned(slots: slots, rules: rules) }
      return kept.isEmpty ? nil : .choice(kept)
    case .optional(let part):
      return part.pruned(slots: slots, rules: rules).map(PhraseNode.optional) ?? .sequence([])
    case .repeated(let part): return part.pruned(slots: slots, rules: rules).map(PhraseNode.repeated)
    }
  }
}
