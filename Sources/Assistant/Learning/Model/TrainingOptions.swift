/// How a model is trained.
public struct TrainingOptions: Sendable {
  /// The intent that stands for “none of these”; examples without intent count as it, too.
  public var outOfScope: String
  /// The random numbers; the same seed and the same examples give the same model.
  public var seed: UInt64
  /// The share of requests the model knows that it may refuse, 0…1, when no example is out of scope; 0 refuses none.
  ///
  /// With examples that are out of scope the share follows from them.
  public var refusals: Double
  /// Whether the values in the examples are learnt, too.
  public var slots: Bool

  /// Whether to learn for as long as it pays.
  ///
  /// Otherwise no network is trained, which takes most of the time where there are 1,500 examples or more, and intents of
  /// many examples are told apart a little less well.
  public var isThorough: Bool

  /// An encoder that is tuned to the examples; `nil` for none.
  ///
  /// It tells more than what is usual, and takes a hundred times as long: half an hour for ten thousand examples, and some
  /// milliseconds for a sentence.
  public var encoder: SentenceEncoder?

  /// Creates options; what is not named has its usual value.
  public init(
    outOfScope: String = "oos", seed: UInt64 = 1, refusals: Double = 0, slots: Bool = true,
    isThorough: Bool = true, encoder: SentenceEncoder? = nil
  ) {
    (self.outOfScope, self.seed, self.refusals, self.slots) = (outOfScope, seed, refusals, slots)
    (self.isThorough, self.encoder) = (isThorough, encoder)
  }
}

/// How far training has come.
public struct TrainingProgress: Sendable {
  /// What is being done, for a person to read.
  public var step: String
  /// How much of everything is done, 0…1.
  public var fraction: Double
}

/// Why examples cannot be learnt from.
public enum TrainingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no example with an intent.
  case noExamples
  /// There are too few examples for a part of them to be held back.
  case tooFew(Int)
  /// There are more intents or slots than a model can tell apart.
  case tooMany(String, count: Int, limit: Int)
  /// The vectors that are part of the program are damaged.
  case damagedVectors

  /// The failure in words for a person.
  public var description: String {
    switch self {
    case .noExamples: "There is nothing to learn from. Give at least one example with an intent."
    case .tooFew(let count):
      "There are \(count) examples, and a learning curve needs more: at least five of one intent. Add examples."
    case .tooMany(let what, let count, let limit):
      "There are \(count) \(what), and a model tells at most \(limit) apart. Split the examples."
    case .damagedVectors: "The word vectors of the program are damaged. Install it again."
    }
  }
}
