internal import CLearningKernels
internal import Foundation

/// Learns to find values: a chain over words, trained with a margin by batches, several times with other random
/// numbers, and averaged.
struct SlotTrainer {
  let set: SlotTrainingSet
  let labels: SlotLabels
  let layout: SlotLayout
  private let rows: SlotRowLayout
  private let weights: Floats
  private let squares: Floats
  private let gradients: Floats
  private let mean: Floats
  private let dense: Floats
  private let denseMean: Floats
  private let denseGradients: Floats
  private let moments: (first: Floats, second: Floats)

  private static let rate: Float = 0.1
  private static let denseRate: Float = 0.01
  private static let margin: Float = 1
  private static let batch = 16
  /// How probably a feature of each group is left out, of 256.
  private static let left: [UInt8] = [26, 77, 51, 26, 26, 26, 0]

  init(_ set: SlotTrainingSet, labels: SlotLabels) {
    (self.set, self.labels) = (set, labels)
    layout = SlotLayout(labels)
    rows = SlotRowLayout(set, labels)
    weights = Floats(rows.count)
    squares = Floats(rows.count)
    gradients = Floats(rows.count)
    mean = Floats(rows.count)
    dense = Floats(layout.count)
    denseMean = Floats(layout.count)
    denseGradients = Floats(layout.count)
    moments = (Floats(layout.count), Floats(layout.count))
  }

  /// Trains, and returns the weights of features and the others.
  func train(
    rounds: Int, epochs: Int, seed: UInt64, progress: (Double) throws -> Void
  ) rethrows -> (features: SparseRows, dense: [Float]) {
    let order = set.sentences.indices.filter { !labels.slots[set.sentences[$0].intent].isEmpty }
    for round in 0..<rounds {
      try run(order, epochs: epochs, seed: seed &+ UInt64(round) &* 1_000_003) {
        try progress((Double(round) + $0) / Double(rounds))
      }
      Kernels.addAny(weights.start, times: 1 / Float(rounds), to: mean.start, count: rows.count)
      Kernels.addAny(dense.start, times: 1 / Float(rounds), to: denseMean.start, count: layout.count)
    }
    return (sparse(), Array(UnsafeBufferPointer(start: denseMean.start, count: layout.count)))
  }

  private func run(
    _ sentences: [Int], epochs: Int, seed: UInt64, progress: (Double) throws -> Void
  ) rethrows {
    for part in [weights, squares, gradients, dense, denseGradients, moments.first, moments.second] {
      part.clear()
    }
    var random = SeededGenerator(seed: seed)
    var order = sentences
    let batches = (order.count + Self.batch - 1) / Self.batch
    let total = Float(batches * epochs + 1)
    var step = 0
    var touched: [Int32] = []
    var isTouched = [Bool](repeating: false, count: set.keys.count)
    var work = SlotWork()
    for _ in 0..<epochs {
      random.shuffle(&order)
      var start = 0
      while start < order.count {
        let end = min(start + Self.batch, order.count)
        for place in start..<end {
          learn(set.sentences[order[place]], &random, &work, &touched, &isTouched)
        }
        let decay = 1 - Float(step) / total
        updateFeatures(&touched, &isTouched, rate: Self.rate * decay)
        updateDense(size: Float(end - start), step: step + 1, rate: Self.denseRate * decay)
        step += 1
        start = end
        if step & 15 == 0 { try progress(Double(step) / Double(batches * epochs)) }
      }
    }
  }

  /// Adds the gradients of one sentence.
  private func learn(
    _ sentence: SlotTrainingSet.Sentence, _ random: inout SeededGenerator, _ work: inout SlotWork,
    _ touched: inout [Int32], _ isTouched: inout [Bool]
  ) {
    let words = sentence.gold.count
    guard words > 0 else { return }
    let chain = SlotChain(layout, dense.start, intent: sentence.intent)
    let own = 1 + 2 * chain.slots
    work.prepare(words: words, states: chain.states, labels: own)
    keep(sentence, &random, &work)
    work.scores.withUnsafeMutableBufferPointer { scores in
      for word in 0..<words {
        for index in work.starts[word]..<work.starts[word + 1] {
          let row = Int(work.kept[index])
          let places = rows.placeStart(rows.sets[row], sentence.intent)
          let base = weights.start + Int(rows.starts[row])
          for label in 0..<own { scores[word * own + label] += base[Int(rows.places[places + label])] }
        }
        for label in 0..<own where label != sentence.gold[word] { scores[word * own + label] += Self.margin }
      }
    }
    chain.gradients(&work, gold: sentence.gold, words: words)
    scatterDense(chain, sentence, work)
    for word in 0..<words {
      work.active.removeAll(keepingCapacity: true)
      for label in 0..<own where abs(work.labelGradients[word * own + label]) > 1e-3 {
        work.active.append((label, work.labelGradients[word * own + label]))
      }
      guard !work.active.isEmpty else { continue }
      for index in work.starts[word]..<work.starts[word + 1] {
        let row = Int(work.kept[index])
        let places = rows.placeStart(rows.sets[row], sentence.intent)
        let base = gradients.start + Int(rows.starts[row])
        for (label, gradient) in work.active { base[Int(rows.places[places + label])] += gradient }
        if !isTouched[row] {
          isTouched[row] = true
          touched.append(Int32(row))
        }
      }
    }
  }

  /// Picks the features that are not left out this time.
  private func keep(
    _ sentence: SlotTrainingSet.Sentence, _ random: inout SeededGenerator, _ work: inout SlotWork
  ) {
    work.kept.removeAll(keepingCapacity: true)
    work.starts.removeAll(keepingCapacity: true)
    var bits: UInt64 = 0
    var left = 0
    for word in sentence.gold.indices {
      work.starts.append(work.kept.count)
      for index in sentence.starts[word]..<sentence.starts[word + 1] {
        if left == 0 { (bits, left) = (random.next(), 8) }
        let draw = UInt8(truncatingIfNeeded: bits)
        bits >>= 8
        left -= 1
        let feature = set.features[index]
        if draw >= Self.left[Int(feature >> 29)] { work.kept.append(feature & SlotTrainingSet.rowMask) }
      }
    }
    work.starts.append(work.kept.count)
  }

  private func scatterDense(_ chain: SlotChain, _ sentence: SlotTrainingSet.Sentence, _ work: SlotWork) {
    let own = labels.slots[sentence.intent]
    let sums = denseGradients.start
    for (place, slot) in own.enumerated() {
      let row = place * chain.states
      sums[layout.begin(slot, from: 0)] += work.begin[row]
      for (source, from) in own.enumerated() {
        for kind in 1...3 {
          sums[layout.begin(slot, from: 3 * from + kind)] += work.begin[row + 3 * source + kind]
        }
      }
      for kind in 0..<5 { sums[layout.move(kind, slot)] += work.moves[5 * place + kind] }
    }
    sums[layout.stay] += work.stay
    for state in 0..<chain.states {
      let label = SlotChain.label(state, own)
      sums[layout.start(label)] += work.start[state]
      sums[layout.end(label)] += work.end[state]
      sums[layout.bias(label)] += work.bias[state]
      sums[layout.bias(intent: sentence.intent, state: state)] += work.bias[state]
    }
  }

  private func updateFeatures(_ touched: inout [Int32], _ isTouched: inout [Bool], rate: Float) {
    let (w, h, g) = (weights.start, squares.start, gradients.start)
    for row in touched {
      isTouched[Int(row)] = false
      let start = Int(rows.starts[Int(row)])
      let count = rows.labels[Int(rows.sets[Int(row)])].count
      learning_adagrad(w + start, g + start, h + start, count, rate)
    }
    touched.removeAll(keepingCapacity: true)
  }

  private func updateDense(size: Float, step: Int, rate: Float) {
    let (w, g, m, v) = (dense.start, denseGradients.start, moments.first.start, moments.second.start)
    let corrections = (1 - Foundation.pow(0.9, Float(step)), 1 - Foundation.pow(0.999, Float(step)))
    let pace = rate / corrections.0
    let scale = 1 / corrections.1
    for index in 0..<layout.count {
      let gradient = g[index] / size
      g[index] = 0
      m[index] = 0.9 * m[index] + 0.1 * gradient
      v[index] = 0.999 * v[index] + 0.001 * gradient * gradient
      w[index] -= pace * m[index] / ((v[index] * scale).squareRoot() + 1e-8)
    }
  }

  /// The weights that matter, in bytes.
  private func sparse() -> SparseRows {
    let limit: Float = 0.06
    var result: [SparseRows.Row] = []
    let order = set.keys.indices.sorted {
      (set.frequencies[$1], set.keys[$0]) < (set.frequencies[$0], set.keys[$1])
    }
    for row in order {
      let labels = rows.labels[Int(rows.sets[row])]
      let start = mean.start + Int(rows.starts[row])
      var largest: Float = 0
      for index in labels.indices { largest = max(largest, abs(start[index])) }
      guard largest >= limit else { continue }
      // Rounded up to the bits that the file keeps.
      let scale = Float(bitPattern: ((largest / 127).bitPattern | 0xFFFF) &+ 1)
      var entries: [(label: UInt16, value: Int8)] = []
      for (index, label) in labels.enumerated() where abs(start[index]) >= limit {
        entries.append((label, Kernels.byte(start[index] / scale)))
      }
      result.append(SparseRows.Row(key: set.keys[row], scale: scale, entries: entries))
    }
    return SparseRows(result)
  }
}

extension Kernels {
  /// `sum += factor * row` for any count.
  static func addAny(
    _ row: UnsafePointer<Float>, times factor: Float, to sum: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { sum[index] += factor * row[index] }
  }
}
