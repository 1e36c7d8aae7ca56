/// Which documents a query can be satisfied by at all, as far as what is laid out for searching tells.
///
/// It never leaves out a document that satisfies the query; those that it lets through are looked at one by one.
indirect enum QueryNarrowing {
  /// A word that must be there.
  struct Word {
    var bytes: [UInt8]
    /// Whether a longer word will do.
    var isBeginning: Bool
  }

  /// Any document may.
  case everything
  /// Only the item with this identifier.
  case identifier(String)
  /// Only documents with all these words, and those of whose texts the index does not know every word.
  case words([Word])
  /// Only those that all admit.
  case all([QueryNarrowing])
  /// Only those that one admits.
  case any([QueryNarrowing])
}

extension ItemQuery {
  /// What the query needs.
  var narrowing: QueryNarrowing { Self.narrowing(root) }

  private static func narrowing(_ node: Node) -> QueryNarrowing {
    switch node {
    case .all(let nodes): return .all(nodes.map(narrowing))
    case .any(let nodes): return .any(nodes.map(narrowing))
    case .comparison("uniqueIdentifier", .equal, .text(let pattern)):
      return pattern.exactText.map { .identifier($0) } ?? .everything
    case .comparison(let attribute, .equal, .text(let pattern)):
      guard AttributeTable.info(attribute).field != nil, Double(pattern.text) == nil else {
        return .everything
      }
      let words = pattern.neededWords
      return words.isEmpty ? .everything : .words(words)
    case .not, .comparison, .range: return .everything
    }
  }
}

extension TextPattern {
  /// The text, when only just this text satisfies the pattern.
  fileprivate var exactText: String? { literals.count == 1 && options.isEmpty ? text : nil }

  /// Words that every text has that satisfies the pattern.
  ///
  /// Only plain letters and digits count: other characters may be folded in other ways here and there.
  fileprivate var neededWords: [QueryNarrowing.Word] {
    let isByWord = options.contains(.words) || options.contains(.tokens)
    var words: [QueryNarrowing.Word] = []
    for (number, literal) in literals.enumerated() {
      guard literal.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x27 }) else { continue }
      let bytes = Array(literal.utf8)
      var start: Int?
      for position in 0...bytes.count {
        let isLetter = position < bytes.count && Self.isWordByte(bytes[position])
        if isLetter, start == nil { start = position }
        guard !isLetter, let begin = start else { continue }
        start = nil
        // At the side of a star the word may go on.
        if begin == 0, number > 0 { continue }
        let isOpen = position == bytes.count && number < literals.count - 1
        let word = bytes[begin..<position].prefix(WordScanner.longestWord).map {
          $0 &- 0x41 < 26 ? $0 | 0x20 : $0
        }
        words.append(QueryNarrowing.Word(bytes: word, isBeginning: isOpen || isByWord))
      }
    }
    return words
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}

extension EngineState {
  /// Calls a body with the documents of some sources that a query admits, and that are not gone.
  func forEachDocument(
    of sources: Set<Int>, admittedBy narrowing: QueryNarrowing, _ body: (DocumentPlace) -> Void
  ) {
    for live in segments {
      guard let documents = documents(narrowing, live.segment, sources) else {
        forEachDocument(of: sources, in: live, body)
        continue
      }
      for document in documents {
        let place = DocumentPlace(live: live, document: Int(document))
        guard sources.contains(Int(live.segment.sources[place.document])),
          !live.removed.contains(place.document)
        else { continue }
        body(place)
      }
    }
  }

  /// The documents of a segment that are admitted, ascending; `nil` for all.
  private func documents(_ narrowing: QueryNarrowing, _ segment: Segment, _ sources: Set<Int>) -> [Int32]? {
    switch narrowing {
    case .everything: return nil
    case .identifier(let identifier):
      var documents: Set<Int32> = []
      let wanted = sources.map { UInt64(DocumentIdentity.hash($0, identifier)) << 32 }.sorted()
      segment.forEachDocument(withIdentities: wanted) { documents.insert(Int32(truncatingIfNeeded: $1)) }
      return documents.sorted()
    case .words(let words):
      let known = Self.intersection(words.map { segment.documents(with: $0) })
      return Self.union([known, segment.documents(with: SegmentBuilder.oddTerm)])
    case .all(let parts):
      let lists = parts.compactMap { documents($0, segment, sources) }
      return lists.isEmpty ? nil : Self.intersection(lists)
    case .any(let parts):
      var lists: [[Int32]] = []
      for part in parts {
        guard let list = documents(part, segment, sources) else { return nil }
        lists.append(list)
      }
      return Self.union(lists)
    }
  }

  private static func intersection(_ lists: [[Int32]]) -> [Int32] {
    let ordered = lists.sorted { $0.count < $1.count }
    guard var kept = ordered.first else { return [] }
    for list in ordered.dropFirst() {
      let others = Set(kept)
      kept = list.filter { others.contains($0) }
    }
    return kept
  }

  private static func union(_ lists: [[Int32]]) -> [Int32] {
    lists.count == 1 ? lists[0] : Array(Set(lists.joined())).sorted()
  }
}

extension Segment {
  /// The documents that have a word, ascending.
  fileprivate func documents(with word: QueryNarrowing.Word) -> [Int32] {
    word.bytes.withUnsafeBufferPointer { bytes in
      guard word.isBeginning else { return index(of: bytes).map { documents(of: [$0]) } ?? [] }
      let first = firstTerm(notBefore: bytes)
      return documents(of: Array(first..<endOfTerms(beginningWith: bytes, from: first)))
    }
  }

  /// The documents that have just a term, ascending.
  fileprivate func documents(with term: [UInt8]) -> [Int32] {
    documents(with: QueryNarrowing.Word(bytes: term, isBeginning: false))
  }

  private func documents(of terms: [Int]) -> [Int32] {
    let buffers = BlockBuffers()
    var found: [Int32] = []
    for term in terms {
      let list = postings(term)
      for block in 0..<list.blocks {
        let count = list.read(block, buffers.documents, buffers.levels)
        found.append(contentsOf: UnsafeBufferPointer(start: buffers.documents, count: count))
      }
    }
    return terms.count > 1 ? Array(Set(found)).sorted() : found
  }
}
