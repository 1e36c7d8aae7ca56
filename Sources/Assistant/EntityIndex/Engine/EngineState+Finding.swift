import Store

/// Where a document lies.
struct DocumentPlace {
  var live: LiveSegment
  var document: Int
}

extension EngineState {
  /// Where the item with a key lies; `nil` when it is gone.
  func place(of key: Int64) -> DocumentPlace? {
    for live in segments {
      guard let document = live.segment.document(key) else { continue }
      return live.removed.contains(document) ? nil : DocumentPlace(live: live, document: document)
    }
    return nil
  }

  /// Where the items with some identifiers may lie; others may be among them.
  ///
  /// - Returns: The number of the identifier in the list, with the place.
  func candidates(
    _ wanted: [(source: Int, id: String)]
  ) -> [(number: Int, place: DocumentPlace)] {
    var identities = wanted.enumerated().map { number, item in
      UInt64(DocumentIdentity.hash(item.source, item.id)) << 32 | UInt64(number)
    }
    identities.sort()
    var found: [(number: Int, place: DocumentPlace)] = []
    for live in segments {
      live.segment.forEachDocument(withIdentities: identities) { number, document in
        guard Int(live.segment.sources[document]) == wanted[Int(number)].source,
          !live.removed.contains(document)
        else { return }
        found.append((Int(number), DocumentPlace(live: live, document: document)))
      }
    }
    return found
  }

  /// Where the items with some identifiers lie.
  ///
  /// - Returns: The number of the identifier in the list, with the place.
  func find(
    _ wanted: [(source: Int, id: String)], _ store: Store
  ) throws -> [(number: Int, place: DocumentPlace)] {
    try verified(candidates(wanted), wanted) { try store.indexItems(keys: $0) }
  }

  /// Those candidates that have the wanted identifier.
  func verified(
    _ candidates: [(number: Int, place: DocumentPlace)], _ wanted: [(source: Int, id: String)],
    _ items: ([Int64]) throws -> [Int64: StoredIndexItem]
  ) throws -> [(number: Int, place: DocumentPlace)] {
    guard !candidates.isEmpty else { return [] }
    let stored = try items(candidates.map { $0.place.key })
    return candidates.filter { stored[$0.place.key]?.id == wanted[$0.number].id }
  }

  /// Calls a body with every document of some sources that is not gone.
  func forEachDocument(of sources: Set<Int>, _ body: (DocumentPlace) -> Void) {
    for live in segments { forEachDocument(of: sources, in: live, body) }
  }

  /// Calls a body with every document of some sources in a segment that is not gone.
  func forEachDocument(of sources: Set<Int>, in live: LiveSegment, _ body: (DocumentPlace) -> Void) {
    var isWanted = [Bool](repeating: false, count: (sources.max() ?? 0) + 1)
    for source in sources { isWanted[source] = true }
    let segment = live.segment
    for document in 0..<segment.documentCount {
      let source = Int(segment.sources[document])
      guard source < isWanted.count, isWanted[source], !live.removed.contains(document) else { continue }
      body(DocumentPlace(live: live, document: document))
    }
  }

  /// Calls a body with every document of a source that belongs to a domain or to one below it, and is not gone.
  func forEachDocument(inDomain domain: String, of source: Int, _ body: (DocumentPlace) -> Void) {
    let exact = [SegmentBuilder.domainMark] + Array(domain.utf8)
    let buffers = BlockBuffers()
    for live in segments {
      let segment = live.segment
      var terms: [Int] = []
      exact.withUnsafeBufferPointer { if let term = segment.index(of: $0) { terms.append(term) } }
      (exact + [0x2E]).withUnsafeBufferPointer { beginning in
        let first = segment.firstTerm(notBefore: beginning)
        terms += first..<segment.endOfTerms(beginningWith: beginning, from: first)
      }
      for term in terms {
        let list = segment.postings(term)
        for block in 0..<list.blocks {
          for index in 0..<list.read(block, buffers.documents, buffers.levels) {
            let document = Int(buffers.documents[index])
            guard Int(segment.sources[document]) == source, !live.removed.contains(document) else { continue }
            body(DocumentPlace(live: live, document: document))
          }
        }
      }
    }
  }
}

extension DocumentPlace {
  /// The number of the item.
  var key: Int64 { live.segment.key(document) }
}
