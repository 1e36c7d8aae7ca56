extension TunedEncoder {
  /// How much of an encoder's judgement counts, unless held back examples say otherwise.
  static let usualShare: Float = 0.6
  /// How much its judgement of labels counts beside what the tagger learnt.
  static let labelWeight: Float = 1
}

extension Course {
  /// Tunes the encoder that the options name to some of the examples; `nil` when they name none.
  func tunedEncoder(_ examples: [Int], progress: (Double) throws -> Void) rethrows -> TunedEncoder? {
    guard let encoder = options.encoder else { return nil }
    let hasLabels = options.slots && !slotNames.isEmpty
    let names = SlotLabels(names: slotNames, slots: SlotTagger.slots(of: self))
    let lesson = EncoderLesson(
      encoder, examples.map { texts[$0] }, intents: examples.map { classes[$0] },
      labels: hasLabels ? examples.map { names.known(spans[$0], in: texts[$0], intent: classes[$0]) } : [])
    let trainer = EncoderTrainer(
      encoder, lesson, classes: intents.count, labelCount: hasLabels ? names.count : 0, seed: options.seed)
    return try trainer.train(epochs: min(max(50_000 / max(examples.count, 1), 3), 12), progress: progress)
  }
}

extension SlotLabels {
  /// The values of a text as labels of its words, in the numbering of all labels.
  func known(_ values: [SlotSpan], in text: TokenizedText, intent: Int) -> [Int] {
    let own = labels(of: intent)
    return encode(values, in: text, intent: intent).labels.map { own[$0] }
  }
}
