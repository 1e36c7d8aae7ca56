import Foundation
import Testing

@testable import Language

@Suite struct LemmaTests {
  @Test func findsNouns() {
    let pairs = LemmaLists.pairs(LemmaLists.nouns)
    let wrong = pairs.filter { Reference.english.nounLemma(of: $0.form) != $0.lemma }
    #expect(pairs.count >= 300)
    #expect(Double(wrong.count) <= 0.02 * Double(pairs.count), "\(wrong)")
  }

  @Test func findsVerbs() {
    let pairs = LemmaLists.pairs(LemmaLists.verbs)
    let wrong = pairs.filter { Reference.english.verbLemma(of: $0.form) != $0.lemma }
    #expect(pairs.count >= 300)
    #expect(Double(wrong.count) <= 0.01 * Double(pairs.count), "\(wrong)")
  }

  @Test(arguments: [
    ("biggest", "big"), ("better", "good"), ("happier", "happy"), ("nicest", "nice"), ("faster", "fast"),
    ("clever", "clever"), ("red", "red"), ("worst", "bad"),
  ])
  func findsAdjectives(form: String, lemma: String) {
    #expect(Reference.english.adjectiveLemma(of: form) == lemma)
  }

  @Test func lemmasAreStable() {
    // A lemma that had another lemma would index a word where nobody finds it.
    for list in [LemmaLists.nouns, LemmaLists.verbs] {
      for pair in LemmaLists.pairs(list) {
        let noun = Reference.english.nounLemma(of: pair.form)
        #expect(Reference.english.nounLemma(of: noun) == noun)
      }
    }
  }

  @Test func vocabularyHoldsWhatWasPacked() {
    let vocabulary = EnglishVocabulary.shared
    var count = 0
    PackedWords.words.withUTF8Buffer { bytes in
      var word: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") {
          index += 1
          continue
        }
        word.removeLast(word.count - (Int(bytes[index]) - 65))
        index += 1
        while bytes[index] &- 0x61 < 26 || "'-.".utf8.contains(bytes[index]) {
          word.append(bytes[index])
          index += 1
        }
        index += 1
        count += 1
        if vocabulary.entry(String(decoding: word, as: UTF8.self)) == nil {
          Issue.record("\(String(decoding: word, as: UTF8.self)) is packed but not found")
        }
      }
    }
    #expect(count > 70_000)
    for word in [
      "", "aa-", "zzzz", "a'", "~", "qwertyuiop", "mountainz", "é", String(repeating: "a", count: 99),
    ] {
      #expect(vocabulary.entry(word) == nil, "\(word)")
    }
  }
}
