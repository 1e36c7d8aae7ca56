import Foundation
import Testing

@testable import Learning

/// Examples that a model remembers beside what it learnt from them.
struct RememberedExamplesTests {
  private static let course = Course(Phrases.all, TrainingOptions())
  private static let set = IntentTrainingSet(texts: course.texts, classes: course.classes)
  private static let network = WordNetworkTrainer(set, classes: course.intents.count, seed: 1)
    .train(epochs: 2) { _ in }
  private static let remembered = RememberedExamples(set, network, classes: course.intents.count)

  private static var model: TrainedModel {
    let linear = LinearIntents.train(set, classes: course.intents.count, seed: 1, epochs: 2) { _ in }
    return TrainedModel(
      intents: course.intents,
      classifier: IntentClassifier(linear: linear, network: network, remembered: remembered),
      refusal: .plain(nil), tagger: nil)
  }

  private func likeness(_ text: TokenizedText, _ intent: Int) -> Float {
    let direction = Self.remembered.direction(Self.network.read(text.pieces).answers)
    return Self.remembered.likeness(of: direction, to: intent)
  }

  @Test func everyExampleIsMostLikeItself() {
    for (text, intent) in zip(Self.set.texts, Self.set.classes) {
      #expect(abs(likeness(text, intent) - 1) < 0.02)
      for other in Self.course.intents.indices where other != intent {
        #expect(likeness(text, other) < likeness(text, intent))
      }
    }
    #expect(likeness(TokenizedText("add brown sugar to my list"), 0) > 0.5)
  }

  @Test func isLikeNothingWhereNothingIsKnown() {
    let none = RememberedExamples(middle: [Float](repeating: 0, count: 16), counts: [0, 0], rows: [])
    let direction = none.direction([Float](repeating: 1, count: 16)[...])
    #expect(direction.allSatisfy { abs($0 - 0.25) < 1e-6 })
    #expect(none.likeness(of: direction, to: 1) == -1)
    let silent = none.direction([Float](repeating: 0, count: 16)[...])
    #expect(silent.allSatisfy { $0 == 0 })
  }

  @Test func remembersAnEvenChoiceOfManyExamples() {
    let many = (0..<RememberedExamples.most * 2 + 1).map { Self.set.texts[$0 % Self.set.count] }
    let set = IntentTrainingSet(texts: many, classes: many.map { _ in 1 })
    let remembered = RememberedExamples(set, Self.network, classes: 3)
    #expect(remembered.counts == [0, RememberedExamples.most, 0])
    #expect(remembered.rows.count == RememberedExamples.most * Self.network.filters)
  }

  @Test func likenessDecidesAmongWhatMayBeRight() {
    let scores: [Float] = [2, 1.9, 1, -9]
    var reading = IntentReading(linear: scores, network: nil, share: 0)
    #expect(reading.best == 0)
    var asked: [Int] = []
    reading.add(
      { intent in
        asked.append(intent)
        return [0.2, 0.6, 0.1, 1][intent]
      }, times: 10, outOfScope: nil)
    // The last is too far behind to be asked about.
    #expect(asked == [0, 1, 2])
    #expect(reading.best == 1)
    #expect(reading.nearest == 0.6)
    #expect(reading.confidence(1) > 0.9)
    var other = IntentReading(linear: scores, network: nil, share: 0)
    other.add({ [0.2, 0.6, 0.1, 0.9][$0] }, times: 10, outOfScope: 3)
    #expect(other.nearest == 0.9)
    #expect(abs((0..<4).reduce(0) { $0 + other.confidence($1) } - 1) < 1e-4)
  }

  @Test func comesBackFromAFile() throws {
    let model = Self.model
    let copy = try TrainedModel(decoding: model.encoded())
    #expect(copy.classifier.remembered?.counts == Self.remembered.counts)
    #expect(copy.encoded() == model.encoded())
    for example in Phrases.all { #expect(copy.predict(example.text) == model.predict(example.text)) }
    let body = [UInt8](model.encoded().dropFirst(TrainedModel.header))
    for length in stride(from: body.count - 9_000, to: body.count, by: 123) {
      #expect(throws: ModelFileError.damaged) {
        try TrainedModel(decoding: TrainedModel.file(Array(body[..<length])))
      }
    }
  }

  @Test func readsFilesThatRememberNothing() throws {
    let model = TrainedModel(
      intents: Self.course.intents,
      classifier: IntentClassifier(linear: Self.model.classifier.linear, network: Self.network),
      refusal: .plain(nil), tagger: nil)
    // Without its last two bytes, which say that nothing follows, the file is as version 2 wrote it.
    let older = [UInt8](model.encoded().dropFirst(TrainedModel.header).dropLast(2))
    let copy = try TrainedModel(decoding: TrainedModel.file(older, version: 2))
    #expect(copy.classifier.remembered == nil)
    #expect(copy.encoded() == model.encoded())
    let body = [UInt8](Self.model.encoded().dropFirst(TrainedModel.header))
    let third = try TrainedModel(decoding: TrainedModel.file(Array(body.dropLast()), version: 3))
    #expect(third.encoded() == Self.model.encoded())
    #expect(throws: ModelFileError.version(1)) {
      try TrainedModel(decoding: TrainedModel.file(older, version: 1))
    }
    #expect("\(ModelFileError.version(1))".contains("versions 2 to 4"))
  }
}
