internal import CLearningKernels
internal import Foundation

/// A linear model that gives every intent a score, stored in bytes.
struct LinearIntents: Sendable {
  /// How many intents there are.
  let classes: Int
  /// How many numbers a row has: the intents, rounded up.
  let columns: Int
  /// How much each row of features counts.
  var rarity: [Float]
  var bias: [Float]
  /// The scale of each row; 0 for a row that says nothing.
  var scales: [Float]
  var weights: [Int8]

  /// Stores trained weights in bytes, each row with a scale of its own.
  init(_ trained: Floats, bias: [Float], rarity: [Float], classes: Int) {
    self.classes = classes
    columns = Kernels.padded(classes)
    self.rarity = rarity
    self.bias = bias
    let rows = IntentFeatures.rows + IntentFeatures.dense
    scales = [Float](repeating: 0, count: rows)
    weights = [Int8](repeating: 0, count: rows * columns)
    for row in 0..<rows {
      let start = trained.start + row * columns
      var largest: Float = 0
      for column in 0..<classes { largest = max(largest, abs(start[column])) }
      guard largest > 0 else { continue }
      let scale = largest / 127
      scales[row] = scale
      for column in 0..<classes { weights[row * columns + column] = Kernels.byte(start[column] / scale) }
    }
  }

  /// A model from a file, which checks the sizes.
  init(classes: Int, rarity: [Float], bias: [Float], scales: [Float], weights: [Int8]) {
    (self.classes, columns) = (classes, Kernels.padded(classes))
    (self.rarity, self.bias, self.scales, self.weights) = (rarity, bias, scales, weights)
  }

  /// The rows of the numbers that come from vectors.
  private static let dense = (0..<IntentFeatures.dense).map { Int32(IntentFeatures.rows + $0) }

  /// Returns the score of every intent, on the scale of logarithms of odds.
  func scores(_ features: IntentFeatures) -> [Float] {
    var sums = [Float](repeating: 0, count: columns)
    sums.withUnsafeMutableBufferPointer { sums in
      weights.withUnsafeBufferPointer { weights in
        guard let sum = sums.baseAddress, let base = weights.baseAddress else { return }
        features.rows.withUnsafeBufferPointer { rows in
          guard let first = rows.baseAddress else { return }
          learning_gather_bytes(base, scales, first, features.values, rows.count, columns, sum)
        }
        Self.dense.withUnsafeBufferPointer { rows in
          guard let first = rows.baseAddress, features.vector.count == rows.count else { return }
          learning_gather_bytes(base, scales, first, features.vector, rows.count, columns, sum)
        }
      }
    }
    return (0..<classes).map { sums[$0] + bias[$0] }
  }
}

/// Sums over the scores of intents.
enum Scores {
  /// The logarithm of the sum of the exponentials.
  static func logSum(_ scores: [Float]) -> Float {
    guard let largest = scores.max(), largest.isFinite else { return 0 }
    var sum: Float = 0
    for score in scores { sum += Foundation.exp(score - largest) }
    return largest + Foundation.log(sum)
  }

  /// Turns scores into the probabilities that they stand for; at least one.
  static func becomeProbabilities(_ scores: UnsafeMutablePointer<Float>, count: Int) {
    var largest = scores[0]
    for index in 1..<max(count, 1) { largest = max(largest, scores[index]) }
    var sum: Float = 0
    for index in 0..<count {
      scores[index] = Foundation.exp(scores[index] - largest)
      sum += scores[index]
    }
    for index in 0..<count { scores[index] /= sum }
  }

  /// The logarithms of the probabilities that scores stand for.
  static func logProbabilities(_ scores: [Float]) -> [Float] {
    let sum = logSum(scores)
    return scores.map { $0 - sum }
  }
}
