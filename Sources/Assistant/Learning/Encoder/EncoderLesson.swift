/// What an encoder is tuned on.
struct EncoderLesson: Sendable {
  /// A sentence with what is right.
  struct Sentence: Sendable {
    /// The rows of its pieces among the vectors that are tuned.
    var rows: [Int32]
    var intent: Int
    /// Where each word begins, and its label; empty where the labels are not known.
    var words: [(place: Int, label: Int)]
  }

  /// The pieces that occur, in the order of their rows.
  private(set) var pieces: [Int32] = []
  private(set) var sentences: [Sentence] = []

  /// Cuts sentences.
  ///
  /// - Parameter labels: The label of every word of each text; empty where they are not known.
  init(_ encoder: SentenceEncoder, _ texts: [TokenizedText], intents: [Int], labels: [[Int]]) {
    var rows: [Int32: Int32] = [:]
    for (index, text) in texts.enumerated() {
      let encoded = encoder.encode(text)
      for piece in encoded.pieces where rows[piece] == nil {
        rows[piece] = Int32(pieces.count)
        pieces.append(piece)
      }
      sentences.append(
        Sentence(
          rows: encoded.pieces.compactMap { rows[$0] }, intent: intents[index],
          words: labels.isEmpty ? [] : zip(encoded.words, labels[index]).map { ($0, $1) }))
    }
  }
}
