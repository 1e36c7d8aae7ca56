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
    let (linear, network) = judgements(text)
    return IntentReading(linear: linear, network: network, share: share, sharpness: sharpness)
  }

  /// What each of the two models says of a text.
  func judgements(_ text: TokenizedText) -> (linear: [Float], network: [Float]?) {
    (linear.scores(IntentFeatures(text, rarity: linear.rarity)), network?.scores(text.pieces))
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

  /// Puts the scores of both models together.
  init(linear: [Float], network: [Float]?, share: Float, sharpness: Float = 1) {
    var logits = Scores.logProbabilities(linear)
    if let network {
      let other = Scores.logProbabilities(network)
      for index in logits.indices { logits[index] = (1 - share) * logits[index] + share * other[index] }
    }
    (self.logits, self.sharpness) = (logits, sharpness)
    energy = Scores.logSum(linear)
    total = Scores.logSum(logits.map { $0 * sharpness })
  }

  /// The intent that fits best.
  var best: Int {
    var best = 0
    for index in logits.indices where logits[index] > logits[best] { best = index }
    return best
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
  /// The least by which the best intent must be ahead of that one, with a share of the energy added, or the least energy
  /// when there is none.
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
    // A text that looks like nothing known is strange even when one intent is far ahead.
    return best - reading.logits[intent] + 0.4 * reading.energy
  }

  func refuses(_ reading: IntentReading) -> Bool { score(reading) < threshold }
}
