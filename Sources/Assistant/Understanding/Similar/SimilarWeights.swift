// Written by script/similarity-weights from Tests/Fixtures/Similar; not to be edited by hand.

/// How much each measure counts.
enum SimilarWeights {
  /// What is known before words are compared one by one: ``SimilarMeasures/Name/requests``, `relatedWords`, `topic`.
  static let rough: [Float] = [10.170, 2.187, 4.227]

  /// For the order of phrases.
  static let order = SimilarMeasures.weights([
    .requests: 7.226,
    .vectors: 1.566,
    .said: 1.038,
    .meant: 0.000,
    .unsaid: -1.654,
    .unmeant: -0.513,
    .opening: 0.895,
    .relatedWords: 0.611,
    .coveredWords: 0.000,
    .topic: 3.952,
    .topicWords: 1.719,
    .spelling: 0.000,
    .same: 0.320,
    .alike: 0.249,
    .different: -0.644,
    .opposite: -1.365,
    .negated: -0.000,
    .question: -0.316,
    .longer: -0.070,
    .doubt: -2.000,
  ])

  /// For whether the first phrase is meant at all.
  static let belief = SimilarMeasures.weights([
    .requests: 3.454,
    .vectors: 0.000,
    .said: 0.000,
    .meant: 0.000,
    .unsaid: -0.037,
    .unmeant: 0.000,
    .opening: 0.007,
    .relatedWords: 0.000,
    .coveredWords: 0.296,
    .topic: 2.529,
    .topicWords: 0.000,
    .spelling: 0.000,
    .strayed: -5.815,
    .same: 0.000,
    .alike: 0.000,
    .different: -1.128,
    .opposite: -2.650,
    .negated: -1.485,
    .question: -0.351,
    .longer: 0.258,
    .lead: 0.325,
    .appNamed: 1.046,
    .doubt: -2.000,
  ])
  static let constant: Float = -2.828
}
