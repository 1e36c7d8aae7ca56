internal import CLearningKernels
internal import WordVectors

/// The pieces of a text as an encoder reads them.
struct EncodedText: Sendable {
  /// The numbers of the pieces, with both ends.
  var pieces: [Int32]
  /// Where the first piece of each word is; words beyond the longest text have none.
  var words: [Int]
}

extension SentenceEncoder {
  /// Cuts the words of a text into pieces.
  func encode(_ text: TokenizedText) -> EncodedText {
    var result = EncodedText(pieces: [begin], words: [])
    for token in text.tokens {
      let pieces = vocabulary.pieces(of: text.bytes[token.letters])
      let count = max(pieces.count, 1)
      guard result.pieces.count + count < Self.longest else { break }
      result.words.append(result.pieces.count)
      result.pieces += pieces.isEmpty ? [unknown] : pieces.map(Int32.init)
    }
    result.pieces.append(end)
    return result
  }

  /// Returns what each piece means in its sentence: a row for each piece, and rows of zeros up to a multiple of 8.
  func read(_ pieces: [Int32]) -> Floats {
    let rows = (pieces.count + 7) & ~7
    let state = Floats(rows * width)
    for (row, piece) in pieces.enumerated() { embed(piece, at: row, to: state.start + row * width) }
    normalize(state, norm, rows: pieces.count)
    let (asked, taken, changed) = (Floats(rows * 3 * width), Floats(rows * width), Floats(rows * width))
    let middle = Floats(rows * inner)
    let step = (pieces.count + 15) & ~15
    let shares = Floats(heads * pieces.count * step)
    for layer in layers {
      layer.asked.multiply(state, rows: rows, into: asked)
      learning_attend(asked.start, pieces.count, width, heads, step, shares.start, taken.start)
      layer.given.multiply(taken, rows: rows, into: changed)
      add(changed, to: state)
      normalize(state, layer.first, rows: pieces.count)
      layer.inner.multiply(state, rows: rows, into: middle)
      learning_gelu(middle.start, rows * inner, middle.start)
      layer.outer.multiply(middle, rows: rows, into: changed)
      add(changed, to: state)
      normalize(state, layer.second, rows: pieces.count)
    }
    return state
  }

  /// The vector of a piece with that of its place.
  private func embed(_ piece: Int32, at place: Int, to row: UnsafeMutablePointer<Float>) {
    let start = Int(piece) * width
    for index in 0..<width {
      row[index] =
        Float(vectors[start + index]) * vectorScales[Int(piece)] + places[place * width + index]
    }
  }

  private func normalize(_ state: Floats, _ norm: EncoderNorm, rows: Int) {
    learning_normalize(state.start, norm.scale, norm.shift, rows, width, nil, nil, state.start)
  }

  private func add(_ change: Floats, to state: Floats) {
    learning_add(change.start, 1, state.start, state.count)
  }

  /// The mean of rows, as heads see it.
  func mean(_ state: Floats, rows: Int) -> Floats {
    let mean = Floats(8 * width)
    learning_sum_rows(state.start, rows, width, mean.start)
    for index in 0..<width { mean.start[index] *= Self.meanScale / Float(rows) }
    return mean
  }

  /// What the mean is multiplied with, so that heads learn as quickly as the rest.
  static let meanScale: Float = 4
}
