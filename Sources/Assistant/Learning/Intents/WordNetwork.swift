internal import CLearningKernels
internal import Foundation
internal import WordVectors

/// A small network that sees a few pieces of words at a time: their vectors, tuned to the intents, go through one layer of
/// filters, of which the largest and the mean answers are judged together with the sum of the vectors.
///
/// The filters are linear in each piece, so their answers to known pieces are worked out once, and reading a text is a few
/// additions.
struct WordNetwork: Sendable {
  /// How many filters there are.
  let filters: Int
  /// How many pieces a filter sees.
  let width: Int
  /// How many numbers a piece has.
  static let size = WordVectors.dimensions
  /// How many pieces of a text are read.
  static let longest = 48
  /// How many numbers are judged: the vectors' sum, the largest and the mean answers.
  var features: Int { Self.size + 2 * filters }

  let classes: Int
  /// Weights of the filters, a row for each number of the pieces that a filter sees, in order.
  let filterWeights: [Float]
  let filterBias: [Float]
  /// Weights of the judgement, a row of intents for each feature.
  let judgement: [Int8]
  let judgementScales: [Float]
  let judgementBias: [Float]
  /// The row of each known piece; −1 for the others.
  private let rows: [Int32]
  /// The tuned vectors of the known pieces.
  let vectors: [Int8]
  let vectorScales: [Float]
  private let answers: FilterAnswers
  /// The known pieces, in order of their rows.
  let pieces: [Int32]

  /// The rows of the judgement, in order.
  private let places: [Int32]

  private var columns: Int { Kernels.padded(classes) }

  init(
    classes: Int, width: Int, filterWeights: [Float], filterBias: [Float], judgement: [Int8],
    judgementScales: [Float],
    judgementBias: [Float], pieces: [Int32], vectors: [Int8], vectorScales: [Float]
  ) {
    self.classes = classes
    self.width = width
    filters = filterBias.count
    (self.filterWeights, self.filterBias) = (filterWeights, filterBias)
    (self.judgement, self.judgementScales) = (judgement, judgementScales)
    self.judgementBias = judgementBias
    (self.pieces, self.vectors, self.vectorScales) = (pieces, vectors, vectorScales)
    var rows = [Int32](repeating: -1, count: WordVectors.shared?.count ?? 0)
    for (row, piece) in pieces.enumerated() where rows.indices.contains(Int(piece)) {
      rows[Int(piece)] = Int32(row)
    }
    self.rows = rows
    places = Array(0..<Int32(Self.size + 2 * filterBias.count))
    answers = FilterAnswers(count: pieces.count, columns: width * filters)
  }

  /// Returns the score of every intent, and the largest answer of every filter.
  func read(_ all: [Int]) -> (scores: [Float], answers: ArraySlice<Float>) {
    let count = min(all.count, Self.longest)
    let size = Self.size
    prepare(all[..<count])
    var features = [Float](repeating: 0, count: self.features)
    if count > 0 {
      // A row for each piece, with one before the first and one behind the last that are thrown away.
      var sums = [Float](repeating: 0, count: (count + width - 1) * filters)
      features.withUnsafeMutableBufferPointer { features in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let f = features.baseAddress, let s = sums.baseAddress else { return }
          for place in 0..<count { add(all[place], place, vector: f, sums: s) }
          var square: Float = 0
          for index in 0..<size { square += f[index] * f[index] }
          let factor = square > 0 ? 4 / square.squareRoot() : 0
          for index in 0..<size { f[index] *= factor }
          pool(s + width / 2 * filters, count, f + size)
        }
      }
    }
    var scores = judgementBias
    scores.withUnsafeMutableBufferPointer { scores in
      judgement.withUnsafeBufferPointer { judgement in
        guard let score = scores.baseAddress, let base = judgement.baseAddress else { return }
        learning_gather_bytes(base, judgementScales, places, features, features.count, columns, score)
      }
    }
    return (Array(scores[..<classes]), features[size..<size + filters])
  }

  /// Adds what the filters answer to one piece: it is after the filters of the place before, and so on.
  private func add(
    _ piece: Int, _ place: Int, vector: UnsafeMutablePointer<Float>, sums: UnsafeMutablePointer<Float>
  ) {
    let size = Self.size
    let target = sums + place * filters
    guard rows.indices.contains(piece), rows[piece] >= 0 else {
      guard let own = WordVectors.shared?.vector(of: piece) else { return }
      own.withUnsafeBufferPointer { own in
        filterWeights.withUnsafeBufferPointer { weights in
          guard let base = weights.baseAddress else { return }
          for index in 0..<size {
            vector[index] += own[index]
            for part in 0..<width {
              Kernels.add(
                base + (part * size + index) * filters, times: own[index],
                to: target + (width - 1 - part) * filters,
                count: filters)
            }
          }
        }
      }
      return
    }
    let row = Int(rows[piece])
    let (answer, scale) = answers[row]
    vectors.withUnsafeBufferPointer { vectors in
      guard let own = vectors.baseAddress else { return }
      Kernels.add(own + row * size, times: vectorScales[row], to: vector, count: size)
      for part in 0..<width {
        Kernels.add(
          answer + part * filters, times: scale, to: target + (width - 1 - part) * filters, count: filters)
      }
    }
  }

  /// Works out what the filters answer to pieces that no text had before.
  private func prepare(_ pieces: ArraySlice<Int>) {
    answers.prepare(pieces.lazy.filter(rows.indices.contains).map { Int(rows[$0]) }) { row, sums in
      filterWeights.withUnsafeBufferPointer { weights in
        guard let base = weights.baseAddress else { return }
        for index in 0..<Self.size {
          let number = Float(vectors[row * Self.size + index]) * vectorScales[row]
          for part in 0..<width {
            Kernels.add(
              base + (part * Self.size + index) * filters, times: number, to: sums + part * filters,
              count: filters)
          }
        }
      }
    }
  }

  /// The largest and the mean answer of each filter.
  private func pool(_ sums: UnsafePointer<Float>, _ count: Int, _ target: UnsafeMutablePointer<Float>) {
    learning_pool_all(sums, filterBias, count, filters, target, target + filters)
    let factor = 1 / Float(count).squareRoot()
    for filter in 0..<filters { target[filters + filter] *= factor }
  }
}
