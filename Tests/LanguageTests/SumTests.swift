import Language
import Testing

/// Where sums stand in sentences.
@Suite struct SumTests {
  @Test(arguments: [
    ("what's 12 times 7", "12 times 7"),
    ("what is twelve times seven please", "twelve times seven"),
    ("how much is 15% of 80?", "15% of 80"),
    ("calculate (3 + 4) * 2", "(3 + 4) * 2"),
    ("what's 12*7-3", "12*7-3"),
    ("the square root of 16", "the square root of 16"),
    ("what is five squared plus one", "five squared plus one"),
    ("two hundred and five divided by 4", "two hundred and five divided by 4"),
    ("what's half of 50", "half of 50"),
    ("3 plus 4 plus", "3 plus 4"),
    ("what is minus 4 plus 9", "minus 4 plus 9"),
  ])
  func findsSums(text: String, sum: String) {
    #expect(sums(in: text) == [sum])
  }

  @Test(arguments: [
    "what's the capital of France", "12", "add milk", "set it to 20%", "two of them", "plus", "a table for 4",
    "times are hard", "",
  ])
  func findsNone(text: String) {
    #expect(sums(in: text) == [])
  }

  /// Whatever stands in a sentence, a sum lies in it, and none overlaps another.
  @Test func neverLeavesTheSentence() {
    let words = [
      "3", "twelve", "+", "-", "(", ")", "of", "%", "squared", "square", "root", "the", "times", "x", "half",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let tokens = Reference.tokens(text)
      let found = Reference.english.sums(in: tokens, numbers: Reference.english.numbers(in: tokens))
      var end = 0
      for range in found {
        #expect(range.count > 1 && range.lowerBound >= end && range.upperBound <= tokens.count, "\(text)")
        end = range.upperBound
      }
    }
  }

  private func sums(in text: String) -> [String] {
    let tokens = Reference.tokens(text)
    let bytes = Array(text.utf8)
    return Reference.english.sums(in: tokens, numbers: Reference.english.numbers(in: tokens)).map { range in
      let range = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
      return String(decoding: bytes[range], as: UTF8.self)
    }
  }
}
