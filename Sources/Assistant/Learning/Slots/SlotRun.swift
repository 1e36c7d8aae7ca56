internal import CLearningKernels
internal import Foundation

/// One training of a chain over words: with a margin, by batches.
struct SlotRun {
  private let set: SlotTrainingSet
  private let labels: SlotLabels
  private let layout: SlotLayout
  private let rows: SlotRowLayout
  /// The weights of features, and the others.
  let weights: Floats
  let dense: Floats
  private let squares: Floats
  private let gradients: Floats
  private let denseGradients: Floats
  private let moments: (first: Floats, second: Floats)

  private static let rate: Float = 0.1
  private static let denseRate: Float = 0.01
  private static let margin: Float = 1
  private static let batch = 16
  /// How probably a feature of each group is left out, of 256.
  private static let left: [UInt8] = [26, 77, 51, 26, 26, 26, 0]

  /// Prepares a run, all of whose weights are 0.
  init(_ trainer: SlotTrainer) {
    (set, labels, layout, rows) = (trainer.set, trainer.labels, trainer.layout, trainer.rows)
    (weights, squares, gradients) = (Floats(rows.count), Floats(rows.count), Floats(rows.count))
    (dense, denseGradients) = (Floats(layout.count), Floats(layout.count))
    moments = (Floats(layout.count), Floats(layout.count))
  }

  /// Learns from sentences, so many times.
  func learn(
    _ sentences: [Int], epochs: Int, seed: UInt64, progress: (Double) throws -> Void
  ) rethrows {
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
}
