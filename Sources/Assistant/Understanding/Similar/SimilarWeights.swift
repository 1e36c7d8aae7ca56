// Written by script/similarity-weights from Tests/Fixtures/Similar; not to be edited by hand.

/// How much each measure counts.
enum SimilarWeights {
  /// What is known before words are compared one by one: ``SimilarMeasures/Name/requests``, `relatedWords`, `topic`.
  static let rough: [Float] = [9.250, 4.360, 5.430]

  /// For the order of phrases.
  static let order = SimilarMeasures.weights([
    .requests: 5.720,
    .vectors: 0.056,
    .said: 1.462,
    .meant: 0.000,
    .unsaid: -2.583,
    .unmeant: -1.738,
    .opening: 0.996,
    .relatedWords: 3.522,
    .coveredWords: 0.285,
    .topic: 5.101,
    .topicWords: 2.471,
    .spelling: 0.000,
    .same: 0.999,
    .alike: 0.891,
    .different: -0.362,
    .opposite: -1.737,
    .negated: 0.000,
    .question: -0.320,
    .longer: 0.485,
    .doubt: -2.000,
  ])

  /// For whether the first phrase is meant at all.
  static let belief = SimilarMeasures.weights([
    .requests: 3.020,
    .vectors: 0.000,
    .said: 0.000,
    .meant: 0.000,
    .unsaid: -0.423,
    .unmeant: -0.239,
    .opening: 0.238,
    .relatedWords: 0.343,
    .coveredWords: 0.649,
    .topic: 2.900,
    .topicWords: 0.567,
    .spelling: 0.000,
    .strayed: -5.773,
    .same: 0.010,
    .alike: 0.000,
    .different: -1.467,
    .opposite: -3.069,
    .negated: -1.311,
    .question: 0.000,
    .longer: 1.115,
    .lead: 0.439,
    .appNamed: 1.396,
    .doubt: -2.000,
  ])
  static let constant: Float = -3.379
}
