import IntentWire

/// The words of an item's names.
struct SearchableText {
  /// The words of each name, those of the most important fields first.
  private(set) var names: [[String]] = []

  init(_ item: IndexItem) {
    for (text, field) in item.searchedTexts {
      switch field {
      case .title, .name:
        let words = WordScanner.words(text.utf8.count > 4_000 ? String(text.prefix(4_000)) : text)
        if !words.isEmpty { names.append(words) }
      case .plain, .text: break
      }
    }
  }
}
