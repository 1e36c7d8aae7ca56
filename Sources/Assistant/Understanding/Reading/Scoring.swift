/// What the score of an interpretation is made of.
struct Scoring {
  /// What speaks against the way through the automaton.
  var cost: Float
  /// The weight of words that stand in the phrase.
  var words: Float = 0
  /// The weight of words in slots.
  var slots: Float = 0
  /// The weight of words without effect.
  var light: Float = 0
  /// The weight of words that nothing explains.
  var unused: Float = 0
  /// How much a full match of the phrase proves.
  var weight: Float = 1
  /// How surely the person named the app.
  var named: Float = 0
  /// How surely the reading ignores an app's name.
  var ignoredName: Float = 0
  /// What vocabularies took from the cost or added to it.
  private(set) var vocabulary: Float = 0
  /// Whether a slot holds exactly what the app knows, which takes half of the doubt from a weak phrase.
  private(set) var isKnown = false

  init(cost: Float) { self.cost = cost }

  /// Counts the words of a slot by what the app knows of them.
  mutating func add(_ weight: Float, slot: Automaton.Slot, result: ValueReader.Result?, wasKnown: Bool) {
    slots += weight
    guard let result else {
      // The words are no value of the parameter's type. Small words in the place of a name weigh as others do: the “I” of “I
      // have to leave”.
      vocabulary += slot.kind.isFree ? max(weight, 1) : weight
      return
    }
    guard slot.kind.isFree else { return }
    let price = Matcher.Cost.text * weight
    let paid = wasKnown ? 0 : price
    let due: Float =
      switch result.agreement {
      case .exact: 0
      case .near: price * 0.2
      case .partial: price * CandidateBuilder.Weight.similar
      case nil: price
      }
    vocabulary += due - paid
    guard let agreement = result.agreement, result.entry != nil else { return }
    // Two words of a name are hardly there by chance.
    if agreement < .partial || weight >= 1.5 { isKnown = true }
  }

  /// The share of the sentence that the phrase explains, 0 to 1.
  private var coverage: Float {
    let all = max(0.3, words + slots + light + unused)
    return max(0, min(1, 1 - (cost + vocabulary) / all))
  }

  /// The score, 0 to 1.
  var score: Double {
    var score = (isKnown ? (1 + weight) / 2 : weight) * coverage
    score += CandidateBuilder.Weight.named * named * (1 - score) * coverage
    score *= 1 - CandidateBuilder.Weight.ignoredName * ignoredName
    // Short decimals, so that equal readings are equal however they were added up.
    return (Double(max(0, min(1, score))) * 10_000).rounded() / 10_000
  }

  /// The parts by name.
  var parts: [String: Double] {
    let all = max(0.3, words + slots + light + unused)
    let round = { (value: Float) in (Double(value) * 1_000).rounded() / 1_000 }
    return [
      "coverage": round(coverage), "phraseWords": round(words / all), "slotWords": round(slots / all),
      "unusedWords": round(unused / all), "phraseWeight": round(weight), "appNamed": round(named),
      "vocabulary": round(-vocabulary / all), "ignoredAppName": round(ignoredName),
      "knownWords": isKnown ? 1 : 0,
    ]
  }
}
