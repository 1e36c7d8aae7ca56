extension English {
  /// Returns whether the dictionary has a word, in this or another form.
  public func isWord(_ word: String) -> Bool {
    if Self.isTripled(word) { return false }
    let vocabulary = EnglishVocabulary.shared
    if vocabulary.entry(word) != nil || EnglishFunctionWords.all.contains(word) { return true }
    if EnglishClasses.prepositions.contains(word) || EnglishClasses.conjunctions.contains(word) {
      return true
    }
    if EnglishClasses.pronouns.contains(word) || EnglishClasses.determiners.contains(word) { return true }
    // The rules of spelling give any word a singular; only one that the dictionary has counts.
    return !Self.lacksDouble(word)
      && [Self.noun(word), Self.verb(word)].contains { $0.map { vocabulary.entry($0) != nil } ?? false }
  }

  /// Returns the items of an enumeration as people say it, where marks are missing between some: “eggs milk and butter”.
  ///
  /// Words are told apart where nobody would put them together: behind a plural, and between two things that are
  /// bought by themselves. A single item is divided only into things that are bought by themselves.
  public func looseItems(in tokens: [Token]) -> [Range<Int>] {
    let items = listItems(in: tokens)
    return items.flatMap { item in
      var parts: [Range<Int>] = []
      var start = item.lowerBound
      for index in item.dropLast() where Self.parts(tokens, item, after: index, isOnly: items.count < 2) {
        parts.append(start..<index + 1)
        start = index + 1
      }
      return parts + [start..<item.upperBound]
    }
  }

  /// Whether a new item begins behind a word.
  private static func parts(_ tokens: [Token], _ item: Range<Int>, after index: Int, isOnly: Bool) -> Bool {
    let (left, right) = (tokens[index], tokens[index + 1])
    guard left.kind == .word, right.kind == .word else { return false }
    let (before, after) = (noun(left.folded) ?? left.folded, noun(right.folded) ?? right.folded)
    let isPair = EnglishStaples.all.contains(before) && EnglishStaples.all.contains(after)
    if isPair, !EnglishStaples.compounds.contains("\(before) \(after)") {
      // “rice pudding” is one thing, “rice milk eggs” are several.
      return !isOnly
        || item.allSatisfy { EnglishStaples.all.contains(noun(tokens[$0].folded) ?? tokens[$0].folded) }
    }
    if !isOnly, EnglishStaples.plurals.contains(left.folded) {
      return !EnglishStaples.holders.contains(after)
    }
    guard !isOnly, before != left.folded, !EnglishStaples.modifiers.contains(left.folded) else {
      return false
    }
    let vocabulary = EnglishVocabulary.shared
    guard vocabulary.entry(left.folded)?.stands != true, vocabulary.entry(before)?.isNoun == true,
      let entry = vocabulary.entry(after)
    else { return false }
    return entry.isNoun && !entry.isAdverb && entry.dominant != 1
  }
}
