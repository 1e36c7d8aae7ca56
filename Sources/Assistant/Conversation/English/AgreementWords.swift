import Language

/// The English words behind a yes that say no more than it: “yes, I'm sure, take them off”.
enum AgreementWords {
  /// Words behind a yes that say no more than it.
  static let sure: Set<[String]> = [
    ["i'm", "sure"], ["im", "sure"], ["i", "am", "sure"], ["sure"], ["i", "do"], ["i", "am"], ["we", "do"],
  ]

  /// Verbs with which somebody says once more that something is to be done: “yes, send it”.
  static let carryingOut = RemarkWords.carryingOut.union([
    "add", "call", "do", "drop", "end", "erase", "get", "play", "start", "take",
  ])

  /// The tokens of what somebody is content with: “zip standard” of “zip standard is fine”; `nil` where they do not say so.
  static func withoutApproval(_ tokens: ArraySlice<Token>) -> Range<Int>? {
    let words = tokens.map(\.folded)
    let ending = approvals.first { $0.count < words.count && words.suffix($0.count).elementsEqual($0) }
    return ending.map { tokens.startIndex..<tokens.endIndex - $0.count }
  }

  private static let approvals = FixedPhrases.longestFirst(
    ["fine", "good", "ok", "okay", "great", "perfect", "alright"].flatMap {
      ["is \($0)", "'s \($0)", "sounds \($0)"]
    }
      + ["works", "will do", "it is", "please"])
}
