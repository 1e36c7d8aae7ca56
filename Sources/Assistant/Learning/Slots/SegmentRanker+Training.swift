internal import Foundation

extension SegmentRanker {
  /// The best readings of a text, as a chain sees them that did not learn from it.
  struct Lesson: Sendable {
    /// The features of each reading, and the chain's judgement.
    var readings: [(keys: [Int32], chain: Float)]
    /// The right one.
    var gold: Int
  }

  /// Learns to choose the right reading; `nil` when there is too little to learn from.
  static func train(_ lessons: [Lesson], seed: UInt64, rounds: Int = 3, epochs: Int = 8) -> SegmentRanker? {
    guard lessons.count >= 50 else { return nil }
    var weights = [Float](repeating: 0, count: size)
    var trust: Float = 0
    for round in 0..<rounds {
      var learner = RankLearner(seed: seed &+ UInt64(round) &* 31)
      learner.learn(lessons, epochs: epochs)
      for index in 0..<size { weights[index] += learner.weights[index] / Float(rounds) }
      trust += learner.trust / Float(rounds)
    }
    let largest = weights.reduce(0) { max($0, abs($1)) }
    let scale = largest > 0 ? largest / 127 : 1
    return SegmentRanker(weights: weights.map { Kernels.byte($0 / scale) }, scale: scale, trust: trust)
  }
}

/// Weights on their way.
private struct RankLearner {
  private(set) var weights = [Float](repeating: 0, count: SegmentRanker.size)
  private(set) var trust: Float = 1
  private var squares = [Float](repeating: 0, count: SegmentRanker.size)
  private var trustSquare: Float = 1
  private var random: SeededGenerator

  private static let rate: Float = 0.05
  /// How probably a feature is left out, of 256.
  private static let left: UInt64 = 77

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func learn(_ lessons: [SegmentRanker.Lesson], epochs: Int) {
    var order = Array(lessons.indices)
    let total = Float(order.count * epochs)
    var step: Float = 0
    for _ in 0..<epochs {
      random.shuffle(&order)
      for index in order {
        learn(lessons[index], rate: Self.rate * (1 - step / total))
        step += 1
      }
    }
  }

  private mutating func learn(_ lesson: SegmentRanker.Lesson, rate: Float) {
    let draw = random.next()
    // A feature is left out of all readings or of none.
    let kept = lesson.readings.map { reading in
      reading.keys.filter { FeatureHash.combine(draw, UInt64($0)) & 0xFF >= Self.left }
    }
    var scores: [Float] = []
    for (keys, reading) in zip(kept, lesson.readings) {
      scores.append(keys.reduce(trust * reading.chain) { $0 + weights[Int($1)] })
    }
    let sum = Scores.logSum(scores)
    var trustGradient: Float = 0
    for (index, reading) in lesson.readings.enumerated() {
      let gradient = Foundation.exp(scores[index] - sum) - (index == lesson.gold ? 1 : 0)
      trustGradient += gradient * reading.chain
      guard abs(gradient) > 1e-4 else { continue }
      for key in kept[index] {
        squares[Int(key)] += gradient * gradient
        weights[Int(key)] -= rate * gradient / (squares[Int(key)].squareRoot() + 1e-6)
      }
    }
    trustSquare += trustGradient * trustGradient
    trust -= 0.3 * rate * trustGradient / trustSquare.squareRoot()
  }
}
