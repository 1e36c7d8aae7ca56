import Foundation
import Testing

@testable import Learning

/// Files of models that are lost in part, changed by chance, or made to do harm.
// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct ModelFileTests {
  private static let data = Result { try TrainedModel.train(examples: Phrases.all).encoded() }

  @Test func everyShortenedFileIsRefused() throws {
    let data = try Self.data.get()
    var random = SeededGenerator(seed: 3)
    let lengths = Array(0..<64) + (0..<200).map { _ in random.below(data.count) } + [data.count - 1]
    for length in lengths {
      #expect(throws: ModelFileError.self) { try TrainedModel(decoding: data.prefix(length)) }
    }
  }

  @Test func shortenedBodiesWithRightChecksumsAreRefused() throws {
    let body = [UInt8](try Self.data.get().dropFirst(TrainedModel.header))
    var random = SeededGenerator(seed: 4)
    let lengths = Array(0..<64) + (0..<200).map { _ in random.below(body.count) } + [body.count - 1]
    for length in lengths {
      #expect(throws: ModelFileError.damaged) {
        try TrainedModel(decoding: TrainedModel.file(Array(body[..<length])))
      }
    }
  }

  @Test func changedBodiesWithRightChecksumsAreRefusedOrRead() throws {
    let body = [UInt8](try Self.data.get().dropFirst(TrainedModel.header))
    var random = SeededGenerator(seed: 5)
    var refused = 0
    for _ in 0..<150 {
      var changed = body
      // Half of the changes are at the beginning of the file, where the counts are.
      let reach = random.unit() < 0.5 ? 400 : changed.count
      for _ in 0...random.below(4) {
        let place = random.below(reach)
        let numbers: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())]
        changed[place] = numbers[random.below(numbers.count)]
      }
      guard let model = try? TrainedModel(decoding: TrainedModel.file(changed)) else {
        refused += 1
        continue
      }
      let text = "please add two apples to my list"
      for slot in model.predict(text).slots { #expect(slot.start < slot.end && slot.end <= text.count) }
    }
    #expect(refused > 10)
  }

  @Test func saysWhatCannotBeRead() throws {
    let missing = URL(filePath: "/nowhere/at/all.model")
    let error = try #require(throws: ModelFileError.self) { try TrainedModel(contentsOf: missing) }
    #expect("\(error)".hasPrefix("The model cannot be read or written: "))
    #expect("\(ModelFileError.foreign)".contains("prithee nlu train"))
  }
}
