public import Catalog
public import Foundation
public import Language

/// Reads sentences: which app can do what they ask, and with which values.
///
/// It is made once from what is installed and holds no state: the same sentence in the same context gives the
/// same reading. The work for a sentence is linear in its length, and hardly depends on the number of apps.
///
/// ```swift
/// let understanding = Understanding(apps: apps, vocabularies: [:], reader: English())
/// let reading = understanding.read(Utterance("put milk on my hardware list", context: context))
/// print(Explanation(reading).text)
/// ```
public struct Understanding: Sendable {
  let grammar: Grammar
  let similar: SimilarRoom
  let trained: TrainedReader

  /// Creates a reader of sentences for the installed apps.
  ///
  /// - Parameters:
  ///   - apps: The installed apps.
  ///   - vocabularies: What the apps know at present, by bundle identifier.
  ///   - people: The ways to name someone in the person's contacts: full, first and last names, nicknames.
  ///   - reader: The language of the sentences.
  ///   - requests: A model of requests that is read instead of the one of the program, where there is such a file.
  public init(
    apps: [InstalledApp], vocabularies: [String: AppVocabulary], people: [String] = [],
    reader: any LanguageReader, requests: URL? = nil
  ) {
    self.init(
      apps: apps, vocabularies: vocabularies, people: people, reader: reader,
      phrases: PackedPhrases.english, requests: requests)
  }

  init(
    apps: [InstalledApp], vocabularies: [String: AppVocabulary], people: [String] = [],
    reader: any LanguageReader, phrases: [String: String], requests: URL? = nil
  ) {
    grammar = Grammar(
      apps: apps, vocabularies: vocabularies, people: people, reader: reader, phrases: phrases)
    similar = SimilarRoom(phrases: phrases)
    trained = TrainedReader(grammar, requests: requests)
  }

  /// The phrases and phrase files that could not be used, each with the reason.
  public var problems: [String] { grammar.problems }

  /// Reads a sentence.
  public func read(_ utterance: Utterance) -> Reading { measure(utterance).reading }

  /// Reads a sentence and counts the threads that were followed: the measure of the work.
  ///
  /// - Parameter isPart: Whether the utterance is a request out of a longer one, in which nothing else is looked for.
  func measure(_ utterance: Utterance, isPart: Bool = false) -> (reading: Reading, visited: Int) {
    var only: Int?
    if let name = utterance.app {
      guard let index = index(ofApp: name) else {
        return (Reading(text: utterance.text, candidates: [], decision: .refused(nearest: [])), 0)
      }
      only = index
    }
    let whole = grammar
    let grammar = whole.knowing(utterance.things)
    let sentence = Sentence(utterance, grammar: grammar)
    let mentions = grammar.finder.mentions(in: sentence, names: grammar.names)
      .filter { only == nil || $0.app == only }
    var views: [CandidateBuilder.View] = []
    for mention in mentions.map(Optional.some) + [nil] {
      var matcher = Matcher(grammar: grammar, sentence: sentence, mention: mention)
      matcher.run()
      views.append(CandidateBuilder.View(matcher: matcher, mention: mention))
      // A clear name with a phrase that fits cannot lose against a reading that takes the name for content.
      if let mention, mention.strength >= 0.9, matcher.fits { break }
    }
    let builder = CandidateBuilder(
      grammar: grammar, sentence: sentence,
      values: ValueReader(grammar: grammar, sentence: sentence, context: utterance.context),
      mentions: mentions, only: only)
    let considered = builder.candidates(views)
    var candidates = considered.found
    let finder = FindReader(
      grammar: grammar, values: builder.values, mentions: mentions, only: only)
    let found = FindYielding(sentence: sentence).settled(finder.interpretations(), among: considered.found)
    if !found.isEmpty { candidates = (candidates + found).sorted(by: CandidateBuilder.precedes) }
    // A part of a longer request is held to the mood of the whole.
    let judge = MoodJudge(
      sentence: sentence, mood: isPart ? SentenceMood() : sentence.mood(grammar, mentions: mentions),
      grammar: grammar)
    let clear = mentions.first { $0.isExplicit }.map { grammar.apps[$0.app].identifier }
    func decide(_ candidates: [Interpretation]) -> Decision {
      Arbiter.decide(
        candidates, clearApp: clear, weighty: similar.weighty, asking: grammar.reader.clauses.asking,
        mayBe: judge.allows)
    }
    var decision = decide(candidates)
    if !isPart {
      let reader = AsideReader(grammar: grammar, sentence: sentence, mentions: mentions)
      if let found = request(reader, in: utterance, instead: decision) {
        candidates = (candidates + [found]).sorted(by: CandidateBuilder.precedes)
        decision = decide(candidates)
      }
    }
    if !isPart, let found = labelled(LabelReader(grammar: grammar, sentence: sentence), in: utterance),
      decision.best?.intent != found.intent || decision.best?.score ?? 0 < found.score
    {
      candidates = (candidates + [found]).sorted(by: CandidateBuilder.precedes)
      decision = .accepted(found)
    }
    if !isPart, let meant = repaired(sentence, grammar, utterance, instead: decision) {
      // What takes the words for a value that were taken back is no other reading.
      candidates.removeAll { $0.app == meant.app && $0.intent == meant.intent }
      candidates = (candidates + [meant]).sorted(by: CandidateBuilder.precedes)
      decision = .accepted(meant)
    }
    lazy var prepared = trained.prepared(builder.values, mentions: mentions, only: only)
    let excluded = Set(considered.excluded.map { ExcludedIntent(app: $0.app, intent: $0.intent) })
    lazy var learnt = trained.interpretations(builder.values, prepared, only: only, excluded: excluded)
    // “I wonder whether you delete the list” asks for nothing to be done.
    lazy var mustOnlyLook = sentence.isDependent(grammar.reader.clauses)
    var isLearntFrom = false
    if !isPart, decision.isWeak {
      // What was learnt may be surer of another intent than a vague phrase is.
      let own = Set(candidates.map { "\($0.app)\n\($0.intent)" })
      isLearntFrom =
        decision.best.map { trained.mayAdd(to: $0, builder.values, prepared, only: only) } ?? true
      var alike = isLearntFrom ? learnt : []
      if !decision.isRefused { alike.removeAll { own.contains("\($0.app)\n\($0.intent)") || $0.isDoubtful } }
      if decision.isRefused, let reader = similar.reader(for: whole) {
        // What was learnt of an intent says more than what resembles it.
        let known = Set(alike.map { ExcludedIntent(app: $0.app, intent: $0.intent) })
        alike += reader.interpretations(
          builder.values, mentions: mentions, only: only, excluded: excluded.union(known))
      }
      if mustOnlyLook { alike.removeAll { !$0.onlyLooks } }
      candidates = (candidates + alike).sorted(by: CandidateBuilder.precedes)
      decision = decide(candidates)
    }
    if !isPart, let found = deed(judge, sentence, mentions, grammar, utterance, instead: decision) {
      candidates = (candidates + [found]).sorted(by: CandidateBuilder.precedes)
      decision = judge.judged(.accepted(found))
    }
    var outdone: Interpretation?
    if !isPart, case .accepted(let best) = decision,
      isLearntFrom || trained.mayBeSurer(than: best, builder.values, prepared, only: only),
      let meant = trained.surer(than: best, builder.values, among: learnt), !mustOnlyLook || meant.onlyLooks,
      judge.verdict(on: meant) == .allowed
    {
      candidates = (candidates + [meant]).sorted(by: CandidateBuilder.precedes)
      (outdone, decision) = (best, .accepted(meant))
    }
    var ruledOut: Interpretation?
    if !isPart, case .accepted(let best) = decision, trained.rulesOut(best, builder.values, prepared) {
      (ruledOut, decision) = (best, .refused(nearest: []))
    }
    // Of a part nobody asks what comes close to it.
    if !isPart, case .refused = decision {
      // What a phrase lacks tells more than what the sentence resembles.
      let own = candidates.filter { !$0.isByLikeness } + builder.nearest(views)
      candidates = own.sorted(by: CandidateBuilder.precedes) + candidates.filter(\.isByLikeness)
    }
    let withheld = judge.withholding(of: decision, among: candidates)
    decision = judge.judged(decision)
    candidates = Array(candidates.prefix(Arbiter.maximumCandidates))
    let visited = views.reduce(0) { $0 + $1.matcher.visited }
    var reading = Reading(text: utterance.text, candidates: candidates, decision: decision)
    (reading.mood, reading.withheld) = (judge.mood, withheld)
    if case .refused = decision { reading.decision = .refused(nearest: Array(candidates.prefix(3))) }
    if sentence.isCut || views.contains(where: \.matcher.isCut) {
      reading.notes.append(
        "Only the first \(sentence.count) words and marks of the text were looked at.")
    }
    if let outdone {
      reading.notes.append("What was learnt is surer than a phrase that fits \(outdone.intent).")
    }
    if let ruledOut {
      reading.notes.append(
        "What was learnt says that this is no request to \(ruledOut.appName): not \(ruledOut.intent).")
    }
    for against in considered.excluded {
      reading.notes.append("\(against.appName) excludes “\(against.evidence.phrase)” for \(against.intent).")
    }
    if let clear, case .refused = decision, candidates.allSatisfy({ $0.app != clear || $0.isByLikeness }) {
      let name = grammar.apps.first { $0.identifier == clear }?.name ?? clear
      reading.notes.append("\(name) was named, but has no phrase like this.")
    }
    return (reading, visited)
  }

  /// The best request that a sentence holds besides something else; `nil` when it holds none that is clear.
  ///
  /// - Parameter decision: What was decided for the whole sentence. Where that takes a statement for a name or for items,
  ///   the request without it has to fit better.
  private func request(
    _ reader: AsideReader, in utterance: Utterance, instead decision: Decision
  ) -> Interpretation? {
    let whole = decision.best
    if whole?.score ?? 0 >= AsideReader.clear { return nil }
    var best: Interpretation?
    var settled: Range<Int>?
    for request in reader.requests() where request.tokens != settled {
      if let whole, !reader.strays(whole, from: request) { continue }
      var part = utterance
      part.text = request.text
      if let app = request.app { part.app = grammar.apps[app].identifier }
      guard case .accepted(let found) = measure(part, isPart: true).reading.decision,
        found.score >= AsideReader.least, !request.isStatement || reader.isContent(found, of: request)
      else { continue }
      // Where a pronoun finds what it stands for, nothing else is tried for it.
      if request.pronoun != nil { settled = request.tokens }
      var interpretation = reader.whole(found, of: request)
      if let stating = reader.stating(request, found) {
        part.text = stating.text
        if case .accepted(let said) = measure(part, isPart: true).reading.decision,
          reader.isStated(said, instead: found)
        {
          interpretation = reader.whole(said, of: stating)
        }
      }
      if interpretation.score > max(best?.score ?? 0, whole?.score ?? 0) { best = interpretation }
    }
    return best
  }

  /// What the one clause of a sentence asks for that orders something, where the whole was not clear or may not be done: “don't
  /// text her, ring Priya instead”.
  private func deed(
    _ judge: MoodJudge, _ sentence: Sentence, _ mentions: [AppMention], _ grammar: Grammar,
    _ utterance: Utterance,
    instead decision: Decision
  ) -> Interpretation? {
    guard judge.isOpen(decision), let tokens = judge.deed else { return nil }
    let reader = AsideReader(grammar: grammar, sentence: sentence, mentions: mentions)
    let range = reader.trimmed(tokens)
    guard range.count > 1, range.count < sentence.count else { return nil }
    let app = mentions.first { $0.isExplicit && !$0.span.overlaps(range) }?.app
    let request = AsideReader.Request(text: sentence.written(range), tokens: range, app: app)
    var part = utterance
    part.text = request.text
    if let app { part.app = grammar.apps[app].identifier }
    guard case .accepted(let found) = measure(part, isPart: true).reading.decision, !found.isDoubtful,
      found.score >= AsideReader.least
    else { return nil }
    let whole = reader.whole(found, of: request)
    return judge.allows(whole) ? whole : nil
  }

  /// The request that a label with a colon makes; `nil` where there is none that is clear.
  private func labelled(_ reader: LabelReader, in utterance: Utterance) -> Interpretation? {
    guard let request = reader.request() else { return nil }
    var part = utterance
    part.text = request.text
    guard case .accepted(let found) = measure(part, isPart: true).reading.decision,
      found.score >= AsideReader.least
    else { return nil }
    return reader.whole(found, of: request)
  }

  /// What a sentence means without what the person took back in it; `nil` where nothing was.
  private func repaired(
    _ sentence: Sentence, _ grammar: Grammar, _ utterance: Utterance, instead decision: Decision
  ) -> Interpretation? {
    let whole = decision.best
    let repairs = RepairReader(grammar: grammar, sentence: sentence).repairs(in: whole)
    var best: (meant: Interpretation, repair: RepairReader.Repair)?
    for repair in repairs {
      var part = utterance
      let (first, last) = (
        sentence.tokens[repair.tokens.lowerBound], sentence.tokens[repair.tokens.upperBound - 1]
      )
      part.omitted = first.range.lowerBound..<last.range.upperBound
      guard case .accepted(let found) = measure(part, isPart: true).reading.decision,
        found.score >= RepairReader.least
      else { continue }
      if !repair.isClear, let whole, found.score < whole.score { continue }
      if found.score > best?.meant.score ?? 0 { best = (found, repair) }
    }
    guard case (var meant, let repair)? = best else { return nil }
    let taken = repair.tokens
    if let whole {
      let end = sentence.tokens[repair.marker - 1].range.upperBound
      meant.keep(whole, between: sentence.tokens[taken.lowerBound].range.lowerBound..<end)
    }
    meant.score = (meant.score * AsideReader.share * 10_000).rounded() / 10_000
    meant.evidence.scores["aside"] = AsideReader.share
    meant.evidence.uses.append(
      Evidence.Use(
        role: "aside", text: sentence.written(taken),
        start: sentence.tokens[taken.lowerBound].range.lowerBound,
        end: sentence.tokens[taken.upperBound - 1].range.upperBound))
    meant.evidence.uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    return meant
  }

  /// The place of an app in the catalog, by identifier or by a name.
  func index(ofApp name: String) -> Int? {
    let apps = grammar.apps
    if let index = apps.firstIndex(where: { $0.identifier == name }) { return index }
    let folded = Folding.fold(name)
    return apps.firstIndex { app in
      Folding.fold(app.name) == folded || app.alternativeNames.contains { Folding.fold($0.text) == folded }
    }
  }
}
