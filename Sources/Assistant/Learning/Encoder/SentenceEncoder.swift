internal import CLearningKernels
import Foundation
internal import WordVectors

/// A network that sees every word of a sentence beside all the others, and tells what each means there.
///
/// It is the kind of BERT: pieces of words get vectors, which several layers change by what the other pieces say. Its
/// weights come from MiniLM, whose files ``init(weights:)`` reads, or from a file that was made of them. A sentence takes
/// some milliseconds instead of some tens of microseconds, and tells more about sentences unlike any example.
public struct SentenceEncoder: Sendable {
  /// How many pieces of a sentence are read, its two ends included.
  static let longest = 64

  let vocabulary: PieceVocabulary
  /// How many numbers a piece has, and among how many heads they are divided.
  let width: Int
  let heads: Int
  /// The vectors of the pieces, each with a scale.
  let vectors: [Int8]
  let vectorScales: [Float]
  /// What is added to the vector at each place.
  let places: [Float]
  let norm: EncoderNorm
  let layers: [Layer]
  /// The pieces that begin and end a sentence, and stand for an unknown word.
  let begin: Int32
  let end: Int32
  let unknown: Int32

  /// One layer: what the pieces take from each other, and what each makes of it.
  struct Layer: Sendable {
    /// What each piece asks for, is asked by, and gives.
    var asked: ByteMatrix
    var given: ByteMatrix
    var first: EncoderNorm
    var inner: ByteMatrix
    var outer: ByteMatrix
    var second: EncoderNorm
  }

  /// Puts the parts together; `nil` when they do not fit.
  init?(
    vocabulary: PieceVocabulary, heads: Int, vectors: [Int8], vectorScales: [Float], places: [Float],
    norm: EncoderNorm, layers: [Layer]
  ) {
    let width = norm.scale.count
    func isSquare(_ matrix: ByteMatrix, _ depth: Int, _ columns: Int) -> Bool {
      matrix.depth == depth && matrix.columns == columns
    }
    guard width >= 16, heads > 0, width % (16 * heads) == 0, norm.shift.count == width,
      vectors.count == vocabulary.count * width, vectorScales.count == vocabulary.count,
      places.count == Self.longest * width, !layers.isEmpty, let inner = layers.first?.inner.columns,
      inner % 16 == 0,
      layers.allSatisfy({ layer in
        isSquare(layer.asked, width, 3 * width) && isSquare(layer.given, width, width)
          && isSquare(layer.inner, width, inner) && isSquare(layer.outer, inner, width)
          && [layer.first, layer.second].allSatisfy { $0.scale.count == width && $0.shift.count == width }
      }),
      let begin = vocabulary.number(of: "[CLS]"), let end = vocabulary.number(of: "[SEP]"),
      let unknown = vocabulary.number(of: "[UNK]")
    else { return nil }
    (self.vocabulary, self.width, self.heads) = (vocabulary, width, heads)
    (self.vectors, self.vectorScales, self.places) = (vectors, vectorScales, places)
    (self.norm, self.layers) = (norm, layers)
    (self.begin, self.end, self.unknown) = (Int32(begin), Int32(end), Int32(unknown))
  }

  private init(
    _ other: SentenceEncoder, vectors: [Int8], vectorScales: [Float], norm: EncoderNorm, layers: [Layer]
  ) {
    (vocabulary, width, heads, places) = (other.vocabulary, other.width, other.heads, other.places)
    (self.vectors, self.vectorScales, self.norm, self.layers) = (vectors, vectorScales, norm, layers)
    (begin, end, unknown) = (other.begin, other.end, other.unknown)
  }

  /// The same encoder with other weights of the same sizes.
  func tuned(vectors: [Int8], vectorScales: [Float], norm: EncoderNorm, layers: [Layer]) -> SentenceEncoder {
    SentenceEncoder(self, vectors: vectors, vectorScales: vectorScales, norm: norm, layers: layers)
  }

  /// The numbers in the middle of a layer.
  var inner: Int { layers.first?.inner.columns ?? 0 }
}

/// Makes rows alike in mean and deviation, then stretches and shifts them.
struct EncoderNorm: Sendable {
  var scale: [Float]
  var shift: [Float]
}

/// A matrix in bytes, in panels of 16 columns, each column with a scale and a bias.
struct ByteMatrix: Sendable {
  let depth: Int
  let columns: Int
  let panels: [Int8]
  let scales: [Float]
  let bias: [Float]

  /// A matrix from a file; `nil` when the sizes do not fit.
  init?(depth: Int, panels: [Int8], scales: [Float], bias: [Float]) {
    guard depth > 0, scales.count == bias.count, scales.count % MatrixKernels.panel == 0,
      panels.count == depth * scales.count
    else { return nil }
    (self.depth, columns) = (depth, scales.count)
    (self.panels, self.scales, self.bias) = (panels, scales, bias)
  }

  /// Rounds numbers in panels to bytes.
  init(_ numbers: UnsafePointer<Float>, depth: Int, bias: [Float]) {
    (self.depth, columns, self.bias) = (depth, bias.count, bias)
    var panels = [Int8](repeating: 0, count: depth * bias.count)
    var scales = [Float](repeating: 0, count: bias.count)
    for column in bias.indices {
      let start = column / MatrixKernels.panel * MatrixKernels.panel * depth + column % MatrixKernels.panel
      var largest: Float = 0
      for index in 0..<depth { largest = max(largest, abs(numbers[start + index * MatrixKernels.panel])) }
      guard largest > 0 else { continue }
      scales[column] = largest / 127
      for index in 0..<depth {
        let place = start + index * MatrixKernels.panel
        panels[place] = Kernels.byte(numbers[place] * 127 / largest)
      }
    }
    (self.panels, self.scales) = (panels, scales)
  }

  /// Writes the numbers, in panels.
  func unpack(to numbers: UnsafeMutablePointer<Float>) {
    for place in panels.indices {
      let column = place / (MatrixKernels.panel * depth) * MatrixKernels.panel + place % MatrixKernels.panel
      numbers[place] = Float(panels[place]) * scales[column]
    }
  }

  /// `result = matrix · self + bias`; the rows are a multiple of 8.
  func multiply(_ matrix: Floats, rows: Int, into result: Floats) {
    learning_multiply_bytes(matrix.start, rows, depth, panels, scales, bias, columns, result.start)
  }
}
