import Language

/// The English words that say only where something goes that was spoken of before: “put it on packing”.
enum PuttingWords {
  /// Where a thing goes.
  enum Target: Hashable {
    /// The words for it, by their tokens.
    case named(Range<Int>)
    /// What was spoken of last: “put it there”.
    case spokenOf
  }

  /// Where a sentence puts what it points at; `nil` where it says something else.
  static func target(_ tokens: [Token]) -> Target? {
    let rest = FixedPhrases.openings(FollowUpWords.interjections, of: tokens[...]).rest
    var end = rest.endIndex
    while end > rest.startIndex, tokens[end - 1].kind == .punctuation { end -= 1 }
    let words = tokens[rest.startIndex..<end].map(\.folded)
    guard words.count > 2, FollowUpWords.putting.contains(words[0]), pointers.contains(words[1]) else {
      return nil
    }
    if places.contains(Array(words[2...])) { return .spokenOf }
    guard words.count > 3, leads.contains(words[2]) else { return nil }
    return places.contains(Array(words[3...])) ? .spokenOf : .named(rest.startIndex + 3..<end)
  }

  /// Words that stand for what was spoken of.
  static let pointers: Set<String> = ["it", "that", "them", "those", "this", "these"]
  private static let leads: Set<String> = ["on", "to", "in", "onto", "into"]
  private static let places: Set<[String]> = [
    ["there"], ["that", "one"], ["this", "one"], ["that"], ["it"], ["that", "list"], ["this", "list"],
    ["the", "same", "list"],
  ]
}
