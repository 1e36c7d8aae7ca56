import Foundation
import Language

/// Words as a person types them.
struct WordQuery {
  /// The most words that are looked at.
  static let limit = 16

  /// All words, in order, without case and accents.
  let words: [String]
  /// The words that items must have; small words do not count beside others.
  let wanted: [QueryWord]
  /// The wanted words as text.
  let wantedWords: [String]
  /// Whether the last word may be the beginning of a longer one.
  let isOpen: Bool

  /// Reads words; `nil` when there are none.
  ///
  /// The last word may be unfinished, unless something follows it.
  init?(_ text: String) {
    words = Array(WordScanner.words(text).prefix(Self.limit))
    guard let last = words.last else { return nil }
    let isOpen = text.unicodeScalars.last.map {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    self.isOpen = isOpen ?? false
    var seen: Set<String> = []
    let large = words.filter { !Self.small.contains($0) }
    wantedWords = (large.isEmpty ? words : large).filter { seen.insert($0).inserted }
    let language = English()
    wanted = wantedWords.map { word in
      let isASCII = word.utf8.allSatisfy { $0 &- 0x61 < 26 }
      let lemma = isASCII && word.utf8.count > 2 ? language.lemma(of: word) : word
      return QueryWord(
        bytes: Array(word.utf8), lemma: Array(lemma.utf8), isBeginning: word == last && isOpen == true)
    }
  }

  /// Words that hold sentences together; an item need not have them.
  static let small: Set<String> = [
    "a", "an", "and", "are", "as", "at", "by", "for", "from", "in", "into", "is", "it", "my", "of", "on",
    "or",
    "our", "the", "to", "with",
  ]
}
