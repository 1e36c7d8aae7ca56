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
    let dimensions = query.wordVectors.count / rows
    var bestOfRow = [Float](repeating: 0, count: rows)
    var bestOfColumn = [Float](repeating: 0, count: columns)
    query.wordVectors.withUnsafeBufferPointer { left in
      phrase.wordVectors.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        for row in 0..<rows {
          for column in 0..<columns {
            let near = RequestVectors.dot(left + row * dimensions, right + column * dimensions, dimensions)
            bestOfRow[row] = max(bestOfRow[row], near)
            bestOfColumn[column] = max(bestOfColumn[column], near)
            if row == 0, column == 0 { opening = near }
          }
        }
      }
    }
    var weights = query.wordWeights
    // A value of the phrase stands for the word that is least of it, but never for what is to be done.
    for _ in 0..<min(phrase.openValues, rows - 1) {
      let places = weights.indices.dropFirst().filter { weights[$0] > 0 }
      let lost = { (place: Int) in (1 - bestOfRow[place]) * weights[place] }
      guard let value = places.max(by: { lost($0) < lost($1) }) else { break }
      weights[value] = 0
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
