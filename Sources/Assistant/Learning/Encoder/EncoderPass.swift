internal import CLearningKernels
internal import Foundation

/// What a pass reads: all numbers as the layout has them, the matrices among them turned, the vectors of pieces, and what
/// is added at each place.
struct EncoderNumbers {
  let values: UnsafePointer<Float>
  let turned: UnsafePointer<Float>
  let vectors: UnsafePointer<Float>
  let places: [Float]
}

/// Part of a batch on its way through the encoder and back.
///
/// The pieces of all its sentences are rows behind one another; only where pieces take from each other do sentences matter.
final class EncoderPass {
  let layout: EncoderLayout
  /// What the numbers should change by.
  let gradients: Floats
  /// The same for the vectors of pieces, and which of them were read.
  let vectorGradients: Floats
  var touched: Set<Int32> = []

  /// How wrong the judgements of the last sentences were, summed up over their shares in the batch.
  var loss: Float = 0
  var random = SeededGenerator(seed: 0)
  var sentences: [EncoderLesson.Sentence] = []
  var starts: [Int] = []
  var rows = 0
  var room: EncoderRoom
  let classes: Int
  let labelCount: Int

  /// How often a number is left out, of 256.
  let dropped: UInt8
  /// How much of each label is spread over all intents.
  static let smoothing: Float = 0.1

  /// Prepares for a layout, with so many vectors of pieces.
  init(_ layout: EncoderLayout, vectors: Int, classes: Int, labelCount: Int, dropped: UInt8 = 26) {
    self.layout = layout
    gradients = Floats(layout.count)
    vectorGradients = Floats(vectors * layout.width)
    room = EncoderRoom(layout, rows: 64, sentences: 8)
    (self.classes, self.labelCount, self.dropped) = (classes, labelCount, dropped)
  }

  /// Reads sentences and adds up the gradients.
  ///
  /// - Parameters:
  ///   - counts: How many sentences, and words with labels, the whole batch has.
  func learn(
    _ sentences: [EncoderLesson.Sentence], _ numbers: EncoderNumbers, of counts: (sentences: Int, words: Int),
    seed: UInt64
  ) {
    guard !sentences.isEmpty else { return }
    random = SeededGenerator(seed: seed)
    self.sentences = sentences
    (starts, rows, loss) = ([], 0, 0)
    for sentence in sentences {
      starts.append(rows)
      rows += sentence.rows.count
    }
    let (need, texts) = ((rows + 7) & ~7, (sentences.count + 7) & ~7)
    if need > room.rows || texts > room.sentences {
      room = EncoderRoom(layout, rows: max(need + need / 4, room.rows), sentences: max(texts, room.sentences))
    }
    embed(numbers)
    for index in layout.layers.indices { forward(index, numbers) }
    judge(numbers, counts)
    for index in layout.layers.indices.reversed() { backward(index, numbers) }
    embedBack(numbers)
  }

  var width: Int { layout.width }
  var padded: Int { (rows + 3) & ~3 }

  func embed(_ numbers: EncoderNumbers) {
    for (sentence, start) in zip(sentences, starts) {
      for (place, row) in sentence.rows.enumerated() {
        let target = room.embedded.start + (start + place) * width
        let source = numbers.vectors + Int(row) * width
        for index in 0..<width { target[index] = source[index] + numbers.places[place * width + index] }
      }
    }
    let input = room.layers[0].input
    learning_normalize(
      room.embedded.start, numbers.values + layout.norm.scale, numbers.values + layout.norm.shift, rows,
      width,
      room.embeddedPlain.start, room.embeddedInverse.start, input.start)
    drop(room.mask, rows * width)
    learning_mask(input.start, room.mask.start, rows * width, input.start)
  }

  func forward(_ index: Int, _ numbers: EncoderNumbers) {
    let (place, own) = (layout.layers[index], room.layers[index])
    multiply(own.input, place.asked, numbers, into: own.asked)
    for (sentence, start) in zip(sentences, starts) {
      let count = sentence.rows.count
      learning_attend(
        own.asked.start + start * 3 * width, count, width, layout.heads, SentenceEncoder.longest,
        own.shares.start + layout.heads * start * SentenceEncoder.longest, own.taken.start + start * width)
    }
    multiply(own.taken, place.given, numbers, into: room.change)
    drop(own.firstMask, rows * width)
    learning_add_masked(
      own.input.start, room.change.start, own.firstMask.start, rows * width, room.change.start)
    learning_normalize(
      room.change.start, numbers.values + place.first.scale, numbers.values + place.first.shift, rows, width,
      own.firstPlain.start, own.firstInverse.start, own.middle.start)
    multiply(own.middle, place.inner, numbers, into: own.open)
    learning_gelu(own.open.start, rows * layout.inner, own.closed.start)
    multiply(own.closed, place.outer, numbers, into: room.change)
    drop(own.secondMask, rows * width)
    learning_add_masked(
      own.middle.start, room.change.start, own.secondMask.start, rows * width, room.change.start)
    let output = index + 1 < room.layers.count ? room.layers[index + 1].input : room.output
    learning_normalize(
      room.change.start, numbers.values + place.second.scale, numbers.values + place.second.shift, rows,
      width,
      own.secondPlain.start, own.secondInverse.start, output.start)
  }

  func multiply(
    _ matrix: Floats, _ place: EncoderLayout.Matrix, _ numbers: EncoderNumbers, rows: Int? = nil,
    into result: Floats
  ) {
    let rows = rows ?? padded
    MatrixKernels.multiply(
      matrix.start, stride: place.depth, rows: rows, depth: place.depth, numbers.values + place.weights,
      columns: place.columns, into: result.start)
    learning_add_bias(result.start, numbers.values + place.bias, rows, place.columns)
  }

  /// Chooses what is left out.
  func drop(_ mask: Floats, _ count: Int) {
    let kept = 1 / (1 - Float(dropped) / 256)
    var bits: UInt64 = 0
    for index in 0..<count {
      if index & 7 == 0 { bits = random.next() }
      mask.start[index] = UInt8(truncatingIfNeeded: bits) < dropped ? 0 : kept
      bits >>= 8
    }
  }
}
