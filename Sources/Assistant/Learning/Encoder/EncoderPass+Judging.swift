internal import CLearningKernels
internal import Foundation

extension EncoderPass {
  func judge(
    _ numbers: EncoderNumbers, _ counts: (sentences: Int, words: Int)
  ) {
    room.gradient.start.update(repeating: 0, count: rows * width)
    let texts = (sentences.count + 3) & ~3
    room.means.clear()
    for (index, start) in starts.enumerated() {
      let count = sentences[index].rows.count
      let mean = room.means.start + index * width
      learning_sum_rows(room.output.start + start * width, count, width, mean)
      for place in 0..<width { mean[place] *= SentenceEncoder.meanScale / Float(count) }
    }
    drop(room.meanMask, sentences.count * width)
    learning_mask(room.means.start, room.meanMask.start, sentences.count * width, room.means.start)
    multiply(room.means, layout.intents, numbers, rows: texts, into: room.intentScores)
    for (index, sentence) in sentences.enumerated() {
      soften(
        room.intentScores.start + index * layout.intents.columns, layout.intents.columns, classes,
        gold: sentence.intent, smoothing: Self.smoothing, share: 1 / Float(counts.sentences))
    }
    collect(room.means, room.intentScores, layout.intents, rows: sentences.count)
    multiplyBack(room.intentScores, layout.intents, numbers, rows: texts, into: room.meanBack)
    learning_mask(room.meanBack.start, room.meanMask.start, sentences.count * width, room.meanBack.start)
    for (index, start) in starts.enumerated() {
      let count = sentences[index].rows.count
      for row in start..<start + count {
        learning_add(
          room.meanBack.start + index * width, SentenceEncoder.meanScale / Float(count),
          room.gradient.start + row * width, width)
      }
    }
    judgeWords(numbers, counts.words)
  }

  func judgeWords(_ numbers: EncoderNumbers, _ words: Int) {
    guard let labels = layout.labels, words > 0 else { return }
    multiply(room.output, labels, numbers, into: room.labelScores)
    var gold = [Int](repeating: -1, count: rows)
    for (sentence, start) in zip(sentences, starts) {
      for word in sentence.words { gold[start + word.place] = word.label }
    }
    for row in 0..<padded {
      let scores = room.labelScores.start + row * labels.columns
      if row < rows, gold[row] >= 0 {
        soften(scores, labels.columns, labelCount, gold: gold[row], smoothing: 0, share: 1 / Float(words))
      } else {
        scores.update(repeating: 0, count: labels.columns)
      }
    }
    collect(room.output, room.labelScores, labels, rows: rows)
    multiplyBack(room.labelScores, labels, numbers, rows: padded, into: room.side)
    learning_add(room.side.start, 1, room.gradient.start, rows * width)
  }

  /// Turns scores into the gradient of the loss.
  func soften(
    _ scores: UnsafeMutablePointer<Float>, _ columns: Int, _ count: Int, gold: Int, smoothing: Float,
    share: Float
  ) {
    Scores.becomeProbabilities(scores, count: count)
    let soft = smoothing / Float(count)
    for column in 0..<count {
      let wanted = soft + (column == gold ? 1 - smoothing : 0)
      if wanted > 0 {
        loss -= share * wanted * Foundation.log(max(scores[column], .leastNormalMagnitude))
      }
    }
    for column in 0..<count {
      scores[column] = (scores[column] - soft - (column == gold ? 1 - smoothing : 0)) * share
    }
    for column in count..<columns { scores[column] = 0 }
  }
}
