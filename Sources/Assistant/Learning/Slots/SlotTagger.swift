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
