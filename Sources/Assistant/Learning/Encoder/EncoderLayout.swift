/// Where the numbers that are tuned lie, all behind one another.
struct EncoderLayout {
  /// A matrix in panels, and its bias.
  struct Matrix {
    var weights: Int
    var bias: Int
    var depth: Int
    var columns: Int
  }

  /// Where a scale and a shift are.
  struct Norm {
    var scale: Int
    var shift: Int
  }

  /// One layer.
  struct Layer {
    var asked: Matrix
    var given: Matrix
    var first: Norm
    var inner: Matrix
    var outer: Matrix
    var second: Norm
  }

  let width: Int
  let heads: Int
  let inner: Int
  let norm: Norm
  let layers: [Layer]
  /// What judges sentences and words; without labels the latter is `nil`.
  let intents: Matrix
  let labels: Matrix?
  /// Where the judges begin, and how many numbers there are.
  let judges: Int
  let count: Int

  init(_ encoder: SentenceEncoder, classes: Int, labels labelCount: Int) {
    let (width, inner) = (encoder.width, encoder.inner)
    var next = 0
    func place(_ size: Int) -> Int {
      defer { next += size }
      return next
    }
    func norm() -> Norm { Norm(scale: place(width), shift: place(width)) }
    func matrix(_ depth: Int, _ columns: Int) -> Matrix {
      let padded = (columns + MatrixKernels.panel - 1) / MatrixKernels.panel * MatrixKernels.panel
      return Matrix(weights: place(depth * padded), bias: place(padded), depth: depth, columns: padded)
    }
    self.norm = norm()
    layers = encoder.layers.map { _ in
      Layer(
        asked: matrix(width, 3 * width), given: matrix(width, width), first: norm(),
        inner: matrix(width, inner), outer: matrix(inner, width), second: norm())
    }
    judges = next
    intents = matrix(width, classes)
    labels = labelCount > 0 ? matrix(width, labelCount) : nil
    (self.width, heads, self.inner, count) = (width, encoder.heads, inner, next)
  }

  /// All matrices, which are also needed turned.
  var matrices: [Matrix] {
    layers.flatMap { [$0.asked, $0.given, $0.inner, $0.outer] } + [intents] + (labels.map { [$0] } ?? [])
  }
}

extension EncoderLayout {
  /// Writes the weights of an encoder to their places, and gives the judges small random ones.
  func load(
    _ encoder: SentenceEncoder, to numbers: UnsafeMutablePointer<Float>, _ random: inout SeededGenerator
  ) {
    func put(_ values: [Float], _ place: Int) {
      numbers.advanced(by: place).update(from: values, count: values.count)
    }
    func put(_ norm: EncoderNorm, _ place: Norm) {
      put(norm.scale, place.scale)
      put(norm.shift, place.shift)
    }
    func put(_ matrix: ByteMatrix, _ place: Matrix) {
      matrix.unpack(to: numbers + place.weights)
      put(matrix.bias, place.bias)
    }
    put(encoder.norm, norm)
    for (layer, place) in zip(encoder.layers, layers) {
      put(layer.asked, place.asked)
      put(layer.given, place.given)
      put(layer.first, place.first)
      put(layer.inner, place.inner)
      put(layer.outer, place.outer)
      put(layer.second, place.second)
    }
    for judge in [intents] + (labels.map { [$0] } ?? []) {
      for index in 0..<judge.depth * judge.columns { numbers[judge.weights + index] = 0.02 * random.normal() }
    }
  }

  /// Rounds a matrix to bytes.
  func matrix(_ place: Matrix, _ numbers: UnsafePointer<Float>) -> ByteMatrix {
    ByteMatrix(
      numbers + place.weights, depth: place.depth,
      bias: Array(UnsafeBufferPointer(start: numbers + place.bias, count: place.columns)))
  }

  func norm(_ place: Norm, _ numbers: UnsafePointer<Float>) -> EncoderNorm {
    EncoderNorm(
      scale: Array(UnsafeBufferPointer(start: numbers + place.scale, count: width)),
      shift: Array(UnsafeBufferPointer(start: numbers + place.shift, count: width)))
  }
}
