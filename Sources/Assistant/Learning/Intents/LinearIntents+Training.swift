internal import Foundation

/// Texts with the numbers of their intents, ready for training.
struct IntentTrainingSet: Sendable {
  var texts: [TokenizedText]
  var classes: [Int]
  var count: Int { texts.count }
}

extension LinearIntents {
  /// Trains a model: four runs, two that learn probabilities and two that learn margins, summed into one.
  static func train(
    _ set: IntentTrainingSet, classes: Int, runs: Int = 2, seed: UInt64, epochs: Int = 12,
    progress: (Double) throws -> Void
  ) rethrows -> LinearIntents {
    let rarity = Self.rarity(of: set)
    // Nobody changes the features any more, and each run has weights of its own.
    nonisolated(unsafe) let features = PackedFeatures(set, rarity: rarity)
    let gold = set.classes
    let columns = Kernels.padded(classes)
    let size = (IntentFeatures.rows + IntentFeatures.dense) * columns
    let sum = Floats(size)
    var bias = [Float](repeating: 0, count: columns)
    let parts = try Parallel.map(2 * runs, progress: progress) { run, progress in
      try? run1(
        features, gold, classes: classes, isMargin: run % 2 == 1, seed: seed &+ UInt64(run / 2) &* 77,
        epochs: epochs, size: size, progress: progress)
    }
    for (run, part) in parts.enumerated() {
      let factor: Float = (run % 2 == 1 ? 4 : 1) / 2 / Float(runs)
      Kernels.add(part.weights.start, times: factor, to: sum.start, count: size)
      for column in 0..<columns { bias[column] += factor * part.bias.start[column] }
    }
    return LinearIntents(sum, bias: bias, rarity: rarity, classes: classes)
  }

  /// How much each row counts: the fewer texts have it the more.
  private static func rarity(of set: IntentTrainingSet) -> [Float] {
    var counts = [Float](repeating: 0, count: IntentFeatures.rows)
    for text in set.texts {
      for row in Set(IntentFeatures(text, rarity: []).rows) { counts[Int(row)] += 1 }
    }
    let total = Float(set.count)
    // Rounded as the file stores it, so that training sees what reading will see.
    return counts.map { Rarity.rounded(Foundation.log((1 + total) / (1 + $0)) + 1) }
  }

  private static func run1(
    _ features: PackedFeatures, _ gold: [Int], classes: Int, isMargin: Bool, seed: UInt64, epochs: Int,
    size: Int, progress: (Double) throws -> Void
  ) rethrows -> (weights: Floats, bias: Floats) {
    let columns = Kernels.padded(classes)
    let (weights, bias, scores) = (Floats(size), Floats(columns), Floats(columns))
    let (w, z) = (weights.start, scores.start)
    var random = SeededGenerator(seed: seed)
    var order = Array(0..<gold.count)
    let rate: Float = isMargin ? 0.2 : 1.5
    let total = Float(gold.count * epochs)
    var step: Float = 0
    for epoch in 0..<epochs {
      random.shuffle(&order)
      for (done, example) in order.enumerated() {
        if done & 1023 == 0 {
          try progress((Double(epoch) + Double(done) / Double(gold.count)) / Double(epochs))
        }
        let eta = rate * (1 - step / total) + 1e-4 * rate
        step += 1
        z.update(from: bias.start, count: columns)
        features.gather(example, w, columns, z)
        let y = gold[example]
        isMargin ? marginGradient(z, classes, y) : softmaxGradient(z, classes, y)
        for column in classes..<columns { z[column] = 0 }
        features.scatter(example, z, -eta, w, columns)
        Kernels.add(z, times: -0.1 * eta, to: bias.start, count: columns)
      }
    }
    return (weights, bias)
  }

  private static func softmaxGradient(_ z: UnsafeMutablePointer<Float>, _ classes: Int, _ gold: Int) {
    Scores.becomeProbabilities(z, count: classes)
    z[gold] -= 1
  }

  private static func marginGradient(_ z: UnsafeMutablePointer<Float>, _ classes: Int, _ gold: Int) {
    let own = -2 * max(0, 1 - z[gold])
    for column in 0..<classes { z[column] = 2 * max(0, 1 + z[column]) }
    z[gold] = own
  }
}

/// The weights of rows as a file stores them: a byte each.
enum Rarity {
  static let step: Float = 0.05

  static func byte(_ value: Float) -> UInt8 { UInt8(min(max((value / step).rounded(), 0), 255)) }
  static func value(_ byte: UInt8) -> Float { Float(byte) * step }
  static func rounded(_ value: Float) -> Float { Self.value(byte(value)) }
}

/// The features of all examples in one piece of memory.
private final class PackedFeatures {
  private var starts: [Int] = [0]
  private var rows: [Int32] = []
  private var values: [Float] = []
  private let vectors: Floats

  init(_ set: IntentTrainingSet, rarity: [Float]) {
    vectors = Floats(set.count * IntentFeatures.dense)
    for (index, text) in set.texts.enumerated() {
      let features = IntentFeatures(text, rarity: rarity)
      rows += features.rows
      values += features.values
      starts.append(rows.count)
      for (place, value) in features.vector.enumerated() {
        vectors.start[index * IntentFeatures.dense + place] = value
      }
    }
  }

  /// Adds the rows of an example's features to scores.
  func gather(
    _ example: Int, _ weights: UnsafePointer<Float>, _ columns: Int, _ sum: UnsafeMutablePointer<Float>
  ) {
    forEachPart(example) {
      Kernels.gather($0, $1, count: $2, of: weights, columns: columns, to: sum)
    }
  }

  /// Adds gradients to the rows of an example's features.
  func scatter(
    _ example: Int, _ gradient: UnsafePointer<Float>, _ factor: Float,
    _ weights: UnsafeMutablePointer<Float>, _ columns: Int
  ) {
    forEachPart(example) {
      Kernels.scatter(gradient, times: factor, $0, $1, count: $2, of: weights, columns: columns)
    }
  }

  /// Runs the body for the words and characters, then for the vectors.
  @inline(__always)
  private func forEachPart(_ example: Int, _ body: (UnsafePointer<Int32>, UnsafePointer<Float>, Int) -> Void)
  {
    let (start, end) = (starts[example], starts[example + 1])
    rows.withUnsafeBufferPointer { rows in
      values.withUnsafeBufferPointer { values in
        guard let rows = rows.baseAddress, let values = values.baseAddress else { return }
        body(rows + start, values + start, end - start)
      }
    }
    Self.denseRows.withUnsafeBufferPointer { rows in
      guard let rows = rows.baseAddress else { return }
      body(rows, vectors.start + example * IntentFeatures.dense, IntentFeatures.dense)
    }
  }

  private static let denseRows = (0..<IntentFeatures.dense).map { Int32(IntentFeatures.rows + $0) }
}
