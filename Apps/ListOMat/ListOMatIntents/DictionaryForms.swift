import NaturalLanguage

/// The words of a text as a dictionary has them, so that “watering the plants” and “water the plants” are the same.
struct DictionaryForms {
  /// What each word may be a form of.
  private var words: [Set<String>] = []

  init(_ text: String) {
    let text = text.lowercased()
    let tagger = NLTagger(tagSchemes: [.lemma, .lexicalClass])
    tagger.string = text
    tagger.enumerateTags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .lemma,
      options: [.omitPunctuation, .omitWhitespace]
    ) { tag, range in
      let kind = tagger.tag(at: range.lowerBound, unit: .word, scheme: .lexicalClass).0
      if kind != .determiner {
        let word = String(text[range])
        // A dictionary has “watering” as a word of its own too.
        let stem = word.hasSuffix("ing") && word.count > 5 ? String(word.dropLast(3)) : word
        words.append([word, stem, tag?.rawValue ?? word])
      }
      return true
    }
  }

  /// Whether there are words, and each of them is in another text.
  func areAll(in other: DictionaryForms) -> Bool {
    !words.isEmpty
      && words.allSatisfy { word in other.words.contains { !$0.isDisjoint(with: word) } }
  }
}
