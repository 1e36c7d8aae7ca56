internal import Foundation

/// Tells intents apart, with everything that is known about how sure it is.
struct IntentClassifier: Sendable {
  var linear: LinearIntents
  var network: WordNetwork?
  /// Examples whose likeness counts, too; `nil` without a network.
  var remembered: RememberedExamples?
  /// How much of the network's judgement counts, 0…1.
  var share: Float = 0.5
  /// How much of an encoder's judgement counts beside that of both models, 0…1; 0 without one.
  var encoderShare: Float = 0
  /// What logarithms of probabilities are multiplied with before they are told.
  var sharpness: Float = 1

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - encoder: What an encoder says of it, if there is one.
  ///   - outOfScope: The intent that stands for “none of these”.
  func read(_ text: ModelText, encoder: [Float]? = nil, outOfScope: Int?) -> IntentReading {
    let (linear, network) = judgements(text.tokens, text.features)
    var reading = IntentReading(
      linear: linear, network: network?.scores, share: share, encoder: encoder, encoderShare: encoderShare,
      sharpness: sharpness, isOpen: remembered != nil && network != nil)
    if let remembered, let network {
      let direction = remembered.direction(network.answers)
      reading.add(
        { remembered.likeness(of: direction, to: $0) }, times: remembered.weight, outOfScope: outOfScope)
    }
    return reading
  }

  /// What each of the two models says of a text.
  func judgements(
    _ text: TokenizedText, _ features: CountedFeatures
  ) -> (linear: [Float], network: (scores: [Float], answers: ArraySlice<Float>)?) {
    (linear.scores(IntentFeatures(features, rarity: linear.rarity)), network?.read(text.pieces))
  }
}

/// How well each intent fits a text.
struct IntentReading: Sendable {
  /// For every intent the mean of the logarithms of its probabilities, with its weighted likeness.
  private(set) var logits: [Float]
  /// How much the text looks like anything the model knows.
  let energy: Float
  /// How like the nearest example of the intents that may be right is, −1…1; 0 when none is remembered.
  private(set) var nearest: Float = 0
  private let sharpness: Float
  private var total: Float

  /// Puts the scores of both models and of an encoder together.
  ///
  /// - Parameter isOpen: Whether likeness is still to be added, before which nobody asks how probable an intent is.
  init(
    linear: [Float], network: [Float]?, share: Float, encoder: [Float]? = nil, encoderShare: Float = 0,
    sharpness: Float = 1, isOpen: Bool = false
  ) {
    energy = Scores.logSum(linear)
    let sum = energy
    var logits = linear.map { $0 - sum }
    if let network {
      let other = Scores.logProbabilities(network)
      for index in logits.indices { logits[index] = (1 - share) * logits[index] + share * other[index] }
    }
    if let encoder {
      for index in logits.indices {
        logits[index] = (1 - encoderShare) * logits[index] + encoderShare * encoder[index]
      }
    }
    (self.logits, self.sharpness) = (logits, sharpness)
    total = isOpen ? 0 : Scores.logSum(logits.map { $0 * sharpness })
  }

  /// Adds how like the text is to the nearest example of each intent that may be right.
  ///
  /// - Parameter likeness: Asked for these intents only, because it takes time.
  mutating func add(_ likeness: (Int) -> Float, times weight: Float, outOfScope: Int?) {
    defer { total = Scores.logSum(logits.map { $0 * sharpness }) }
    let contenders = contenders(outOfScope)
    let values = contenders.map(likeness)
    guard let least = values.min(), let most = values.max() else { return }
    nearest = most
    // Whoever was not asked is as far away as the farthest of those who were.
    for (intent, value) in zip(contenders, values) { logits[intent] += weight * (value - least) }
  }

  /// The intents that may be right: the best four without those far behind, and the one that stands for none, from which
  /// the best is told apart.
  private func contenders(_ outOfScope: Int?) -> [Int] {
    var order: [Int] = []
    for intent in logits.indices {
      if order.count == 4, logits[order[3]] >= logits[intent] { continue }
      let place = order.firstIndex { logits[$0] < logits[intent] } ?? order.count
      guard place < 4 else { continue }
      order.insert(intent, at: place)
      if order.count > 4 { order.removeLast() }
    }
    guard let first = order.first else { return [] }
    order = order.filter { logits[$0] >= logits[first] - 4 }
    if let outOfScope, !order.contains(outOfScope) { order.append(outOfScope) }
    return order
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
  /// The least by which the best intent must be ahead of that one, with shares of the energy and of the likeness to the
  /// nearest example added, or the least energy when there is none.
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
    return best - reading.logits[intent] + 0.4 * reading.energy + 5 * reading.nearest
  }

  func refuses(_ reading: IntentReading) -> Bool { score(reading) < threshold }
}
