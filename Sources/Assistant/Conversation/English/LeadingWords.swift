import Language

/// The English words around a request that only lead to it or follow it: “you know what, …”, “…, it's in the wash”.
enum LeadingWords {
  /// Where the words end that only lead to a request.
  static func end(of tokens: [Token]) -> Int {
    FixedPhrases.openings(openings, of: tokens[...], limit: most).rest.startIndex
  }

  /// Where the words begin that only close a request.
  static func startOfClosing(in tokens: [Token]) -> Int {
    var end = tokens.count
    func skipMarks() { while end > 0, tokens[end - 1].kind == .punctuation { end -= 1 } }
    skipMarks()
    for _ in 0..<most {
      let words = tokens[..<end].map(\.folded)
      guard
        let closing = closings.first(where: { $0.count < end && words.suffix($0.count).elementsEqual($0) })
      else { break }
      end -= closing.count
      skipMarks()
    }
    return end
  }

  /// Where a remark begins that tells why, behind a mark: “…, I look terrible”.
  static func startOfRemark(in tokens: [Token]) -> Int {
    let start = tokens.indices.dropFirst().first { place in
      tokens[place].kind == .punctuation && place + 2 < tokens.count
        && (remarks.contains(tokens[place + 1].folded)
          || tokens[place + 1].folded == "did"
            && PuttingWords.pointers.contains(tokens[place + 2].folded)
          || tellsOfThing(tokens[(place + 1)...]))
    }
    return start ?? tokens.count
  }

  /// Whether a clause says how something of somebody's is: “my hair's a mess”.
  private static func tellsOfThing(_ clause: ArraySlice<Token>) -> Bool {
    guard let first = clause.first, FollowUpWords.possessives.contains(first.folded) else { return false }
    return clause.dropFirst().prefix(3).contains {
      $0.folded.hasSuffix("'s") || StatusWords.auxiliaries.contains($0.folded)
    }
  }

  /// Where a clause begins that tells why, behind the last mark: “…, Tom's giving me a lift”.
  static func startOfReason(in tokens: [Token]) -> Int {
    let start = tokens.indices.dropFirst().last { place in
      tokens[place].kind == .punctuation && place + 2 < tokens.count
        && (remarks.contains(tokens[place + 1].folded) || tokens[place + 1].folded.hasSuffix("'s"))
    }
    return start ?? tokens.count
  }

  /// The most openings or closings of one sentence.
  private static let most = 4

  private static let openings: [[String]] =
    (FollowUpWords.interjections + TurningWords.clear
    + FixedPhrases.longestFirst([
      "no no", "nope", "nah", "also", "hey", "in that case", "that's fine",
      "thats fine", "that's great", "no problem", "fair enough", "got it", "i see", "never mind then",
      "oh right", "oh well", "anyway", "by the way", "btw", "before that", "first", "real quick", "quickly",
      "one more thing", "just", "and then", "and", "and also", "after that", "next", "finally",
      "while you're at it", "at least", "well then", "ok then", "fine then", "then at least",
    ])).sorted { $0.count > $1.count }

  private static let closings: [[String]] = FixedPhrases.longestFirst([
    "first", "then", "now", "instead", "again", "too", "as well", "please", "though", "real quick",
    "quickly", "thanks", "thank you", "if you can", "before that", "after all", "for me",
  ])

  /// Words with which a remark begins.
  static let remarks: Set<String> = [
    "i", "i'm", "im", "i've", "ive", "i'll", "it's", "its", "we", "we're", "we've", "he", "he's", "she",
    "she's", "they", "they're", "there's", "that's", "thats", "because", "cause", "cos", "since", "sorry",
    "nobody", "nobody's", "no-one", "found", "got", "turns", "already",
  ]
}
