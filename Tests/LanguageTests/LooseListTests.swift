import Testing

@testable import Language

@Suite("Enumerations without marks")
struct LooseListTests {
  private func items(_ text: String) -> [String] {
    let english = English()
    let tokens = Tokenizer().tokens(in: text)
    return english.looseItems(in: tokens).map { range in
      tokens[range].map(\.text).joined(separator: " ")
    }
  }

  @Test(
    "Things that stand one behind the other are told apart",
    arguments: [
      ("milk eggs bread", ["milk", "eggs", "bread"]),
      ("flour sugar baking powder vanilla", ["flour", "sugar", "baking powder", "vanilla"]),
      (
        "milk chocolate dark chocolate and cocoa powder",
        ["milk chocolate", "dark chocolate", "cocoa powder"]
      ),
      ("sleeping bag flashlight and matches", ["sleeping bag", "flashlight", "matches"]),
      ("swimsuit laptop charger bread knife", ["swimsuit", "laptop charger", "bread knife"]),
      ("fresh basil olive oil", ["fresh basil", "olive oil"]),
      ("6 eggs 2 lemons a loaf of bread", ["6 eggs", "2 lemons", "a loaf of bread"]),
    ])
  func things(text: String, expected: [String]) { #expect(items(text) == expected) }

  @Test(
    "One thing stays one",
    arguments: [
      "phone charger", "paint tray", "bread knife", "laptop charger", "kettle lamp", "thermal socks",
      "mango chutney", "chicken soup", "give the dog a bath",
      "size 10 shoes",
      "water the plants", "call the vet", "Catch 22", "peanut butter", "buy mom a present",
    ])
  func one(text: String) { #expect(items(text) == [text]) }

  @Test("The items of any words are in order, and hold all of them but what joins them")
  func order() {
    var generator = SeededGenerator(seed: 5)
    let words = [
      "milk", "a", "6", "eggs", "and", ",", "dog", "food", "the", "red", "onion", "of", "zzz", "run",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "milk" }.joined(separator: " ")
      let tokens = Tokenizer().tokens(in: text)
      let found = English().looseItems(in: tokens)
      for (one, next) in zip(found, found.dropFirst()) { #expect(one.upperBound <= next.lowerBound) }
      #expect(found.allSatisfy { !$0.isEmpty && $0.upperBound <= tokens.count })
    }
  }
}
