import Language

/// The English words with which people turn away from a question.
enum TurningWords {
  /// Openings that lead to another request in the place of an answer, longest first.
  static let openings: [[String]] = FixedPhrases.longestFirst(
    clearTexts + [
      "no", "nope", "nah", "wait", "oh", "ok", "okay", "actually", "sorry", "well", "um", "uh", "hm", "hmm",
      "please",
    ])

  /// Those of them after which hardly an answer follows.
  static let clear = Set(FixedPhrases.longestFirst(clearTexts))

  /// Those of them that give up what was asked for, whatever follows.
  static let dropping = Set(
    FixedPhrases.longestFirst([
      "never mind", "nevermind", "never mind that", "forget it", "forget that", "forget about it",
      "cancel that",
      "cancel it", "scratch that", "strike that", "changed my mind", "i changed my mind",
      "i've changed my mind",
    ]))

  /// Whether a sentence begins with such an opening, and goes on.
  static func begin(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    return openings.contains { $0.count < words.count && words.starts(with: $0) }
  }

  /// Words with which questions begin.
  static let questions: Set<String> = [
    "how", "what", "what's", "whats", "when", "why", "who", "who's", "which", "is", "are", "does", "do",
    "did", "can", "could", "will", "would", "should",
  ]

  /// The number of words that drop what was asked for by its name: “forget the ride” of “forget the ride, call Sam”.
  static func dropped(_ words: [String]) -> Int? {
    guard let first = words.first, ["forget", "skip", "drop", "scratch", "leave", "cancel"].contains(first)
    else { return nil }
    var length = words.count > 1 && words[1] == "about" ? 2 : 1
    guard words.count > length + 1, ["the", "that", "this", "my"].contains(words[length]),
      things.contains(words[length + 1])
    else { return nil }
    length += 2
    return length
  }

  /// What people call what they asked for.
  private static let things: Set<String> = [
    "ride", "cab", "taxi", "car", "message", "text", "call", "list", "note", "reminder", "task", "item",
    "workout",
    "run", "walk", "song", "music", "photo", "photos", "trail", "hike", "request", "question", "thing",
    "idea",
  ]

  /// Whether a sentence only asks for a moment: “wait”, “hang on a second”.
  static func isPausing(_ tokens: [Token]) -> Bool {
    var left = tokens.filter { $0.kind != .punctuation }.map(\.folded)[...]
    var pauses = false
    while !left.isEmpty {
      if let words = pausing.first(where: { left.starts(with: $0) }) {
        left = left.dropFirst(words.count)
        pauses = true
      } else if let first = left.first, besidePauses.contains(first) {
        left = left.dropFirst()
      } else {
        return false
      }
    }
    return pauses
  }

  private static let pausing: [[String]] = FixedPhrases.longestFirst([
    "wait", "wait a moment", "wait a minute", "wait a second", "wait a sec", "wait a bit", "hold on",
    "hold on a moment", "hold on a minute", "hold on a second", "hold on a sec", "hang on",
    "hang on a moment",
    "hang on a minute", "hang on a second", "hang on a sec", "one moment", "one second", "one sec",
    "one minute",
    "a moment", "a second", "a sec", "a minute", "just a moment", "just a second", "just a sec",
    "just a minute", "give me a moment", "give me a second", "give me a sec", "give me a minute",
    "gimme a sec",
    "gimme a second", "let me think", "let me see", "let me check", "let me look", "i need a moment",
    "i'm thinking", "bear with me",
  ])

  /// Whether a word says nothing before what a person says.
  static func isPause(_ token: Token) -> Bool { besidePauses.contains(token.folded) }

  private static let besidePauses: Set<String> = [
    "um", "umm", "uh", "hm", "hmm", "er", "oh", "ok", "okay", "please", "well", "so", "actually", "sorry",
    "and",
    "for", "about", "that", "it", "er", "erm",
  ]

  /// Whether a sentence only asks what there is to choose from: “which lists are there?”, “what can I pick again?”.
  ///
  /// - Parameters:
  ///   - nouns: The dictionary forms of the words that the question has for the things.
  ///   - lemma: The dictionary form of a word.
  static func asksForOptions(_ tokens: [Token], nouns: Set<String>, lemma: (String) -> String) -> Bool {
    var words = tokens.filter { $0.kind != .punctuation }.map(\.folded)[...]
    words = words.drop { besidePauses.contains($0) }
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
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded).drop { besidePauses.contains($0) }
    guard let first = words.first, questions.contains(first) else { return false }
    return words.contains { ["options", "choices", "kinds", "types", "possibilities"].contains($0) }
  }

  /// Where the words begin that say for what an app is looked for: “photos” of “which app does photos?”.
  ///
  /// - Parameter afterHelp: Whether “which of those” can only mean apps.
  static func asksForApp(_ tokens: [Token], afterHelp: Bool) -> Int? {
    var place = tokens.firstIndex { !isPause($0) && $0.kind != .punctuation } ?? tokens.count
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

  /// Verbs with which a person has a request carried out that is ready: “ok, send”.
  static let carryingOut: Set<String> = ["send", "book", "order", "submit", "post", "pay", "buy"]

  /// Words with which a person says that something should be done, and does not only take note of it.
  static let saysYes = carryingOut.union([
    "yes", "yeah", "yep", "yup", "yea", "sure", "please", "do", "go", "confirm", "certainly", "definitely",
  ])

  /// Whether a sentence only thanks.
  static func thanks(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    return words.contains { ["thanks", "thank", "thx", "cheers", "ta"].contains($0) }
      && words.allSatisfy { besideThanks.contains($0) || besidePauses.contains($0) }
  }

  private static let besideThanks: Set<String> = [
    "thanks", "thank", "thx", "cheers", "ta", "you", "a", "lot", "so", "very", "much", "many", "great",
    "cool",
    "perfect", "nice", "lovely", "again", "bunch", "million", "all", "good", "then", "prithee",
  ]

  /// Words beside such a verb that say nothing else.
  static let besideCarryingOut: Set<String> = [
    "ok", "okay", "yes", "yeah", "yep", "please", "now", "then", "it", "that", "this", "them", "just", "go",
    "ahead",
    "and", "so", "well", "great", "good", "fine", "right", "away",
  ]

  private static let clearTexts = [
    "no wait", "wait no", "oh wait", "hang on", "hold on", "never mind", "nevermind", "never mind that",
    "forget it", "forget that", "forget about it", "cancel that", "cancel it", "scratch that", "strike that",
    "stop", "drop it", "actually no", "no actually", "on second thought", "on second thoughts",
    "you know what", "leave it", "skip that", "skip it", "changed my mind", "i changed my mind",
    "i've changed my mind", "instead of that",
  ]
}
