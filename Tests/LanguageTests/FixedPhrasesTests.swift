import Language
import Testing

/// Phrases with which sentences open.
@Suite struct FixedPhrasesTests {
  private let phrases = FixedPhrases.longestFirst(["oh", "no", "no wait", "you know what"])

  @Test(arguments: [
    ("oh, no wait, call Sam", 2, "call Sam"), ("you know what hang up", 1, "hang up"),
    ("call Sam", 0, "call Sam"),
    ("no", 0, "no"), ("oh no", 1, "no"), ("…", 0, ""), ("", 0, ""),
  ])
  func openingsAreTakenOff(_ text: String, _ count: Int, _ rest: String) {
    let found = FixedPhrases.openings(phrases, of: Tokenizer().tokens(in: text)[...])
    #expect(found.found.count == count)
    #expect(found.rest.map(\.text).joined(separator: " ") == rest)
  }

  @Test func noMoreThanTheLimitAreTaken() {
    let tokens = Tokenizer().tokens(in: "oh no oh no call Sam")
    #expect(
      FixedPhrases.openings(phrases, of: tokens[...], limit: 3).rest.map(\.text) == ["no", "call", "Sam"])
  }
}
