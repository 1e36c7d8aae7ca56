import Testing

@testable import Language

/// What people shorten when they type is read as what it stands for, and stays as it was written.
@Suite struct AbbreviationTests {
  private func words(_ text: String) -> [String] { English().tokens(in: text).map(\.folded) }

  @Test(arguments: [
    ("put on smth calm", ["put", "on", "something", "calm"]), ("bday pics", ["birthday", "pics"]),
    ("b4 tmrw", ["before", "tomorrow"]), ("cu 2nite", ["cu", "tonight"]), ("2day", ["today"]),
    // Here it is a number.
    ("a 2day hike", ["a", "2", "day", "hike"]), ("2 day hike", ["2", "day", "hike"]), ("2", ["2"]),
    ("2days", ["2", "days"]),
  ])
  func meant(_ text: String, words wanted: [String]) { #expect(words(text) == wanted) }

  @Test func written() throws {
    let token = try #require(English().tokens(in: "at 2nite").last)
    #expect(token.text == "2nite")
    #expect(token.range == 3..<8)
    #expect(token.isMended)
  }

  /// Whatever stands for itself would be mended again and again.
  @Test func isNoAbbreviationItself() {
    for meant in EnglishAbbreviations.words.values { #expect(EnglishAbbreviations.words[meant] == nil) }
  }
}
