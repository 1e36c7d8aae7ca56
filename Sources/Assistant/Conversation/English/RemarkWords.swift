import Language

/// The English words with which people agree to what is done, thank, and ask what the assistant can do.
enum RemarkWords {
  /// Verbs with which a person has a request carried out that is ready: “ok, send”.
  static let carryingOut: Set<String> = [
    "send", "book", "order", "submit", "post", "pay", "buy", "remove", "delete",
  ]

  /// Words with which a person says that something should be done, and does not only take note of it.
  static let saysYes = carryingOut.union([
    "yes", "yeah", "yep", "yup", "yea", "sure", "please", "do", "go", "confirm", "certainly", "definitely",
  ])

  /// Whether a sentence only thanks.
  static func thanks(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    return words.contains { ["thanks", "thank", "thx", "cheers", "ta"].contains($0) }
      && words.allSatisfy { besideThanks.contains($0) || TurningWords.pauseWords.contains($0) }
  }

  private static let besideThanks: Set<String> = [
    "thanks", "thank", "thx", "cheers", "ta", "you", "a", "lot", "so", "very", "much", "many", "great",
    "cool",
    "perfect", "nice", "lovely", "again", "bunch", "million", "all", "good", "then", "prithee",
  ]

  /// Whether a sentence only asks whether there is more than what was told: “any more?”, “is that all?”.
  static func asksForRest(_ tokens: [Token]) -> Bool {
    let words = FixedPhrases.openings(FollowUpWords.interjections, of: tokens[...]).rest
      .filter { $0.kind != .punctuation }.map(\.folded)
    return rests.contains(words.joined(separator: " "))
  }

  private static let rests: Set<String> = [
    "any more", "anymore", "any others", "any other ones", "anything more", "anything else", "are there more",
    "are there any more", "are there others", "are there any others", "is there more", "is there any more",
    "is there anything else", "is that all", "is that it", "is that everything", "was that all",
    "was that everything", "are those all", "is that all of them", "that's all", "thats all",
  ]

  /// Whether a sentence only asks what there is besides what was told: “what else is on it?”.
  static func asksWhatElse(_ tokens: [Token]) -> Bool {
    let words = FixedPhrases.openings(FollowUpWords.interjections + [["and"], ["so"]], of: tokens[...]).rest
      .filter { $0.kind != .punctuation }.map(\.folded)
    guard
      words.starts(with: ["what", "else"]) || words.starts(with: ["whats", "else"])
        || words.starts(with: ["what's", "else"])
    else { return false }
    return words.dropFirst(2).allSatisfy(besideElse.contains)
  }

  private static let besideElse: Set<String> = [
    "is", "are", "on", "in", "it", "there", "that", "the", "list", "this", "do", "i", "we", "have", "need",
    "still",
    "left", "then", "please", "got",
  ]

  /// Words beside such a verb that say nothing else.
  static let besideCarryingOut: Set<String> = [
    "ok", "okay", "yes", "yeah", "yep", "please", "now", "then", "it", "that", "this", "them", "just", "go",
    "ahead",
    "and", "so", "well", "great", "good", "fine", "right", "away", "that's", "thats", "is", "correct",
    "exactly",
    "cool", "perfect", "pls", "plz", "omg", "lol", "ugh", "oh", "kindly", "do", "off", "indeed",
  ]

  /// Where the words begin that say for what an app is looked for: “photos” of “which app does photos?”.
  ///
  /// - Parameter afterHelp: Whether “which of those” can only mean apps.
  static func asksForApp(_ tokens: [Token], afterHelp: Bool) -> Int? {
    var place = tokens.firstIndex { !TurningWords.isPause($0) && $0.kind != .punctuation } ?? tokens.count
    let openings = afterHelp ? appOpenings + thoseOpenings : appOpenings
    for phrases in [openings, appVerbs] {
      let words = tokens[place...].map(\.folded)
      guard let opening = phrases.first(where: { $0.count < words.count && words.starts(with: $0) }) else {
        return nil
      }
      place += opening.count
    }
    return place
  }

  private static let appOpenings = FixedPhrases.longestFirst([
    "which app", "what app", "which apps", "what apps", "which of my apps", "which of the apps",
  ])
  private static let thoseOpenings = FixedPhrases.longestFirst([
    "which of those", "which of them", "which of these", "which one", "which one of those",
  ])
  private static let appVerbs = FixedPhrases.longestFirst([
    "does", "do", "can", "can do", "handles", "handle", "is for", "are for", "takes care of", "lets me",
    "let me",
    "is good for", "should i use for", "do i use for", "can i use for", "would i use for", "has", "knows",
  ])
}
