import IntentWire

/// The words of an item, field by field, to see whether they stand together.
struct SearchableText {
  /// The words of each name.
  private(set) var names: [[String]] = []
  /// The words of each other text.
  private(set) var others: [[String]] = []

  /// How many words of a long text are looked at.
  private static let longest = 200

  init(_ item: IndexItem) {
    var names: [[String]] = []
    var others: [[String]] = []
    for (text, field) in item.searchedTexts {
      let words = WordScanner.words(text.utf8.count > 4_000 ? String(text.prefix(4_000)) : text)
      guard !words.isEmpty else { continue }
      switch field {
      case .title, .name: names.append(words)
      case .plain, .text: others.append(Array(words.prefix(Self.longest)))
      }
    }
    self.names = names
    self.others = others
  }

  /// What it adds that words stand together, and how good a fit they are as a whole.
  ///
  /// - Parameter isOpen: Whether the last word may be unfinished.
  /// - Returns: Whether the words are a whole name, and the worth otherwise.
  func together(_ words: [String], isOpen: Bool) -> (isWhole: Bool, worth: Int) {
    if names.contains(words) { return (true, Worth.wholeName) }
    guard words.count > 1 else { return (false, 0) }
    var worth = 0
    for name in names {
      guard let place = Self.place(of: words, in: name, isOpen: isOpen) else { continue }
      worth = max(worth, place == 0 ? Worth.nameBeginning : Worth.phraseInName)
    }
    if worth == 0, others.contains(where: { Self.place(of: words, in: $0, isOpen: isOpen) != nil }) {
      worth = Worth.phrase
    }
    return (false, worth)
  }

  /// Where words follow each other in others.
  private static func place(of words: [String], in text: [String], isOpen: Bool) -> Int? {
    guard text.count >= words.count, let last = words.last else { return nil }
    for start in 0...(text.count - words.count) {
      var fits = true
      for index in 0..<(words.count - 1) where text[start + index] != words[index] {
        fits = false
        break
      }
      let end = text[start + words.count - 1]
      if fits, end == last || (isOpen && end.hasPrefix(last)) { return start }
    }
    return nil
  }
}
