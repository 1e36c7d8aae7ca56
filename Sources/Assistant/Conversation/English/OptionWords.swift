import Language

/// The English words with which people ask what there is to choose from.
enum OptionWords {
  /// Whether a sentence only asks what there is to choose from: “which lists are there?”, “what can I pick again?”.
  ///
  /// - Parameters:
  ///   - nouns: The dictionary forms of the words that the question has for the things.
  ///   - lemma: The dictionary form of a word.
  static func asksForOptions(_ tokens: [Token], nouns: Set<String>, lemma: (String) -> String) -> Bool {
    var words = tokens.filter { $0.kind != .punctuation }.map(\.folded)[...]
    words = words.drop { TurningWords.pauseWords.contains($0) }
    if words.starts(with: ["tell", "me"]) || words.starts(with: ["remind", "me"]) {
      words = words.dropFirst(2)
    }
    guard let first = words.first, words.count > 1, choosing.contains(first) else { return false }
    let others = words.dropFirst()
    return others.allSatisfy { besideOptions.contains($0) || nouns.contains(lemma($0)) }
      && others.contains { optionWords.contains($0) || nouns.contains(lemma($0)) }
  }

  /// Whether a sentence asks about things to choose from, whatever they are: “what's the difference between the options?”.
  static func asksAboutOptions(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded).drop {
      TurningWords.pauseWords.contains($0)
    }
    guard let first = words.first, TurningWords.questions.contains(first) else { return false }
    let asksForMore = words.starts(with: ["what", "else"]) || words.starts(with: ["what", "other"])
    return asksForMore && words.contains { ["is", "are", "there", "have", "got"].contains($0) }
      || words.contains { ["options", "choices", "kinds", "types", "possibilities"].contains($0) }
  }

  private static let choosing: Set<String> = ["what", "what's", "whats", "which", "who", "who's", "whos"]
  private static let optionWords: Set<String> = [
    "option", "options", "choice", "choices", "possibilities", "choose", "pick", "available", "ones",
  ]
  private static let besideOptions = optionWords.union([
    "are", "is", "were", "was", "there", "the", "my", "do", "i", "we", "you", "have", "got", "can", "could",
    "to",
    "from", "between", "of", "for", "me", "these", "those", "them", "they", "all", "again", "possible", "on",
    "offer", "exactly", "called", "kind", "kinds",
  ])
}
