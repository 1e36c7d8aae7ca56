/// Phrases that people always say in the same words.
public enum FixedPhrases {
  /// Returns the texts as words, the longest first, because of those that fit the longest counts.
  public static func longestFirst(_ texts: some Sequence<String>) -> [[String]] {
    texts.map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  }

  /// Returns the phrases with which a sentence opens, one after the other, and what is behind them and the marks between.
  ///
  /// At least one word stays behind them.
  ///
  /// - Parameters:
  ///   - phrases: Folded phrases, of which the first that fits counts.
  ///   - limit: How many are taken at most.
  public static func openings(
    _ phrases: [[String]], of tokens: ArraySlice<Token>, limit: Int = .max
  ) -> (found: [[String]], rest: ArraySlice<Token>) {
    var found: [[String]] = []
    var left = tokens.drop { $0.kind == .punctuation }
    while found.count < limit,
      let opening = phrases.first(where: { left.opens(with: $0) })
    {
      found.append(opening)
      left = left.dropFirst(opening.count).drop { $0.kind == .punctuation }
    }
    return (found, left)
  }
}

extension ArraySlice<Token> {
  /// Returns whether the tokens begin with folded words, and go on behind them.
  ///
  /// A sentence is compared with hundreds of phrases, so that nothing is copied.
  public func opens(with words: [String]) -> Bool {
    guard words.count < count else { return false }
    var place = startIndex
    for word in words {
      guard self[place].folded == word else { return false }
      place += 1
    }
    return true
  }

  /// Returns whether the tokens end with folded words, and something stands before them.
  public func closes(with words: [String]) -> Bool {
    guard words.count < count else { return false }
    var place = endIndex - 1
    for word in words.reversed() {
      guard self[place].folded == word else { return false }
      place -= 1
    }
    return true
  }
}
