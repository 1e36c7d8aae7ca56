import WordVectors

/// Which words of a request and of a phrase mean about the same, each of one compared with each of the other.
struct WordAlignment {
  /// How much of the request is in the phrase, and how little that of its words is which is in it least.
  private(set) var said: Float = 0
  private(set) var unsaid: Float = 0
  /// The same for the phrase.
  private(set) var meant: Float = 0
  private(set) var unmeant: Float = 0
  /// How near the words are with which the two begin.
  private(set) var opening: Float = 0

  init(_ query: SimilarText, _ phrase: SimilarText) {
    let (rows, columns) = (query.words.count, phrase.words.count)
    guard rows > 0, columns > 0 else { return }
    // Made a dozen times for a sentence, so that its numbers are best kept where nothing has to be allocated.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: rows * columns + 2 * rows + columns) { room in
      room.initialize(repeating: 0)
      let nearness = UnsafeMutableBufferPointer(rebasing: room[..<(rows * columns)])
      let ofRows = UnsafeMutableBufferPointer(rebasing: room[(rows * columns)...].prefix(rows))
      let ofColumns = UnsafeMutableBufferPointer(rebasing: room[(rows * columns + rows)...].prefix(columns))
      let weights = UnsafeMutableBufferPointer(rebasing: room.suffix(rows))
      guard
        RequestVectors.dots(
          query.wordVectors, rows: rows, phrase.wordVectors, columns: columns, into: nearness)
      else { return }
      opening = nearness[0]
      for row in 0..<rows {
        weights[row] = query.wordWeights[row]
        for column in 0..<columns {
          let near = nearness[row * columns + column]
          ofRows[row] = max(ofRows[row], near)
          ofColumns[column] = max(ofColumns[column], near)
        }
      }
      leaveOut(phrase.openValues, weights, ofRows)
      (said, unsaid) = Self.shares(ofRows, UnsafeBufferPointer(weights))
      (meant, unmeant) = phrase.wordWeights.withUnsafeBufferPointer { Self.shares(ofColumns, $0) }
    }
  }

  /// Takes words for values of the phrase: those that are least of it, but never what is to be done.
  private func leaveOut(
    _ values: Int, _ weights: UnsafeMutableBufferPointer<Float>, _ best: UnsafeMutableBufferPointer<Float>
  ) {
    for _ in 0..<min(values, weights.count - 1) {
      var value: (place: Int, lost: Float)?
      for place in 1..<weights.count where weights[place] > 0 {
        let lost = (1 - best[place]) * weights[place]
        if value.map({ $0.lost < lost }) ?? true { value = (place, lost) }
      }
      guard let value else { break }
      weights[value.place] = 0
    }
  }

  /// The share of the words that is found again, by weight, and the greatest part of one that is not.
  private static func shares(
    _ best: UnsafeMutableBufferPointer<Float>, _ weights: UnsafeBufferPointer<Float>
  ) -> (found: Float, missing: Float) {
    var (sum, all, missing, heaviest): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for index in best.indices {
      sum += best[index] * weights[index]
      all += weights[index]
      missing = max(missing, (1 - best[index]) * weights[index])
      heaviest = max(heaviest, weights[index])
    }
    return all > 0 ? (sum / all, missing / heaviest) : (0, 0)
  }
}
