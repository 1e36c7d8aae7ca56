import Catalog
import IntentWire

extension GrammarDraft {
  /// Adds the phrases of the schemas that apps adopt: each once, for all apps that adopt it.
  mutating func addSchemas(
    _ phrases: [String: String], to builder: AutomatonBuilder, problems: inout [String]
  ) {
    var adopters: [String: [Int32: IntentManifest]] = [:]
    for (index, app) in apps.enumerated() {
      for intent in app.manifest.intents {
        guard let schema = intent.appIntent?.schema, adopters[schema]?[Int32(index)] == nil else { continue }
        adopters[schema, default: [:]][Int32(index)] = intent
      }
    }
    var files: [String: SchemaPhrases] = [:]
    for (schema, variants) in adopters.sorted(by: { $0.key < $1.key }) {
      let parts = schema.split(separator: ".").map(String.init)
      guard parts.count == 2 else { continue }
      if files[parts[0]] == nil {
        files[parts[0]] = SchemaPhrases.read(parts[0], phrases, problems: &problems)
      }
      guard let file = files[parts[0]], let intent = file.intents[parts[1]] else { continue }
      add(schema, intent, rules: file.rules ?? [:], variants, to: builder, problems: &problems)
    }
  }

  private mutating func add(
    _ schema: String, _ intent: SchemaPhrases.Intent, rules texts: [String: String],
    _ adopters: [Int32: IntentManifest], to builder: AutomatonBuilder, problems: inout [String]
  ) {
    let isPlaying = schema == AudioRequest.schema
    let variants = isPlaying ? [:] : adopters
    let manifests = isPlaying ? [AudioRequest.manifest] : adopters.sorted { $0.key < $1.key }.map(\.value)
    guard var shared = manifests.first else { return }
    if !isPlaying { shared.identifier = schema }
    let settings = intent.slots ?? [:]
    known.insert(
      PhraseFile(intent: schema, slots: settings, phrases: []), of: shared, into: &lexicon, language: language
    )
    let number = register(shared, slots: settings)
    intents[Int(number)].apps = adopters.keys.sorted()
    intents[Int(number)].variants = variants
    var rules: [String: PhraseNode] = [:]
    for (name, text) in texts {
      do {
        rules[name] = try PhraseParser.parse(text)
      } catch {
        problems.append("\(schema): the rule “\(name)”: \(error)")
      }
    }
    var slots = slots(settings, manifests, shared.identifier)
    // What a phrase sets that an app's version of the schema does not have has no effect.
    for name in rules.values.flatMap(\.parameters) where slots[name] == nil {
      slots[name] = slots[Automaton.Slot.ignored]
    }
    let scope = PhraseScope(own: rules, slots: slots)
    for phrase in intent.phrases + (intent.never ?? []).map(PhraseFile.Phrase.init) {
      do {
        let node = try PhraseParser.parse(phrase.text)
        // What not every version of a schema has is no reason to complain.
        guard node.parameters.allSatisfy({ slots[$0] != nil }) else { continue }
        var accept = Automaton.Accept(
          app: -1, intent: number, weight: Float(phrase.weight), appPart: .none, phrase: phrase.text,
          source: "phrases/schema.\(schema)", values: phrase.values, presets: [:], arguments: [])
        accept.isNegative = intent.never?.contains(phrase.text) ?? false
        try builder.add(
          node.parts.map(AutomatonBuilder.Part.node), accept: accept, in: scope, lexicon: &lexicon)
      } catch {
        problems.append("\(schema): \(error)")
      }
    }
    readsQuantities = readsQuantities || builder.hasQuantities
  }

  /// The slots by name; one takes what any of the adopters knows.
  private func slots(
    _ settings: [String: PhraseFile.SlotSettings], _ manifests: [IntentManifest], _ name: String
  ) -> [String: Automaton.Slot] {
    var slots: [String: Automaton.Slot] = [:]
    for var manifest in manifests {
      manifest.identifier = name
      let names = manifest.parameters.map(\.name) + [Automaton.Slot.ignored] + Array(settings.keys)
      for name in names {
        guard let slot = slot(name, manifest: manifest, settings: settings) else { continue }
        if slots[name] == nil { slots[name] = slot } else { slots[name]?.classes.formUnion(slot.classes) }
      }
    }
    return slots
  }
}

extension PhraseNode {
  /// The parameters that the part can fill or set, in order of appearance.
  var parameters: [String] {
    switch self {
    case .word, .rule: []
    case .slot(let name): [name]
    case .value(let parameter, _): [parameter.split(separator: ".").first.map(String.init) ?? parameter]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.parameters)
    case .optional(let part), .repeated(let part): part.parameters
    }
  }
}
