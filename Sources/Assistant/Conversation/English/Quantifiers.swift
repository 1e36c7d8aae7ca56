import Language

/// Words that say how much of something is meant, and name nothing: “everything from packing”, “all of it”.
enum Quantifiers {
  /// Those that stand alone.
  private static let pronouns: Set<String> = [
    "everything", "anything", "nothing", "something", "everyone", "everybody", "all", "each", "any", "none",
    "some",
    "most", "few", "several", "many", "whatever",
  ]

  /// Words behind them that say of what, and begin no name.
  private static let links: Set<String> = [
    "of", "from", "on", "in", "that", "which", "what", "i", "we", "you", "else", "there", "at", "for", "with",
    "but", "except", "left", "other", "more", "to",
  ]

  /// Whether words only say how much: “everything on it”, but not “everything bagels” or “all-purpose flour”.
  static func isQuantified(_ text: String) -> Bool {
    let words = Tokenizer().tokens(in: text).filter { $0.kind != .punctuation }.map(\.folded)
    guard let first = words.first, pronouns.contains(first), !text.contains("-") else { return false }
    var rest = words.dropFirst()
    while let next = rest.first,
      FollowUpWords.articles.contains(next) || FollowUpWords.demonstratives.contains(next)
    {
      rest.removeFirst()
    }
    // “All the things on packing”: such nouns name nothing either.
    while let next = rest.first, AnswerWords.genericNouns.contains(next) { rest.removeFirst() }
    guard let next = rest.first else { return true }
    return links.contains(next)
  }
}
