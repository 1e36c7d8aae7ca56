internal import Foundation

/// Tells intents apart, with everything that is known about how sure it is.
struct IntentClassifier: Sendable {
  var linear: LinearIntents
  var network: WordNetwork?
  /// How much of the network's judgement counts, 0…1.
  var share: Float = 0.5
  /// What logarithms of probabilities are multiplied with before they are told.
  var sharpness: Float = 1

  /// Reads a text.
  func read(_ text: TokenizedText) -> IntentReading {
    let raw = linear.scores(IntentFeatures(text, rarity: linear.rarity))
    var logits = Scores.logProbabilities(raw)
    if let network {
      let other = Scores.logProbabilities(network.scores(text.pieces))
      for index in logits.indices { logits[index] = (1 - share) * logits[index] + share * other[index] }
    }
    return IntentReading(logits: logits, energy: Scores.logSum(raw), sharpness: sharpness)
  }
}

/// How well each intent fits a text.
struct IntentReading: Sendable {
  /// For every intent the mean of the logarithms of its probabilities.
  let logits: [Float]
  /// How much the text looks like anything the model knows.
  let energy: Float
  private let sharpness: Float
  private let total: Float

  init(logits: [Float], energy: Float, sharpness: Float) {
    (self.logits, self.energy, self.sharpness) = (logits, energy, sharpness)
    total = Scores.logSum(logits.map { $0 * sharpness })
  }

  /// How probable an intent is, 0…1.
  func confidence(_ intent: Int) -> Double {
    Double(Foundation.exp(logits[intent] * sharpness - total))
  }
}

/// When a model says that a text asks for nothing it knows.
struct Refusal: Hashable, Sendable {
  /// The intent that stands for “none of these”.
  var intent: Int?
  /// The least by which the best intent must be ahead of that one, or the least energy when there is none.
  var threshold: Float

  /// A rule that refuses nothing but what is most like the examples of “none of these”.
  static func plain(_ intent: Int?) -> Refusal {
    Refusal(intent: intent, threshold: intent == nil ? -.greatestFiniteMagnitude : 0)
  }

  /// What is compared with the threshold.
  func score(_ reading: IntentReading) -> Float {
    guard let intent else { return reading.energy }
    var best = -Float.infinity
    for index in reading.logits.indices where index != intent { best = max(best, reading.logits[index]) }
    return best - reading.logits[intent]
  }

  func refuses(_ reading: IntentReading) -> Bool { score(reading) < threshold }
}
