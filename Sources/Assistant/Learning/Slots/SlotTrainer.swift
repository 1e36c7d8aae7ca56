internal import Foundation

/// Learns to find values: a chain over words, trained several times with other random numbers, and averaged.
struct SlotTrainer: Sendable {
  let set: SlotTrainingSet
  let labels: SlotLabels
  let layout: SlotLayout
  let rows: SlotRowLayout

  init(_ set: SlotTrainingSet, labels: SlotLabels) {
    (self.set, self.labels) = (set, labels)
    layout = SlotLayout(labels)
    rows = SlotRowLayout(set, labels)
  }

  /// Trains, and returns the weights of features and the others.
  func train(
    rounds: Int, epochs: Int, seed: UInt64, progress: (Double) throws -> Void
  ) rethrows -> (features: SparseRows, dense: [Float]) {
    let order = set.sentences.indices.filter { !labels.slots[set.sentences[$0].intent].isEmpty }
    let (mean, denseMean) = (Floats(rows.count), Floats(layout.count))
    let parts = try Parallel.map(rounds, progress: progress) { round, progress in
      let run = SlotRun(self)
      let own = seed &+ UInt64(round) &* 1_000_003
      let learnt: Void? = try? run.learn(order, epochs: epochs, seed: own, progress: progress)
      return learnt.map { (run.weights, run.dense) }
    }
    for (weights, dense) in parts {
      Kernels.addAny(weights.start, times: 1 / Float(rounds), to: mean.start, count: rows.count)
      Kernels.addAny(dense.start, times: 1 / Float(rounds), to: denseMean.start, count: layout.count)
    }
    return (sparse(mean), Array(UnsafeBufferPointer(start: denseMean.start, count: layout.count)))
  }

  /// The weights that matter, in bytes.
  private func sparse(_ mean: Floats) -> SparseRows {
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
