// Written by script/similarity-weights from Tests/Fixtures/Similar; not to be edited by hand.

/// How much each measure counts.
enum SimilarWeights {
  /// What is known before words are compared one by one: ``SimilarMeasures/Name/requests``, `relatedWords`, `topic`.
  static let rough: [Float] = [10.386, 2.099, 4.197]

  /// For the order of phrases.
  static let order = SimilarMeasures.weights([
    .requests: 7.200,
    .vectors: 1.624,
    .said: 1.029,
    .meant: 0.000,
    .unsaid: -1.779,
    .unmeant: -0.701,
    .opening: 0.964,
    .relatedWords: 0.558,
    .coveredWords: 0.000,
    .topic: 3.984,
    .topicWords: 1.603,
    .spelling: 0.000,
    .same: 0.373,
    .alike: 0.329,
    .different: -0.579,
    .opposite: -1.425,
    .negated: -0.000,
    .question: -0.310,
    .longer: -0.141,
    .doubt: -2.000,
  ])

  /// For whether the first phrase is meant at all.
  static let belief = SimilarMeasures.weights([
    .requests: 3.310,
    .vectors: 0.000,
    .said: 0.000,
    .meant: 0.000,
    .unsaid: -0.179,
    .unmeant: 0.000,
    .opening: 0.000,
    .relatedWords: 0.000,
    .coveredWords: 0.236,
    .topic: 2.668,
    .topicWords: 0.000,
    .spelling: 0.000,
    .strayed: -5.791,
    .same: 0.000,
    .alike: 0.000,
    .different: -1.137,
    .opposite: -2.468,
    .negated: -1.234,
    .question: -0.342,
    .longer: 0.288,
    .lead: 0.338,
    .appNamed: 1.067,
    .doubt: -2.000,
  ])
  static let constant: Float = -2.740
}
