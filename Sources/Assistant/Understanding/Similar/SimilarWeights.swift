// Written by script/similarity-weights from Tests/Fixtures/Similar; not to be edited by hand.

/// How much each measure counts.
enum SimilarWeights {
  /// What is known before words are compared one by one: ``SimilarMeasures/Name/requests``, `relatedWords`, `topic`.
  static let rough: [Float] = [9.156, 4.312, 5.286]

  /// For the order of phrases.
  static let order = SimilarMeasures.weights([
    .requests: 5.501,
    .vectors: 0.586,
    .said: 2.578,
    .meant: 0.498,
    .unsaid: -2.019,
    .unmeant: -1.661,
    .opening: 0.976,
    .relatedWords: 3.609,
    .coveredWords: 0.380,
    .topic: 4.678,
    .topicWords: 2.532,
    .spelling: -3.270,
    .same: 1.030,
    .alike: 0.885,
    .different: -0.351,
    .opposite: -1.792,
    .negated: 0.000,
    .question: -0.360,
    .longer: 0.355,
    .doubt: -2.000,
  ])

  /// For whether the first phrase is meant at all.
  static let belief = SimilarMeasures.weights([
    .requests: 4.202,
    .vectors: -1.047,
    .said: -0.670,
    .meant: -0.371,
    .unsaid: -1.470,
    .unmeant: -0.137,
    .opening: 0.415,
    .relatedWords: 0.412,
    .coveredWords: 0.751,
    .topic: 3.214,
    .topicWords: 0.681,
    .spelling: -4.108,
    .same: -0.238,
    .alike: -0.463,
    .different: -1.642,
    .opposite: -2.858,
    .negated: -1.256,
    .question: 0.053,
    .longer: 1.229,
    .lead: 0.466,
    .appNamed: 1.534,
    .doubt: -2.000,
  ])
  static let constant: Float = -2.672
}
