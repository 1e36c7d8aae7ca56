import IntentWire
import Language
import Synchronization

/// What the index keeps of a document besides its words.
struct DocumentFacts {
  /// The number of the item, greater for one that was indexed later.
  var key: Int64
  /// What its source and identifier come to; see ``DocumentIdentity``.
  var identity: UInt32
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

/// Tells documents apart by a number that hardly any two have in common; those with the same number are compared.
enum DocumentIdentity {
  static func hash(_ source: Int, _ identifier: String) -> UInt32 {
    var identifier = identifier
    return identifier.withUTF8 { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: source) &* 0x9e37_79b9_7f4a_7c15
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash ^= hash >> 32
      return UInt32(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }
  }
}

/// Puts items together to a segment.
struct SegmentBuilder {
  /// What comes before the domain of an item where it stands among the terms; no word begins with it.
  static let domainMark: UInt8 = 1

  /// A term of documents that have words, or parts of words, that are not among their terms as they stand in the text:
  /// texts that are too long, letters beyond ASCII, apostrophes, signs behind words, capitals within words, and values that
  /// are no texts.
  static let oddTerm: [UInt8] = [domainMark, domainMark]

  private var facts: [DocumentFacts] = []
  private let terms: TermTable
  /// For each document where its places begin.
  private var starts: [Int] = []
  /// For each place a term in the upper bits, and a level in the lower 4.
  private var places = ContiguousArray<UInt32>()
  /// For each term the last of its places.
  private var latest = ContiguousArray<Int32>()
  private var words = ContiguousArray<Int32>()
  /// The terms of a text that are forms of several of its words, or of one with its signs.
  private var forms = ContiguousArray<(term: Int32, form: WordJoiner.Form)>()
  private let joiner = WordJoiner()

  /// - Parameter items: About how many items there will be.
  init(items: Int = 0) {
    terms = TermTable(capacity: min(items, 100_000) * 4)
    facts.reserveCapacity(items)
    starts.reserveCapacity(items + 1)
    places.reserveCapacity(items * 20)
  }

  /// How many documents there are.
  var count: Int { facts.count }

  /// Adds an item.
  mutating func add(_ item: IndexItem, _ facts: DocumentFacts) {
    self.facts.append(facts)
    starts.append(places.count)
    var isOdd = false
    let isComplete = item.forEachText { text, field in
      add(text, field)
      isOdd = isOdd || Self.isOdd(text)
    }
    if isOdd || !isComplete {
      let number = Self.oddTerm.withUnsafeBufferPointer { terms.number(of: $0) }
      add(term: number, level: 1, first: starts[starts.count - 1])
    }
    if let domain = item.domain, !domain.isEmpty {
      var term = [Self.domainMark]
      term.append(contentsOf: domain.utf8)
      let number = term.withUnsafeBufferPointer { terms.number(of: $0) }
      add(term: number, level: 1, first: starts[starts.count - 1])
    }
  }

  /// Whether a text has words that are not among its terms as they stand in it.
  private static func isOdd(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.count > WordScanner.longest { return true }
      var previous: UInt8 = 0
      for byte in bytes {
        if byte >= 0x80 || byte == 0x27 { return true }
        if byte &- 0x41 < 26, previous &- 0x61 < 26 { return true }
        if byte == 0x2B || byte == 0x23, (previous | 0x20) &- 0x61 < 26 || previous &- 0x30 < 10 {
          return true
        }
        previous = byte
      }
      return false
    }
  }

  private mutating func add(_ text: String, _ field: WordLevel.Field) {
    words.removeAll(keepingCapacity: true)
    forms.removeAll(keepingCapacity: true)
    joiner.begin()
    var text = text
    text.withUTF8 { bytes in
      WordScanner.scanMarked(bytes) { word, mark in
        guard !mark.isExtra else {
          note(word, WordJoiner.Form(first: words.count - 1, parts: 1))
          return
        }
        joiner.add(word, mark) { note($0, $1) }
        words.append(
          Int32(truncatingIfNeeded: terms.number(of: UnsafeBufferPointer(rebasing: word[..<mark.stem]))))
        if word.count > mark.stem { note(word, WordJoiner.Form(first: words.count - 1, parts: 1)) }
      }
    }
    joiner.finish { note($0, $1) }
    let first = starts[starts.count - 1]
    let count = words.count
    for position in 0..<count {
      let level = WordLevel.level(field, position: position, count: count)
      add(term: Int(words[position]), level: level, first: first)
    }
    for (term, form) in forms {
      let level = WordLevel.level(field, position: form.first, count: max(1, count - form.parts + 1))
      add(term: Int(term), level: level, first: first)
    }
  }

  private mutating func note(_ word: UnsafeBufferPointer<UInt8>, _ form: WordJoiner.Form) {
    forms.append((Int32(truncatingIfNeeded: terms.number(of: word)), form))
  }

  private mutating func add(term: Int, level: UInt8, first: Int) {
    while latest.count <= term { latest.append(-1) }
    let known = Int(latest[term])
    if known >= first {
      let place = places[known]
      if UInt32(level) > place & 15 { places[known] = place & ~15 | UInt32(level) }
    } else {
      latest[term] = Int32(truncatingIfNeeded: places.count)
      places.append(UInt32(truncatingIfNeeded: term) << 4 | UInt32(level))
    }
  }

  /// The segment, with the documents in the order in which they are looked at.
  ///
  /// - Parameter lemmas: Knows the lemmas of words.
  func image(_ lemmas: LemmaTable) -> SegmentImage {
    let order = facts.indices.sorted { DocumentFacts.precedes(facts[$0], facts[$1]) }
    var assembly = SegmentAssembly(order.map { facts[$0] })
    let sorted = sortedTerms()
    let (postings, ends) = sortedPlaces(order, sorted)
    postings.withUnsafeBufferPointer { postings in
      var start = 0
      for (index, term) in sorted.enumerated() {
        let end = Int(ends[index])
        assembly.add(terms.term(Int(term)), UnsafeBufferPointer(rebasing: postings[start..<end]))
        start = end
      }
    }
    lemmas.withMemory { memory in
      for (index, term) in sorted.enumerated() {
        if let lemma = memory.lemma(of: terms.term(Int(term))) { assembly.add(lemma: lemma, form: index) }
      }
    }
    return assembly.image()
  }

  private func sortedTerms() -> [Int32] {
    // The first eight bytes decide most comparisons.
    var heads = (0..<terms.count).map { term -> (head: UInt64, term: Int32) in
      let bytes = terms.term(term)
      var head: UInt64 = 0
      for index in 0..<8 { head = head << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
      return (head, Int32(truncatingIfNeeded: term))
    }
    heads.sort { left, right in
      if left.head != right.head { return left.head < right.head }
      return Segment.precedes(terms.term(Int(left.term)), terms.term(Int(right.term)))
    }
    return heads.map(\.term)
  }

  /// The postings term by term, ascending; those of a term end where the second result says.
  private func sortedPlaces(_ order: [Int], _ sorted: [Int32]) -> ([Posting], [Int32]) {
    var counts = [Int32](repeating: 0, count: terms.count)
    for place in places { counts[Int(place >> 4)] += 1 }
    var ends: [Int32] = []
    ends.reserveCapacity(sorted.count)
    var next: Int32 = 0
    for term in sorted {
      let count = counts[Int(term)]
      counts[Int(term)] = next
      next += count
      ends.append(next)
    }
    // Documents are gone through in their new order, so that each term's postings come out in order as well.
    let postings = [Posting](unsafeUninitializedCapacity: places.count) { postings, count in
      counts.withUnsafeMutableBufferPointer { position in
        for (rank, document) in order.enumerated() {
          let end = document + 1 < starts.count ? starts[document + 1] : places.count
          for place in starts[document]..<end {
            let entry = places[place]
            let term = Int(entry >> 4)
            postings[Int(position[term])] = UInt32(truncatingIfNeeded: rank) << 4 | entry & 15
            position[term] &+= 1
          }
        }
      }
      count = places.count
    }
    return (postings, ends)
  }
}

/// The lemmas of words that are not their own lemma.
final class LemmaTable: Sendable {
  /// What was found out before: finding a lemma takes much longer than finding a word again.
  struct Memory: ~Copyable {
    private var terms = TermTable()
    /// For each term its lemma; empty when it is the word itself.
    private var lemmas: [[UInt8]] = []
    private let language = English()

    /// How many words are remembered.
    private static let limit = 400_000

    /// The lemma of a word; `nil` when it is the word itself.
    mutating func lemma(of word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
      // Short words and those with digits have no other forms.
      guard word.count > 2, word.allSatisfy({ $0 &- 0x61 < 26 }) else { return nil }
      if lemmas.count >= Self.limit {
        terms = TermTable()
        lemmas = []
      }
      let number = terms.number(of: word)
      if number == lemmas.count {
        let bytes = Array(language.lemma(of: String(decoding: word, as: UTF8.self)).utf8)
        lemmas.append(bytes.elementsEqual(word) ? [] : bytes)
      }
      let lemma = lemmas[number]
      return lemma.isEmpty ? nil : lemma
    }
  }

  private let memory = Mutex(Memory())

  /// Calls a body with what is known.
  func withMemory(_ body: (inout Memory) -> Void) {
    memory.withLock { body(&$0) }
  }
}
