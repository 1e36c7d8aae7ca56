import Language

/// The English words with which people end, pause and resume what goes on: “I'm done, end it”.
enum OngoingWords {
  /// Verbs with which a clause begins that does so.
  static let verbs: Set<String> = [
    "cancel", "continue", "end", "finish", "pause", "quit", "resume", "stop",
  ]

  /// The verb with which a sentence asks for all that goes on to be ended, paused or resumed: “pause both”.
  static func ofAll(_ tokens: [Token]) -> String? {
    let words = withoutOpenings(tokens).filter { !fillers.contains($0) }
    guard let verb = words.first, verbs.contains(verb) else { return nil }
    return all.contains(words.dropFirst().joined(separator: " ")) ? verb : nil
  }

  private static let all: Set<String> = [
    "both", "both of them", "both of those", "them both", "everything", "it all", "all of it", "all of them",
    "them all", "all",
  ]
  private static let fillers: Set<String> = ["please", "now", "just", "then", "can", "you", "could"]

  /// Words behind such a verb that stand for what goes on.
  static let pointing: Set<String> = ["it", "that", "this"]

  /// The one of them that stands for anything.
  static let it = "it"

  /// Where the words end that stand for what goes on, from a place on: “the first one”; `nil` where there are none.
  static func endOfPointer(_ tokens: [Token], from start: Int) -> Int? {
    let words = tokens[start...].prefix(3).map(\.folded)
    return pointers.first { words.starts(with: $0) }.map { start + $0.count }
  }

  private static let pointers = FixedPhrases.longestFirst(
    Array(pointing)
      + ["this", "that", "the first", "the old", "the last", "the other", "the current"].map { "\($0) one" })

  /// Whether a sentence begins with the statement that somebody is through with something: “ok I'm finished …”.
  static func isDone(_ tokens: [Token]) -> Bool {
    let rest = withoutOpenings(tokens)
    return done.contains { rest.starts(with: $0) }
  }

  /// The words of a sentence without what only opens it: “no sorry” of “no sorry, I'm done”.
  private static func withoutOpenings(_ tokens: [Token]) -> [String] {
    FixedPhrases.openings(FollowUpWords.interjections + FollowUpWords.refusing, of: tokens[...]).rest
      .map(\.folded)
  }

  /// Whether a word behind “stop it” says more of what is to be done, or when.
  static func goesOn(_ word: String) -> Bool {
    FollowUpWords.leads.contains(word)
      || ["and", "or", "again", "now", "then", "please", "too"].contains(word)
  }

  /// Whether a sentence begins by saying that something is over: “that's it for today, …”.
  static func isOver(_ tokens: [Token]) -> Bool {
    let rest = withoutOpenings(tokens)
    return over.contains { rest.starts(with: $0) }
  }

  private static let over = FixedPhrases.longestFirst(
    ["that's it", "thats it", "that's enough", "thats enough", "that was it"].flatMap { words in
      ["for today", "for now", "for this time"].map { "\(words) \($0)" }
    }
      + ["that's me", "thats me", "that is me"].flatMap { words in
        ["done", "finished", "all done", "done for today", "through"].map { "\(words) \($0)" }
      })

  private static let done = FixedPhrases.longestFirst(
    ["i'm", "im", "i am", "we're", "we are"].flatMap { somebody in
      ["done", "finished", "through", "back", "home", "tired"].map { "\(somebody) \($0)" }
    })
}
