public import IntentWire
import Language

extension EntityIndex {
  /// Whether an item has every word that is looked for, in some form, rather than words that only mean about the same.
  ///
  /// A part of a word at its beginning counts for the last one, as in a search.
  public func hasAll(_ text: String, in item: IndexItem) -> Bool {
    guard let query = WordQuery(text) else { return false }
    let language = English()
    var known: Set<String> = []
    for (text, _) in item.searchedTexts {
      let joiner = WordJoiner()
      var before = ""
      func note(_ bytes: UnsafeBufferPointer<UInt8>) { known.insert(String(decoding: bytes, as: UTF8.self)) }
      var text = String(text.prefix(4_000))
      text.withUTF8 { bytes in
        WordScanner.scanMarked(bytes) { bytes, mark in
          note(bytes)
          if mark.isExtra { return }
          joiner.add(bytes, mark) { bytes, _ in note(bytes) }
          let word = String(decoding: bytes[..<mark.stem], as: UTF8.self)
          known.formUnion([word, language.lemma(of: word), before + word])
          before = word
        }
      }
      joiner.finish { bytes, _ in note(bytes) }
    }
    return query.wanted.allSatisfy { word in
      let (text, lemma) = (
        String(decoding: word.bytes, as: UTF8.self), String(decoding: word.lemma, as: UTF8.self)
      )
      return known.contains(text) || known.contains(lemma)
        || word.others.contains { known.contains(String(decoding: $0.bytes, as: UTF8.self)) }
        || (word.isBeginning && text.utf8.count > 2 && known.contains { $0.hasPrefix(text) })
        || known.contains { EditDistance.distance($0, text, limit: text.utf8.count > 7 ? 2 : 1) != nil }
          && text.utf8.count > 4
    }
  }
}
