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
    leaving
      + FixedPhrases.longestFirst([
        "cancel that", "cancel it",
      ]))

  /// Those of them behind which something else may follow: “never mind, Dana”.
  static let leaving: [[String]] = FixedPhrases.longestFirst([
    "never mind", "nevermind", "never mind that", "forget it", "forget that", "forget about it",
    "scratch that",
    "strike that", "changed my mind", "i changed my mind", "i've changed my mind",
  ])

  /// Words before these that turn them round or make them a question: “don't cancel it”.
  static let hinderDropping: Set<String> = [
    "not", "don't", "dont", "never", "to", "i", "you", "we", "can", "should", "how", "just",
  ]

  /// Those of them that only put something in between.
  static let pauses = Set(FixedPhrases.longestFirst(["wait", "hang on", "hold on", "no wait", "oh wait"]))

  /// The openings of a sentence that goes on behind them, and what is behind.
  static func divided(_ tokens: [Token]) -> (openings: [[String]], rest: ArraySlice<Token>) {
    let (found, rest) = FixedPhrases.openings(openings, of: tokens[...])
    return (found, rest)
  }

  /// Whether a sentence begins with such an opening, and goes on.
  static func begin(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    return openings.contains { $0.count < words.count && words.starts(with: $0) }
  }

  /// Whether a sentence gives something up and says nothing else: “no never mind”.
  static func onlyTurns(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    return dropping.contains { drop in
      words.suffix(drop.count).elementsEqual(drop)
        && words.dropLast(drop.count).allSatisfy {
          pauseWords.contains($0) || FollowUpWords.refusals.contains($0)
        }
    }
  }

  /// Words with which a condition begins, which nobody watches over: “if it rains, …”.
  static let conditions: Set<String> = [
    "if", "unless", "when", "whenever", "once", "until", "till", "as", "while", "before", "after", "should",
    "don't",
    "dont", "never",
  ]

  /// Words with which questions begin.
  static let questions: Set<String> = [
    "how", "what", "what's", "whats", "when", "why", "who", "who's", "which", "is", "are", "does", "do",
    "did", "can", "could", "will", "would", "should", "when's", "whens", "how's", "hows", "where", "where's",
    "wheres",
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

  /// Words at the end of a request that is only put in between.
  static let meanwhile: Set<String> = ["first", "meantime", "meanwhile"]

  /// Whether a sentence only asks for a moment: “wait”, “hang on a second”.
  static func isPausing(_ tokens: [Token]) -> Bool {
    var left = tokens.filter { $0.kind != .punctuation }.map(\.folded)[...]
    var pauses = false
    while !left.isEmpty {
      if let words = pausing.first(where: { left.starts(with: $0) }) {
        left = left.dropFirst(words.count)
        pauses = true
      } else if let first = left.first, pauseWords.contains(first) {
        left = left.dropFirst()
      } else {
        return false
      }
    }
    return pauses
  }

  /// Whether a sentence asks for a moment, and then something else: “hang on, what's two times nine?”.
  static func pausesToAsk(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    guard let pause = pausing.first(where: { words.starts(with: $0) }) else { return false }
    return words.dropFirst(pause.count).first.map(questions.contains) ?? false
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
  static func isPause(_ token: Token) -> Bool { pauseWords.contains(token.folded) }

  /// Words that say nothing beside a request for a moment, or before what a person says.
  static let pauseWords: Set<String> = [
    "um", "umm", "uh", "hm", "hmm", "er", "oh", "ok", "okay", "please", "well", "so", "actually", "sorry",
    "and",
    "for", "about", "that", "it", "er", "erm",
  ]

  private static let clearTexts = [
    "no wait", "wait no", "oh wait", "hang on", "hold on", "never mind", "nevermind", "never mind that",
    "forget it", "forget that", "forget about it", "cancel that", "cancel it", "scratch that", "strike that",
    "stop", "drop it", "actually no", "no actually", "on second thought", "on second thoughts",
    "you know what", "leave it", "skip that", "skip it", "changed my mind", "i changed my mind",
    "i've changed my mind", "instead of that",
  ]
}
