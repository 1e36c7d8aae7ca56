internal import CLearningKernels
internal import Foundation
internal import WordVectors

/// Trains a `WordNetwork` by batches.
final class WordNetworkTrainer {
  private let set: IntentTrainingSet
  private let classes: Int
  private let columns: Int
  private var random: SeededGenerator
  /// The pieces that occur, and for each text the rows of its pieces.
  private let pieces: [Int32]
  private let texts: [[Int32]]

  private let vectors: TrainedNumbers
  private let filterWeights: TrainedNumbers
  private let filterBias: TrainedNumbers
  private let judgement: TrainedNumbers
  private let judgementBias: TrainedNumbers

  /// How many filters a network gets, and how many pieces each sees.
  private static let (filters, width) = (160, 5)
  private static let batch = 32
  /// How much of each label is spread over all intents.
  private static let smoothing: Float = 0.1
  private let size = WordNetwork.size
  private let filters = WordNetworkTrainer.filters
  private let width = WordNetworkTrainer.width
  private let features = WordNetwork.size + 2 * WordNetworkTrainer.filters

  init(_ set: IntentTrainingSet, classes: Int, seed: UInt64) {
    self.set = set
    self.classes = classes
    columns = Kernels.padded(classes)
    random = SeededGenerator(seed: seed ^ 0xC0_4E7)
    (pieces, texts) = Self.number(set)
    vectors = TrainedNumbers(pieces.count * WordNetwork.size)
    for (row, piece) in pieces.enumerated() {
      for (index, value) in (WordVectors.shared?.vector(of: Int(piece)) ?? []).enumerated() {
        vectors.values.start[row * WordNetwork.size + index] = value
      }
    }
    filterWeights = TrainedNumbers(width * WordNetwork.size * filters)
    filterBias = TrainedNumbers(filters)
    judgement = TrainedNumbers(features * columns)
    judgementBias = TrainedNumbers(columns)
    let bound = 1 / Float(width * WordNetwork.size).squareRoot()
    for index in 0..<filterWeights.count {
      filterWeights.values.start[index] = (2 * random.unit() - 1) * bound
    }
    for index in 0..<filterBias.count { filterBias.values.start[index] = (2 * random.unit() - 1) * bound }
    for feature in 0..<features {
      for column in 0..<classes {
        judgement.values.start[feature * columns + column] = 0.02 * random.normal()
      }
    }
  }

  /// Numbers the pieces that occur.
  private static func number(_ set: IntentTrainingSet) -> (pieces: [Int32], texts: [[Int32]]) {
    var known: [Int: Int32] = [:]
    var pieces: [Int32] = []
    var texts: [[Int32]] = []
    for text in set.texts {
      var rows: [Int32] = []
      for piece in text.pieces.prefix(WordNetwork.longest) {
        if known[piece] == nil {
          known[piece] = Int32(pieces.count)
          pieces.append(Int32(piece))
        }
        rows.append(known[piece] ?? 0)
      }
      texts.append(rows)
    }
    return (pieces, texts)
  }

  func train(epochs: Int, progress: (Double) throws -> Void) rethrows -> WordNetwork {
    var order = Array(texts.indices)
    let batches = (order.count + Self.batch - 1) / Self.batch
    let total = batches * epochs
    var step = 0
    for _ in 0..<epochs {
      random.shuffle(&order)
      for start in stride(from: 0, to: order.count, by: Self.batch) {
        let rate = min(Float(step + 1) / max(0.05 * Float(total), 1), 1) * (1 - Float(step) / Float(total))
        step += 1
        learn(Array(order[start..<min(start + Self.batch, order.count)]), rate: rate, step: step)
        if step & 7 == 0 { try progress(Double(step) / Double(total)) }
      }
    }
    return network()
  }

  /// One step with a batch of texts.
  private func learn(_ batch: [Int], rate: Float, step: Int) {
    let work = BatchWork(batch, texts, &random, filters: filters, size: size, width: width)
    guard work.rows > 0 else { return }
    work.load(vectors.values.start, &random)
    let panels = Floats(width * size * filters)
    MatrixKernels.pack(filterWeights.values.start, rows: width * size, columns: filters, into: panels.start)
    MatrixKernels.multiply(
      work.dropped.start, stride: size, rows: work.padded, depth: width * size, panels.start,
      columns: filters,
      into: work.answers.start)
    for place in batch.indices { judge(work, place, gold: set.classes[batch[place]], size: batch.count) }
    MatrixKernels.addOuter(
      work.dropped.start, stride: size, depth: width * size, work.answerGradients.start, columns: filters,
      rows: work.padded, to: filterWeights.gradients.start)
    let turned = Floats(width * size * filters)
    MatrixKernels.packTurned(
      filterWeights.values.start, rows: width * size, columns: filters, into: turned.start)
    let windows = Floats(work.padded * width * size)
    MatrixKernels.multiply(
      work.answerGradients.start, stride: filters, rows: work.padded, depth: filters, turned.start,
      columns: width * size, into: windows.start)
    work.scatter(windows, to: vectors.gradients.start)
    filterWeights.step(2e-3 * rate, number: step, decay: 0.01)
    filterBias.step(2e-3 * rate, number: step, decay: 0)
    judgement.step(2e-3 * rate, number: step, decay: 0.01)
    judgementBias.step(2e-3 * rate, number: step, decay: 0)
    for row in work.touched {
      vectors.step(1e-3 * rate, number: step, decay: 0, range: Int(row) * size..<(Int(row) + 1) * size)
    }
  }

  /// Judges one text of the batch, and adds the gradients.
  private func judge(_ work: BatchWork, _ place: Int, gold: Int, size batch: Int) {
    let range = work.ranges[place]
    guard !range.isEmpty else { return }
    let kept = range.filter { work.isKept[$0] }
    let count = Float(max(kept.count, 1)).squareRoot()
    let (f, g) = (work.features.start, work.featureGradients.start)
    work.features.clear()
    work.featureGradients.clear()
    for row in kept {
      Kernels.add(work.plain.start + (row + work.reach) * size, times: 1, to: f, count: size)
    }
    var square: Float = 0
    for index in 0..<size { square += f[index] * f[index] }
    let length = max(square.squareRoot(), 1e-6)
    for index in 0..<size { f[index] *= 4 / length }
    let (biases, biasGradients) = (filterBias.values.start, filterBias.gradients.start)
    for filter in 0..<filters { work.best[filter] = -1 }
    for row in kept {
      learning_pool(
        work.answers.start + row * filters, biases, filters, Int32(row), 1 / count, f + size, &work.best,
        f + size + filters)
    }
    let scores = work.scores.start
    scores.update(from: judgementBias.values.start, count: columns)
    work.active.removeAll(keepingCapacity: true)
    work.activeValues.removeAll(keepingCapacity: true)
    for index in 0..<features {
      let isOn = random.unit() >= 0.4
      work.isOn[index] = isOn ? 1 : 0
      guard isOn, f[index] != 0 else { continue }
      f[index] /= 0.6
      work.active.append(Int32(index))
      work.activeValues.append(f[index])
    }
    Kernels.gather(
      work.active, work.activeValues, count: work.active.count, of: judgement.values.start, columns: columns,
      to: scores)
    softGradient(scores, gold, Float(batch))
    Kernels.add(scores, times: 1, to: judgementBias.gradients.start, count: columns)
    learning_dots(judgement.values.start, scores, work.isOn, features, columns, 1 / 0.6, g)
    Kernels.scatter(
      scores, times: 1, work.active, work.activeValues, count: work.active.count,
      of: judgement.gradients.start, columns: columns)
    for row in kept {
      learning_unpool(
        work.answers.start + row * filters, biases, filters, Int32(row), 1 / count, g + size, work.best,
        g + size + filters, work.answerGradients.start + row * filters, biasGradients)
    }
    // f now holds 4 S / |S| / 0.6 where it was not left out; the gradient of the sum follows from the plain direction.
    let sum = Floats(size)
    for row in kept {
      Kernels.add(work.plain.start + (row + work.reach) * size, times: 1, to: sum.start, count: size)
    }
    var along: Float = 0
    for index in 0..<size { along += sum.start[index] * g[index] }
    along /= length * length
    for row in kept {
      let target = work.plainGradients.start + (row + work.reach) * size
      for index in 0..<size { target[index] += 4 / length * (g[index] - along * sum.start[index]) }
    }
  }

  /// Turns scores into the gradient of the loss with softened labels.
  private func softGradient(_ scores: UnsafeMutablePointer<Float>, _ gold: Int, _ batch: Float) {
    Scores.becomeProbabilities(scores, count: classes)
    let soft = Self.smoothing / Float(classes)
    for column in 0..<classes {
      scores[column] = (scores[column] - soft - (column == gold ? 1 - Self.smoothing : 0)) / batch
    }
    for column in classes..<columns { scores[column] = 0 }
  }

  /// The trained network in bytes.
  private func network() -> WordNetwork {
    func bytes(_ numbers: UnsafePointer<Float>, rows: Int, columns: Int) -> ([Int8], [Float]) {
      var (result, scales) = ([Int8](repeating: 0, count: rows * columns), [Float](repeating: 0, count: rows))
      result.withUnsafeMutableBufferPointer { bytes in
        guard let bytes = bytes.baseAddress else { return }
        for row in 0..<rows {
          scales[row] = Kernels.bytes(
            of: numbers + row * columns, count: columns, into: bytes + row * columns)
        }
      }
      return (result, scales)
    }
    let (judged, judgedScales) = bytes(judgement.values.start, rows: features, columns: columns)
    let (vector, vectorScales) = bytes(vectors.values.start, rows: pieces.count, columns: size)
    let (weights, weightScales) = bytes(filterWeights.values.start, rows: width * size, columns: filters)
    let plain = weights.indices.map { Float(weights[$0]) * weightScales[$0 / filters] }
    return WordNetwork(
      classes: classes, width: width, filterWeights: plain,
      filterBias: Array(UnsafeBufferPointer(start: filterBias.values.start, count: filters)),
      judgement: judged, judgementScales: judgedScales,
      judgementBias: Array(UnsafeBufferPointer(start: judgementBias.values.start, count: columns)),
      pieces: pieces, vectors: vector, vectorScales: vectorScales)
  }
}

/// Numbers that are learnt, with what their steps need.
final class TrainedNumbers {
  let count: Int
  let values: Floats
  let gradients: Floats
  private let first: Floats
  private let second: Floats

  init(_ count: Int) {
    self.count = count
    (values, gradients, first, second) = (Floats(count), Floats(count), Floats(count), Floats(count))
  }

  /// Moves the numbers against their gradients, which become 0.
  func step(_ rate: Float, number: Int, decay: Float, range: Range<Int>? = nil) {
    let range = range ?? 0..<count
    let (w, g, m, v) = (values.start, gradients.start, first.start, second.start)
    let one = 1 / (1 - Foundation.pow(0.9, Float(number)))
    let two = 1 / (1 - Foundation.pow(0.98, Float(number)))
    learning_adam(
      w + range.lowerBound, g + range.lowerBound, m + range.lowerBound, v + range.lowerBound, range.count,
      rate, one,
      two, decay)
  }
}

/// Memory for one batch: all texts behind one another, with a row of zeros between them.
private final class BatchWork {
  /// The rows of each text.
  private(set) var ranges: [Range<Int>] = []
  /// How many rows there are, and how many with those that fill up the last block.
  let rows: Int
  let padded: Int
  /// Whether a row is a piece that was not left out.
  private(set) var isKept: [Bool]
  private var sources: [Int32]
  /// The vectors, one row further down, so that the row before the first is zero.
  let plain: Floats
  let dropped: Floats
  let answers: Floats
  let answerGradients: Floats
  let plainGradients: Floats
  let features: Floats
  let featureGradients: Floats
  let scores = Floats(1_024)
  /// Which features are not left out, and those of them that are not 0.
  var isOn: [UInt8]
  var active: [Int32] = []
  /// Where the largest answer of each filter is.
  var best: [Int32]
  /// How many pieces before and after its own a filter sees.
  let reach: Int
  private let width: Int
  var activeValues: [Float] = []
  private let size: Int
  private var masks: Floats

  init(
    _ batch: [Int], _ texts: [[Int32]], _ random: inout SeededGenerator, filters: Int, size: Int, width: Int
  ) {
    self.size = size
    (self.width, reach) = (width, width / 2)
    (features, featureGradients) = (Floats(size + 2 * filters), Floats(size + 2 * filters))
    isOn = [UInt8](repeating: 0, count: size + 2 * filters)
    best = [Int32](repeating: -1, count: filters)
    var sources: [Int32] = []
    var isKept: [Bool] = []
    for text in batch {
      let start = sources.count
      for row in texts[text] {
        sources.append(row)
        isKept.append(random.unit() >= 0.1)
      }
      ranges.append(start..<sources.count)
      for _ in 0..<reach {
        sources.append(-1)
        isKept.append(false)
      }
    }
    (self.sources, self.isKept) = (sources, isKept)
    rows = sources.count
    padded = (rows + 3) & ~3
    plain = Floats((padded + width - 1) * size)
    dropped = Floats((padded + width - 1) * size)
    masks = Floats((padded + width - 1) * size)
    plainGradients = Floats((padded + width - 1) * size)
    answers = Floats(padded * filters)
    answerGradients = Floats(padded * filters)
  }

  /// The rows of vectors that the batch uses.
  var touched: [Int32] { Set(zip(sources, isKept).filter(\.1).map(\.0)).sorted() }

  func load(_ vectors: UnsafePointer<Float>, _ random: inout SeededGenerator) {
    for row in 0..<rows where isKept[row] {
      let source = vectors + Int(sources[row]) * size
      let target = (row + reach) * size
      var bits: UInt64 = 0
      for index in 0..<size {
        if index & 7 == 0 { bits = random.next() }
        let mask: Float = UInt8(truncatingIfNeeded: bits) < 51 ? 0 : 1.25
        bits >>= 8
        masks.start[target + index] = mask
        plain.start[target + index] = source[index]
        dropped.start[target + index] = source[index] * mask
      }
    }
  }

  /// Adds the gradients of the vectors, from the filters and from the sum.
  func scatter(_ windows: Floats, to gradients: UnsafeMutablePointer<Float>) {
    let step = width * size
    let sums = Floats(size)
    for row in 0..<rows where isKept[row] {
      sums.clear()
      // The row is after the filters of the rows before, at its own, and before those of the rows behind.
      for part in 0..<width {
        let other = row + reach - part
        guard other >= 0, other < padded else { continue }
        Kernels.add(windows.start + other * step + part * size, times: 1, to: sums.start, count: size)
      }
      let place = (row + reach) * size
      learning_masked_add(
        sums.start, masks.start + place, plainGradients.start + place,
        gradients + Int(sources[row]) * size, size)
    }
  }
}
