import Catalog
import Foundation
import IntentWire
import Language
import Learning
import Synchronization

/// Reads sentences that fit no phrase by what was learnt from many: which intent they ask for, and which words are its
/// values.
///
/// It knows the built-in intents, of which it looks only at those that some app supports, and what apps tell of sentences.
struct TrainedReader: Sendable {
  /// The least probability that is worth a mention.
  private static let floor = 0.3
  /// The probability from which nobody is asked whether a reading is meant.
  static let certain = 0.9
  /// The probability from which a sentence is none of an app's business whatever a phrase says.
  private static let beyondDoubt = 0.95
  /// The score from which a phrase needs no other opinion, and the same of what apps tell, which is less.
  private static let (surest, surestOfOwn) = (0.9, 0.8)
  /// The fewest words of a sentence of which there is another opinion.
  private static let fewest = 5
  /// The same where it says that another intent is meant.
  private static let fewestOfAnother = 3
  /// The most tokens of a sentence that is read.
  private static let longest = 60
  /// The least probability of an app's model where the app or one of its things was named, and where neither was: each app
  /// has a model, and what they take for theirs adds up.
  private static let ownFloors = (named: 0.65, unnamed: 0.95)
  /// The most apps whose models are asked about a sentence that names none.
  private static let maximumModels = 16

  /// The intents of the grammar that a class of the model of requests means: a built-in one, or those of a kind.
  private let intents: [String: [Int]]
  private let supported = Supported()
  /// What is known of requests for built-in intents.
  private let requests: RequestModelChoice
  /// What apps tell of sentences.
  let models: AppModels

  /// The most tokens of a reply that is looked at for giving something up.
  private static let shortReply = 4

  /// What the model tells apart and some app can do, made when the first sentence needs it: only then the model is read.
  private final class Supported: Sendable {
    private let classes = Mutex<Classes?>(nil)

    func classes(_ make: () -> Classes) -> Classes {
      classes.withLock { classes in
        let made = classes ?? make()
        classes = made
        return made
      }
    }
  }

  /// What a sentence may be.
  private struct Classes {
    var all: [RequestClass]
    var names: Set<String>

    init(_ all: [RequestClass]) { (self.all, names) = (all, Set(all.map(\.name))) }
  }

  /// - Parameter requests: A model of requests that is read instead of the built-in one, where there is such a file.
  init(_ grammar: Grammar, requests: URL? = nil) {
    self.requests = RequestModelChoice(requests)
    var intents: [String: [Int]] = [:]
    for (index, intent) in grammar.intents.enumerated() {
      if intents[intent.identifier] == nil { intents[intent.identifier] = [index] }
      for kind in intent.kinds { intents[RequestClass.name(ofKind: kind), default: []].append(index) }
    }
    self.intents = intents
    models = AppModels(grammar.apps)
  }

  /// A sentence made ready for models, which several may be asked about.
  struct Prepared {
    /// The app that the sentence names, which models never see.
    let mention: AppMention?
    let text: TrainedText
    let model: ModelText
    /// What models say of the sentence, as several questions are asked about it.
    let judgements = Judgements()
  }

  /// What models say of a sentence: by the place of their app, or of built-in intents.
  final class Judgements {
    private var found: [Int: TrainedModel.Judgement] = [:]
    /// The place of the model of built-in intents.
    static let builtIn = -1

    func judgement(of text: ModelText, by model: TrainedModel, at place: Int) -> TrainedModel.Judgement {
      if let known = found[place] { return known }
      let judgement = model.judgement(of: text)
      found[place] = judgement
      return judgement
    }
  }

  /// Asks a model about a sentence.
  private func answer(
    _ prepared: Prepared, _ model: TrainedModel, at place: Int, among allowed: Set<String>? = nil,
    alternatives: Int = 0, least: Double
  ) -> Prediction {
    model.predict(
      prepared.model, judged: prepared.judgements.judgement(of: prepared.model, by: model, at: place),
      alternatives: alternatives, among: allowed, least: least)
  }

  /// Makes a sentence ready for models.
  func prepared(_ values: ValueReader, mentions: [AppMention], only: Int?) -> Prepared {
    let mention = mentions.first { only == nil && $0.isExplicit || $0.app == only }
    let text = TrainedText(values.sentence, without: mention, values.grammar)
    return Prepared(mention: mention, text: text, model: ModelText(text.text))
  }

  /// The readings of a sentence, best first: one for each app that supports the intent.
  ///
  /// - Parameter excluded: The intents, with their apps, that a phrase of the app rules out for this sentence.
  func interpretations(
    _ values: ValueReader, _ prepared: @autoclosure () -> Prepared, only: Int?, excluded: Set<ExcludedIntent>
  ) -> [Interpretation] {
    let (sentence, grammar) = (values.sentence, values.grammar)
    // One word is too little to go by.
    guard sentence.isMark.count(where: { !$0 }) > 1, sentence.count <= Self.longest else { return [] }
    // “Never mind” asks for nothing, and is no request that resembles it.
    if sentence.count <= Self.shortReply, grammar.reader.isCancellation(sentence.tokens) { return [] }
    let prepared = prepared()
    let wanted = only ?? prepared.mention?.app
    let found =
      ofApps(prepared, values, wanted, excluded) + builtIn(prepared, values, wanted, excluded)
    // What an app tells of its own intent counts before what is known of it in general.
    var known: Set<ExcludedIntent> = []
    return found.filter { known.insert(ExcludedIntent(app: $0.app, intent: $0.intent)).inserted }
  }

  /// Whether what was learnt is sure that a sentence is none of an app's business, where a phrase takes it for a request to it.
  ///
  /// So “how much is parking at Eagle Ridge” is nothing that an app for trails knows. Who names the app is not contradicted.
  func rulesOut(
    _ reading: Interpretation, _ values: ValueReader, _ prepared: @autoclosure () -> Prepared
  ) -> Bool {
    let (sentence, grammar) = (values.sentence, values.grammar)
    guard reading.score < Self.surest, !reading.isByLikeness, !reading.namesApp,
      sentence.count <= Self.longest, sentence.isMark.count(where: { !$0 }) >= Self.fewest
    else { return false }
    let (model, place): (TrainedModel, Int)
    // A model says nothing of what it does not know, as are the things that are found by their properties.
    if let requests = requests.model, requests.classes.contains(where: { means($0, reading, grammar) }) {
      (model, place) = (requests.model, Judgements.builtIn)
    } else if reading.score < Self.surestOfOwn,
      let app = grammar.apps.firstIndex(where: { $0.identifier == reading.app }),
      let own = models.model(of: app),
      own.intents.contains(where: { RequestClass($0).intent == reading.intent })
    {
      (model, place) = (own, app)
    } else {
      return false
    }
    // Nobody asks for the values.
    let prediction = answer(prepared(), model, at: place, least: .infinity)
    return prediction.intent == nil && prediction.confidence >= Self.beyondDoubt
  }

  /// Whether it is worth the work to ask whether what was learnt is surer of another intent than of a reading: not where no
  /// model is sure enough, or the one that is can only mean the reading itself.
  func mayBeSurer(
    than reading: Interpretation, _ values: ValueReader, _ prepared: @autoclosure () -> Prepared, only: Int?
  ) -> Bool {
    guard mayBeContradicted(reading, values) else { return false }
    let (prepared, grammar) = (prepared(), values.grammar)
    let wanted = only ?? prepared.mention?.app
    // Probabilities are rounded before they are compared.
    let least = Self.certain - 0.001
    let isSure = askedApps(wanted).contains { app in
      guard let model = models.model(of: app) else { return false }
      let prediction = answer(prepared, model, at: app, least: .infinity)
      return prediction.intent != nil && prediction.confidence >= least
    }
    if isSure { return true }
    guard let requests = requests.model else { return false }
    let classes = classes(of: requests, wanted, grammar)
    let prediction = answer(
      prepared, requests.model, at: Judgements.builtIn, among: classes.names, least: .infinity)
    guard let name = prediction.intent, prediction.confidence >= least,
      let meant = classes.all.first(where: { $0.name == name })
    else { return false }
    let places = places(of: meant, wanted, grammar)
    guard places.count == 1, let (number, app) = places.first else { return !places.isEmpty }
    return grammar.apps[Int(app)].identifier != reading.app
      || grammar.intents[number].adapted(to: app).identifier != reading.intent
  }

  /// Whether it is worth the work to ask what was learnt beside a reading: not where it is too unsure for something that
  /// changes something, or can only mean the reading itself.
  func mayAdd(
    to reading: Interpretation, _ values: ValueReader, _ prepared: @autoclosure () -> Prepared, only: Int?
  ) -> Bool {
    guard values.sentence.count <= Self.longest else { return false }
    let (prepared, grammar) = (prepared(), values.grammar)
    let wanted = only ?? prepared.mention?.app
    let isToldByApp = askedApps(wanted).contains { app in
      guard let model = models.model(of: app) else { return false }
      let prediction = answer(prepared, model, at: app, least: .infinity)
      return prediction.intent != nil && prediction.confidence >= Self.ownFloors.named
    }
    if isToldByApp { return true }
    guard let requests = requests.model else { return false }
    let classes = classes(of: requests, wanted, grammar)
    let prediction = answer(
      prepared, requests.model, at: Judgements.builtIn, among: classes.names, alternatives: 1,
      least: .infinity)
    guard let name = prediction.intent else { return false }
    // The next one may win where its values fit better.
    let names = [name] + prediction.alternatives.map(\.intent)
    let meant = names.map { name in
      classes.all.first { $0.name == name }.map { places(of: $0, wanted, grammar) } ?? []
    }
    let looks = meant.joined().contains { number, app in
      grammar.intents[number].adapted(to: app).manifest.onlyLooks
    }
    if looks { return true }
    if prediction.confidence < Self.certain - 0.001 { return false }
    guard let first = meant.first, first.count == 1, let (number, app) = first.first else { return true }
    return grammar.apps[Int(app)].identifier != reading.app
      || grammar.intents[number].adapted(to: app).identifier != reading.intent
  }

  /// Whether a phrase fits so that there may be another opinion, and what it asks for is among what was learnt.
  private func mayBeContradicted(_ reading: Interpretation, _ values: ValueReader) -> Bool {
    let sentence = values.sentence
    return reading.score < Self.surest && !reading.isByLikeness && sentence.count <= Self.longest
      && sentence.isMark.count(where: { !$0 }) >= Self.fewestOfAnother
      && requests.model?.classes.contains(where: { means($0, reading, values.grammar) }) ?? false
  }

  /// The reading as another intent of which what was learnt is sure, where a phrase fits a sentence less than surely.
  ///
  /// So “put the current song on chill sundays” is no task on a list.
  func surer(
    than reading: Interpretation, _ values: ValueReader, among learnt: @autoclosure () -> [Interpretation]
  ) -> Interpretation? {
    guard mayBeContradicted(reading, values) else { return nil }
    let found = learnt()
    guard let best = found.first, best.evidence.scores["probability"] ?? 0 >= Self.certain,
      !found.contains(where: { $0.app == reading.app && $0.intent == reading.intent }),
      !Self.isQuoted(best, in: reading)
    else { return nil }
    return best
  }

  /// Whether a request is only spoken of in a value of another: “text Maria” in “remind me to text Maria”.
  private static func isQuoted(_ inner: Interpretation, in outer: Interpretation) -> Bool {
    let said = inner.evidence.uses.filter { $0.parameter != nil }
    guard let first = said.map(\.start).min(), let end = said.map(\.end).max() else { return false }
    return outer.evidence.uses.contains { $0.parameter != nil && $0.start < first && $0.end >= end }
  }

  /// Whether a class of the model of requests is that of a reading.
  private func means(_ one: RequestClass, _ reading: Interpretation, _ grammar: Grammar) -> Bool {
    if one.intent == reading.intent { return true }
    guard one.isOfKind else { return false }
    return intents[one.intent, default: []].contains { number in
      let intent = grammar.intents[number]
      return intent.identifier == reading.intent
        && intent.apps.contains { grammar.apps[Int($0)].identifier == reading.app }
    }
  }

  /// The classes of a model that mean an intent of some app, or of the wanted one.
  private func classes(of requests: RequestModel, _ wanted: Int?, _ grammar: Grammar) -> Classes {
    let classes = supported.classes { Classes(requests.classes.filter { intents[$0.intent] != nil }) }
    guard let wanted else { return classes }
    return Classes(
      classes.all.filter { one in
        intents[one.intent, default: []].contains { grammar.intents[$0].apps.contains(Int32(wanted)) }
      })
  }

  /// The intents that a class means, each with an app that can do it.
  private func places(of meant: RequestClass, _ wanted: Int?, _ grammar: Grammar) -> [(Int, Int32)] {
    let places = intents[meant.intent, default: []].flatMap { number in
      grammar.intents[number].apps.map { (number, $0) }
    }
    return places.filter { wanted == nil || Int($0.1) == wanted }
  }

  /// The apps whose models are asked.
  private func askedApps(_ wanted: Int?) -> [Int] {
    wanted.map { [$0] } ?? Array(models.apps.prefix(Self.maximumModels))
  }

  /// The readings by the model of built-in intents.
  private func builtIn(
    _ prepared: Prepared, _ values: ValueReader, _ wanted: Int?, _ excluded: Set<ExcludedIntent>
  ) -> [Interpretation] {
    let grammar = values.grammar
    guard let requests = requests.model else { return [] }
    let classes = classes(of: requests, wanted, grammar)
    guard !classes.all.isEmpty else { return [] }
    let prediction = answer(
      prepared, requests.model, at: Judgements.builtIn, among: classes.names, least: Self.floor)
    guard let name = prediction.intent, prediction.confidence >= Self.floor,
      let meant = classes.all.first(where: { $0.name == name })
    else { return [] }
    return places(of: meant, wanted, grammar).prefix(CandidateBuilder.maximumApps)
      .compactMap { number, app in
        let intent = grammar.intents[number]
        let asked = ExcludedIntent(
          app: grammar.apps[Int(app)].identifier, intent: intent.adapted(to: app).identifier)
        guard !excluded.contains(asked) else { return nil }
        return interpretation(
          prediction, meant, intent, app, "the model of requests", prepared.text, values, prepared.mention)
      }
  }

  /// The readings by the models of apps that tell what sentences mean, the most probable first.
  private func ofApps(
    _ prepared: Prepared, _ values: ValueReader, _ wanted: Int?, _ excluded: Set<ExcludedIntent>
  ) -> [Interpretation] {
    let grammar = values.grammar
    let found = askedApps(wanted).compactMap { app -> Interpretation? in
      guard let model = models.model(of: app) else { return nil }
      let prediction = answer(prepared, model, at: app, least: Self.ownFloors.named)
      guard let meant = prediction.intent.map(RequestClass.init),
        prediction.confidence >= Self.ownFloors.named,
        let intent = grammar.intents.first(where: { intent in
          intent.apps.contains(Int32(app)) && intent.adapted(to: Int32(app)).identifier == meant.intent
        })
      else { return nil }
      let owner = grammar.apps[app]
      guard !excluded.contains(ExcludedIntent(app: owner.identifier, intent: meant.intent)) else {
        return nil
      }
      let found = interpretation(
        prediction, meant, intent, Int32(app), "what \(owner.name) tells of sentences", prepared.text, values,
        prepared.mention)
      // To name one of an app's things is to name the app.
      let isClear = wanted != nil || prediction.confidence >= Self.ownFloors.unnamed
      return isClear || found?.namesThing == true ? found : nil
    }
    return found.sorted(by: CandidateBuilder.precedes)
  }
}

extension Interpretation {
  /// Whether a value is something that an app knows.
  fileprivate var namesThing: Bool { values.values.contains { if case .entity = $0 { true } else { false } } }
}

extension Evidence {
  /// The name of the reader that was trained.
  static let trained = "trained"
}
