import Foundation
import Testing

@testable import Learning

/// Reading sentences with an encoder, and tuning one.
struct EncoderTests {
  @Test func cutsWordsIntoPieces() throws {
    let encoder = try TinyEncoder.encoder()
    let encoded = encoder.encode(TokenizedText("Play jazzs ☂"))
    let names = TinyEncoder.words.filter { $0 != "[unused1]" && $0 != "電" }
    #expect(encoded.pieces.map { names[Int($0)] } == ["[CLS]", "play", "jazz", "##s", "[UNK]", "[SEP]"])
    #expect(encoded.words == [1, 2, 4])
  }

  @Test func readsOnlyTheBeginningOfLongTexts() throws {
    let encoder = try TinyEncoder.encoder()
    let encoded = encoder.encode(
      TokenizedText(Array(repeating: "play", count: 10_000).joined(separator: " ")))
    #expect(encoded.pieces.count == SentenceEncoder.longest)
    #expect(encoded.words.count == SentenceEncoder.longest - 2)
    #expect(encoder.encode(TokenizedText("")).pieces == [encoder.begin, encoder.end])
  }

  @Test func whatAWordMeansDependsOnTheOthersAndTheirOrder() throws {
    let encoder = try TinyEncoder.encoder()
    func mean(_ text: String) -> [Float] {
      let pieces = encoder.encode(TokenizedText(text)).pieces
      let mean = encoder.mean(encoder.read(pieces), rows: pieces.count)
      return (0..<encoder.width).map { mean.start[$0] }
    }
    #expect(mean("open the door") == mean("Open THE door"))
    #expect(zip(mean("open the door"), mean("door the open")).contains { abs($0 - $1) > 0.05 })
  }

  /// The weights in bytes and the exact ones read nearly alike.
  @Test func readsWhileTuningWhatItReadsAfterwards() throws {
    let lab = try Lab()
    lab.learn()
    for (index, text) in lab.texts.enumerated() {
      let pieces = lab.encoder.encode(text).pieces
      let state = lab.encoder.read(pieces)
      for place in 0..<pieces.count * lab.encoder.width {
        let own = lab.pass.room.output.start[lab.pass.starts[index] * lab.encoder.width + place]
        #expect(abs(own - state.start[place]) < 0.01)
      }
    }
  }

  /// Every kind of weight, a few of each: what the loss changes by when the weight does.
  @Test func gradientsAreWhatTheLossChangesBy() throws {
    let lab = try Lab()
    lab.learn()
    let layout = lab.layout
    let gradients = (0..<layout.count).map { lab.pass.gradients.start[$0] }
    let vectors = (0..<lab.vectors.count).map { lab.pass.vectorGradients.start[$0] }
    var random = SeededGenerator(seed: 9)
    var places = [layout.norm.scale, layout.norm.shift]
    for layer in layout.layers {
      for norm in [layer.first, layer.second] { places += [norm.scale + 3, norm.shift + 17] }
    }
    for matrix in layout.matrices {
      places += (0..<6).map { _ in matrix.weights + random.below(matrix.depth * matrix.columns) }
      places += [matrix.bias, matrix.bias + 1]
    }
    func check(_ number: UnsafeMutablePointer<Float>, _ gradient: Float, _ what: String) {
      let (before, step) = (number.pointee, Float(0.004))
      number.pointee = before + step
      let more = lab.loss()
      number.pointee = before - step
      let less = lab.loss()
      number.pointee = before
      let change = (more - less) / (2 * step)
      #expect(abs(change - gradient) < 0.003 + 0.03 * abs(change), "\(what): \(change), but \(gradient)")
    }
    for place in places { check(lab.numbers.start + place, gradients[place], "number \(place)") }
    for _ in 0..<12 {
      let place = random.below(lab.vectors.count)
      check(lab.vectors.start + place, vectors[place], "vector \(place)")
    }
    #expect(gradients.contains { abs($0) > 0.05 })
  }

  @Test func learnsTheOrderOfWordsAndTheirLabels() throws {
    let encoder = try TinyEncoder.encoder()
    let words = ["play", "jazz", "open", "door", "add", "milk"]
    var (texts, intents, labels) = ([TokenizedText](), [Int](), [[Int]]())
    for one in words {
      for two in words where one != two {
        texts.append(TokenizedText("\(one) the \(two)"))
        // Which of the two comes first in the alphabet, and the word behind “the”.
        intents.append(one < two ? 0 : 1)
        labels.append([0, 0, 1])
      }
    }
    let lesson = EncoderLesson(encoder, texts, intents: intents, labels: labels)
    func tune() -> TunedEncoder {
      EncoderTrainer(
        encoder, lesson, classes: 2, labelCount: 3, seed: 1, rates: (encoder: 3e-3, judge: 3e-3)
      )
      .train(epochs: 300) { _ in }
    }
    let tuned = tune()
    for (index, text) in texts.enumerated() {
      let judgement = tuned.read(text)
      #expect(judgement.intents.count == 2 && judgement.labels.count == 9)
      #expect((judgement.intents[1] > judgement.intents[0]) == (intents[index] == 1))
      for (word, label) in labels[index].enumerated() {
        let scores = judgement.labels[word * 3..<(word + 1) * 3]
        #expect(scores.max() == scores[scores.startIndex + label])
      }
    }
    var (one, two) = (ByteWriter(), ByteWriter())
    tuned.write(to: &one)
    tune().write(to: &two)
    #expect(one.bytes == two.bytes)
  }
}

/// A pass over a few sentences without anything left out, to look into.
private final class Lab {
  let encoder: SentenceEncoder
  let texts: [TokenizedText]
  let layout: EncoderLayout
  let lesson: EncoderLesson
  let pass: EncoderPass
  let numbers: Floats
  let turned: Floats
  let vectors: Floats

  init() throws {
    encoder = try TinyEncoder.encoder(seed: 4)
    texts = ["play the jazz", "open a door", "add milks", "door"].map { TokenizedText($0) }
    layout = EncoderLayout(encoder, classes: 3, labels: 5)
    lesson = EncoderLesson(
      encoder, texts, intents: [0, 1, 2, 1], labels: [[0, 0, 1], [0, 0, 3], [0, 2], [4]])
    (numbers, turned) = (Floats(layout.count), Floats(layout.count))
    var random = SeededGenerator(seed: 5)
    layout.load(encoder, to: numbers.start, &random)
    for judge in [layout.intents, layout.labels].compactMap(\.self) {
      for index in 0..<judge.depth * judge.columns { numbers.start[judge.weights + index] *= 20 }
    }
    vectors = Floats(lesson.pieces.count * encoder.width)
    for (row, piece) in lesson.pieces.enumerated() {
      for index in 0..<encoder.width {
        vectors.start[row * encoder.width + index] =
          encoder.vectorScales[Int(piece)] * Float(encoder.vectors[Int(piece) * encoder.width + index])
      }
    }
    pass = EncoderPass(layout, vectors: lesson.pieces.count, classes: 3, labelCount: 5, dropped: 0)
  }

  func learn() {
    for place in layout.matrices {
      MatrixKernels.turnPanels(
        numbers.start + place.weights, depth: place.depth, columns: place.columns,
        into: turned.start + place.weights)
    }
    let words = lesson.sentences.reduce(0) { $0 + $1.words.count }
    pass.learn(
      lesson.sentences,
      EncoderNumbers(
        values: numbers.start, turned: turned.start, vectors: vectors.start, places: encoder.places),
      of: (sentences: lesson.sentences.count, words: words), seed: 1)
  }

  func loss() -> Float {
    learn()
    return pass.loss
  }
}
