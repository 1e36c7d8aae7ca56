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
    var heads: [(facts: DocumentFacts, part: Int)] = []
    var positions = [Int](repeating: 0, count: parts.count)
    func advance(_ part: Int) -> DocumentFacts? {
      let (segment, removed) = parts[part]
      while positions[part] < segment.documentCount, removed.contains(positions[part]) {
        positions[part] += 1
      }
      return positions[part] < segment.documentCount ? segment.facts(positions[part]) : nil
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
    var positions = [Int](repeating: 0, count: parts.count)
    var active = parts.indices.filter { parts[$0].segment.termCount > 0 }
    var lists = PostingMerger()
    var holders: [Int] = []
    while !active.isEmpty {
      holders.removeAll(keepingCapacity: true)
      var smallest = parts[active[0]].segment.term(positions[active[0]])
      for part in active {
        let term = parts[part].segment.term(positions[part])
        if Segment.precedes(term, smallest) {
          smallest = term
          holders.removeAll(keepingCapacity: true)
        }
        if Segment.isEqual(term, smallest) { holders.append(part) }
      }
      lists.clear()
      for part in holders {
        lists.add(parts[part].segment.postings(positions[part]), maps[part])
      }
      lists.withMerged { postings in
        if !postings.isEmpty {
          for part in holders { forms[part][positions[part]] = UInt32(assembly.termCount) }
          assembly.add(smallest, postings)
        }
      }
      var isEnded = false
      for part in holders {
        positions[part] += 1
        if positions[part] == parts[part].segment.termCount { isEnded = true }
      }
      if isEnded { active.removeAll { positions[$0] == parts[$0].segment.termCount } }
    }
    return forms
  }
}

/// Merges lists of postings that are each in order.
struct PostingMerger {
  private var postings: [UInt64] = []
  private var spare: [UInt64] = []
  /// Where each run ends.
  private var ends: [Int] = []
  private var documents = [Int32](repeating: 0, count: SegmentLayout.postingBlock)
  private var levels = [UInt8](repeating: 0, count: SegmentLayout.postingBlock)

  mutating func clear() {
    postings.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a list, with the new places of its documents.
  mutating func add(_ list: PostingList, _ map: [UInt32]) {
    postings.reserveCapacity(postings.count + list.count)
    map.withUnsafeBufferPointer { map in
      documents.withUnsafeMutableBufferPointer { documents in
        levels.withUnsafeMutableBufferPointer { levels in
          guard let documentBase = documents.baseAddress, let levelBase = levels.baseAddress else { return }
          for block in 0..<list.blocks {
            let count = list.read(block, documentBase, levelBase)
            for index in 0..<count {
              let place = map[Int(documents[index])]
              if place != .max { postings.append(UInt64(place) << 8 | UInt64(levels[index])) }
            }
          }
        }
      }
    }
    if postings.count > (ends.last ?? 0) { ends.append(postings.count) }
  }

  /// Calls a body with all postings in order.
  mutating func withMerged(_ body: (UnsafeBufferPointer<UInt64>) -> Void) {
    while ends.count > 1 { mergePairs() }
    postings.withUnsafeBufferPointer(body)
  }

  private mutating func mergePairs() {
    if spare.count < postings.count { spare = [UInt64](repeating: 0, count: postings.count * 3 / 2) }
    var newEnds: [Int] = []
    postings.withUnsafeBufferPointer { from in
      spare.withUnsafeMutableBufferPointer { to in
        var start = 0
        var run = 0
        while run < ends.count {
          let middle = ends[run]
          let end = run + 1 < ends.count ? ends[run + 1] : middle
          var (left, right, place) = (start, middle, start)
          while left < middle, right < end {
            if from[left] < from[right] {
              to[place] = from[left]
              left &+= 1
            } else {
              to[place] = from[right]
              right &+= 1
            }
            place &+= 1
          }
          while left < middle {
            to[place] = from[left]
            left &+= 1
            place &+= 1
          }
          while right < end {
            to[place] = from[right]
            right &+= 1
            place &+= 1
          }
          newEnds.append(end)
          start = end
          run += 2
        }
      }
    }
    let count = postings.count
    swap(&postings, &spare)
    // Only as much counts as was there before.
    if postings.count > count { postings.removeLast(postings.count - count) }
    ends = newEnds
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
  func facts(_ document: Int) -> DocumentFacts {
    DocumentFacts(
      key: key(document), source: sources[document], kind: kinds[document], weight: weights[document],
      day: days[document], expires: expiries[document])
  }
}
