import Catalog
import IntentWire
import Language

/// Reads sentences that fit no phrase by the phrase that means about the same.
///
/// It compares with the phrases of App Shortcuts, and with the titles and summaries of intents, which count less.
struct SimilarReader: Sendable {
  /// What a phrase is for.
  private struct Source: Sendable {
    var app: Int
    var intent: IntentManifest
    var presets: [String: IntentValue]
    var phrase: String
    var origin: String
    /// Whether it counts only where its app was named.
    var needsName: Bool
  }

  /// How much less a phrase counts than one that people are meant to say.
  private enum Doubt {
    static let summary = 0.12
    static let title = 0.18
  }

  /// The most that a reading by likeness is worth, so that an exact one is always worth more.
  private static let ceiling = 0.9
  /// The score from which nobody is asked whether a reading is meant.
  private static let certain = 0.85
  /// What a lead in the order of phrases is worth as a lead in the score.
  private static let lead: Float = 0.06
  /// What remains of a score where nobody named the app, as all apps together resemble nearly anything.
  private static let unnamed = 0.8
  /// How much of it goes besides where the request has a word that the phrase has nothing like: “record a video” is no
  /// workout.
  private static let foreign = 0.5
  /// The least score of a reading that is worth a mention.
  private static let floor = 0.25
  /// The most readings of one sentence.
  private static let maximumReadings = 3

  private let similarity: PhraseSimilarity
  private let sources: [Source]
  /// The number of each app among those that are compared, by its place in the catalog.
  private let places: [Int: Int]

  /// Makes the phrases of all apps ready; `nil` when there are none.
  init?(_ grammar: Grammar, phrases: [String: String], problems: inout [String]) {
    var sources: [Source] = []
    var texts: [PhraseSimilarity.Phrase] = []
    for (index, app) in grammar.apps.enumerated() {
      for source in Self.sources(of: app, index) {
        texts.append(
          PhraseSimilarity.Phrase(source.source.phrase, app: app.name, doubt: source.doubt))
        sources.append(source.source)
      }
    }
    guard
      let similarity = PhraseSimilarity(
        texts, language: grammar.reader, words: phrases, problems: &problems)
    else { return nil }
    self.similarity = similarity
    self.sources = sources
    var places: [Int: Int] = [:]
    for (entry, source) in zip(similarity.entries, sources) { places[source.app] = entry.app }
    self.places = places
  }

  private static func sources(of app: InstalledApp, _ index: Int) -> [(source: Source, doubt: Double)] {
    var found: [(Source, Double)] = []
    func add(
      _ phrase: String, _ intent: IntentManifest, _ presets: [String: IntentValue], _ origin: String,
      needsName: Bool, _ doubt: Double
    ) {
      let source = Source(
        app: index, intent: intent, presets: presets, phrase: phrase, origin: origin, needsName: needsName)
      found.append((source, doubt))
    }
    for shortcut in app.manifest.shortcuts {
      guard let intent = app.manifest.intent(shortcut.intent) else { continue }
      let origin = "App Shortcut of \(app.name)"
      for phrase in shortcut.phrases {
        add(phrase, intent, shortcut.parameters, origin, needsName: false, 1 - (shortcut.weight ?? 1))
      }
      if let title = shortcut.shortTitle {
        let origin = "short title of \(intent.identifier) in \(app.name)"
        add(title, intent, shortcut.parameters, origin, needsName: false, Doubt.summary)
      }
    }
    for intent in app.manifest.intents
    where intent.isDiscoverable && (intent.dialect == .appIntents || intent.definition != nil) {
      add(
        intent.title, intent, [:], "title of \(intent.identifier) in \(app.name)", needsName: true,
        Doubt.title)
      for sentence in intent.appIntent?.sentences ?? [] {
        let origin = "summary of \(intent.identifier) in \(app.name)"
        add(sentence.template, intent, [:], origin, needsName: true, Doubt.summary)
      }
    }
    return found
  }

  /// The readings of a sentence, best first.
  ///
  /// - Parameter excluded: The intents, with their apps, that a phrase of the app rules out for this sentence.
  func interpretations(
    _ values: ValueReader, mentions: [AppMention], only: Int?, excluded: Set<ExcludedIntent>
  ) -> [Interpretation] {
    let mention = mentions.first { only == nil || $0.app == only }
    guard let app = only ?? mention?.app else { return interpretations(values, nil, nil, excluded) }
    let found = places[app] == nil ? [] : interpretations(values, app, mention, excluded)
    // What only looks like the name of an app may be a word of the request.
    guard only == nil, let mention, !mention.isExplicit else { return found }
    let others = interpretations(values, nil, nil, excluded)
    return
      (found + others.filter { other in !found.contains { $0.app == other.app && $0.intent == other.intent } })
      .sorted(by: CandidateBuilder.precedes)
  }

  private func interpretations(
    _ values: ValueReader, _ app: Int?, _ mention: AppMention?, _ excluded: Set<ExcludedIntent>
  ) -> [Interpretation] {
    let sentence = values.sentence
    let places = sentence.tokens.indices.filter { place in
      !sentence.isMark[place] && !(mention?.span.contains(place) ?? false)
    }
    guard !places.isEmpty else { return [] }
    // The names of an app's things are no words of a request; their types are what phrases speak of.
    let told = places.filter { !isEntity($0, sentence, values.grammar) }
    let words = (told.isEmpty ? places : told).map { sentence.tokens[$0].folded }
    let matches = similarity.matches(
      for: words, app: app.flatMap { self.places[$0] }, limit: Self.maximumReadings * 4)
    var found: [Interpretation] = []
    var best: PhraseSimilarity.Match?
    for match in matches where found.count < Self.maximumReadings {
      let source = sources[match.phrase]
      guard app == nil || source.app == app, app != nil || !source.needsName else { continue }
      let owner = values.grammar.apps[source.app]
      guard !excluded.contains(ExcludedIntent(app: owner.identifier, intent: source.intent.identifier)),
        !found.contains(where: { $0.app == owner.identifier && $0.intent == source.intent.identifier })
      else { continue }
      if best == nil { best = match }
      let behind = Double(Self.lead * ((best?.rank ?? match.rank) - match.rank))
      var score = max(0, min(match.score, best?.score ?? 1, Self.ceiling) - behind)
      if app == nil { score *= Self.unnamed - Self.foreign * Double(match.measures[.unsaid]) }
      guard score >= Self.floor else { continue }
      found.append(interpretation(source, match, score, values, places, mention, isNamed: app != nil))
    }
    return found
  }

  private func interpretation(
    _ source: Source, _ match: PhraseSimilarity.Match, _ score: Double, _ values: ValueReader,
    _ places: [Int], _ mention: AppMention?, isNamed: Bool
  ) -> Interpretation {
    let app = values.grammar.apps[source.app]
    let fillings = SimilarFilling(values: values, app: source.app, mention: mention).fillings(
      of: source.intent)
    var filled = source.presets
    for filling in fillings { filled[filling.parameter] = filling.value }
    var uses = fillings.map { use("parameter:\($0.parameter)", $0.tokens, values) }
    if let mention { uses.append(use("app", mention.span, values)) }
    for place in places where !fillings.contains(where: { $0.tokens.contains(place) }) {
      uses.append(use("compared", place..<place + 1, values))
    }
    uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    var found = Interpretation(
      app: app.identifier, appName: app.name, intent: source.intent.identifier, values: filled,
      score: (score * 10_000).rounded() / 10_000, namesApp: isNamed,
      evidence: Evidence(
        reader: Evidence.similar, phrase: source.phrase, source: source.origin, uses: joined(uses, values),
        scores: match.parts))
    found.isDoubtful =
      score < Self.certain && !source.intent.onlyLooks && !similarity.onlyShows(match.phrase)
    return found
  }

  /// Joins neighbouring words that were only compared.
  private func joined(_ uses: [Evidence.Use], _ values: ValueReader) -> [Evidence.Use] {
    var joined: [Evidence.Use] = []
    for use in uses {
      if let last = joined.last, last.role == use.role, use.role == "compared" {
        let text = values.sentence.text(from: last.start, to: use.end)
        joined[joined.count - 1] = Evidence.Use(role: use.role, text: text, start: last.start, end: use.end)
      } else {
        joined.append(use)
      }
    }
    return joined
  }

  private func use(_ role: String, _ tokens: Range<Int>, _ values: ValueReader) -> Evidence.Use {
    let sentence = values.sentence
    let trimmed = values.trimMarks(tokens)
    let range = trimmed.isEmpty ? tokens : trimmed
    return Evidence.Use(
      role: role, text: sentence.text(of: range), start: sentence.tokens[range.lowerBound].range.lowerBound,
      end: sentence.tokens[range.upperBound - 1].range.upperBound)
  }

  /// Whether a token belongs to the name of something that an app knows.
  private func isEntity(_ place: Int, _ sentence: Sentence, _ grammar: Grammar) -> Bool {
    let first = max(0, place - KnownWords.maximumLength)
    return (first...place).contains { start in
      sentence.spans[start].contains { span in
        guard span.end > place, case .known(let classes, _) = span.content else { return false }
        return classes.contains(.entity)
      }
    }
  }
}

/// An intent that a sentence does not mean.
struct ExcludedIntent: Sendable, Hashable {
  /// The app's bundle identifier.
  var app: String
  var intent: String
}

extension Evidence {
  /// The name of the reader that compares with phrases.
  static let similar = "similar"
}

extension Sentence {
  /// The written text between two UTF-8 offsets.
  func text(from start: Int, to end: Int) -> String {
    let bytes = text.utf8
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    return String(text[from..<bytes.index(from, offsetBy: end - start)])
  }
}
