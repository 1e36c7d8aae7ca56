/// Puts segments together to one, without what was removed.
///
/// The segments' ranges of keys follow each other.
struct SegmentMerger {
  private let parts: [(segment: Segment, removed: RemovedDocuments)]

  init(_ parts: [(segment: Segment, removed: RemovedDocuments)]) { self.parts = parts }

  /// The new segment; `nil` when nothing is left.
  func image() -> SegmentImage? {
    var facts: [DocumentFacts] = []
    let maps = mergedDocuments(&facts)
    guard !facts.isEmpty else { return nil }
    var assembly = SegmentAssembly(facts)
    let forms = mergeTerms(maps, &assembly)
    var isNoted = [Bool](repeating: false, count: assembly.termCount)
    for (part, pair) in parts.enumerated() {
      for entry in 0..<pair.segment.lemmaCount {
        let form = forms[part][pair.segment.form(entry)]
        // A term of several parts has the same lemma in each.
        if form != .max, !isNoted[Int(form)] {
          isNoted[Int(form)] = true
          assembly.add(lemma: Array(pair.segment.lemma(entry)), form: Int(form))
        }
      }
    }
    return assembly.image()
  }

  /// Brings the documents into one order; returns for each part the new places of its documents.
  private func mergedDocuments(_ facts: inout [DocumentFacts]) -> [[UInt32]] {
    var maps = parts.map { [UInt32](repeating: .max, count: $0.segment.documentCount) }
    let identities = parts.map { $0.segment.identitiesByDocument }
    var heads: [(facts: DocumentFacts, part: Int)] = []
    var positions = [Int](repeating: 0, count: parts.count)
    func advance(_ part: Int) -> DocumentFacts? {
      let (segment, removed) = parts[part]
      while positions[part] < segment.documentCount, removed.contains(positions[part]) {
        positions[part] += 1
      }
      let position = positions[part]
      return position < segment.documentCount ? segment.facts(position, identities[part][position]) : nil
    }
    for part in parts.indices { if let first = advance(part) { heads.append((first, part)) } }
    facts.reserveCapacity(parts.reduce(0) { $0 + $1.segment.documentCount - $1.removed.count })
    while !heads.isEmpty {
      var best = 0
      for index in 1..<heads.count where DocumentFacts.precedes(heads[index].facts, heads[best].facts) {
        best = index
      }
      let part = heads[best].part
      maps[part][positions[part]] = UInt32(facts.count)
      facts.append(heads[best].facts)
      positions[part] += 1
      if let next = advance(part) { heads[best].facts = next } else { heads.remove(at: best) }
    }
    return maps
  }

  /// Merges the terms with their postings; returns for each part the new numbers of its terms.
  private func mergeTerms(_ maps: [[UInt32]], _ assembly: inout SegmentAssembly) -> [[UInt32]] {
    var forms = parts.map { [UInt32](repeating: .max, count: $0.segment.termCount) }
    var positions = ContiguousArray(repeating: 0, count: parts.count)
    var heads = ContiguousArray(parts.map { TermHead($0.segment, 0) })
    let lists = PostingMerger()
    var holders: [Int] = []
    while true {
      holders.removeAll(keepingCapacity: true)
      for part in heads.indices where !heads[part].isEnd {
        if let holder = holders.first {
          if heads[holder].precedes(heads[part]) { continue }
          if heads[part].precedes(heads[holder]) { holders.removeAll(keepingCapacity: true) }
        }
        holders.append(part)
      }
      guard let first = holders.first else { return forms }
      lists.clear()
      for part in holders {
        let list = parts[part].segment.postings(positions[part])
        maps[part].withUnsafeBufferPointer { map in
          if let map = map.baseAddress { lists.add(list, map) }
        }
      }
      lists.withMerged { postings in
        guard !postings.isEmpty else { return }
        for part in holders {
          forms[part][positions[part]] = UInt32(truncatingIfNeeded: assembly.termCount)
        }
        assembly.add(heads[first].term, postings)
      }
      for part in holders {
        positions[part] += 1
        heads[part] = TermHead(parts[part].segment, positions[part])
      }
    }
  }
}

/// The term at which the merge of a part stands, with its first bytes as a number, which decide most comparisons.
private struct TermHead {
  let term: UnsafeBufferPointer<UInt8>
  let isEnd: Bool
  private let head: UInt64

  init(_ segment: Segment, _ index: Int) {
    isEnd = index >= segment.termCount
    guard !isEnd else {
      term = UnsafeBufferPointer(start: nil, count: 0)
      head = .max
      return
    }
    let term = segment.term(index)
    self.term = term
    guard let base = term.baseAddress else {
      head = 0
      return
    }
    // There is always more than eight bytes behind a term in a segment.
    let word = UInt64(bigEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
    head = term.count >= 8 ? word : term.count == 0 ? 0 : word & ~(UInt64.max >> UInt64(term.count * 8))
  }

  func precedes(_ other: TermHead) -> Bool {
    if head != other.head { return head < other.head }
    return Segment.precedes(term, other.term)
  }
}

/// The documents of a segment that are gone.
struct RemovedDocuments: Sendable {
  private var words: [UInt64] = []
  /// How many there are.
  private(set) var count = 0

  /// Notes that a document is gone; returns whether it was there until now.
  @discardableResult
  mutating func insert(_ document: Int) -> Bool {
    while words.count <= document >> 6 { words.append(0) }
    let bit: UInt64 = 1 << UInt64(document & 63)
    guard words[document >> 6] & bit == 0 else { return false }
    words[document >> 6] |= bit
    count += 1
    return true
  }

  func contains(_ document: Int) -> Bool {
    count > 0 && document >> 6 < words.count && words[document >> 6] & (1 << UInt64(document & 63)) != 0
  }
}

extension Segment {
  /// What is kept of a document besides its words.
  func facts(_ document: Int, _ identity: UInt32) -> DocumentFacts {
    DocumentFacts(
      key: key(document), identity: identity, source: sources[document], kind: kinds[document],
      weight: weights[document], day: days[document], expires: expiries[document])
  }

  /// The identity of each document.
  fileprivate var identitiesByDocument: [UInt32] {
    var all = [UInt32](repeating: 0, count: documentCount)
    for index in 0..<documentCount {
      all[Int(identities[index] & 0xffff_ffff)] = UInt32(truncatingIfNeeded: identities[index] >> 32)
    }
    return all
  }
}
