internal import Foundation

/// A text as a model reads it that did not see it.
struct HeldBack: Sendable {
  /// The scores of the linear model.
  var linear: [Float]
  /// The scores of the network; `nil` without one.
  var network: [Float]?
  /// What an encoder says of each intent; `nil` without one.
  var encoder: [Float]?
  /// How like the nearest example of each intent is; `nil` without a network.
  var likeness: [Float]?
  /// The right intent.
  var intent: Int

  /// All together, where the network and the encoder have a share, and the likeness a weight.
  func reading(
    _ share: Float, encoderShare: Float = 0, weight: Float = 0, outOfScope: Int? = nil
  ) -> IntentReading {
    var reading = IntentReading(
      linear: linear, network: network, share: share, encoder: encoder, encoderShare: encoderShare)
    if let likeness { reading.add({ likeness[$0] }, times: weight, outOfScope: outOfScope) }
    return reading
  }
}

/// Finds out from held back texts how sure a model may be.
enum Calibration {
  /// How much of a judgement should count: where most texts are read rightly, and next to what is usual when that makes no
  /// difference.
  ///
  /// - Parameter reading: Reads a text where the judgement has a share.
  static func share(
    _ held: [HeldBack], usual: Float, reading: (HeldBack, Float) -> IntentReading
  ) -> Float {
    guard held.count >= 500 else { return usual }
    let right = (1...9).map { tenths in
      Float(held.count { reading($0, Float(tenths) / 10).best == $0.intent })
    }
    // Neighbours speak for one another: a peak of one step is chance.
    var best: (share: Float, score: Float) = (usual, -.infinity)
    for index in 1..<right.count - 1 {
      let share = Float(index + 1) / 10
      let score =
        (right[index - 1] + 2 * right[index] + right[index + 1]) / 4
        - abs(share - usual) * 0.01 * Float(held.count)
      if score > best.score { best = (share, score) }
    }
    return best.share
  }

  /// How much the likeness to examples should count: where most texts are read rightly, and next to what is usual when
  /// that makes no difference.
  static func weight(
    _ held: [HeldBack], share: Float, encoderShare: Float, outOfScope: Int?, usual: Float
  ) -> Float {
    guard held.count >= 500 else { return usual }
    let step: Float = 2.5
    let right = (0...8).map { steps in
      let weight = Float(steps) * step
      return Float(
        held.count {
          $0.reading(share, encoderShare: encoderShare, weight: weight, outOfScope: outOfScope).best
            == $0.intent
        })
    }
    var best: (weight: Float, score: Float) = (usual, -.infinity)
    for index in 1..<right.count - 1 {
      let weight = Float(index) * step
      let score =
        (right[index - 1] + 2 * right[index] + right[index + 1]) / 4
        - abs(weight - usual) / step * 0.0005 * Float(held.count)
      if score > best.score { best = (weight, score) }
    }
    return best.weight
  }

  /// What logarithms of probabilities are to be multiplied with so that they are most probable for what is right.
  static func sharpness(_ held: [HeldBack], _ readings: [IntentReading]) -> Float {
    guard held.count >= 20 else { return 1 }
    var best: (sharpness: Float, loss: Float) = (1, .infinity)
    var sharpness: Float = 0.2
    while sharpness < 4 {
      var loss: Float = 0
      for (example, reading) in zip(held, readings) {
        let logits = reading.logits.map { $0 * sharpness }
        loss -= logits[example.intent] - Scores.logSum(logits)
      }
      if loss < best.loss { best = (sharpness, loss) }
      sharpness *= 1.1
    }
    return best.sharpness
  }

  /// The threshold of a refusal.
  ///
  /// With examples out of scope: where the share of right intents in scope and the share of what is refused out of scope
  /// are together the largest, both smoothed because there are few of the latter. Without: where the wanted share of
  /// known requests is refused.
  static func threshold(
    _ held: [HeldBack], _ readings: [IntentReading], outOfScope: Int?, refusals: Double
  ) -> Float {
    let rule = Refusal.plain(outOfScope)
    let scores = readings.map(rule.score)
    guard let outOfScope else {
      guard refusals > 0, !scores.isEmpty else { return rule.threshold }
      let sorted = scores.sorted()
      return sorted[min(sorted.count - 1, Int(Double(sorted.count) * refusals))]
    }
    let outside = held.indices.filter { held[$0].intent == outOfScope }.map { scores[$0] }
    let inside = held.indices.filter {
      held[$0].intent != outOfScope && isRight(readings[$0], held[$0].intent, outOfScope)
    }
    .map { scores[$0] }
    let all = Float(held.count - outside.count)
    guard !outside.isEmpty, all > 0 else { return rule.threshold }
    func refused(_ scores: [Float], _ threshold: Float) -> Float {
      scores.reduce(0) { $0 + 1 / (1 + Foundation.exp($1 - threshold)) }
    }
    var best: (threshold: Float, sum: Float) = (0, -.infinity)
    for step in -60...200 {
      let threshold = Float(step) / 10
      // Known requests are made far more often than others, so refusing them costs more.
      let sum =
        4 * (Float(inside.count) - refused(inside, threshold)) / all
        + refused(outside, threshold) / Float(outside.count)
      if sum > best.sum { best = (threshold, sum) }
    }
    return best.threshold
  }

  /// Whether the best intent in scope is the right one.
  private static func isRight(_ reading: IntentReading, _ intent: Int, _ outOfScope: Int) -> Bool {
    let logits = reading.logits
    return logits.indices.allSatisfy { $0 == outOfScope || logits[$0] <= logits[intent] }
  }
}
