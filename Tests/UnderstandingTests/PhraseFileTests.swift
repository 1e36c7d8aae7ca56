import Foundation
import IntentWire
import Testing

@testable import Understanding

@Suite("Phrase files")
struct PhraseFileTests {
  static let files = PackedPhrases.english.keys.filter { $0.hasPrefix("IN") }.sorted()

  @Test("Every phrase and rule is well formed and names parameters of its intent")
  func wellFormed() {
    #expect(World.understanding([World.everything(for: "")]).problems == [])
  }

  @Test("Sentences of a file are read as its intent with the values they show", arguments: files)
  func matches(_ file: String) throws {
    let examples = try examples(file)
    let understanding = World.understanding(for: examples)
    #expect(!(examples.matches ?? []).isEmpty)
    for match in examples.matches ?? [] {
      let reading = understanding.read(Utterance(match.say, context: World.context))
      let why = Explanation(reading).text
      guard let plain = reading.plain else {
        Issue.record("“\(match.say)” is not accepted:\n\(why)")
        continue
      }
      #expect(plain.intent == examples.intent, "\(why)")
      #expect(plain.values == match.slots, "\(why)")
    }
  }

  @Test("Sentences that a file rejects are not read as its intent", arguments: files)
  func rejects(_ file: String) throws {
    let examples = try examples(file)
    let understanding = World.understanding(for: examples)
    for sentence in examples.rejects ?? [] {
      let reading = understanding.read(Utterance(sentence, context: World.context))
      #expect(reading.plain?.intent != examples.intent, "\(Explanation(reading).text)")
    }
  }

  private func examples(_ file: String) throws -> PhraseExamples {
    let text = try #require(PackedPhrases.english[file])
    return try JSONDecoder().decode(PhraseExamples.self, from: Data(text.utf8))
  }
}
