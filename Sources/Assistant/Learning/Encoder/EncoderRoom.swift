/// Memory for a part of a batch: what was worked out on the way, which the way back needs.
struct EncoderRoom {
  struct Layer {
    let input, asked, shares, taken, firstMask, firstPlain, firstInverse, middle: Floats
    let open, closed, secondMask, secondPlain, secondInverse: Floats
  }
  let rows: Int
  let sentences: Int
  let embedded, embeddedPlain, embeddedInverse, mask: Floats
  let layers: [Layer]
  let output, change, gradient, back, side: Floats
  let wide, askedBack, work: Floats
  let means, meanMask, meanBack, intentScores, labelScores: Floats

  init(_ layout: EncoderLayout, rows: Int, sentences: Int) {
    let (width, inner) = (layout.width, layout.inner)
    func plain() -> Floats { Floats(rows * width) }
    (self.rows, self.sentences) = (rows, sentences)
    (embedded, embeddedPlain, embeddedInverse, mask) = (plain(), plain(), Floats(rows), plain())
    layers = layout.layers.map { _ in
      Layer(
        input: plain(), asked: Floats(rows * 3 * width),
        shares: Floats(layout.heads * rows * SentenceEncoder.longest), taken: plain(), firstMask: plain(),
        firstPlain: plain(), firstInverse: Floats(rows), middle: plain(), open: Floats(rows * inner),
        closed: Floats(rows * inner), secondMask: plain(), secondPlain: plain(), secondInverse: Floats(rows))
    }
    (output, change, gradient, back, side) = (plain(), plain(), plain(), plain(), plain())
    (wide, askedBack, work) = (
      Floats(rows * inner), Floats(rows * 3 * width), Floats(SentenceEncoder.longest)
    )
    (means, meanMask, meanBack) = (
      Floats(sentences * width), Floats(sentences * width), Floats(sentences * width)
    )
    intentScores = Floats(sentences * layout.intents.columns)
    labelScores = Floats(rows * (layout.labels?.columns ?? 0))
  }
}
