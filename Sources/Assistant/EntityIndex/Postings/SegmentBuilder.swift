import IntentWire
import Language

/// What the index keeps of a document besides its words.
struct DocumentFacts {
  /// The number of the item, greater for one that was indexed later.
  var key: Int64
  /// The number of the app's index.
  var source: UInt32
  /// The number of the item's kind.
  var kind: UInt32
  /// What its priority is worth.
  var weight: Int16
  /// The day from which its age counts, in days since 2001.
  var day: UInt16
  /// The second since 2001 at which it expires.
  var expires: UInt32

  /// Whether it stands before another in a segment, and comes first among equally good results.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    if left.weight != right.weight { return left.weight > right.weight }
    if left.day != right.day { return left.day > right.day }
    return left.key > right.key
  }
}

/// Puts items together to a segment.
struct SegmentBuilder {
  private var facts: [DocumentFacts] = []
  private var terms = TermTable()
  /// A term in the upper half, a document in the lower half.
  private var places: [UInt64] = []
  private var levels: [UInt8] = []
  /// For each term the last of its places.
  private var latest: [Int] = []

  /// How many documents there are.
  var count: Int { facts.count }

  /// Adds an item.
  mutating func add(_ item: IndexItem, _ facts: DocumentFacts) {
    let document = self.facts.count
    self.facts.append(facts)
    let first = places.count
    var numbers: [Int] = []
    item.forEachText { text, field in
      numbers.removeAll(keepingCapacity: true)
      WordScanner.scan(text) { numbers.append(terms.number(of: $0)) }
      for (position, term) in numbers.enumerated() {
        let level = WordLevel.level(field, position: position, count: numbers.count)
        while latest.count <= term { latest.append(-1) }
        if latest[term] >= first {
          levels[latest[term]] = max(levels[latest[term]], level)
        } else {
          latest[term] = places.count
          places.append(UInt64(term) << 32 | UInt64(document))
          levels.append(level)
        }
      }
    }
  }

  /// The segment, with the documents in the order in which they are looked at.
  ///
  /// - Parameter lemmas: Knows the lemmas of words.
  func image(_ lemmas: LemmaTable) -> SegmentImage {
    let order = facts.indices.sorted { DocumentFacts.precedes(facts[$0], facts[$1]) }
    var ranks = [UInt32](repeating: 0, count: facts.count)
    for (rank, document) in order.enumerated() { ranks[document] = UInt32(rank) }
    var assembly = SegmentAssembly(order.map { facts[$0] })
    let sorted = sortedTerms()
    let placed = sortedPlaces(ranks, sorted)
    let starts = placed.starts
    var postings = placed.postings
    postings.withUnsafeMutableBufferPointer { postings in
      for (index, term) in sorted.enumerated() {
        var part = UnsafeMutableBufferPointer(rebasing: postings[starts[index]..<starts[index + 1]])
        part.sort()
        terms.withTerm(term) { assembly.add($0, UnsafeBufferPointer(part)) }
      }
    }
    for (index, term) in sorted.enumerated() {
      if let lemma = terms.withTerm(term, { lemmas.lemma(of: $0) }) {
        assembly.add(lemma: lemma, form: index)
      }
    }
    return assembly.image()
  }

  private func sortedTerms() -> [Int] {
    terms.bytes.withUnsafeBufferPointer { bytes in
      terms.offsets.withUnsafeBufferPointer { offsets in
        // The first eight bytes decide most comparisons.
        let heads = (0..<terms.count).map { term -> (head: UInt64, term: Int) in
          var head: UInt64 = 0
          let start = Int(offsets[term])
          let length = Int(offsets[term + 1]) - start
          for index in 0..<8 { head = head << 8 | (index < length ? UInt64(bytes[start + index]) : 0) }
          return (head, term)
        }
        return heads.sorted { left, right in
          if left.head != right.head { return left.head < right.head }
          func text(_ term: Int) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(rebasing: bytes[Int(offsets[term])..<Int(offsets[term + 1])])
          }
          return Segment.precedes(text(left.term), text(right.term))
        }.map(\.term)
      }
    }
  }

  /// The places by term; those of a term begin where ``starts`` says.
  private func sortedPlaces(
    _ ranks: [UInt32], _ sorted: [Int]
  ) -> (postings: [UInt64], starts: [Int]) {
    var position = [Int](repeating: 0, count: terms.count)
    for place in places { position[Int(place >> 32)] += 1 }
    var starts: [Int] = []
    starts.reserveCapacity(sorted.count + 1)
    var next = 0
    for term in sorted {
      starts.append(next)
      let count = position[term]
      position[term] = next
      next += count
    }
    starts.append(next)
    var postings = [UInt64](repeating: 0, count: places.count)
    for (index, place) in places.enumerated() {
      let term = Int(place >> 32)
      let rank = ranks[Int(place & 0xffff_ffff)]
      postings[position[term]] = UInt64(rank) << 8 | UInt64(levels[index])
      position[term] += 1
    }
    return (postings, starts)
  }
}

/// The lemmas of words that are not their own lemma.
final class LemmaTable: Sendable {
  private let language = English()

  /// The lemma of a word; `nil` when it is the word itself.
  func lemma(of word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    // Short words and those with digits have no other forms.
    guard word.count > 2, word.allSatisfy({ $0 &- 0x61 < 26 }) else { return nil }
    let lemma = language.lemma(of: String(decoding: word, as: UTF8.self))
    let bytes = Array(lemma.utf8)
    return bytes.elementsEqual(word) ? nil : bytes
  }
}

/// Writes the sections of a segment, term by term.
struct SegmentAssembly {
  private var termOffsets: [UInt32] = [0]
  private var termBytes: [UInt8] = []
  private var termInfo = ByteWriter()
  private var encoder = PostingEncoder()
  private var lemmas: [(lemma: [UInt8], form: UInt32)] = []
  private let facts: [DocumentFacts]

  /// - Parameter facts: The documents in order.
  init(_ facts: [DocumentFacts]) { self.facts = facts }

  /// How many terms there are.
  var termCount: Int { termOffsets.count - 1 }

  /// Adds a term that comes after all earlier ones.
  mutating func add(_ term: UnsafeBufferPointer<UInt8>, _ postings: UnsafeBufferPointer<UInt64>) {
    termBytes.append(contentsOf: term)
    termOffsets.append(UInt32(termBytes.count))
    let (offset, highest) = encoder.append(postings)
    termInfo.put(UInt64(offset))
    termInfo.put(UInt32(postings.count))
    termInfo.put(UInt32(highest))
  }

  /// Notes a form of a lemma.
  mutating func add(lemma: [UInt8], form: Int) { lemmas.append((lemma, UInt32(form))) }

  /// The finished segment.
  func image() -> SegmentImage {
    var image = SegmentImage()
    image.documentCount = facts.count
    image.termCount = termCount
    image.firstKey = facts.lazy.map(\.key).min() ?? 0
    image.lastKey = facts.lazy.map(\.key).max() ?? 0
    let keys = facts.map { UInt32(truncatingIfNeeded: $0.key - image.firstKey) }
    func set(_ section: SegmentLayout.Section, _ bytes: [UInt8]) { image.sections[section.rawValue] = bytes }
    set(.keys, ByteWriter.raw(keys))
    set(.order, ByteWriter.raw(Self.order(keys)))
    set(.sources, ByteWriter.raw(facts.map(\.source)))
    set(.kinds, ByteWriter.raw(facts.map(\.kind)))
    set(.weights, ByteWriter.raw(facts.map(\.weight)))
    set(.days, ByteWriter.raw(facts.map(\.day)))
    set(.expiries, ByteWriter.raw(facts.map(\.expires)))
    set(.bounds, bounds())
    set(.termOffsets, ByteWriter.raw(termOffsets))
    set(.termBytes, termBytes)
    set(.termInfo, termInfo.bytes)
    set(.postings, encoder.bytes)
    let sorted = lemmas.sorted { left, right in
      left.lemma == right.lemma ? left.form < right.form : left.lemma.lexicographicallyPrecedes(right.lemma)
    }
    image.lemmaCount = sorted.count
    var offsets: [UInt32] = [0]
    var bytes: [UInt8] = []
    for entry in sorted {
      bytes.append(contentsOf: entry.lemma)
      offsets.append(UInt32(bytes.count))
    }
    set(.lemmaOffsets, ByteWriter.raw(offsets))
    set(.lemmaBytes, bytes)
    set(.lemmaTerms, ByteWriter.raw(sorted.map(\.form)))
    return image
  }

  private static func order(_ keys: [UInt32]) -> [UInt32] {
    var pairs = keys.enumerated().map { UInt64($1) << 32 | UInt64($0) }
    pairs.sort()
    return pairs.map { UInt32(truncatingIfNeeded: $0) }
  }

  private func bounds() -> [UInt8] {
    var writer = ByteWriter()
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
      writer.put(weight)
      writer.put(first)
      writer.put(last)
      writer.put(UInt16(0))
      start += SegmentLayout.documentBlock
    }
    return writer.bytes
  }
}
