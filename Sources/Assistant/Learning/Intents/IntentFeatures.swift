internal import CLearningKernels
internal import Foundation
internal import WordVectors

/// The features by which intents are told apart: weighted words, runs of words and characters, and vectors.
struct IntentFeatures: Sendable {
  /// How many rows the features of words and characters share.
  static let rows = 1 << 15
  /// How many numbers come from the vectors of the words.
  static let dense = 3 * WordVectors.dimensions

  /// The rows of the features in the text, a row more than once where two features share it.
  var rows: [Int32]
  /// The weight of each; their squares add up to 1.
  var values: [Float]
  /// The numbers from the vectors.
  var vector: [Float]

  /// Makes the features of a text.
  ///
  /// - Parameter rarity: how much a row counts, by how few texts have it; 1 for every row when empty.
  init(_ text: TokenizedText, rarity: [Float]) { self.init(CountedFeatures(text), rarity: rarity) }

  /// Weighs the features of a text, so that every group of them counts the same for every length of text.
  init(_ counted: CountedFeatures, rarity: [Float]) {
    (rows, values, vector) = (counted.rows, counted.counts, counted.vector)
    var start = 0
    for (end, weight) in zip(counted.ends, CountedFeatures.weights) {
      var square: Float = 0
      for index in start..<end {
        if !rarity.isEmpty { values[index] *= rarity[Int(rows[index])] }
        square += values[index] * values[index]
      }
      let factor = square > 0 ? weight / square.squareRoot() : 1
      for index in start..<end { values[index] *= factor }
      start = end
    }
    var square: Float = 0
    for value in values { square += value * value }
    if square > 0 {
      let factor = 1 / square.squareRoot()
      for index in values.indices { values[index] *= factor }
    }
  }
}

/// The features of a text before a model weighs them: the same for all models.
struct CountedFeatures: Sendable {
  /// The rows, group by group; a row more than once where two features share it.
  private(set) var rows: [Int32] = []
  /// How often each occurs in the text, on a scale that flattens.
  private(set) var counts: [Float] = []
  /// Where the rows of each group end.
  private(set) var ends: [Int] = []
  /// The numbers from the vectors.
  let vector: [Float]

  /// How much each group counts: words, pairs, triples, pairs around a word, characters.
  static let weights: [Float] = [1, 0.8, 0.4, 0.5, 1]

  init(_ text: TokenizedText) {
    var groups = FeatureGroups()
    groups.collect(text)
    vector = Self.vector(of: text.pieces)
    rows.reserveCapacity(groups.keys.count)
    counts.reserveCapacity(groups.keys.count)
    var start = 0
    for end in groups.ends {
      append(&groups.keys, start..<end)
      ends.append(rows.count)
      start = end
    }
  }

  private static let logarithms: [Float] = (0..<64).map { 1 + Foundation.log(Float(max($0, 1))) }

  /// Counts the features of one group.
  private mutating func append(_ keys: inout [UInt64], _ range: Range<Int>) {
    keys.withUnsafeMutableBufferPointer { all in
      var part = UnsafeMutableBufferPointer(rebasing: all[range])
      part.sort()
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let key = keys[index]
      var count = 1
      while index + count < range.upperBound, keys[index + count] == key { count += 1 }
      index += count
      rows.append(Int32(truncatingIfNeeded: key >> 40) & Int32(IntentFeatures.rows - 1))
      counts.append(Self.logarithms[min(count, 63)])
    }
  }

  /// The sum, the largest and the smallest numbers of the vectors of pieces.
  private static func vector(of pieces: [Int]) -> [Float] {
    let size = WordVectors.dimensions
    var result = [Float](repeating: 0, count: IntentFeatures.dense)
    guard let vectors = WordVectors.shared, !pieces.isEmpty else { return result }
    result.withUnsafeMutableBufferPointer { result in
      guard let sums = result.baseAddress else { return }
      for index in size..<2 * size { result[index] = -.infinity }
      for index in 2 * size..<3 * size { result[index] = .infinity }
      for piece in pieces {
        let vector = vectors.vector(of: piece)
        vector.withUnsafeBufferPointer { vector in
          guard let row = vector.baseAddress else { return }
          var square: Float = 0
          for index in 0..<size { square += row[index] * row[index] }
          let factor = square > 0 ? 1 / square.squareRoot() : 0
          learning_extremes(row, factor, size, sums, sums + size, sums + 2 * size)
        }
      }
      for part in 0..<3 {
        var square: Float = 0
        for index in part * size..<(part + 1) * size { square += result[index] * result[index] }
        let factor = square > 0 ? 0.7 / square.squareRoot() : 0
        for index in part * size..<(part + 1) * size { result[index] *= factor }
      }
    }
    return result
  }
}

/// The keys of the features of a text, group by group.
private struct FeatureGroups {
  var keys: [UInt64] = []
  var ends: [Int] = []

  private static let begin = FeatureHash.of("<")
  private static let end = FeatureHash.of(">")

  mutating func collect(_ text: TokenizedText) {
    var words = [Self.begin]
    words.reserveCapacity(text.tokens.count + 2)
    for token in text.tokens { words.append(FeatureHash.of(text.bytes[token.letters])) }
    words.append(Self.end)
    keys.reserveCapacity(words.count * 4 + text.bytes.count * 5)
    let last = words.count - 1
    for index in 1..<max(last, 1) where last > 1 { keys.append(FeatureHash.combine(1, words[index])) }
    ends.append(keys.count)
    for index in 0..<last { keys.append(FeatureHash.combine(2, words[index], words[index + 1])) }
    ends.append(keys.count)
    for index in 0..<max(last - 1, 0) {
      keys.append(
        FeatureHash.combine(3, FeatureHash.combine(4, words[index], words[index + 1]), words[index + 2]))
    }
    ends.append(keys.count)
    for index in 0..<max(last - 1, 0) {
      keys.append(FeatureHash.combine(5, words[index], words[index + 2]))
    }
    ends.append(keys.count)
    text.bytes.withUnsafeBufferPointer { bytes in
      for token in text.tokens { appendCharacters(bytes, token.letters) }
    }
    ends.append(keys.count)
  }

  /// Appends the runs of two to five characters of a word with a mark at each end.
  private mutating func appendCharacters(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    let count = word.count + 2
    for start in 0..<count - 1 {
      var hash = FeatureHash.seed ^ 0x63
      for offset in 0..<min(5, count - start) {
        let place = start + offset
        let byte = place == 0 ? 0x3C : place == count - 1 ? 0x3E : bytes[word.lowerBound + place - 1]
        hash = FeatureHash.step(hash, byte)
        if offset > 0 { keys.append(FeatureHash.finish(hash)) }
      }
    }
  }
}
