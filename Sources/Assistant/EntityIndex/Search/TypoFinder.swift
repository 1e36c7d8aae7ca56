/// Finds the terms that are spelled about like a word.
///
/// The terms are sorted, so that what was computed for one serves the next as far as they begin alike, and all terms
/// that begin wrongly are passed over together.
struct TypoFinder {
  private let word: [UInt8]
  private let limit: Int
  private let isBeginning: Bool

  /// `nil` for words that are too short for a slip to be told from another word, for numbers and for pieces.
  ///
  /// Words of 4 to 7 letters may have one slip, longer ones two: a letter too much, too few or wrong, or two
  /// neighbours in the wrong order. Letters beyond ASCII count by their bytes.
  init?(_ word: QueryWord) {
    guard !word.isPiece, word.bytes.count >= 4, !word.bytes.contains(where: { $0 &- 0x30 < 10 }) else {
      return nil
    }
    self.word = word.bytes
    limit = word.bytes.count < 8 ? 1 : 2
    isBeginning = word.isBeginning && word.bytes.count >= 5
  }

  /// How well a word with slips fits.
  ///
  /// - Parameter isBeginning: Whether only the beginning of the term is like the word.
  static func factor(_ slips: Int, isBeginning: Bool) -> Int {
    (slips < 2 ? 200 : 160) - (isBeginning ? 50 : 0)
  }

  /// The terms of a segment that are like the word, with how well they fit.
  func terms(in segment: Segment) -> [(term: Int, factor: Int)] {
    var found: [(term: Int, factor: Int)] = []
    let width = word.count + 1
    let deepest = word.count + limit + 1
    // For each number of letters of the term, the slips between them and each beginning of the word.
    var rows = [Int](repeating: 0, count: (deepest + 1) * width)
    for column in 0..<width { rows[column] = column }
    var least = [Int](repeating: .max, count: deepest + 1)
    var previous: [UInt8] = []
    // No word begins as the terms of domains do.
    var term = [SegmentBuilder.domainMark + 1].withUnsafeBufferPointer { segment.firstTerm(notBefore: $0) }
    while term < segment.termCount {
      let bytes = segment.term(term)
      var depth = 0
      while depth < previous.count, depth < bytes.count, previous[depth] == bytes[depth] { depth += 1 }
      var pruned: Int?
      while depth < bytes.count {
        guard depth < deepest else { break }
        let best = fill(&rows, bytes, depth + 1, width)
        let slips = rows[(depth + 1) * width + word.count]
        least[depth + 1] = min(depth == 0 ? .max : least[depth], slips)
        depth += 1
        if best > limit, !(isBeginning && least[depth] <= limit) {
          pruned = depth
          break
        }
      }
      previous = Array(bytes.prefix(depth))
      if let pruned {
        term = segment.endOfTerms(beginningWith: UnsafeBufferPointer(rebasing: bytes[..<pruned]), from: term)
        continue
      }
      let slips = depth == bytes.count && depth <= deepest ? rows[depth * width + word.count] : .max
      if slips <= limit {
        found.append((term, Self.factor(slips, isBeginning: false)))
      } else if isBeginning, least[depth] <= limit {
        found.append((term, Self.factor(least[depth], isBeginning: true)))
      }
      term += 1
    }
    return found
  }

  /// Computes one row; returns its least number.
  private func fill(
    _ rows: inout [Int], _ bytes: UnsafeBufferPointer<UInt8>, _ row: Int, _ width: Int
  ) -> Int {
    let letter = bytes[row - 1]
    let start = row * width
    let above = start - width
    rows[start] = row
    var best = row
    for column in 1..<width {
      let isSame = word[column - 1] == letter
      var slips = min(rows[above + column - 1] + (isSame ? 0 : 1), rows[above + column] + 1)
      slips = min(slips, rows[start + column - 1] + 1)
      if row > 1, column > 1, word[column - 2] == letter, word[column - 1] == bytes[row - 2] {
        slips = min(slips, rows[above - width + column - 2] + 1)
      }
      rows[start + column] = slips
      best = min(best, slips)
    }
    return best
  }
}
