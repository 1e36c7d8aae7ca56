import Language

/// The English words for what is to be heard after something else: “and after that Blue Lantern”.
enum QueueWords {
  /// Where the words for it begin; `nil` where a sentence says something else.
  static func startOfNext(_ tokens: [Token]) -> Int? {
    var left = FixedPhrases.openings(openings, of: tokens[...]).rest
    let words = left.map(\.folded)
    guard let opening = after.first(where: { words.starts(with: $0) }) else { return nil }
    left = left.dropFirst(opening.count).drop { $0.kind == .punctuation || fillers.contains($0.folded) }
    return left.isEmpty ? nil : left.startIndex
  }

  /// The request for it.
  static func playNext(_ words: String) -> String { "play \(words) next" }

  private static let openings = FollowUpWords.interjections + FollowUpWords.adding
  private static let after = FixedPhrases.longestFirst(
    ["that", "this", "it", "this one", "that one", "this song", "that song", "the song"].map { "after \($0)" }
      + ["afterwards"])
  private static let fillers: Set<String> = ["play", "put", "on", "please", "i'd", "like", "want"]
}
