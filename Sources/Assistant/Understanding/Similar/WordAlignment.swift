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
    let nearness = RequestVectors.dots(query.wordVectors, rows: rows, phrase.wordVectors, columns: columns)
    guard nearness.count == rows * columns else { return }
    opening = nearness[0]
    var bestOfRow = [Float](repeating: 0, count: rows)
    var bestOfColumn = [Float](repeating: 0, count: columns)
    bestOfColumn.withUnsafeMutableBufferPointer { bestOfColumn in
      for row in 0..<rows {
        var best: Float = 0
        for column in 0..<columns {
          let near = nearness[row * columns + column]
          best = max(best, near)
          bestOfColumn[column] = max(bestOfColumn[column], near)
        }
        bestOfRow[row] = best
      }
    }
    var weights = query.wordWeights
    // A value of the phrase stands for the word that is least of it, but never for what is to be done.
    for _ in 0..<min(phrase.openValues, rows - 1) {
      var value: (place: Int, lost: Float)?
      for place in 1..<rows where weights[place] > 0 {
        let lost = (1 - bestOfRow[place]) * weights[place]
        if value.map({ $0.lost < lost }) ?? true { value = (place, lost) }
      }
      guard let value else { break }
      weights[value.place] = 0
    }
    (said, unsaid) = Self.shares(bestOfRow, weights)
    (meant, unmeant) = Self.shares(bestOfColumn, phrase.wordWeights)
  }

  /// The share of the words that is found again, by weight, and the greatest part of one that is not.
  private static func shares(_ best: [Float], _ weights: [Float]) -> (found: Float, missing: Float) {
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
