import Testing

@testable import Language

@Suite("Misspelled words")
struct SpellingTests {
  private let english = English()

  @Test(
    "A word of a date or number with a slip is recognised",
    arguments: [
      ("thurday", "thursday"), ("wensday", "wednesday"), ("satuday", "saturday"), ("mnday", "monday"),
      ("febuary", "february"), ("yestarday", "yesterday"), ("mintues", "minutes"), ("fourty", "forty"),
      ("tonigth", "tonight"), ("mornign", "morning"),
    ])
  func timeWords(said: String, meant: String) { #expect(english.timeWord(near: said) == meant) }

  @Test(
    "An everyday word with a slip is recognised",
    arguments: [
      ("tge", "the"), ("th", "the"), ("hte", "the"), ("rhe", "the"), ("annd", "and"), ("fr", "for"),
      ("fro", "for"),
      ("wiht", "with"), ("yuo", "you"), ("ym", "my"), ("jsut", "just"), ("pleasr", "please"), ("twp", "two"),
    ])
  func everydayWords(said: String, meant: String) { #expect(english.everydayWord(near: said) == meant) }

  @Test(
    "Names and other words are no slips of everyday words",
    arguments: ["thea", "ben", "tom", "tim", "fir", "form", "the", "wit", "usb", "tp", "a", "", "día"])
  func otherWords(word: String) { #expect(english.everydayWord(near: word) == nil) }

  @Test(
    "What is counted is recognised behind a number, with a slip",
    arguments: [("meeters", "meters"), ("kiilometres", "kilometres"), ("apri", "april"), ("hors", "hours")])
  func countedWords(said: String, meant: String) { #expect(english.countedWord(near: said) == meant) }

  @Test(
    "Names and other words are no words of dates",
    arguments: ["junie", "marsh", "friend", "satire", "mon", ""])
  func names(word: String) { #expect(english.timeWord(near: word) == nil) }

  @Test("A word of dates or numbers is no slip of another: Thursday is not every Thursday")
  func rightTimeWords() {
    for word in EnglishLexicon.table.keys where EnglishDateWords.misspellings[word] == nil {
      #expect(english.timeWord(near: word) == nil, "\(word)")
    }
  }

  @Test(
    "A noun with a slip is recognised",
    arguments: [
      ("sunsests", "sunsets"), ("adress", "address"), ("mountians", "mountains"), ("bicyle", "bicycle"),
      ("brigde", "bridge"),
    ])
  func nouns(said: String, meant: String) { #expect(english.spelling(of: said) == meant) }

  @Test(
    "What is a word, or might be several, stays",
    arguments: ["sunset", "xqzvw", "cat", "", "piranesi", "día"])
  func unclear(word: String) { #expect(english.spelling(of: word) == nil) }

  @Test("A verb that lacks its double is no word", arguments: ["flaged", "stoping", "misssed"])
  func doubles(word: String) { #expect(!english.isWord(word)) }

  @Test(
    "Regular forms stay words",
    arguments: ["flagged", "visited", "hiking", "missed", "opening", "fixed", "used"])
  func forms(word: String) { #expect(english.isWord(word)) }

  @Test("No text makes the reader of spellings fail or wait")
  func hostile() {
    var generator = SeededGenerator(seed: 11)
    let letters = Array("abcdeinst'-éß0")
    for _ in 0..<3_000 {
      let word = String(
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        })
      if let meant = english.spelling(of: word) { #expect(english.isWord(meant) && meant != word) }
      if let meant = english.timeWord(near: word) { #expect(meant != word) }
    }
  }
}
