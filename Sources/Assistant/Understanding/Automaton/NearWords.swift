/// An index of words for the look-up of misspelled ones.
struct NearWords: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    var letters: UInt32
    var value: Int32
  }

  /// Entries by first letter and length; a slip in the first letter is rare and would make look-ups dear.
  private var buckets: [Int: [Entry]] = [:]
  /// The most entries that one look-up compares.
  private static let comparisons = 400

  /// Adds a word.
  mutating func insert(_ word: [UInt8], value: Int32) {
    guard let first = word.first, word.count >= 4 else { return }
    buckets[Self.key(first, word.count), default: []].append(
      Entry(bytes: word, letters: Self.letters(word), value: value))
  }

  /// The nearest word within the number of slips that its length allows, with that number.
  func nearest(_ word: [UInt8], minimumLength: Int = 4) -> (value: Int32, slips: Int)? {
    guard let first = word.first, word.count >= minimumLength, word.count <= 40 else { return nil }
    let allowed = word.count >= 9 ? 2 : 1
    var best: (value: Int32, slips: Int)?
    var budget = Self.comparisons
    let letters = Self.letters(word)
    for length in (word.count - allowed)...(word.count + allowed) {
      guard let bucket = buckets[Self.key(first, length)] else { continue }
      for entry in bucket {
        budget -= 1
        if budget < 0 { return best }
        guard (entry.letters ^ letters).nonzeroBitCount <= 2 * allowed else { continue }
        let limit = best.map { $0.slips - 1 } ?? allowed
        guard limit >= 0, let slips = EditDistance.between(word, entry.bytes, limit: limit) else { continue }
        if slips < (best?.slips ?? .max) { best = (entry.value, slips) }
      }
    }
    return best ?? turned(word, minimumLength)
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

/// The number of slips of the keyboard between two words.
enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours, or `nil` above the limit.
  static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    if left == right { return 0 }
    guard limit > 0, left.count <= 64, right.count <= 64 else { return nil }
    var before = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1...max(1, left.count) where row <= left.count {
      current[0] = row
      var least = row
      for column in 1...max(1, right.count) where column <= right.count {
        let replaced = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var cost = min(replaced, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, before[column - 2] + 1)
        }
        current[column] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      (before, previous, current) = (previous, current, before)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
