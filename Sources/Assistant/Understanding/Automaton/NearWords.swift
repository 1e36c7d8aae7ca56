import Language

/// An index of words for the look-up of misspelled ones.
struct NearWords: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    var letters: UInt32
    var value: Int32
  }

  /// Entries by first letter and length; a slip in the first letter is rare and would make look-ups dear.
  private var buckets: [Int: [Entry]] = [:]
  /// Entries by their letters behind the first, for a slip in that one.
  private var tails: [[UInt8]: [(first: UInt8, value: Int32)]] = [:]
  /// The most entries that one look-up compares.
  private static let comparisons = 600
  /// The least letters behind the first of a word that may have a slip in it.
  private static let shortestTail = 4
  /// The least letters of a word that is found.
  private let shortest: Int

  /// - Parameter shortest: The least letters of a word that is found, at least 3; of one of three letters only a letter
  ///   that is missing, or a likely slip counts.
  init(shortest: Int = 4) { self.shortest = shortest }

  /// Adds a word.
  mutating func insert(_ word: [UInt8], value: Int32) {
    guard let first = word.first, word.count >= shortest else { return }
    buckets[Self.key(first, word.count), default: []].append(
      Entry(bytes: word, letters: Self.letters(word), value: value))
    let tail = Array(word.dropFirst())
    if tail.count >= Self.shortestTail { tails[tail, default: []].append((first, value)) }
  }

  /// The nearest word within the number of slips that its length allows, with that number.
  func nearest(_ word: [UInt8], minimumLength: Int = 4) -> (value: Int32, slips: Int)? {
    guard let first = word.first, word.count >= minimumLength, word.count <= 40 else { return nil }
    let allowed = word.count >= 9 ? 2 : 1
    var best: (value: Int32, slips: Int)?
    // Of two words that are as near, the one from which the likelier slip leads here.
    var likeness = 0
    var budget = Self.comparisons
    let letters = Self.letters(word)
    let lengths = max(shortest, word.count - allowed)...max(shortest, word.count + allowed)
    for length in lengths.filter({ $0 > 3 }) + lengths.filter({ $0 == 3 }) {
      if length == 3, best != nil, word.count < 4 { break }
      guard let bucket = buckets[Self.key(first, length)] else { continue }
      for entry in bucket {
        budget -= 1
        if budget < 0 { return best }
        guard (entry.letters ^ letters).nonzeroBitCount <= 2 * allowed else { continue }
        let limit = best?.slips ?? allowed
        guard let slips = EditDistance.distance(word, entry.bytes, limit: limit) else { continue }
        let alike = Keyboard.likeness(of: word, to: entry.bytes)
        // Many words are near a word of three letters: “giv” is “give” before it is “gif”.
        if length < 4, alike < (word.count > length ? 3 : 2) { continue }
        if slips < (best?.slips ?? .max) || slips == best?.slips && alike > likeness {
          (best, likeness) = ((entry.value, slips), alike)
        }
      }
    }
    return best ?? turned(word, minimumLength) ?? otherwiseBegun(word)
  }

  /// The word that has another first letter, or lacks it, or has one before it (“nessage”, “essage”, “mmessage”).
  private func otherwiseBegun(_ word: [UInt8]) -> (value: Int32, slips: Int)? {
    if word.count >= Self.shortestTail, let missing = tails[word]?.first { return (missing.value, 1) }
    guard let first = word.first, word.count > Self.shortestTail else { return nil }
    let tail = Array(word.dropFirst())
    if let begin = tail.first,
      let whole = buckets[Self.key(begin, tail.count)]?.first(where: { $0.bytes == tail })
    {
      return (whole.value, 1)
    }
    return tails[tail]?.first { Keyboard.areNear($0.first, first) }.map { ($0.value, 1) }
  }

  /// The word that has the first two letters the other way round (“hsow”).
  private func turned(_ word: [UInt8], _ minimumLength: Int) -> (value: Int32, slips: Int)? {
    guard word.count >= max(4, minimumLength), word[0] != word[1] else { return nil }
    var turned = word
    turned.swapAt(0, 1)
    let found = buckets[Self.key(turned[0], turned.count)]?.first { $0.bytes == turned }
    return found.map { ($0.value, 1) }
  }

  private static func key(_ first: UInt8, _ length: Int) -> Int { Int(first) << 16 | length }

  /// A set of the letters, for the quick rejection of words that differ in more than a few.
  private static func letters(_ word: [UInt8]) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }
}
