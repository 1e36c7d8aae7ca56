import Language

/// The English words with which a person has something made that there was not: “make one”, “ok, create a new one then”.
enum MakingWords {
  /// Verbs that make something.
  static let verbs: Set<String> = ["make", "create", "start", "add", "begin", "open"]

  /// Whether a sentence has the thing made that was just said not to be there, and says nothing else.
  static func makes(_ tokens: [Token]) -> Bool {
    var left = FixedPhrases.openings(openings, of: tokens[...]).rest.filter { $0.kind != .punctuation }
      .map(\.folded)[...]
    guard let verb = left.popFirst(), verbs.contains(verb), !left.isEmpty else { return false }
    // “Add it” is about something else.
    let isOther = !["make", "create"].contains(verb) && !left.contains { ["one", "list"].contains($0) }
    return !isOther && left.contains(where: things.contains)
      && left.allSatisfy { things.contains($0) || fillers.contains($0) }
  }

  /// The name of what a sentence has made, where it says one: “camping” of “make one called camping and put it there”.
  ///
  /// - Parameter naming: Words after which a name follows: “called”.
  static func name(in tokens: [Token], naming: Set<String>) -> Range<Int>? {
    guard let start = tokens.firstIndex(where: { naming.contains($0.folded) }), start + 1 < tokens.count,
      makes(Array(tokens[..<start]))
    else { return nil }
    let joint = tokens.indices.dropFirst(start + 2).first {
      tokens[$0].folded == "and" && $0 + 1 < tokens.count
        && FollowUpWords.putting.contains(tokens[$0 + 1].folded)
    }
    var end = joint ?? tokens.count
    while end > start + 1, tokens[end - 1].kind == .punctuation || tokens[end - 1].folded == "please" {
      end -= 1
    }
    return end > start + 1 ? start + 1..<end : nil
  }

  /// The request for a new list.
  static func newList(_ name: String) -> String { "create a list called \(name)" }

  private static let openings: [[String]] =
    (FollowUpWords.interjections
    + FixedPhrases.longestFirst([
      "yes", "yeah", "sure", "no", "please", "can you", "could you", "just", "then just", "you can",
      "go ahead and",
      "let's", "lets", "and", "i want you to", "i want to", "in that case",
    ])).sorted { $0.count > $1.count }

  private static let things: Set<String> = ["one", "it", "that", "list"]
  private static let fillers: Set<String> = [
    "a", "new", "the", "then", "please", "first", "for", "me", "called", "with", "by", "name", "this", "up",
    "now",
  ]
}
