/// Where the postings of a term are, in eight bytes: where they begin, their number, and their highest level.
///
/// A term with a single posting has its document there instead.
enum TermInfo {
  static let size = 8

  static func bits(offset: Int, count: Int, highest: UInt32) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: offset)) | UInt64(UInt32(truncatingIfNeeded: count) << 4 | highest)
      << 32
  }
}

/// Writes the sections of a segment, term by term.
struct SegmentAssembly {
  private let termOffsets = ByteBuffer(capacity: 65_536)
  private let termBytes = ByteBuffer(capacity: 65_536)
  private let termInfo = ByteBuffer(capacity: 65_536)
  private let encoder = PostingEncoder()
  private var lemmas: [(lemma: [UInt8], form: UInt32)] = []
  private let facts: [DocumentFacts]
  /// How many terms there are.
  private(set) var termCount = 0

  /// - Parameter facts: The documents in order.
  init(_ facts: [DocumentFacts]) {
    self.facts = facts
    termOffsets.put(UInt32(0))
  }

  /// Adds a term that comes after all earlier ones.
  mutating func add(_ term: UnsafeBufferPointer<UInt8>, _ postings: UnsafeBufferPointer<Posting>) {
    termBytes.append(term)
    termOffsets.put(UInt32(truncatingIfNeeded: termBytes.count))
    termCount += 1
    if postings.count == 1 {
      let posting = postings[0]
      termInfo.put(TermInfo.bits(offset: Int(posting >> 4), count: 1, highest: posting & 15))
    } else {
      let (offset, highest) = encoder.append(postings)
      termInfo.put(TermInfo.bits(offset: offset, count: postings.count, highest: highest))
    }
  }

  /// Notes a form of a lemma.
  mutating func add(lemma: [UInt8], form: Int) { lemmas.append((lemma, UInt32(form))) }

  /// The finished segment.
  func image() -> SegmentImage {
    let firstKey = facts.lazy.map(\.key).min() ?? 0
    let keys = facts.map { UInt32(truncatingIfNeeded: $0.key - firstKey) }
    let sorted = lemmas.sorted { left, right in
      left.lemma == right.lemma ? left.form < right.form : left.lemma.lexicographicallyPrecedes(right.lemma)
    }
    let lemmaOffsets = ByteBuffer()
    let lemmaBytes = ByteBuffer()
    lemmaOffsets.put(UInt32(0))
    for entry in sorted {
      entry.lemma.withUnsafeBufferPointer { lemmaBytes.append($0) }
      lemmaOffsets.put(UInt32(truncatingIfNeeded: lemmaBytes.count))
    }
    let sections = SegmentLayout.Section.allCases.map { section -> ByteBuffer in
      switch section {
      case .keys: ByteBuffer(keys)
      case .order: ByteBuffer(Self.order(keys))
      case .identities: ByteBuffer(identities())
      case .sources: ByteBuffer(facts.lazy.map(\.source))
      case .kinds: ByteBuffer(facts.lazy.map(\.kind))
      case .weights: ByteBuffer(facts.lazy.map(\.weight))
      case .days: ByteBuffer(facts.lazy.map(\.day))
      case .expiries: ByteBuffer(facts.lazy.map(\.expires))
      case .bounds: bounds()
      case .termOffsets: termOffsets
      case .termBytes: termBytes
      case .termInfo: termInfo
      case .lemmaOffsets: lemmaOffsets
      case .lemmaBytes: lemmaBytes
      case .lemmaTerms: ByteBuffer(sorted.lazy.map(\.form))
      case .postings: encoder.bytes
      }
    }
    return SegmentImage(
      documentCount: facts.count, termCount: termCount, lemmaCount: sorted.count, firstKey: firstKey,
      lastKey: facts.lazy.map(\.key).max() ?? 0, sections: sections)
  }

  private static func order(_ keys: [UInt32]) -> [UInt32] {
    var pairs = keys.enumerated().map { UInt64($1) << 32 | UInt64($0) }
    pairs.sort()
    return pairs.map { UInt32(truncatingIfNeeded: $0) }
  }

  private func identities() -> [UInt64] {
    var pairs = facts.enumerated().map { UInt64($1.identity) << 32 | UInt64($0) }
    pairs.sort()
    return pairs
  }

  private func bounds() -> ByteBuffer {
    let buffer = ByteBuffer()
    var start = 0
    while start < facts.count {
      let block = facts[start..<min(start + SegmentLayout.documentBlock, facts.count)]
      var weight = Int16.min
      var (first, last) = (UInt16.max, UInt16.min)
      for fact in block {
        weight = max(weight, fact.weight)
        first = min(first, fact.day)
        last = max(last, fact.day)
      }
      buffer.put(weight)
      buffer.put(first)
      buffer.put(last)
      buffer.put(UInt16(0))
      start += SegmentLayout.documentBlock
    }
    return buffer
  }
}
