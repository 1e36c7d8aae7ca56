/// Finds the values in a text whose intent is known or supposed.
struct SlotTagger: Sendable {
  let labels: SlotLabels
  let gazetteer: Gazetteer
  /// The weights that belong to no feature, laid out as `SlotLayout` says.
  let dense: [Float]
  let features: SparseRows
  private let chains: [SlotChain]
  private let factors: [ExponentialChain]

  init(labels: SlotLabels, gazetteer: Gazetteer, dense: [Float], features: SparseRows) {
    (self.labels, self.gazetteer, self.dense, self.features) = (labels, gazetteer, dense, features)
    let layout = SlotLayout(labels)
    chains = dense.withUnsafeBufferPointer { weights in
      guard let base = weights.baseAddress, weights.count == layout.count else { return [] }
      return labels.slots.indices.map { SlotChain(layout, base, intent: $0) }
    }
    factors = chains.map { ExponentialChain($0) }
  }

  /// The scores of all labels for every word of a text.
  func scores(_ text: TokenizedText) -> [Float] {
    let seen = SlotFeatures(text, marks: gazetteer.marks(of: text))
    return features.sums(seen, columns: labels.count)
  }

  /// Returns the values that an intent has in a text, and the logarithm of how sure they are.
  func spans(_ text: TokenizedText, scores: [Float], intent: Int) -> (spans: [SlotSpan], logShare: Float) {
    let own = labels.slots[intent]
    guard !own.isEmpty, !text.tokens.isEmpty, chains.indices.contains(intent) else { return ([], 0) }
    let columns = labels.labels(of: intent)
    var narrow: [Float] = []
    narrow.reserveCapacity(columns.count * text.tokens.count)
    for word in text.tokens.indices {
      for column in columns { narrow.append(scores[word * labels.count + column]) }
    }
    let (path, logShare) = chains[intent].decode(narrow, words: text.tokens.count, factors[intent])
    var spans: [SlotSpan] = []
    var open: Int?
    for (index, state) in path.enumerated() {
      let kind = state == 0 ? 2 : (state - 1) % 3
      let token = text.tokens[index]
      if kind == 0 {
        spans.append(SlotSpan(slot: own[(state - 1) / 3], start: token.start, end: token.end))
        open = spans.count - 1
      } else if kind == 1, let open {
        spans[open].end = token.end
      } else {
        open = nil
      }
    }
    return (spans, logShare)
  }
}

/// Weights of features in few bytes: a table of features, each with the labels that it speaks for or against.
struct SparseRows: Sendable {
  /// The hash of each feature, 0 where the table is free.
  private(set) var slots: [UInt32]
  /// Where the weights of the feature in the slot begin.
  private(set) var starts: [UInt32]
  /// How many weights it has.
  private(set) var counts: [UInt16]
  private(set) var scales: [Float]
  private(set) var labels: [UInt16]
  private(set) var values: [Int8]
  private let mask: Int

  /// A feature on its way into the table.
  struct Row {
    var key: UInt64
    var scale: Float
    var entries: [(label: UInt16, value: Int8)]
  }

  init(_ rows: [Row]) {
    var capacity = 16
    while capacity * 2 < rows.count * 3 { capacity *= 2 }
    self.init(capacity: capacity)
    for row in rows {
      let mark = Self.mark(row.key)
      var place = Int(truncatingIfNeeded: row.key) & mask
      while slots[place] != 0, slots[place] != mark { place = (place + 1) & mask }
      // Of two features with the same hash the first one, which is the more frequent, stays.
      if slots[place] == 0 { set(place, mark, row.scale, row.entries) }
    }
  }

  /// A table without features; the capacity is a power of two.
  init(capacity: Int) {
    mask = capacity - 1
    slots = [UInt32](repeating: 0, count: capacity)
    starts = [UInt32](repeating: 0, count: capacity)
    counts = [UInt16](repeating: 0, count: capacity)
    scales = [Float](repeating: 0, count: capacity)
    (labels, values) = ([], [])
  }

  /// Puts a feature into a free place.
  mutating func set(_ place: Int, _ mark: UInt32, _ scale: Float, _ entries: [(label: UInt16, value: Int8)]) {
    slots[place] = mark
    starts[place] = UInt32(labels.count)
    counts[place] = UInt16(entries.count)
    scales[place] = scale
    for entry in entries {
      labels.append(entry.label)
      values.append(entry.value)
    }
  }

  @inline(__always)
  private static func mark(_ key: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: key >> 32)) }

  /// Adds up the weights of the features of every word.
  func sums(_ features: SlotFeatures, columns: Int) -> [Float] {
    let words = features.starts.count - 1
    var sums = [Float](repeating: 0, count: words * columns)
    sums.withUnsafeMutableBufferPointer { sums in
      labels.withUnsafeBufferPointer { labels in
        values.withUnsafeBufferPointer { values in
          for word in 0..<words {
            let base = word * columns
            for index in features.starts[word]..<features.starts[word + 1] {
              guard let place = place(of: features.keys[index]) else { continue }
              let (start, scale) = (Int(starts[place]), scales[place])
              for entry in start..<start + Int(counts[place]) {
                sums[base + Int(labels[entry])] += scale * Float(values[entry])
              }
            }
          }
        }
      }
    }
    return sums
  }

  @inline(__always)
  private func place(of key: UInt64) -> Int? {
    let mark = Self.mark(key)
    var place = Int(truncatingIfNeeded: key) & mask
    while slots[place] != mark {
      if slots[place] == 0 { return nil }
      place = (place + 1) & mask
    }
    return place
  }
}
