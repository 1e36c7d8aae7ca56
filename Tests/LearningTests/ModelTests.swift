import Foundation
import Testing

@testable import Learning

/// A handful of phrases as an app brings them.
enum Phrases {
  private static let patterns:
    [(intent: String, before: [String], after: String, slot: String, values: [String])] = [
      (
        "AddItem", ["add", "please add", "put"], "to my list", "item",
        ["milk", "two apples", "olive oil", "bread", "green tea"]
      ),
      (
        "PlayMusic", ["play", "i want to hear", "listen to"], "now", "artist",
        ["miles davis", "nina simone", "the band", "bach", "ella fitzgerald"]
      ),
      (
        "GetWeather", ["what is the weather in", "will it rain in", "forecast for"], "today",
        "city", ["paris", "new york", "berlin", "oslo", "san francisco"]
      ),
    ]

  /// Every pattern with every value.
  static let all: [LabeledExample] = patterns.flatMap { pattern in
    pattern.before.flatMap { before in
      pattern.values.map { value in
        let text = "\(before) \(value) \(pattern.after)"
        return LabeledExample(
          text: text, intent: pattern.intent,
          slots: [
            .init(
              name: pattern.slot, value: value, start: before.count + 1, end: before.count + 1 + value.count)
          ])
      }
    }
  }
}

// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct ModelTests {
  private static let model = Result { try TrainedModel.train(examples: Phrases.all) }

  @Test func readsSentencesItHasNotSeen() throws {
    let model = try Self.model.get()
    let prediction = model.predict("could you add brown sugar to my list")
    #expect(prediction.intent == "AddItem")
    #expect(prediction.slots == [.init(name: "item", value: "brown sugar", start: 14, end: 25)])
    #expect(prediction.confidence > 0.5)
    #expect(model.predict("what is the weather in madrid today").intent == "GetWeather")
  }

  @Test func readsATextThatWasMadeReadyForSeveralModels() throws {
    let model = try Self.model.get()
    for example in Phrases.all {
      #expect(model.predict(ModelText(example.text)) == model.predict(example.text))
    }
    #expect(model.predict(ModelText("")).isOutOfScope)
  }

  @Test func countsPlacesInUnicodeScalars() throws {
    let prediction = try Self.model.get().predict("🎶 play Beyoncé now")
    #expect(prediction.intent == "PlayMusic")
    #expect(prediction.slots.map(\.value) == ["Beyoncé"])
    #expect(prediction.slots.map(\.start) == [7])
  }

  @Test func refusesWhatIsEmpty() throws {
    let model = try Self.model.get()
    #expect(model.predict("").isOutOfScope)
    #expect(model.predict("  \n").isOutOfScope)
  }

  @Test func isTheSameForTheSameSeed() throws {
    let again = try TrainedModel.train(examples: Phrases.all)
    #expect(try again.encoded() == Self.model.get().encoded())
  }

  @Test func survivesItsFile() throws {
    let model = try Self.model.get()
    let copy = try TrainedModel(decoding: model.encoded())
    for example in Phrases.all { #expect(copy.predict(example.text) == model.predict(example.text)) }
    #expect(copy.encoded() == model.encoded())
  }

  @Test func saysWhatIsWrongWithAFile() throws {
    let data = try Self.model.get().encoded()
    #expect(throws: ModelFileError.foreign) { try TrainedModel(decoding: Data("{}".utf8)) }
    #expect(throws: ModelFileError.foreign) { try TrainedModel(decoding: Data()) }
    #expect(throws: ModelFileError.damaged) { try TrainedModel(decoding: data.dropLast(10)) }
    var changed = data
    changed[data.count / 2] ^= 0x40
    #expect(throws: ModelFileError.damaged) { try TrainedModel(decoding: changed) }
    var newer = data
    newer[8] = 9
    #expect(throws: ModelFileError.version(9)) { try TrainedModel(decoding: newer) }
  }

  @Test func endsTrainingWhenToldTo() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try TrainedModel.train(examples: Phrases.all) { _ in throw Stop() }
    }
    #expect(throws: TrainingError.noExamples) { try TrainedModel.train(examples: []) }
  }

  @Test func readsAnyTextWithoutHarm() throws {
    let model = try Self.model.get()
    var random = SeededGenerator(seed: 7)
    for length in [1, 5, 50, 500, 5_000] {
      let scalars = (0..<length).compactMap { _ in Unicode.Scalar(UInt32(random.below(0x3000))) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      for slot in model.predict(String(text)).slots {
        #expect(slot.start < slot.end)
        #expect(slot.end <= length)
      }
    }
  }
}
