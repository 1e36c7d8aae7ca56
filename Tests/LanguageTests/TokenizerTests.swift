import Testing

@testable import Language

@Suite struct TokenizerTests {
  @Test(arguments: [
    ("Add milk", ["Add", "milk"]),
    ("List-o-Mat", ["List", "-", "o", "-", "Mat"]),
    ("don't stop", ["don't", "stop"]),
    ("it’s Ana’s", ["it’s", "Ana’s"]),
    ("'quoted'", ["'", "quoted", "'"]),
    ("at 5:30pm, 3.5 km", ["at", "5:30", "pm", ",", "3.5", "km"]),
    ("1,200 and 1,2,3", ["1,200", "and", "1", ",", "2", ",", "3"]),
    ("the 2nd 3RD 4th", ["the", "2nd", "3RD", "4th"]),
    ("2ndary", ["2", "ndary"]),
    ("end 5.", ["end", "5", "."]),
    ("mp3 b2b", ["mp3", "b2b"]),
    ("$5 & 50%", ["$", "5", "&", "50", "%"]),
    ("2026-03-14", ["2026", "-", "03", "-", "14"]),
    ("", []),
    (" \t\n\u{0}\u{7F}", []),
    ("东京 tower", ["东", "京", "tower"]),
    ("hi 👩‍👩‍👧🇵🇹🇫🇷👍🏽!", ["hi", "👩‍👩‍👧", "🇵🇹", "🇫🇷", "👍🏽", "!"]),
    ("שלום עולם", ["שלום", "עולם"]),
    ("cafe\u{301} x", ["cafe\u{301}", "x"]),
    ("٥ أيام", ["٥", "أيام"]),
  ])
  func splits(text: String, expected: [String]) {
    #expect(Reference.tokens(text).map(\.text) == expected)
  }

  @Test func namesKindsAndOffsets() {
    let tokens = Reference.tokens("Öl, 5 €")
    #expect(tokens.map(\.kind) == [.word, .punctuation, .number, .symbol])
    #expect(tokens.map(\.range) == [0..<3, 3..<4, 5..<6, 7..<10])
    #expect(tokens.map(\.folded) == ["ol", ",", "5", "€"])
  }

  @Test(arguments: [
    ("ÉCLAIR", "eclair"), ("Łukasz", "lukasz"), ("Straße", "strasse"), ("O’Brien", "o'brien"),
    ("cafe\u{301}", "cafe"), ("ＡＢ１", "ab1"), ("Ærø", "aero"), ("٤٢", "42"), ("Ελλάδα", "ελλαδα"),
    ("й", "й"), ("が", "が"), ("soft\u{AD}ly", "softly"),
  ])
  func folds(text: String, expected: String) {
    #expect(Folding.fold(text) == expected)
  }

  @Test func tokensReproduceTheSource() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = random.text(length: Int.random(in: 0...40, using: &random))
      let bytes = Array(text.utf8)
      var end = 0
      for token in Reference.tokens(text) {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty)
        end = token.range.upperBound
        guard end <= bytes.count else {
          Issue.record("a token of \(text.debugDescription) ends beyond it")
          break
        }
        #expect(String(decoding: bytes[token.range], as: UTF8.self).utf8.elementsEqual(token.text.utf8))
        #expect(!token.folded.isEmpty)
      }
    }
  }

  @Test(arguments: ["add rice, ", "5:30", "👩‍", "é", "'", "1,200", "\u{301}", "a'", "🇵🇹", ".", "\u{200D}"])
  func looksGrowLinearly(piece: String) {
    let tokenizer = Tokenizer()
    let small = tokenizer.scan(String(repeating: piece, count: 500)).looks
    let large = tokenizer.scan(String(repeating: piece, count: 5_000)).looks
    #expect(large <= small * 11 + 50)
  }
}
