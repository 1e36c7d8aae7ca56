import Catalog
import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

/// Texts that make readers slow: the work for twice the text must be about twice the work.
// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite("Hostile texts", .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct HostileTests {
  private static let understanding = Understanding(
    apps: FindWorld.all + [World.jotter, World.rivers], vocabularies: FindWorld.vocabularies,
    reader: English())

  /// A text of about a number of words.
  private static func text(_ kind: String, _ count: Int) -> String {
    switch kind {
    case "numbers": "add " + (0..<count).map { "\($0 * 7 + 1)" }.joined(separator: " ") + " to my list"
    case "spelled numbers":
      "find trails under "
        + (0..<count).map { ["two", "hundred", "and", "five"][$0 % 4] }.joined(separator: " ")
    case "and": "add " + (0..<count).map { "item\($0)" }.joined(separator: " and ") + " to my list"
    case "dates": (0..<count).map { ["next", "Friday", "at", "5"][$0 % 4] }.joined(separator: " ")
    case "conditions":
      "find trails "
        + (0..<count / 5).map { "under \($0 + 1) km and not easy or" }.joined(separator: " ") + " open"
    case "app names": (0..<count).map { _ in "in Rivers" }.joined(separator: " ")
    case "marks": String(repeating: "( \" - ", count: count)
    case "one word": String(repeating: "and", count: count)
    default: (0..<count).map { "word\($0 % 50)" }.joined(separator: " ")
    }
  }

  @Test(
    "The work is bounded, and twice the text is no more than about twice the work",
    arguments: [
      "numbers", "spelled numbers", "and", "dates", "conditions", "app names", "marks", "one word", "words",
    ])
  func work(_ kind: String) {
    let visited = [40, 80, 160].map { count in
      Self.understanding.measure(Utterance(Self.text(kind, count), context: World.context)).visited
    }
    #expect(visited[1] <= visited[0] * 3 + 2_000, "\(kind): \(visited)")
    #expect(visited[2] <= visited[1] * 3 + 2_000, "\(kind): \(visited)")
    let long = Self.understanding.measure(Utterance(Self.text(kind, 10_000), context: World.context))
    #expect(long.visited <= visited[2] * 3 + 20_000, "\(kind): \(visited) \(long.visited)")
    for candidate in long.reading.candidates { #expect((0...1).contains(candidate.score)) }
  }

  @Test("Two hundred numbers and ten thousand words are read in a moment")
  func time() {
    let clock = ContinuousClock()
    for text in [Self.text("numbers", 200), Self.text("words", 10_000), Self.text("and", 3_000)] {
      // What is made on first use does not count.
      _ = Self.understanding.read(Utterance("sing", context: World.context))
      let spent = clock.measure { _ = Self.understanding.read(Utterance(text, context: World.context)) }
      #expect(spent < .seconds(5), "\(text.prefix(40)): \(spent)")
    }
  }

  @Test("Likeness looks at the beginning of a text only")
  func likeness() throws {
    let phrases = (0..<200).map {
      PhraseSimilarity.Phrase("Open thing \($0) in ${applicationName}", app: "App\($0 % 20)")
    }
    let similarity = try #require(PhraseSimilarity(phrases, language: English()))
    let long = Self.text("words", 10_000)
    let text = SimilarText(
      PhraseWords.split(long), lexicon: similarity.lexicon, vectors: similarity.vectors,
      requests: similarity.requests)
    #expect(text.words.count <= SimilarText.maximumWords)
    #expect(similarity.matches(for: long, limit: 500).count <= 200)
  }
}
