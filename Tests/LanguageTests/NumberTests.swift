import Language
import Testing

@Suite struct NumberTests {
  @Test(
    arguments: [
      ("five", 5), ("twenty-one apples", 21), ("twenty one", 21), ("one hundred and one", 101),
      ("two thousand and three", 2003), ("two hundred and three thousand", 203_000),
      ("three million two hundred thousand and six", 3_200_006), ("a hundred thousand", 100_000),
      ("nineteen hundred", 1900), ("a dozen eggs", 12), ("two dozen", 24), ("half a dozen", 6),
      ("a couple of beers", 2), ("half", 0.5), ("one and a half", 1.5), ("two and three quarters", 2.75),
      ("three quarters", 0.75), ("3 point", 3), ("three point one four", 3.14), ("minus five", -5),
      ("it is -5 here", -5), ("1,200", 1200), ("3.5 million", 3_500_000), ("½ cup", 0.5), ("1½ cups", 1.5),
      ("1/2 cup", 0.5), ("٤٢", 42), ("play 3", 3),
    ] as [(String, Double)])
  func readsCardinals(text: String, value: Double) {
    let numbers = Reference.english.numbers(in: Reference.tokens(text))
    #expect(numbers.map(\.value) == [value])
    #expect(numbers.map(\.isOrdinal) == [false])
  }

  @Test(
    arguments: [
      ("the third", 3, 1..<2), ("2nd", 2, 0..<1), ("the twenty-first one", 21, 1..<4),
      ("one hundred and first", 101, 0..<4), ("twentieth", 20, 0..<1), ("the second one", 2, 1..<2),
    ] as [(String, Double, Range<Int>)])
  func readsOrdinals(text: String, value: Double, tokens: Range<Int>) {
    let numbers = Reference.english.numbers(in: Reference.tokens(text))
    #expect(numbers == [NumberMention(value: value, tokens: tokens, isOrdinal: true)])
  }

  @Test(
    arguments: [
      ("two hundred and three hundred", [200, 300]), ("five six", [5, 6]), ("rice and two onions", [2]),
      ("a 30 second timer", [30]), ("at 5:30", []), ("that one", []), ("the big one", []),
      ("a cheap one please", []), ("version 1.2.3", []), ("a pair", [2]),
      ("a million million million", [1_000_000]), ("3 - 5", [3, 5]),
      ("\(String(repeating: "9", count: 400))", []),
    ] as [(String, [Double])])
  func readsSeveralOrNone(text: String, values: [Double]) {
    #expect(Reference.english.numbers(in: Reference.tokens(text)).map(\.value) == values)
  }

  @Test func mentionsHaveTokenOffsets() {
    let numbers = Reference.english.numbers(in: Reference.tokens("add twenty-one eggs and a dozen olives"))
    #expect(numbers.map(\.tokens) == [1..<4, 6..<8])
  }
}
