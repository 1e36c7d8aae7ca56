public import Foundation
internal import WordVectors

extension SentenceEncoder {
  /// Makes an encoder of MiniLM's files: `model.safetensors` and `vocab.txt` in one folder.
  ///
  /// Pieces that no English sentence has (of other scripts, and those left free) are left out. All weights are rounded to
  /// bytes.
  ///
  /// - Throws: An `EncoderFileError`.
  public init(weights folder: URL) throws {
    let lines: [Substring]
    do {
      lines = try String(contentsOf: folder.appending(path: "vocab.txt"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    } catch { throw EncoderFileError.inaccessible("vocab.txt: " + error.localizedDescription) }
    let tensors = try SafeTensors(contentsOf: folder.appending(path: "model.safetensors"))
    let prefix = ["", "bert."].first { tensors.contains($0 + "embeddings.word_embeddings.weight") } ?? ""
    func numbers(_ name: String, _ shape: [Int?]) throws(EncoderFileError) -> [Float] {
      try tensors.numbers(prefix + name, shape).numbers
    }
    let (table, shape) = try tensors.numbers(prefix + "embeddings.word_embeddings.weight", [nil, nil])
    let (count, width) = (shape[0], shape[1])
    guard width > 0, width % 32 == 0, lines.count >= count else {
      throw EncoderFileError.unfit(
        "A vector must have a multiple of 32 numbers, and the vocabulary a line for each.")
    }
    let kept = (0..<count).filter { Self.isUsed(lines[$0]) }
    var (vectors, scales) = ([Int8](), [Float]())
    for row in kept {
      let numbers = table[row * width..<(row + 1) * width]
      let largest = numbers.reduce(0) { max($0, abs($1)) }
      scales.append(largest / 127)
      vectors += numbers.map { largest > 0 ? Kernels.byte($0 * 127 / largest) : 0 }
    }
    let kinds = try tensors.numbers(prefix + "embeddings.token_type_embeddings.weight", [nil, width])
    let positions = try tensors.numbers(prefix + "embeddings.position_embeddings.weight", [nil, width])
    guard positions.shape[0] >= Self.longest, kinds.shape[0] > 0 else {
      throw EncoderFileError.unfit("There are too few places.")
    }
    let places = (0..<Self.longest * width).map { positions.numbers[$0] + kinds.numbers[$0 % width] }
    func norm(_ name: String) throws(EncoderFileError) -> EncoderNorm {
      EncoderNorm(scale: try numbers(name + ".weight", [width]), shift: try numbers(name + ".bias", [width]))
    }
    func matrix(_ names: [String], _ depth: Int, _ columns: Int) throws(EncoderFileError) -> ByteMatrix {
      var (rows, bias) = ([Float](), [Float]())
      for name in names {
        rows += try numbers(name + ".weight", [columns, depth])
        bias += try numbers(name + ".bias", [columns])
      }
      let panels = Floats(rows.count)
      MatrixKernels.packTurned(rows, rows: bias.count, columns: depth, into: panels.start)
      return ByteMatrix(panels.start, depth: depth, bias: bias)
    }
    let first = prefix + "encoder.layer.0.intermediate.dense.weight"
    let inner = try tensors.numbers(first, [nil, width]).shape[0]
    guard inner > 0, inner % MatrixKernels.panel == 0 else {
      throw EncoderFileError.unfit(
        "The middle of a layer must have a multiple of 16 numbers, and has \(inner).")
    }
    var layers: [Layer] = []
    while tensors.contains(prefix + "encoder.layer.\(layers.count).output.dense.weight") {
      let name = "encoder.layer.\(layers.count)."
      layers.append(
        Layer(
          asked: try matrix(
            ["query", "key", "value"].map { name + "attention.self." + $0 }, width, width),
          given: try matrix([name + "attention.output.dense"], width, width),
          first: try norm(name + "attention.output.LayerNorm"),
          inner: try matrix([name + "intermediate.dense"], width, inner),
          outer: try matrix([name + "output.dense"], inner, width),
          second: try norm(name + "output.LayerNorm")))
    }
    let text = kept.map { String(lines[$0]) + "\n" }.joined()
    guard let vocabulary = PieceVocabulary(lines: Array(text.utf8)),
      let encoder = SentenceEncoder(
        vocabulary: vocabulary, heads: width / 32, vectors: vectors, vectorScales: scales, places: places,
        norm: try norm("embeddings.LayerNorm"), layers: layers)
    else { throw EncoderFileError.unfit("Its parts do not fit together.") }
    self = encoder
  }

  /// Whether a piece may be in an English sentence.
  private static func isUsed(_ piece: Substring) -> Bool {
    if piece.hasPrefix("["), piece.hasSuffix("]"), piece.count > 2 {
      return ["[CLS]", "[SEP]", "[UNK]"].contains(piece)
    }
    return piece.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x2010...0x20BF).contains($0.value) }
  }
}
