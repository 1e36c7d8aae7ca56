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
      let opening = phrases.first(where: { starts(left, with: $0) })
    {
      found.append(opening)
      left = left.dropFirst(opening.count).drop { $0.kind == .punctuation }
    }
    return (found, left)
  }

  /// Whether tokens begin with a phrase, and go on behind it.
  private static func starts(_ tokens: ArraySlice<Token>, with phrase: [String]) -> Bool {
    guard phrase.count < tokens.count else { return false }
    var place = tokens.startIndex
    for word in phrase {
      guard tokens[place].folded == word else { return false }
      place += 1
    }
    return true
  }
}
