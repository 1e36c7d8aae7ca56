/// Judges whole values and their order, which a chain that sees a word at a time cannot: it chooses among the chain's best
/// readings.
struct SegmentRanker: Sendable {
  /// How many weights there are; features share them by their hash.
  static let size = 1 << 15
  /// How many readings it chooses from.
  static let readings = 6
  /// Texts of which the chain is surer than this are not looked at.
  static let sure: Float = 0.97

  /// The weight of each feature, as a multiple of `scale`.
  let weights: [Int8]
  let scale: Float
  /// How much the chain's own judgement counts.
  let trust: Float

  /// How well a reading fits.
  func score(_ keys: [Int32], chain: Float) -> Float {
    var sum: Int32 = 0
    for key in keys { sum += Int32(weights[Int(key)]) }
    return trust * chain + scale * Float(sum)
  }

  /// The features of a reading.
  static func keys(
    _ segments: [(place: Int, words: Range<Int>)], of text: RankedText, slots: [Int], intent: Int
  ) -> [Int32] {
    var keys: [Int32] = []
    keys.reserveCapacity(segments.count * 20 + 8)
    func add(_ template: UInt64, _ one: UInt64, _ two: UInt64 = 0, _ three: UInt64 = 0) {
      let hash = FeatureHash.combine(template &+ 100, FeatureHash.combine(7, one, two), three)
      keys.append(Int32(truncatingIfNeeded: hash >> 40) & Int32(size - 1))
    }
    var (set, last, end): (UInt64, UInt64, Int) = (0, 0, 0)
    for (index, (place, words)) in segments.enumerated() {
      let number = slots[place]
      let slot = UInt64(number + 1)
      let (first, final) = (text.word(words.lowerBound), text.word(words.upperBound - 1))
      let (before, after) = (text.word(words.lowerBound - 1), text.word(words.upperBound))
      add(1, slot, UInt64(min(words.count, 6)))
      add(2, slot, first)
      add(3, slot, final)
      add(4, slot, before)
      add(5, slot, after)
      add(6, slot, before, first)
      add(7, slot, final, after)
      add(8, slot, text.fine(words.lowerBound))
      add(9, slot, text.fine(words.upperBound - 1))
      let known = text.known(words)
      add(10, slot, known.contains(number) ? 1 : known.isEmpty ? 0 : 2)
      for other in known where other != number { add(11, slot, UInt64(other)) }
      let strange = words.count { !text.belongs($0, to: number) }
      add(12, slot, UInt64(min(strange, 4)), UInt64(min(words.count, 4)))
      add(13, slot, last)
      add(14, slot, last, UInt64(intent))
      add(15, slot, UInt64(min(words.lowerBound - end, 3)))
      if words.count > 2 { add(18, slot, text.word(words.lowerBound + 1)) }
      for word in words.dropFirst().dropLast() { add(24, slot, text.fine(word)) }
      if segments[..<index].contains(where: { $0.place == place }) { add(16, slot) }
      for word in end..<words.lowerBound { for other in text.owners(word) { add(17, UInt64(other)) } }
      set = set &+ FeatureHash.combine(19, slot)
      (last, end) = (slot, words.upperBound)
    }
    for word in end..<text.count { for other in text.owners(word) { add(17, UInt64(other)) } }
    add(19, set, UInt64(intent))
    add(20, UInt64(min(segments.count, 7)), UInt64(intent))
    // The text with slots in place of their values: three and four of its parts, and all of it.
    let parts = pattern(segments, of: text, slots)
    var whole: UInt64 = 0
    for index in parts.indices {
      whole = FeatureHash.combine(25, whole, parts[index])
      if index >= 2 { add(21, parts[index - 2], parts[index - 1], parts[index]) }
      if index >= 3 {
        add(22, FeatureHash.combine(22, parts[index - 3], parts[index - 2]), parts[index - 1], parts[index])
      }
    }
    add(23, whole)
    return keys
  }
}

extension SegmentRanker {
  /// The words of a text between marks for its ends, with a number for the slot in place of each value.
  private static func pattern(
    _ segments: [(place: Int, words: Range<Int>)], of text: RankedText, _ slots: [Int]
  ) -> [UInt64] {
    var parts: [UInt64] = [text.word(-1)]
    var next = 0
    for (place, words) in segments {
      for word in next..<words.lowerBound { parts.append(text.word(word)) }
      parts.append(UInt64(slots[place] + 3))
      next = words.upperBound
    }
    for word in next...text.count { parts.append(text.word(word)) }
    return parts
  }
}

/// A text with what is known of its words, for judging readings of it.
struct RankedText {
  private let text: TokenizedText
  private let gazetteer: Gazetteer
  private let clusters: [WordClusters.Pair]
  /// How often each word belongs to slots.
  private let counts: [[Gazetteer.Count]]
  /// In how many texts each word is.
  private let texts: [Float]

  init(_ text: TokenizedText, _ gazetteer: Gazetteer) {
    (self.text, self.gazetteer) = (text, gazetteer)
    clusters =
      WordClusters.shared.map { clusters in text.tokens.map { clusters.pair(of: text.pieces[$0.pieces]) } }
      ?? []
    counts = text.tokens.map { gazetteer.words[$0.word] ?? [] }
    texts = text.tokens.map { Float(max(gazetteer.texts[$0.word] ?? 0, 1)) }
  }

  var count: Int { text.tokens.count }

  func word(_ index: Int) -> UInt64 {
    index < 0 ? 1 : index >= text.tokens.count ? 2 : text.tokens[index].word
  }

  func fine(_ index: Int) -> UInt64 { clusters.indices.contains(index) ? UInt64(clusters[index].fine) : 0 }

  /// The slots that have words as a value.
  func known(_ words: Range<Int>) -> [Int] {
    guard words.count <= Gazetteer.longest else { return [] }
    return (gazetteer.phrases[Gazetteer.hash(text.tokens[words].lazy.map(\.word))] ?? []).map { Int($0.slot) }
      .sorted()
  }

  /// Whether a word is part of a value of a slot.
  func belongs(_ word: Int, to slot: Int) -> Bool { counts[word].contains { $0.slot == slot } }

  /// The slots that a word mostly belongs to.
  func owners(_ word: Int) -> [Int] {
    counts[word].filter { Float($0.number) / texts[word] >= 0.7 }.map { Int($0.slot) }
  }
}
