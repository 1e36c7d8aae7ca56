internal import CLearningKernels
internal import Dispatch
internal import Foundation

/// Tunes an encoder to examples.
///
/// Each batch is read in two parts at the same time, whatever machine it is, so that the same examples give the same
/// numbers everywhere.
final class EncoderTrainer {
  private let encoder: SentenceEncoder
  private let lesson: EncoderLesson
  private let layout: EncoderLayout
  private let classes: Int
  private let labelCount: Int
  private let numbers: Floats
  private let turned: Floats
  private let first: Floats
  private let second: Floats
  private let vectors: TrainedNumbers
  private let passes: [EncoderPass]
  private var random: SeededGenerator

  private static let batch = 32
  private static let parts = 2
  /// How many sentences a part reads at the same time.
  private static let atOnce = 8
  /// How much a step changes at most: of the encoder, and of what judges its rows.
  private let rates: (encoder: Float, judge: Float)

  init(
    _ encoder: SentenceEncoder, _ lesson: EncoderLesson, classes: Int, labelCount: Int, seed: UInt64,
    rates: (encoder: Float, judge: Float) = (1e-4, 1e-3)
  ) {
    self.rates = rates

    (self.encoder, self.lesson, self.classes, self.labelCount) = (encoder, lesson, classes, labelCount)
    random = SeededGenerator(seed: seed ^ 0xE4C0)
    let layout = EncoderLayout(encoder, classes: classes, labels: labelCount)
    self.layout = layout
    (numbers, turned) = (Floats(layout.count), Floats(layout.count))
    (first, second) = (Floats(layout.count), Floats(layout.count))
    layout.load(encoder, to: numbers.start, &random)
    vectors = TrainedNumbers(lesson.pieces.count * encoder.width)
    for (row, piece) in lesson.pieces.enumerated() {
      let scale = encoder.vectorScales[Int(piece)]
      for index in 0..<encoder.width {
        vectors.values.start[row * encoder.width + index] =
          scale * Float(encoder.vectors[Int(piece) * encoder.width + index])
      }
    }
    passes = (0..<Self.parts).map { _ in
      EncoderPass(layout, vectors: lesson.pieces.count, classes: classes, labelCount: labelCount)
    }
  }

  func train(epochs: Int, progress: (Double) throws -> Void) rethrows -> TunedEncoder {
    var order = Array(lesson.sentences.indices)
    let batches = (order.count + Self.batch - 1) / Self.batch
    let total = Float(batches * epochs)
    var step = 0
    for _ in 0..<epochs {
      random.shuffle(&order)
      for start in stride(from: 0, to: order.count, by: Self.batch) {
        let rate = min(Float(step + 1) / max(0.1 * total, 1), 1) * (1 - Float(step) / total)
        step += 1
        learn(order[start..<min(start + Self.batch, order.count)], rate: rate, step: step)
        try progress(Double(step) / Double(total))
      }
    }
    return result()
  }

  /// One step with a batch of sentences.
  private func learn(_ batch: ArraySlice<Int>, rate: Float, step: Int) {
    let texts = batch.map { lesson.sentences[$0] }
    let counts = (sentences: texts.count, words: texts.reduce(0) { $0 + $1.words.count })
    let seeds = (0..<Self.parts).map { _ in random.next() }
    let matrices = layout.matrices
    // Unsafe, as neither can be sent: the parts of the work run until all are done, only read what they share, and each
    // writes its own places.
    nonisolated(unsafe) let (own, parts) = (self, passes)
    DispatchQueue.concurrentPerform(iterations: Self.parts) { part in
      for index in stride(from: part, to: matrices.count, by: Self.parts) {
        let place = matrices[index]
        MatrixKernels.turnPanels(
          own.numbers.start + place.weights, depth: place.depth, columns: place.columns,
          into: own.turned.start + place.weights)
      }
    }
    DispatchQueue.concurrentPerform(iterations: Self.parts) { part in
      let read = EncoderNumbers(
        values: own.numbers.start, turned: own.turned.start, vectors: own.vectors.values.start,
        places: own.encoder.places)
      let mine = stride(from: part, to: texts.count, by: Self.parts).map { texts[$0] }
      // Not all at once, which would take much more memory.
      for start in stride(from: 0, to: mine.count, by: Self.atOnce) {
        let some = Array(mine[start..<min(start + Self.atOnce, mine.count)])
        parts[part].learn(some, read, of: counts, seed: seeds[part] &+ UInt64(start))
      }
    }
    DispatchQueue.concurrentPerform(iterations: Self.parts) { part in
      own.step(own.range(part), rate: rate, number: step)
    }
    stepVectors(rate: rate, number: step)
  }

  /// One part of all numbers.
  private func range(_ part: Int) -> Range<Int> {
    let size = (layout.count / Self.parts + 15) & ~15
    return min(part * size, layout.count)..<min((part + 1) * size, layout.count)
  }

  /// Changes numbers by the gradients of all parts, which become 0.
  private func step(_ range: Range<Int>, rate: Float, number: Int) {
    let start = range.lowerBound
    let gradients = passes[0].gradients.start
    for pass in passes.dropFirst() {
      learning_add(pass.gradients.start + start, 1, gradients + start, range.count)
      (pass.gradients.start + start).update(repeating: 0, count: range.count)
    }
    let one = 1 / (1 - Foundation.pow(0.9, Float(number)))
    let two = 1 / (1 - Foundation.pow(0.98, Float(number)))
    for (piece, own) in [
      (range.clamped(to: 0..<layout.judges), rates.encoder),
      (range.clamped(to: layout.judges..<layout.count), rates.judge),
    ] where !piece.isEmpty {
      let start = piece.lowerBound
      learning_adam(
        numbers.start + start, gradients + start, first.start + start, second.start + start, piece.count,
        own * rate, one, two, 0.01)
    }
  }

  private func stepVectors(rate: Float, number: Int) {
    let width = encoder.width
    let touched = passes.reduce(into: Set<Int32>()) { $0.formUnion($1.touched) }.sorted()
    for row in touched {
      let range = Int(row) * width..<(Int(row) + 1) * width
      for pass in passes {
        let source = pass.vectorGradients.start + range.lowerBound
        learning_add(source, 1, vectors.gradients.start + range.lowerBound, width)
        source.update(repeating: 0, count: width)
      }
      vectors.step(rates.encoder * rate, number: number, decay: 0, range: range)
    }
    for pass in passes { pass.forget() }
  }

  /// The tuned encoder in bytes.
  private func result() -> TunedEncoder {
    let all = UnsafePointer(numbers.start)
    let width = encoder.width
    var (bytes, scales) = (encoder.vectors, encoder.vectorScales)
    for (row, piece) in lesson.pieces.enumerated() {
      let source = vectors.values.start + row * width
      var largest: Float = 0
      for index in 0..<width { largest = max(largest, abs(source[index])) }
      scales[Int(piece)] = largest / 127
      for index in 0..<width {
        bytes[Int(piece) * width + index] = largest > 0 ? Kernels.byte(source[index] * 127 / largest) : 0
      }
    }
    let layers = layout.layers.map { place in
      SentenceEncoder.Layer(
        asked: layout.matrix(place.asked, all), given: layout.matrix(place.given, all),
        first: layout.norm(place.first, all), inner: layout.matrix(place.inner, all),
        outer: layout.matrix(place.outer, all), second: layout.norm(place.second, all))
    }
    return TunedEncoder(
      encoder: encoder.tuned(
        vectors: bytes, vectorScales: scales, norm: layout.norm(layout.norm, all), layers: layers),
      intents: layout.matrix(layout.intents, all), labels: layout.labels.map { layout.matrix($0, all) },
      classes: classes, labelCount: labelCount)
  }
}
