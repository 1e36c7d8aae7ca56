import Store

extension EntityIndex {
  /// How many items are looked at in which a word may stand as two.
  private static let mostSplit = 64
  /// In how many ways a word is split.
  private static let mostWays = 3

  /// What was found, and the items in which a word of the query stands as two, or three, that follow
  /// each other: "to do" for "todo".
  func withSplitWords(
    _ found: [Candidate], _ query: WordQuery, _ searcher: Searcher, _ state: EngineState,
    _ scope: SearchScope,
    limit: Int
  ) throws -> [Candidate] {
    var all = found
    var known = Set(found.map(\.key))
    for (number, word) in query.wanted.enumerated() {
      for parts in Self.parts(of: word, in: state) {
        var words = query.wanted
        words.replaceSubrange(number...number, with: parts)
        let other = Searcher(words, state.segments, scope)
        let candidates = other.best(Self.mostSplit).filter { !known.contains($0.key) }
        guard !candidates.isEmpty else { continue }
        let stored = try store.indexItems(keys: candidates.map(\.key))
        let phrase = PhraseFinder(parts.map(\.bytes), isOpen: false)
        for var candidate in candidates {
          guard let row = stored[candidate.key] else { continue }
          let (isWhole, worth) = phrase.together(row)
          guard isWhole || worth > 0 else { continue }
          candidate.score = candidate.score * searcher.whole / max(1, other.whole) * WordQuery.joined / 256
          known.insert(candidate.key)
          all.append(candidate)
        }
      }
    }
    guard all.count > found.count else { return found }
    all.sort(by: Candidate.isBetter)
    return Array(all.prefix(limit))
  }

  /// The ways in which a word is two or three words that items have; those with the longest parts first.
  private static func parts(of word: QueryWord, in state: EngineState) -> [[QueryWord]] {
    let bytes = word.bytes
    guard (3...30).contains(bytes.count), bytes.allSatisfy({ $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }),
      !bytes.allSatisfy({ $0 &- 0x30 < 10 })
    else { return [] }
    func isTerm(_ range: Range<Int>) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        state.segments.contains { $0.segment.index(of: UnsafeBufferPointer(rebasing: bytes[range])) != nil }
      }
    }
    let beginnings = (1..<bytes.count).filter { isTerm(0..<$0) }
    let ends = (1..<bytes.count).filter { isTerm($0..<bytes.count) }
    func shortest(_ borders: [Int]) -> Int { zip(borders, borders.dropFirst()).map { $1 - $0 }.min() ?? 0 }
    func best(_ ways: [[Int]]) -> ArraySlice<[Int]> {
      ways.sorted { shortest($0) > shortest($1) }.prefix(mostWays)
    }
    let halves = beginnings.filter(Set(ends).contains).map { [0, $0, bytes.count] }
    var thirds: [[Int]] = []
    for first in beginnings {
      for last in ends where last > first && isTerm(first..<last) {
        thirds.append([0, first, last, bytes.count])
      }
    }
    return (best(halves) + best(thirds)).map { borders in
      zip(borders, borders.dropFirst()).map { start, end in
        QueryWord(bytes: Array(bytes[start..<end]), lemma: Array(bytes[start..<end]), isBeginning: false)
      }
    }
  }
}
