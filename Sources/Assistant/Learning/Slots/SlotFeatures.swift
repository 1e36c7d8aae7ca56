/// The features by which values are found: for every word of a text the hashes of what is seen at it and around it.
struct SlotFeatures: Sendable {
  /// The kinds of features, by which some are left out at random while a model learns.
  enum Group: UInt8 {
    case position, word, gazetteer, cluster, context, affix, lexicon
  }

  private(set) var keys: [UInt64] = []
  private(set) var groups: [UInt8] = []
  /// Where the features of each word begin, and after the last word where they end.
  private(set) var starts: [Int] = [0]

  private static let outside: (begin: UInt64, end: UInt64) = (FeatureHash.of("<s>"), FeatureHash.of("</s>"))

  /// Makes the features of a text.
  init(_ text: TokenizedText, marks: [[UInt16]], classes: WordClasses = .english) {
    let count = text.tokens.count
    var words = [UInt64](repeating: Self.outside.begin, count: 3)
    words.reserveCapacity(count + 6)
    for token in text.tokens { words.append(token.word) }
    for _ in 0..<3 { words.append(Self.outside.end) }
    let bits = classes.bits(of: text)
    let clusters = WordClusters.shared.map { clusters in
      text.tokens.map { clusters.pair(of: text.pieces[$0.pieces]) }
    }
    keys.reserveCapacity(count * 48)
    groups.reserveCapacity(count * 48)
    starts.reserveCapacity(count + 1)
    for index in 0..<count {
      add(.position, 1, UInt64(min(index, 4)))
      add(.position, 2, UInt64(min(count - 1 - index, 3)))
      let at = index + 3
      add(.word, 3, words[at])
      add(.word, 4, words[at - 1], words[at])
      add(.word, 5, words[at], words[at + 1])
      for offset in -1...1 where marks.indices.contains(index + offset) {
        for mark in marks[index + offset] { add(.gazetteer, UInt64(7 + offset), UInt64(mark)) }
      }
      if let clusters {
        for offset in -1...1 where clusters.indices.contains(index + offset) {
          add(.cluster, UInt64(10 + offset), UInt64(clusters[index + offset].coarse))
        }
        add(.cluster, 12, UInt64(clusters[index].fine))
      }
      add(.context, 13, words[at - 3])
      add(.context, 14, words[at - 2])
      add(.context, 15, words[at - 1])
      add(.context, 16, words[at + 1])
      add(.context, 17, words[at + 2])
      add(.context, 18, words[at + 3])
      add(.context, 19, words[at - 2], words[at - 1])
      add(.context, 20, words[at + 1], words[at + 2])
      addAffixes(text.bytes[text.tokens[index].letters])
      add(.affix, 29, text.tokens[index].shape)
      for offset in -2...2 where bits.indices.contains(index + offset) {
        var rest = bits[index + offset]
        while rest != 0 {
          add(.lexicon, UInt64(34 + offset), UInt64(rest.trailingZeroBitCount))
          rest &= rest - 1
        }
      }
      starts.append(keys.count)
    }
  }

  private mutating func addAffixes(_ letters: ArraySlice<UInt8>) {
    var hash = FeatureHash.seed
    for (index, byte) in letters.prefix(4).enumerated() {
      hash = FeatureHash.step(hash, byte)
      add(.affix, UInt64(21 + index), hash)
    }
    hash = FeatureHash.seed
    for (index, byte) in letters.suffix(4).reversed().enumerated() {
      hash = FeatureHash.step(hash, byte)
      add(.affix, UInt64(25 + index), hash)
    }
  }

  @inline(__always)
  private mutating func add(_ group: Group, _ template: UInt64, _ one: UInt64, _ two: UInt64 = 0) {
    keys.append(FeatureHash.combine(template, one, two))
    groups.append(group.rawValue)
  }
}
