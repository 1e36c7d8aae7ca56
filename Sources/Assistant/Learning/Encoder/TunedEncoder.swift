/// An encoder that was tuned to examples, with what judges its rows.
struct TunedEncoder: Sendable {
  let encoder: SentenceEncoder
  /// Judges the mean of a sentence: a column for each intent.
  let intents: ByteMatrix
  /// Judges the first piece of each word: a column for each label; `nil` where no values were learnt.
  let labels: ByteMatrix?
  /// How many of the columns are intents, and labels.
  let classes: Int
  let labelCount: Int

  /// Reads a text.
  func read(_ text: TokenizedText) -> EncoderJudgement {
    let encoded = encoder.encode(text)
    let state = encoder.read(encoded.pieces)
    let scores = Floats(8 * intents.columns)
    intents.multiply(encoder.mean(state, rows: encoded.pieces.count), rows: 8, into: scores)
    return EncoderJudgement(
      intents: Scores.logProbabilities(row(scores, 0, intents.columns, classes)),
      labels: labelScores(encoded, state, words: text.tokens.count))
  }

  /// The logarithms of how probable each label is for each word; 0 for words beyond what is read.
  private func labelScores(_ encoded: EncodedText, _ state: Floats, words: Int) -> [Float] {
    guard let labels else { return [] }
    let rows = state.count / encoder.width
    let scores = Floats(rows * labels.columns)
    labels.multiply(state, rows: rows, into: scores)
    var result: [Float] = []
    result.reserveCapacity(words * labelCount)
    for place in encoded.words {
      result += Scores.logProbabilities(row(scores, place, labels.columns, labelCount))
    }
    result += [Float](repeating: 0, count: words * labelCount - result.count)
    return result
  }

  private func row(_ scores: Floats, _ place: Int, _ columns: Int, _ count: Int) -> [Float] {
    Array(UnsafeBufferPointer(start: scores.start + place * columns, count: count))
  }
}

/// What a tuned encoder says of a text.
struct EncoderJudgement: Sendable {
  /// The logarithm of how probable each intent is.
  var intents: [Float]
  /// For every word the logarithms of how probable each label is; empty where no values were learnt.
  var labels: [Float]
}

extension TunedEncoder {
  func write(to writer: inout ByteWriter) {
    encoder.write(to: &writer)
    intents.write(to: &writer)
    writer.put(UInt8(labels == nil ? 0 : 1))
    labels?.write(to: &writer)
  }

  /// Reads what was written for so many intents and labels.
  init(_ reader: inout ByteReader, classes: Int, labelCount: Int) throws(ByteReader.Malformed) {
    encoder = try SentenceEncoder(&reader)
    intents = try ByteMatrix(&reader)
    labels = try reader.number(UInt8.self) == 0 ? nil : ByteMatrix(&reader)
    (self.classes, self.labelCount) = (classes, labels == nil ? 0 : labelCount)
    guard intents.depth == encoder.width, intents.columns >= classes,
      labels.map({ $0.depth == encoder.width && $0.columns >= labelCount && labelCount > 0 }) ?? true
    else { throw ByteReader.Malformed() }
  }
}
