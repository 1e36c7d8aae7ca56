internal import CLearningKernels
internal import Foundation

/// Finds the values in a text whose intent is known or supposed.
struct SlotTagger: Sendable {
  let labels: SlotLabels
  let gazetteer: Gazetteer
  /// The weights that belong to no feature, laid out as `SlotLayout` says.
  let dense: [Float]
  let features: SparseRows
  /// What chooses among the best readings; none when there were too few examples.
  var ranker: SegmentRanker?
  private let chains: [SlotChain]
  private let factors: [ExponentialChain]

  init(
    labels: SlotLabels, gazetteer: Gazetteer, dense: [Float], features: SparseRows,
    ranker: SegmentRanker? = nil
  ) {
    self.ranker = ranker
    (self.labels, self.gazetteer, self.dense, self.features) = (labels, gazetteer, dense, features)
    let layout = SlotLayout(labels)
    chains = dense.withUnsafeBufferPointer { weights in
      guard let base = weights.baseAddress, weights.count == layout.count else { return [] }
      return labels.slots.indices.map { SlotChain(layout, base, intent: $0) }
    }
    factors = chains.map { ExponentialChain($0) }
  }

  /// The scores of all labels for every word of a text.
  ///
  /// - Parameter encoded: What an encoder says of them; empty without one.
  func scores(_ text: TokenizedText, encoded: [Float] = []) -> [Float] {
    let seen = SlotFeatures(text, marks: gazetteer.marks(of: text))
    var scores = features.sums(seen, columns: labels.count)
    for (index, judgement) in zip(scores.indices, encoded) {
      scores[index] += TunedEncoder.labelWeight * judgement
    }
    return scores
  }

  /// Returns the values that an intent has in a text, and the logarithm of how sure they are.
  func spans(_ text: TokenizedText, scores: [Float], intent: Int) -> (spans: [SlotSpan], logShare: Float) {
    let own = labels.slots[intent]
    guard !own.isEmpty, !text.tokens.isEmpty, chains.indices.contains(intent) else { return ([], 0) }
    let narrow = narrow(text, scores: scores, intent: intent)
    let (best, logShare) = chains[intent].decode(narrow, words: text.tokens.count, factors[intent])
    let path = logShare < Foundation.log(SegmentRanker.sure) ? ranked(text, narrow, intent) ?? best : best
    var spans: [SlotSpan] = []
    for (place, words) in SlotChain.segments(path) {
      spans.append(
        SlotSpan(
          slot: own[place], start: text.tokens[words.lowerBound].start,
          end: text.tokens[words.upperBound - 1].end))
    }
    return (spans, logShare)
  }

  /// The reading of a text that the ranker prefers.
  private func ranked(_ text: TokenizedText, _ scores: [Float], _ intent: Int) -> [Int]? {
    guard let ranker else { return nil }
    let readings = readings(text, scores, intent)
    return readings.max {
      ranker.score($0.keys, chain: $0.chain) < ranker.score($1.keys, chain: $1.chain)
    }?.path
  }

  /// The best readings of a text with what a ranker sees of them.
  func readings(
    _ text: TokenizedText, _ scores: [Float], _ intent: Int
  ) -> [(path: [Int], keys: [Int32], chain: Float)] {
    let seen = RankedText(text, gazetteer)
    let best = chains[intent].best(SegmentRanker.readings, scores, words: text.tokens.count)
    let first = best.first?.score ?? 0
    return best.map { reading in
      let segments = SlotChain.segments(reading.path)
      return (
        reading.path, SegmentRanker.keys(segments, of: seen, slots: labels.slots[intent], intent: intent),
        reading.score - first
      )
    }
  }

  /// The scores of an intent's own labels for every word of a text.
  func narrow(_ text: TokenizedText, scores: [Float], intent: Int) -> [Float] {
    let columns = labels.labels(of: intent)
    var narrow: [Float] = []
    narrow.reserveCapacity(columns.count * text.tokens.count)
    for word in text.tokens.indices {
      for column in columns { narrow.append(scores[word * labels.count + column]) }
    }
    return narrow
  }

  /// How sure the chain is of its best reading, as a logarithm.
  func logShare(_ scores: [Float], words: Int, intent: Int) -> Float {
    chains[intent].decode(scores, words: words, factors[intent]).logShare
  }
}

/// Weights of features in few bytes: a table of features, each with the labels that it speaks for or against.
struct SparseRows: Sendable {
  /// A place of the table; all that is known of a feature lies together, because features are found in no order.
  struct Slot {
    /// The hash of the feature, 0 where the place is free.
    var mark: UInt32 = 0
    /// Where its weights begin, and how many there are.
    var start: UInt32 = 0
    var count: UInt16 = 0
    var scale: Float = 0
  }

  private(set) var slots: [Slot]
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
      while slots[place].mark != 0, slots[place].mark != mark { place = (place + 1) & mask }
      // Of two features with the same hash the first one, which is the more frequent, stays.
      if slots[place].mark == 0 {
        begin(place, mark, row.scale)
        for entry in row.entries { add(entry.label, entry.value, at: place) }
      }
    }
  }

  /// A table without features; the capacity is a power of two.
  init(capacity: Int) {
    mask = capacity - 1
    slots = [Slot](repeating: Slot(), count: capacity)
    (labels, values) = ([], [])
  }

  /// Puts a feature into a free place; its weights follow before another does.
  mutating func begin(_ place: Int, _ mark: UInt32, _ scale: Float) {
    slots[place] = Slot(mark: mark, start: UInt32(labels.count), count: 0, scale: scale)
  }

  /// Adds a weight of the feature that was put into its place last.
  mutating func add(_ label: UInt16, _ value: Int8, at place: Int) {
    labels.append(label)
    values.append(value)
    slots[place].count += 1
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
          slots.withUnsafeBufferPointer { slots in
            for word in 0..<words {
              let base = word * columns
              for index in features.starts[word]..<features.starts[word + 1] {
                let ahead = index + Self.ahead
                if ahead < features.keys.count { fetch(features.keys[ahead], slots) }
                guard let slot = slot(of: features.keys[index], in: slots) else { continue }
                let start = Int(slot.start)
                for entry in start..<start + Int(slot.count) {
                  sums[base + Int(labels[entry])] += slot.scale * Float(values[entry])
                }
              }
            }
          }
        }
      }
    }
    return sums
  }

  /// How many features before it is needed a slot is called for.
  private static let ahead = 8

  /// Calls for the slot in which the search for a feature begins.
  @inline(__always)
  private func fetch(_ key: UInt64, _ slots: UnsafeBufferPointer<Slot>) {
    guard let first = slots.baseAddress else { return }
    learning_fetch(first + (Int(truncatingIfNeeded: key) & mask))
  }

  @inline(__always)
  private func slot(of key: UInt64, in slots: UnsafeBufferPointer<Slot>) -> Slot? {
    let mark = Self.mark(key)
    var place = Int(truncatingIfNeeded: key) & mask
    while slots[place].mark != mark {
      if slots[place].mark == 0 { return nil }
      place = (place + 1) & mask
    }
    return slots[place]
  }
}
