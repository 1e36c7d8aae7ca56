import Catalog
import IntentWire
import Language

/// Everything that reading a sentence needs, made once from the catalog.
///
/// A class, because it is passed around for each sentence and holds dozens of arrays.
final class Grammar: Sendable {
  /// An intent that at least one app supports.
  struct Intent: Sendable {
    var identifier: String
    var manifest: IntentManifest
    /// The apps that support it, by identifier.
    var apps: [Int32]
    /// Settings of slots by parameter, from the phrase file.
    var slots: [String: PhraseFile.SlotSettings]
    /// Each app's own intent, where they share phrases but not a declaration: those that adopt one schema.
    var variants: [Int32: IntentManifest] = [:]
    /// The name under which the phrase file's own words are known.
    var category: String
    /// The kinds of which it shows the signs, as ``GrammarDraft`` finds them: “PausingPlayback”.
    var kinds: [String] = []

    /// The settings of a parameter's slot: those under its name, or of the slot that takes amounts with their units for it.
    func settings(of parameter: String) -> PhraseFile.SlotSettings? {
      slots[parameter]
        ?? slots.sorted { $0.key < $1.key }.first {
          $0.value.parameter == parameter && $0.value.kind == .quantity
        }?.value
    }

    /// The intent as an app declares it.
    func adapted(to app: Int32) -> Intent {
      guard let variant = variants[app] else { return self }
      var intent = self
      (intent.identifier, intent.manifest) = (variant.identifier, variant)
      return intent
    }
  }

  let reader: any LanguageReader
  let apps: [InstalledApp]
  let names: AppNames
  let finder: MentionFinder
  let openings: WordSequences
  let closings: WordSequences
  /// Openings of an answer that are no part of it.
  let answerOpenings: WordSequences
  /// Openings of an answer that is kept as it stands.
  let contentOpenings: WordSequences
  let mending: SentenceMending
  let asides: AsideWords
  /// Verbs that look for something without saying of what kind.
  let seeking: Set<String>
  /// Words that begin a clause which people hang on to a request.
  let clauses: Set<String>
  let lexicon: Lexicon
  let known: KnownWords
  let nearPhraseWords: NearWords
  /// Those of them with which requests begin.
  let nearOpenings: NearWords
  /// Words of phrases by what people write in their place.
  let spellings: [String: Int32]
  let automaton: Automaton
  /// The words with which phrases begin.
  let openingWords: Set<Int32>
  let intents: [Intent]
  /// The apps that support each intent.
  let supporters: [[Int32]]
  /// Whether any slot reads dates as past ones.
  let readsPastDates: Bool
  /// Whether any slot takes an amount with a unit.
  let readsQuantities: Bool
  /// Whether any slot takes numbers with what is done with them.
  let readsSums: Bool
  /// What the apps can be asked for by properties; `nil` for nothing.
  let find: FindIndex?
  /// Phrases and files that could not be used, with the reason.
  let problems: [String]

  init(
    apps: [InstalledApp], vocabularies: [String: AppVocabulary], people: [String],
    reader: any LanguageReader, phrases: [String: String]
  ) {
    let draft = GrammarDraft(
      apps: apps, vocabularies: vocabularies, people: people, reader: reader, phrases: phrases)
    self.reader = reader
    self.apps = draft.apps
    names = AppNames(draft.apps)
    finder = MentionFinder(draft.common)
    openings = WordSequences(reader.fillerPrefixes)
    closings = WordSequences(reader.fillerSuffixes)
    answerOpenings = WordSequences(
      reader.fillerPrefixes + draft.common.answers.map { $0.split(separator: " ").map(String.init) })
    contentOpenings = WordSequences(
      draft.common.contentAnswers.map { $0.split(separator: " ").map(String.init) })
    mending = SentenceMending(draft.common.slips)
    asides = AsideWords(draft.common.asides)
    seeking = Self.words(draft.common.words.seeking)
    clauses = Self.words(draft.common.words.clauses)
    lexicon = draft.lexicon
    known = draft.known
    nearPhraseWords = draft.nearPhraseWords
    nearOpenings = draft.nearOpenings
    spellings = draft.spellings
    automaton = draft.automaton
    openingWords = draft.automaton.openingWords
    intents = draft.intents
    supporters = draft.intents.map(\.apps)
    readsPastDates = draft.readsPastDates
    readsQuantities = draft.readsQuantities
    readsSums = draft.readsSums
    find = draft.find
    problems = draft.problems
  }

  /// A grammar with other words.
  private init(_ grammar: Grammar, lexicon: Lexicon, known: KnownWords) {
    reader = grammar.reader
    apps = grammar.apps
    names = grammar.names
    finder = grammar.finder
    openings = grammar.openings
    closings = grammar.closings
    answerOpenings = grammar.answerOpenings
    contentOpenings = grammar.contentOpenings
    mending = grammar.mending
    asides = grammar.asides
    seeking = grammar.seeking
    clauses = grammar.clauses
    self.lexicon = lexicon
    self.known = known
    nearPhraseWords = grammar.nearPhraseWords
    nearOpenings = grammar.nearOpenings
    spellings = grammar.spellings
    automaton = grammar.automaton
    openingWords = grammar.openingWords
    intents = grammar.intents
    supporters = grammar.supporters
    readsPastDates = grammar.readsPastDates
    readsQuantities = grammar.readsQuantities
    readsSums = grammar.readsSums
    find = grammar.find
    problems = grammar.problems
  }

  /// The grammar for a sentence that names things of the apps.
  ///
  /// What is known besides is shared, so that this costs no more than the names of these things.
  func knowing(_ things: [NamedThing]) -> Grammar {
    guard !things.isEmpty else { return self }
    var lexicon = lexicon
    lexicon.isOpen = true
    let known = known.knowing(
      things, app: { app in apps.firstIndex { $0.identifier == app } }, into: &lexicon, language: reader)
    return Grammar(self, lexicon: lexicon, known: known)
  }

  /// What a parameter of an intent takes; `nil` for one that no app has.
  func kind(of parameter: String, in identifier: String) -> SlotKind? {
    guard let intent = intents.first(where: { $0.identifier == identifier }) else { return nil }
    return intent.slots[parameter]?.kind ?? intent.manifest.parameter(parameter).map { SlotKind($0.type) }
  }

  /// Whether carrying out a reading only tells something, and changes and opens nothing.
  func onlyTells(_ reading: Interpretation) -> Bool {
    reading.onlyLooks || reading.isNamedForLooking
      || intents.first { $0.identifier == reading.intent }?.manifest.onlyTells ?? false
  }

  /// Whether something is looked for by the words of a parameter, so that slips in them do not count.
  func isMended(_ parameter: String, in identifier: String) -> Bool {
    intents.first { $0.identifier == identifier }?.slots[parameter]?.mended ?? false
  }

  /// The words of a list in a phrase file.
  static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
