import Catalog
import IntentWire
import Language

/// A ``Grammar`` in the making.
struct GrammarDraft {
  let apps: [InstalledApp]
  let common: CommonPhrases
  var lexicon = Lexicon()
  var known: KnownWords
  var nearPhraseWords = NearWords()
  var automaton = Automaton()
  var intents: [Grammar.Intent] = []
  var readsPastDates = false
  var problems: [String] = []

  init(
    apps unsorted: [InstalledApp], vocabularies: [String: AppVocabulary], reader: any LanguageReader,
    phrases: [String: String]
  ) {
    apps = unsorted.sorted { $0.identifier < $1.identifier }
    var problems: [String] = []
    common = PhraseLibrary.common(phrases, problems: &problems)
    let classes: [(String, Lexicon.Traits)] = [
      (common.words.function, .function), (common.words.determiners, [.determiner, .function]),
      (common.words.light, [.light, .function]), (common.words.joints, .joint),
    ]
    for (text, traits) in classes {
      for word in text.split(separator: " ") { _ = lexicon.intern(String(word), traits) }
    }
    known = KnownWords(apps: apps, vocabularies: vocabularies, lexicon: &lexicon, language: reader)
    var builder = AutomatonBuilder(rules: PhraseLibrary.rules(common, problems: &problems))
    addBuiltIn(phrases, to: &builder, problems: &problems)
    addShortcuts(to: &builder, problems: &problems)
    automaton = builder.finish(lexicon: lexicon)
    for (index, word) in lexicon.words.enumerated() where lexicon.traits[index].contains(.phrase) {
      nearPhraseWords.insert(Array(word.utf8), value: Int32(index))
    }
    self.problems = problems
  }

  /// The number of an intent, registered on first use.
  private mutating func register(_ manifest: IntentManifest, slots: [String: PhraseFile.SlotSettings] = [:])
    -> Int32
  {
    let number = Int32(intents.count)
    intents.append(
      Grammar.Intent(identifier: manifest.identifier, manifest: manifest, apps: [], slots: slots))
    return number
  }

  /// Adds the phrases of the built-in intents that an app supports.
  private mutating func addBuiltIn(
    _ phrases: [String: String], to builder: inout AutomatonBuilder, problems: inout [String]
  ) {
    var supported: [String: (manifest: IntentManifest, apps: [Int32])] = [:]
    for (index, app) in apps.enumerated() {
      for intent in app.manifest.intents where intent.dialect == .siriKit {
        supported[intent.identifier, default: (intent, [])].apps.append(Int32(index))
      }
    }
    for (identifier, (manifest, supporters)) in supported.sorted(by: { $0.key < $1.key }) {
      guard let file = PhraseLibrary.file(identifier, phrases, problems: &problems) else { continue }
      let number = register(manifest, slots: file.slots ?? [:])
      intents[Int(number)].apps = supporters
      for phrase in file.phrases {
        do {
          let node = try PhraseParser.parse(phrase.text)
          let accept = Automaton.Accept(
            app: -1, intent: number, weight: Float(phrase.weight), appPart: .none, phrase: phrase.text,
            source: "phrases/\(identifier)", values: phrase.values, presets: [:], arguments: [])
          let settings = intents[Int(number)].slots
          try builder.add(node.parts.map(AutomatonBuilder.Part.node), accept: accept, lexicon: &lexicon) {
            Self.slot($0, manifest: manifest, settings: settings)
          }
        } catch {
          problems.append("\(identifier): \(error)")
        }
      }
      if intents[Int(number)].slots.values.contains(where: { $0.past == true }) { readsPastDates = true }
    }
  }

  /// The slot for a parameter of a built-in intent.
  private static func slot(
    _ name: String, manifest: IntentManifest, settings: [String: PhraseFile.SlotSettings]
  ) -> Automaton.Slot? {
    if name == Automaton.Slot.ignored {
      return Automaton.Slot(
        parameter: name, number: -1, kind: .name, limit: 6, prefersPast: false, classes: [], enumeration: nil)
    }
    guard let parameter = manifest.parameter(name) else { return nil }
    let setting = settings[name]
    let kind = setting?.kind ?? SlotKind(parameter.type)
    var classes = KnownWordClasses.vocabulary("\(manifest.identifier).\(name)")
    for type in setting?.vocabulary ?? [] { classes.formUnion(.vocabulary(type)) }
    var enumeration: String?
    if case .enumeration(let type) = parameter.type { enumeration = type }
    if enumeration != nil { classes = .enumeration }
    return Automaton.Slot(
      parameter: name, number: -1, kind: kind, limit: setting?.limit ?? (kind == .name ? 8 : 60),
      prefersPast: setting?.past ?? false, classes: classes, enumeration: enumeration)
  }

  /// Adds the phrases of App Shortcuts, and the titles of intents as weak phrases.
  private mutating func addShortcuts(to builder: inout AutomatonBuilder, problems: inout [String]) {
    let shortcuts = ShortcutPhrases(common)
    for (index, app) in apps.enumerated() {
      var numbers: [String: Int32] = [:]
      for intent in app.manifest.intents where intent.dialect == .appIntents {
        let number = register(intent)
        intents[Int(number)].apps = [Int32(index)]
        numbers[intent.identifier] = number
      }
      for shortcut in app.manifest.shortcuts {
        guard let number = numbers[shortcut.intent] else {
          problems.append("\(app.name): the shortcut for “\(shortcut.intent)” names no intent of the app")
          continue
        }
        for phrase in shortcut.phrases {
          let accept = Automaton.Accept(
            app: Int32(index), intent: number, weight: 1, appPart: .none, phrase: phrase,
            source: "App Shortcut of \(app.name)", values: [:], presets: shortcut.parameters, arguments: [])
          add(shortcuts.variants(phrase), accept, &builder, &problems)
        }
      }
      for intent in app.manifest.intents where intent.dialect == .appIntents && intent.isDiscoverable {
        guard let number = numbers[intent.identifier] else { continue }
        let accept = Automaton.Accept(
          app: Int32(index), intent: number, weight: 0.75, appPart: .title, phrase: intent.title,
          source: "title of \(intent.identifier) in \(app.name)", values: [:], presets: [:], arguments: [])
        add(shortcuts.title(intent.title), accept, &builder, &problems)
      }
    }
  }

  private mutating func add(
    _ variants: [ShortcutPhrases.Variant], _ accept: Automaton.Accept, _ builder: inout AutomatonBuilder,
    _ problems: inout [String]
  ) {
    for variant in variants where !variant.parts.isEmpty {
      var accept = accept
      if accept.appPart != .title { accept.appPart = variant.appPart }
      accept.arguments = variant.arguments
      do {
        try builder.add(variant.parts, accept: accept, lexicon: &lexicon) { _ in nil }
      } catch {
        problems.append("\(accept.source): \(error)")
      }
    }
  }
}
