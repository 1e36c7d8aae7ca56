extension English {
  /// Returns the tokens that carry meaning: no articles, fillers or punctuation.
  public func contentWords(of tokens: [Token]) -> [Token] {
    tokens.filter { token in
      token.kind != .punctuation && !EnglishFunctionWords.all.contains(token.folded)
    }
  }

  /// Returns whether a folded word is a name of people and nothing else.
  public func isGivenName(_ word: String) -> Bool {
    let entry = EnglishVocabulary.shared.entry(word)
    return entry?.isPerson ?? (EnglishClasses.givenNames.contains(word) || EnglishNames.rarer.contains(word))
  }

  /// Polite openings that carry no meaning, as folded words, longest first.
  public var fillerPrefixes: [[String]] { Self.openingWords }

  /// Polite closings that carry no meaning, as folded words, longest first.
  public var fillerSuffixes: [[String]] { Self.closingWords }

  /// Returns whether a folded word is the name of a month, or its short form.
  public func isMonth(_ word: String) -> Bool { Self.months.contains(word) }

  private static let months = Set(EnglishDateWords.months.map(\.0))

  /// The words at the joints between a request and what stands beside it.
  public var clauses: ClauseWords { EnglishClauses.words }

  private static let openingWords = sequences(EnglishFunctionWords.openings)
  private static let closingWords = sequences(
    EnglishFunctionWords.closings + EnglishFunctionWords.hedges.flatMap(combined))

  /// The texts that one of each row makes.
  private static func combined(_ rows: [[String]]) -> [String] {
    rows.reduce([""]) { texts, row in
      texts.flatMap { text in row.map { $0.isEmpty || text.isEmpty ? text + $0 : "\(text) \($0)" } }
    }
  }

  /// The phrases as words, each once, longest first.
  private static func sequences(_ phrases: [String]) -> [[String]] {
    FixedPhrases.longestFirst(Set(phrases).sorted())
  }
}
