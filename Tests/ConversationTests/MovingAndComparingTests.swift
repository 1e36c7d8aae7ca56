import Language
import Testing

@testable import Conversation

/// What goes from one list to another, and which of several things stands out.
@Suite struct MovingAndComparingTests {
  private func tokens(_ text: String) -> [Token] { Tokenizer().tokens(in: text) }

  private func words(_ range: Range<Int>, _ tokens: [Token]) -> String {
    tokens[range].map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("move the rain jacket from packing over to camping", "the rain jacket", "packing", "camping"),
    ("could you move eggs to hardware from grocery please", "eggs", "grocery", "hardware"),
    (
      "oh wait the gloves should go on the hardware store one instead", "the gloves", nil,
      "the hardware store one"
    ),
  ])
  func movedThing(_ text: String, thing: String, source: String?, target: String) throws {
    let tokens = tokens(text)
    let parts = try #require(MovingWords.parts(tokens, polite: English().fillerPrefixes))
    #expect(words(parts.thing, tokens) == thing)
    #expect(parts.source.map { words($0, tokens) } == source)
    #expect(words(parts.target, tokens) == target)
  }

  @Test(arguments: [
    "", "move", "move from", "move to from", "move it from to", "from to", "should go on", "please", ",",
  ])
  func nothingIsMoved(_ text: String) {
    #expect(MovingWords.parts(tokens(text), polite: English().fillerPrefixes) == nil)
  }

  @Test(arguments: [
    ("which of the two is longer", true), ("which one's steeper", true), ("which is cheaper", false),
    ("what's the least expensive one", false),
  ])
  func comparing(_ text: String, isLargest: Bool) throws {
    #expect(try #require(SuperlativeWords.quality(tokens(text))).isLargest == isLargest)
  }

  @Test(arguments: ["make it longer", "a longer one please", "longer"])
  func noComparing(_ text: String) { #expect(SuperlativeWords.quality(tokens(text)) == nil) }
}
