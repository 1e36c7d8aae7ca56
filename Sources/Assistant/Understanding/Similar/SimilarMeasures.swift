/// What is measured when a request is compared with a phrase; most are 0 to 1, and 0 where nothing is known.
struct SimilarMeasures: Sendable, Hashable {
  /// One measure; it is told by the name that it has here.
  enum Name: Int, Sendable, CaseIterable {
    /// How near the two are as vectors of words in requests, and as vectors of words in any text.
    case requests, vectors
    /// How much of the request has a word that means about the same in the phrase, and the other way.
    case said, meant
    /// How little the request's word that has least of it is found again in the phrase, and the other way.
    case unsaid, unmeant
    /// How near the words are that open the two, which mostly say what is to be done.
    case opening
    /// How much of both is in the same groups of related words, and how much of the phrase the request speaks of.
    case relatedWords, coveredWords
    /// How near the request is to all phrases of the app, and how many of its words it shares with them.
    case topic, topicWords
    /// Sequences of letters in common.
    case spelling
    /// Sequences of letters in common although a word of the request is not found again: “close” for “open”.
    case strayed
    /// Both do the same; what may stand for it; another thing; the opposite.
    case same, alike, different, opposite
    /// One of the two is turned round, as by “don’t”.
    case negated
    /// Only one of the two is a question.
    case question
    /// How much longer the request is than the phrase.
    case longer
    /// How far ahead of the next phrase this one is.
    case lead
    /// The app was named.
    case appNamed
    /// How much less the phrase counts than one that people are meant to say.
    case doubt
  }

  /// A value for each name, in order, and some that stay 0; an array would be allocated for each comparison.
  private var values = SIMD32<Float>()

  subscript(_ name: Name) -> Float {
    get { values[name.rawValue] }
    set { values[name.rawValue] = newValue }
  }

  /// The sum of the values, each times its weight.
  func sum(_ weights: [Float]) -> Float {
    var sum: Float = 0
    for index in 0..<min(Name.allCases.count, weights.count) { sum += values[index] * weights[index] }
    return sum
  }

  /// What is not 0, by name, rounded to thousandths.
  var parts: [String: Double] {
    var parts: [String: Double] = [:]
    for name in Name.allCases where self[name] != 0 {
      parts["\(name)"] = (Double(self[name]) * 1_000).rounded() / 1_000
    }
    return parts
  }

  /// A weight for each name, in order; 0 for those that are not listed.
  static func weights(_ listed: [Name: Float]) -> [Float] { Name.allCases.map { listed[$0] ?? 0 } }
}
