import Foundation
import FoundationAdditions

/// Brings words to their base forms, so that "mountains" finds what is tagged "mountain".
enum Lemmas {
  /// The base forms of the words in a text, in lower case.
  static func words(of text: String) -> [String] {
    let lowercased = text.lowercased()
    var words: [String] = []
    let options: NSLinguisticTagger.Options = [.omitPunctuation, .omitWhitespace]
    lowercased.enumerateLinguisticTags(
      in: lowercased.startIndex..<lowercased.endIndex, scheme: NSLinguisticTagScheme.lemma.rawValue,
      options: options, orthography: nil
    ) { tag, range, _, _ in
      // A word without a known base form stays as it is.
      words.append(tag.isEmpty ? String(lowercased[range]) : tag)
    }
    return words
  }
}
