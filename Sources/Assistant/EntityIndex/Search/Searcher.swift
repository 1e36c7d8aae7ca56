/// Finds the best documents of all segments for the words of a query.
///
/// The worth of a document is the sum of what each word is worth there, times the word's weight, and of what the document
/// has beside its words. All of it is exact: parts of the index are passed over only when nothing in them can be among the
/// best.
struct Searcher {
  let parts: [LiveSegment]
  let scope: SearchScope
  let words: [QueryWord]
  /// How much each word counts.
  let weights: [Int]
  /// How much all words count together.
  let whole: Int
  /// For each segment and word the terms that stand for the word.
  let uses: [[[TermUse]]]
  /// How often each word occurs, in whatever form.
  let frequencies: [Int]

  init(_ words: [QueryWord], _ parts: [LiveSegment], _ scope: SearchScope) {
    self.words = words
    self.parts = parts
    self.scope = scope
    uses = parts.map { part in words.map { $0.terms(in: part.segment, isAlone: words.count == 1) } }
    var frequencies = [Int](repeating: 0, count: words.count)
    for (part, uses) in zip(parts, uses) {
      for (word, terms) in uses.enumerated() {
        for term in terms { frequencies[word] += part.segment.frequency(term.term) }
      }
    }
    let documents = parts.reduce(0) { $0 + $1.segment.documentCount }
    self.frequencies = frequencies
    weights =
      words.count == 1
      ? [1] : frequencies.map { Worth.rarity(frequency: min($0, documents), of: documents) }
    whole = weights.reduce(0, +)
    for part in parts { part.prepare(today: scope.today) }
  }

  /// The best candidates, those with all words first, then those with at least half of them.
  func best(_ limit: Int) -> [Candidate] {
    guard !words.isEmpty, limit > 0 else { return [] }
    var top = TopCandidates(limit)
    // The greatest segments first: they raise the bar for the others.
    let order = parts.indices.sorted { parts[$0].segment.documentCount > parts[$1].segment.documentCount }
    WordLevel.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      let buffers = BlockBuffers()
      for part in order where uses[part].allSatisfy({ !$0.isEmpty }) {
        if words.count == 1 {
          searchOne(part, &top, limit, values, buffers)
        } else {
          searchAll(part, &top, values, buffers)
        }
      }
      // Of few results it is quickly seen whether a document is among them already.
      if words.count == 2, limit <= 64, !top.isFull {
        for part in order { searchEither(part, &top, values, buffers) }
      } else if words.count > 1, !top.isFull {
        for part in order { searchSome(part, &top, values, buffers) }
      }
    }
    return top.sorted
  }

  /// Everything that is found, in no order; for counting.
  func forEachMatch(_ body: (LiveSegment, Int) -> Void) {
    WordLevel.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      let buffers = BlockBuffers()
      for part in parts.indices {
        let live = parts[part]
        accumulate(part, values, buffers) { document, _, hits in
          if hits * 2 >= words.count, scope.admits(document, live) { body(live, document) }
        }
      }
    }
  }

  // MARK: One word

  private func searchOne(
    _ part: Int, _ top: inout TopCandidates, _ limit: Int, _ values: UnsafePointer<Int>,
    _ buffers: BlockBuffers
  ) {
    let live = parts[part]
    let terms = uses[part][0]
    let base = whole * Worth.unit
    guard terms.count == 1 || limit <= 64 else {
      accumulate(part, values, buffers) { document, sum, _ in
        offer(document, base + sum + live.worth(document, today: scope.today), live, &top, unique: true)
      }
      return
    }
    scan(
      terms, Share(base: base, word: 1, rest: 1), live, &top, values, buffers, unique: terms.count == 1)
  }

  /// What a word and the rest of a document count in a sum.
  private struct Share {
    var base: Int
    var word: Int
    var rest: Int
  }

  /// Looks through the postings of some terms, those that may be worth most first.
  private func scan(
    _ terms: [TermUse], _ share: Share, _ live: LiveSegment, _ top: inout TopCandidates,
    _ values: UnsafePointer<Int>, _ buffers: BlockBuffers, unique: Bool
  ) {
    let most = share.base + share.rest * live.bound
    let bounds = terms.map { share.word * $0.worth(live.segment.highest($0.term), values) + most }
    var order = Array(terms.indices)
    if terms.count > 1 { order.sort { bounds[$0] == bounds[$1] ? $0 < $1 : bounds[$0] > bounds[$1] } }
    for index in order {
      guard bounds[index] >= top.threshold else { break }
      scan(terms[index], share, live, &top, values, buffers, unique: unique)
    }
  }

  /// Looks through the postings of one term.
  private func scan(
    _ use: TermUse, _ share: Share, _ live: LiveSegment, _ top: inout TopCandidates,
    _ values: UnsafePointer<Int>, _ buffers: BlockBuffers, unique: Bool
  ) {
    let segment = live.segment
    let list = segment.postings(use.term)
    let highest = share.base + share.word * use.worth(segment.highest(use.term), values)
    var first = 0
    for block in 0..<list.blocks {
      let last = list.lastDocument(block)
      defer { first = last + 1 }
      if top.isFull {
        // What follows can only be worse when even the best level with the best of the rest has no chance.
        let rest = highest + share.rest * live.bound(from: first, through: segment.documentCount - 1)
        if !top.mayTake(rest, first, segment) { return }
        let bound =
          share.base + share.word * use.worth(list.highest(block), values)
          + share.rest * live.bound(from: first, through: last)
        if !top.mayTake(bound, first, segment) { continue }
      }
      let count = list.read(block, buffers.documents, buffers.levels)
      for index in 0..<count {
        let document = Int(buffers.documents[index])
        let score =
          share.base + share.word * use.worth(Int(buffers.levels[index]), values)
          + share.rest * live.worth(document, today: scope.today)
        offer(document, score, live, &top, unique: unique)
      }
    }
  }

  private func offer(
    _ document: Int, _ score: Int, _ live: LiveSegment, _ top: inout TopCandidates, unique: Bool
  ) {
    guard score >= top.threshold, top.mayTake(score, document, live.segment), scope.admits(document, live)
    else { return }
    top.insert(score, document, live.segment, unique: unique)
  }

  // MARK: All words

  private func searchAll(
    _ part: Int, _ top: inout TopCandidates, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) {
    let live = parts[part]
    let segment = live.segment
    let uses = uses[part]
    let sizes = uses.map { $0.reduce(0) { $0 + segment.frequency($1.term) } }
    let most = uses.map { terms in
      terms.lazy.map { $0.worth(segment.highest($0.term), values) }.max() ?? 0
    }
    let order = uses.indices.sorted { sizes[$0] == sizes[$1] ? $0 < $1 : sizes[$0] < sizes[$1] }
    let driver = order[0]
    let base = whole * Worth.unit
    let othersMost = order.dropFirst().reduce(0) { $0 + weights[$1] * most[$1] }
    if !top.mayTake(base + weights[driver] * most[driver] + othersMost + whole * live.bound, 0, segment) {
      return
    }
    let today = scope.today
    let isFew = uses.allSatisfy { $0.count <= WordProbe.most }
    guard isFew else {
      searchMany(part, order, sizes, &top, values, buffers)
      return
    }
    let others = order.dropFirst().map { (word: $0, probe: WordProbe(uses[$0], segment)) }
    let terms = uses[driver]
    let driverBuffers = BlockBuffers()
    for use in terms {
      for index in others.indices { others[index].probe.rewind() }
      let list = segment.postings(use.term)
      let termMost = weights[driver] * use.worth(segment.highest(use.term), values)
      var first = 0
      for block in 0..<list.blocks {
        let last = list.lastDocument(block)
        defer { first = last + 1 }
        if top.isFull {
          let rest =
            base + termMost + othersMost + whole * live.bound(from: first, through: segment.documentCount - 1)
          if !top.mayTake(rest, first, segment) { break }
          let bound =
            base + weights[driver] * use.worth(list.highest(block), values) + othersMost
            + whole * live.bound(from: first, through: last)
          if !top.mayTake(bound, first, segment) { continue }
        }
        let count = list.read(block, driverBuffers.documents, driverBuffers.levels)
        let threshold = top.threshold
        documents: for index in 0..<count {
          let document = Int(driverBuffers.documents[index])
          var score =
            base + weights[driver] * use.worth(Int(driverBuffers.levels[index]), values)
            + whole * live.worth(document, today: today)
          var open = othersMost
          for index in others.indices {
            guard score + open >= threshold else { continue documents }
            let word = others[index].word
            guard let value = others[index].probe.worth(document, values) else { continue documents }
            open -= weights[word] * most[word]
            score += weights[word] * value
          }
          offer(document, score, live, &top, unique: terms.count == 1)
        }
      }
    }
  }

  /// Documents that have all words, one of which stands for many terms: all that have the rarest word are looked at.
  private func searchMany(
    _ part: Int, _ order: [Int], _ sizes: [Int], _ top: inout TopCandidates, _ values: UnsafePointer<Int>,
    _ buffers: BlockBuffers
  ) {
    let live = parts[part]
    var found = FoundDocuments(
      uses[part][order[0]], sizes[order[0]], weights[order[0]], live.segment, values, buffers)
    for word in order.dropFirst() where !found.isEmpty {
      found.intersect(uses[part][word], weights[word], live.segment, values, buffers)
    }
    let base = whole * Worth.unit
    found.forEach { document, sum in
      offer(document, base + sum + whole * live.worth(document, today: scope.today), live, &top, unique: true)
    }
  }

  // MARK: Some of the words

  /// Documents that have one of two words; those with both are there already, and count more.
  private func searchEither(
    _ part: Int, _ top: inout TopCandidates, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) {
    let live = parts[part]
    for word in words.indices {
      let terms = uses[part][word]
      let share = Share(base: 0, word: weights[word], rest: whole)
      // The same document may come with either word, and is taken once.
      scan(terms, share, live, &top, values, buffers, unique: false)
    }
  }

  /// Documents that have at least half of the words, but not all.
  private func searchSome(
    _ part: Int, _ top: inout TopCandidates, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) {
    let live = parts[part]
    let count = words.count
    let today = scope.today
    accumulate(part, values, buffers) { document, sum, hits in
      guard hits * 2 >= count, hits < count else { return }
      offer(document, sum + whole * live.worth(document, today: today), live, &top, unique: true)
    }
  }

  /// Calls a body with each document that has any of the words, the worth of its words, and their number.
  private func accumulate(
    _ part: Int, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers, _ body: (Int, Int, Int) -> Void
  ) {
    let segment = parts[part].segment
    let uses = uses[part]
    let sizes = uses.map { $0.reduce(0) { $0 + segment.frequency($1.term) } }
    let total = sizes.reduce(0, +)
    guard total > 0 else { return }
    guard total * 16 > segment.documentCount else {
      var places: [(document: Int32, word: Int32, worth: Int)] = []
      places.reserveCapacity(total)
      for word in uses.indices {
        WordCursor.forEach(uses[word], sizes[word], segment, values, buffers) {
          places.append((Int32(truncatingIfNeeded: $0), Int32(truncatingIfNeeded: word), $1))
        }
      }
      places.sort { $0.document == $1.document ? $0.word < $1.word : $0.document < $1.document }
      var index = 0
      while index < places.count {
        let document = places[index].document
        var sum = 0
        var hits = 0
        while index < places.count, places[index].document == document {
          sum += weights[Int(places[index].word)] * places[index].worth
          hits += 1
          index += 1
        }
        body(Int(document), sum, hits)
      }
      return
    }
    // Many documents: one place for each of them is cheaper than sorting.
    let sums = UnsafeMutablePointer<Int>.allocate(capacity: segment.documentCount)
    sums.initialize(repeating: 0, count: segment.documentCount)
    defer { sums.deallocate() }
    for word in uses.indices {
      let weight = weights[word]
      WordCursor.forEach(uses[word], sizes[word], segment, values, buffers) { document, worth in
        sums[document] &+= (weight &* worth) << 8 | 1
      }
    }
    for document in 0..<segment.documentCount where sums[document] != 0 {
      body(document, sums[document] >> 8, sums[document] & 0xff)
    }
  }
}

/// Memory for one block of postings.
final class BlockBuffers {
  let documents = UnsafeMutablePointer<Int32>.allocate(capacity: SegmentLayout.postingBlock)
  let levels = UnsafeMutablePointer<UInt8>.allocate(capacity: SegmentLayout.postingBlock)

  init() {
    documents.initialize(repeating: 0, count: SegmentLayout.postingBlock)
    levels.initialize(repeating: 0, count: SegmentLayout.postingBlock)
  }

  deinit {
    documents.deallocate()
    levels.deallocate()
  }
}
