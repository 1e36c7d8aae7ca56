import Catalog
import IntentWire
import Language

/// A ``Grammar`` in the making.
struct GrammarDraft {
  let apps: [InstalledApp]
  let common: CommonPhrases
  let language: any LanguageReader
  /// The phrases of kinds, which are the same for every app.
  let parsed = ParsedPhrases()
  var lexicon = Lexicon()
  var known: KnownWords
  var nearPhraseWords = NearWords(shortest: 3)
  var nearOpenings = NearWords(shortest: 3)
  var automaton = Automaton()
  var intents: [Grammar.Intent] = []
  var readsPastDates = false
  var readsQuantities = false
  var readsSums = false
  /// Words of phrases by what people write in their place.
  var spellings: [String: Int32] = [:]
  var find: FindIndex?
  var problems: [String] = []

  init(
    apps unsorted: [InstalledApp], vocabularies: [String: AppVocabulary], people: [String],
    reader: any LanguageReader, phrases: [String: String]
  ) {
    apps = unsorted.sorted { $0.identifier < $1.identifier }
    language = reader
    var problems: [String] = []
    common = PhraseLibrary.common(phrases, problems: &problems)
    let classes: [(String, Lexicon.Traits)] = [
      (common.words.function, .function), (common.words.determiners, [.determiner, .function]),
      (common.words.light, [.light, .function]), (common.words.joints, .joint),
      (common.words.conjunctions, .conjunction), (common.words.courtesies, .courtesy),
      (common.words.things, .thing), (common.words.pauses, .pause), (common.words.negations, .negation),
    ]
    for (text, traits) in classes {
      for word in text.split(separator: " ") { _ = lexicon.intern(String(word), traits) }
    }
    known = KnownWords(apps: apps, vocabularies: vocabularies, lexicon: &lexicon, language: reader)
    known.insert(people: people, relations: common.people, into: &lexicon, language: reader)
    let builder = AutomatonBuilder(rules: PhraseLibrary.rules(common, problems: &problems))
    let files = builtIn(phrases, reader, problems: &problems)
    for (file, number) in files { add(file, number, to: builder, problems: &problems) }
    addSchemas(phrases, to: builder, problems: &problems)
    addShortcuts(KindPhrases.read(phrases, problems: &problems), to: builder, problems: &problems)
    find = FindIndex(apps, phrases: phrases, language: reader, problems: &problems)
    if let find {
      readsPastDates = readsPastDates || find.hasProperty { [.date, .dateRange].contains($0.type) }
      readsQuantities = readsQuantities || find.hasProperty(where: \.isOrdered)
    }
    automaton = builder.finish()
    // Of words that are as near, those with which requests begin come first.
    let openings = automaton.openingWords
    let words = lexicon.words.indices.filter { lexicon.traits[$0].contains(.phrase) }
    let (first, others) = (
      words.filter { openings.contains(Int32($0)) }, words.filter { !openings.contains(Int32($0)) }
    )
    for index in first where !lexicon.traits[index].contains(.function) {
      nearOpenings.insert(Array(lexicon.words[index].utf8), value: Int32(index))
    }
    let sought = (find?.lexicon.words ?? []).map { Int(lexicon.intern($0)) }
    for index in first + others + sought {
      nearPhraseWords.insert(Array(lexicon.words[index].utf8), value: Int32(index))
    }
    for pair in common.spellings.split(separator: " ") {
      let sides = pair.split(separator: "=").map(String.init)
      if sides.count == 2 { spellings[sides[0]] = lexicon.id(sides[1]) }
    }
    self.problems = problems
  }

  /// The number of an intent, registered on first use.
  mutating func register(_ manifest: IntentManifest, slots: [String: PhraseFile.SlotSettings] = [:])
    -> Int32
  {
    let number = Int32(intents.count)
    intents.append(
      Grammar.Intent(
        identifier: manifest.identifier, manifest: manifest, apps: [], slots: slots,
        category: manifest.identifier))
    return number
  }

  /// The phrase files of the built-in intents that an app supports, after their known words were collected.
  private mutating func builtIn(
    _ phrases: [String: String], _ reader: any LanguageReader, problems: inout [String]
  ) -> [(file: PhraseFile, number: Int32)] {
    var supported: [String: (manifest: IntentManifest, apps: [Int32])] = [:]
    for (index, app) in apps.enumerated() {
      for intent in app.manifest.intents where intent.dialect == .siriKit {
        supported[intent.identifier, default: (intent, [])].apps.append(Int32(index))
      }
    }
    let opened = supported.keys.sorted().compactMap {
      PhraseLibrary.file($0, phrases, problems: &problems)
    }
    for file in opened {
      let newer = supported[file.intent]?.apps ?? []
      for older in file.supersedes ?? [] { supported[older]?.apps.removeAll { newer.contains($0) } }
    }
    var files: [(PhraseFile, Int32)] = []
    for file in opened {
      guard let (manifest, supporters) = supported[file.intent], !supporters.isEmpty else { continue }
      let number = register(manifest, slots: file.slots ?? [:])
      intents[Int(number)].apps = supporters
      known.insert(file, of: manifest, into: &lexicon, language: reader)
      for settings in (file.slots ?? [:]).values {
        if settings.past == true { readsPastDates = true }
      }
      files.append((file, number))
    }
    return files
  }

  /// Adds the phrases of a built-in intent.
  private mutating func add(
    _ file: PhraseFile, _ number: Int32, to builder: AutomatonBuilder, problems: inout [String]
  ) {
    let manifest = intents[Int(number)].manifest
    let rules = PhraseLibrary.rules(of: file, problems: &problems)
    var slots: [String: Automaton.Slot] = [:]
    let names = manifest.parameters.map(\.name) + [Automaton.Slot.ignored] + Array((file.slots ?? [:]).keys)
    for name in names { slots[name] = slot(name, manifest: manifest, settings: file.slots ?? [:]) }
    let scope = PhraseScope(own: rules, slots: slots)
    for phrase in file.phrases + (file.never ?? []).map(PhraseFile.Phrase.init) {
      do {
        let node = try PhraseParser.parse(phrase.text)
        var accept = Automaton.Accept(
          app: -1, intent: number, weight: Float(phrase.weight), appPart: .none, phrase: phrase.text,
          source: "phrases/\(manifest.identifier)", values: phrase.values, presets: [:], arguments: [])
        accept.isNegative = file.never?.contains(phrase.text) ?? false
        try builder.add(
          node.parts.map(AutomatonBuilder.Part.node), accept: accept, in: scope, lexicon: &lexicon)
      } catch {
        problems.append("\(manifest.identifier): \(error)")
      }
    }
    readsQuantities = readsQuantities || builder.hasQuantities
  }

  /// The slot for a parameter of a built-in intent, or for a name that its phrase file gives one.
  func slot(
    _ name: String, manifest: IntentManifest, settings: [String: PhraseFile.SlotSettings]
  ) -> Automaton.Slot? {
    if name == Automaton.Slot.ignored {
      return Automaton.Slot(
        parameter: name, number: -1, kind: .name, limit: 6, prefersPast: false, classes: [])
    }
    let setting = settings[name]
    if name.hasPrefix(Automaton.Slot.ignored), let setting {
      // Words that are understood, and known, but have no parameter.
      var classes = KnownWordClasses()
      for category in setting.vocabulary ?? [] { classes.formUnion(known.classes(of: category)) }
      return Automaton.Slot(
        alias: name, parameter: Automaton.Slot.ignored, number: -1, kind: setting.kind ?? .name,
        limit: setting.limit ?? 6, prefersPast: false, classes: classes, isKnownOnly: setting.known ?? false)
    }
    guard let parameter = manifest.parameter(setting?.parameter ?? name) else { return nil }
    guard let type = Self.type(of: parameter, field: setting?.field) else { return nil }
    let kind = setting?.kind ?? SlotKind(type)
    var element = type
    if case .list(let inner) = element { element = inner }
    var classes = KnownWordClasses()
    let own = settings[parameter.name]
    let place = [parameter.name, setting?.field].compactMap(\.self).joined(separator: ".")
    for category in Self.categories(manifest.identifier, place, element, setting, own) {
      classes.formUnion(known.classes(of: category))
    }
    var dimension: String?
    if case .measurement(let name) = element { dimension = name }
    return Automaton.Slot(
      alias: parameter.name == name ? nil : name, parameter: parameter.name, number: -1, kind: kind,
      limit: setting?.limit ?? Self.limit(of: kind), prefersPast: setting?.past ?? own?.past ?? false,
      classes: classes, isKnownOnly: setting?.known ?? false, isList: kind == .list,
      isPerson: element == .person, field: setting?.field, dimension: dimension,
      takesDelay: setting?.delay ?? false)
  }

  /// The most tokens of a slot: a text that is sent or kept may be all of a sentence.
  private static func limit(of kind: SlotKind) -> Int {
    switch kind {
    case .name: 8
    case .content: Sentence.maximumTokens
    default: 60
    }
  }

  /// The type of a parameter, or of a field of its structured value.
  static func type(of parameter: ParameterManifest, field: String?) -> ValueType? {
    guard let field else { return parameter.type }
    guard case .record(let record) = parameter.type else { return nil }
    return RecordFields.type(record, field)
  }

  /// The categories of known words that a slot takes; a slot with a name of its own may set them apart.
  static func categories(
    _ intent: String, _ parameter: String, _ element: ValueType, _ setting: PhraseFile.SlotSettings?,
    _ own: PhraseFile.SlotSettings?
  ) -> [String] {
    if case .enumeration(let type) = element { return [KnownWords.enumeration(type)] }
    var categories = ["\(intent).\(parameter)"] + (setting?.vocabulary ?? own?.vocabulary ?? [])
    switch element {
    case .entity(let type): categories.append(KnownWords.entity(type))
    case .person: categories += [KnownWords.people, KnownWords.contactName]
    default: break
    }
    return categories
  }

  /// Adds the phrases of App Shortcuts, and the other ways to ask for an intent as weak phrases.
  private mutating func addShortcuts(
    _ phrases: KindPhrases?, to builder: AutomatonBuilder, problems: inout [String]
  ) {
    let kinds = phrases.map { KindBook($0, parsed, problems: &problems) }
    let shortcuts = ShortcutPhrases(common, language: language)
    for (index, app) in apps.enumerated() {
      var numbers: [String: Int32] = [:]
      // Custom intents of SiriKit have phrases of the app's own as well: the titles of their definition.
      for intent in app.manifest.intents where intent.dialect == .appIntents || intent.definition != nil {
        let number = register(intent)
        intents[Int(number)].apps = [Int32(index)]
        numbers[intent.identifier] = number
      }
      for shortcut in app.manifest.shortcuts {
        guard let number = numbers[shortcut.intent] else {
          problems.append("\(app.name): the shortcut for “\(shortcut.intent)” names no intent of the app")
          continue
        }
        let manifest = intents[Int(number)].manifest
        let negative = shortcut.negativePhrases ?? []
        for phrase in shortcut.phrases + negative {
          var accept = Automaton.Accept(
            app: Int32(index), intent: number, weight: Float(shortcut.weight ?? 1), appPart: .none,
            phrase: phrase,
            source: "App Shortcut of \(app.name)", values: [:], presets: shortcut.parameters, arguments: [])
          accept.isNegative = negative.contains(phrase)
          add(shortcuts.variants(phrase, of: manifest), accept, builder, &problems)
        }
        if let title = shortcut.shortTitle {
          let accept = Automaton.Accept(
            app: Int32(index), intent: number, weight: 0.75, appPart: .title, phrase: title,
            source: "short title of \(shortcut.intent) in \(app.name)", values: [:],
            presets: shortcut.parameters, arguments: [])
          add(shortcuts.title(title), accept, builder, &problems)
        }
      }
      for phrase in ToldPhrases(app).phrases() {
        guard let number = numbers[phrase.intent] else { continue }
        let accept = Automaton.Accept(
          app: Int32(index), intent: number, weight: ToldPhrases.weight, appPart: .none, phrase: phrase.text,
          source: "what \(app.name) tells of sentences", values: [:], presets: [:], arguments: [])
        add(shortcuts.variants(phrase.text, of: intents[Int(number)].manifest), accept, builder, &problems)
      }
      for intent in app.manifest.intents {
        guard let number = numbers[intent.identifier] else { continue }
        addWays(to: Place(app: index, number: number, manifest: intent), kinds, shortcuts, builder, &problems)
      }
    }
    readsQuantities = readsQuantities || builder.hasQuantities
    readsSums = readsSums || builder.hasSums
  }

  mutating func add(
    _ variants: [ShortcutPhrases.Variant], _ accept: Automaton.Accept, _ builder: AutomatonBuilder,
    _ problems: inout [String]
  ) {
    for variant in variants where !variant.parts.isEmpty {
      var accept = accept
      if accept.appPart != .title { accept.appPart = variant.appPart }
      accept.arguments = variant.arguments
      do {
        try builder.add(variant.parts, accept: accept, lexicon: &lexicon)
      } catch {
        problems.append("\(accept.source): \(error)")
      }
    }
  }
}
