extension Matcher {
  /// What moves cost for each unit of a word's weight.
  enum Cost {
    static let text: Float = 0.25
    static let known: Float = 0
    static let typed: Float = 0.02
    static let slot: Float = 0.05
    static let joint: Float = 0.12
    static let innerMark: Float = 0.15
    static let terminal: Float = 0.1
    static let light: Float = 0.1
    static let determiner: Float = 0.1
    static let nearWord: Float = 0.15
    /// The price of an app's name that nothing connects, when it is taken for more than a word.
    static let looseMention: Float = 0.4
    static let skip: Float = 1.3
    /// The share of a sentence's weight that a way may cost at most.
    static let greatestShare: Float = 0.6
  }
}
