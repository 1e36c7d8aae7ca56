import Catalog
import IntentWire
import Language
import Learning

/// What a prediction means for an app: its values, and how sure it is.
extension TrainedReader {
  /// What a probability of the model is worth as a score: with these, 0.5 is just enough where nobody named an app.
  private enum Score {
    static let base = 0.35
    static let certainty = 0.548
    /// What remains where the sentence names a thing for which no value was found.
    static let lost = 0.9
  }

  /// The reading that a prediction makes of a sentence for one app; `nil` where it lacks what it asks for.
  func interpretation(
    _ prediction: Prediction, _ meant: RequestClass, _ shared: Grammar.Intent, _ app: Int32,
    _ source: String, _ text: TrainedText, _ values: ValueReader, _ mention: AppMention?
  ) -> Interpretation? {
    let (sentence, grammar) = (values.sentence, values.grammar)
    let intent = shared.adapted(to: app)
    var filled: [String: IntentValue] = [:]
    for (parameter, text) in meant.values {
      filled[parameter] = CandidateBuilder.implied(text, intent.manifest.parameter(parameter)?.type)
    }
    var uses: [Evidence.Use] = []
    var score = Score.base + Score.certainty * prediction.confidence
    var used = mention.map { Set($0.span) } ?? []
    var places: [String: Range<Int>] = [:]
    for slot in prediction.slots {
      guard let type = intent.manifest.parameter(slot.name)?.type,
        var tokens = text.tokens(slot.start..<slot.end), used.isDisjoint(with: tokens)
      else { continue }
      let settings = intent.settings(of: slot.name)
      if settings?.kind == .quantity,
        let amount = sentence.quantities.first(where: { $0.tokens.overlaps(tokens) })
      {
        // “6.5” of “6.5 miles” is not all of it.
        tokens =
          min(tokens.lowerBound, amount.tokens.lowerBound)..<max(tokens.upperBound, amount.tokens.upperBound)
      }
      let isSum = intent.manifest.parameter(slot.name)?.takesSums ?? false
      let place = values.place(
        app, intent.category, slot.name, type, settings, own: settings, isSum: isSum)
      if type == Self.task { tokens = withNeighbors(tokens, used, values) }
      guard let result = values.value(tokens, place) else {
        score *= Score.lost
        continue
      }
      if type.element == .person,
        result.agreement != .exact && isNobody(tokens, values) || isOfLongerName(tokens, used, values)
      {
        score *= Double(CandidateBuilder.Weight.strayName)
      }
      for (name, value) in result.unit { filled[name] = value }
      let known = filled[slot.name]
      let merged = known.map { CandidateBuilder.merge(result.value, into: $0) } ?? result.value
      guard let new = merged ?? enumerated(tokens, behind: places[slot.name], place, values) else { continue }
      filled[slot.name] = new
      places[slot.name] = (places[slot.name]?.lowerBound ?? tokens.lowerBound)..<tokens.upperBound
      used.formUnion(tokens)
      uses.append(values.use("parameter:\(slot.name)", tokens))
    }
    for (name, tokens, result) in certain(intent, app, filled, used, values) {
      filled[name] = result.value
      for (name, value) in result.unit { filled[name] = value }
      used.formUnion(tokens)
      uses.append(values.use("parameter:\(name)", tokens))
    }
    // Where there is nothing to work out, nobody wants it worked out: “what's the capital of France”.
    if intent.manifest.parameters.contains(where: { $0.takesSums && filled[$0.name] == nil }) { return nil }
    if mention == nil, Self.searches(meant.intent), seeksAnything(used, values) { return nil }
    if let mention { uses.append(values.use("app", mention.span)) }
    for place in sentence.tokens.indices where !used.contains(place) && !sentence.isMark[place] {
      uses.append(values.use("compared", place..<place + 1))
    }
    uses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    if !shared.variants.isEmpty { filled = filled.filter { intent.manifest.parameter($0.key) != nil } }
    if intent.identifier == AudioRequest.action { filled = AudioRequest.finish(filled) }
    let owner = grammar.apps[Int(app)]
    var found = Interpretation(
      app: owner.identifier, appName: owner.name, intent: intent.identifier, values: filled,
      score: (score * 10_000).rounded() / 10_000, namesApp: mention != nil,
      evidence: Evidence(
        reader: Evidence.trained, phrase: meant.name, source: source, uses: uses,
        scores: ["probability": (prediction.confidence * 10_000).rounded() / 10_000]))
    found.isDoubtful = prediction.confidence < Self.certain && !intent.manifest.onlyLooks
    return Connectives(values: values).finished(found, intent, app)
  }

  /// Whether words that are no name stand where people are named: “connect to the wifi”.
  private func isNobody(_ tokens: Range<Int>, _ values: ValueReader) -> Bool {
    let sentence = values.sentence
    let range = values.trim(tokens)
    // Names go without an article.
    if range.lowerBound > 0, sentence.traits[range.lowerBound - 1].contains(.determiner),
      ["the", "a", "an"].contains(sentence.tokens[range.lowerBound - 1].folded)
    {
      return true
    }
    return values.areOrdinaryWords(range)
  }

  /// Whether words are the beginning of a longer name, which is somebody else's: “Maria” of “Maria Callas”.
  private func isOfLongerName(_ tokens: Range<Int>, _ used: Set<Int>, _ values: ValueReader) -> Bool {
    let sentence = values.sentence
    let next = tokens.upperBound
    guard next < sentence.count, !used.contains(next), sentence.tokens[next].kind == .word else {
      return false
    }
    return [next - 1, next].allSatisfy { sentence.tokens[$0].text.first?.isUppercase == true }
      && !sentence.dates.contains { $0.tokensWithPreposition.contains(next) }
  }

  /// The dates and amounts of the sentence that no slot took, for parameters that take such and have none.
  private func certain(
    _ intent: Grammar.Intent, _ app: Int32, _ filled: [String: IntentValue], _ used: Set<Int>,
    _ values: ValueReader
  ) -> [(name: String, tokens: Range<Int>, result: ValueReader.Result)] {
    let sentence = values.sentence
    var used = used
    var found: [(name: String, tokens: Range<Int>, result: ValueReader.Result)] = []
    for parameter in intent.manifest.parameters where filled[parameter.name] == nil {
      guard let settings = intent.settings(of: parameter.name), let kind = settings.kind else { continue }
      let place = values.place(
        app, intent.category, parameter.name, parameter.type, settings, own: settings)
      let ranges: [Range<Int>] =
        switch kind {
        case .date: (place.prefersPast ? sentence.pastDates : sentence.dates).map(\.tokensWithPreposition)
        case .quantity, .money, .measurement, .duration: sentence.quantities.map(\.tokens)
        default: []
        }
      for tokens in ranges where !tokens.isEmpty && used.isDisjoint(with: tokens) {
        guard let result = values.value(tokens, place) else { continue }
        found.append((parameter.name, tokens, result))
        used.formUnion(tokens)
        break
      }
    }
    return found
  }

  /// Whether a sentence does not say of what kind it is what it looks for: “search for waterfalls”.
  private func seeksAnything(_ used: Set<Int>, _ values: ValueReader) -> Bool {
    let sentence = values.sentence
    guard values.grammar.seeking.contains(sentence.tokens[sentence.start].folded) else { return false }
    return !sentence.tokens.indices.contains { place in
      !used.contains(place) && place != sentence.start && sentence.weights[place] >= 1
        && (sentence.isPhraseWord(place) || sentence.nearWords[place] >= 0)
    }
  }

  /// Whether an intent looks for something among things of one kind.
  private static func searches(_ intent: String) -> Bool { intent.hasPrefix("INSearchFor") }
}
