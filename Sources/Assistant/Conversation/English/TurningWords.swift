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

  private static let clearTexts = [
    "no wait", "wait no", "oh wait", "hang on", "hold on", "never mind", "nevermind", "never mind that",
    "forget it", "forget that", "forget about it", "cancel that", "cancel it", "scratch that", "strike that",
    "stop", "drop it", "actually no", "no actually", "on second thought", "on second thoughts",
    "you know what", "leave it", "skip that", "skip it", "changed my mind", "i changed my mind",
    "i've changed my mind", "instead of that",
  ]
}
