import Language

/// English sentences that are shorter than what they mean, as something was said before: “tell Grace too”.
enum ShortWords {
  /// The words that a sentence with the same message for somebody else stands for: “same to Grace”.
  static func sameMessage(_ tokens: [Token], _ text: String) -> String? {
    var (found, left) = FixedPhrases.openings(leading, of: tokens[...])
    while left.last?.kind == .punctuation { left.removeLast() }
    if let closing = same.first(where: { left.closes(with: $0) }) {
      left.removeLast(closing.count)
    } else {
      // “Yes, and also ask mom.”
      guard found.contains(where: { $0.contains("also") }), left.count <= longestName else { return nil }
    }
    guard let verb = left.first?.folded, telling.contains(verb) else { return nil }
    left.removeFirst()
    if verb == "let" {
      guard left.last?.folded == "know" else { return nil }
      left.removeLast()
    }
    guard (1...longestName).contains(left.count),
      left.allSatisfy({ $0.kind == .word && !FollowUpWords.leads.contains($0.folded) })
    else { return nil }
    let name = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: left.indices)
    return "same to \(name)"
  }

  /// The question that a sentence asks which names somebody first: “did Grace write” of “what about Grace, did she write”.
  static func askedOfNamed(_ tokens: [Token], _ text: String) -> String? {
    let opened = FixedPhrases.openings(leadingToName, of: tokens[...])
    let left = opened.rest
    guard opened.found.contains(where: FollowUpWords.asking.contains),
      let verb = left.indices.dropFirst().first(where: {
        StatusWords.auxiliaries.contains(left[$0].folded) || modals.contains(left[$0].folded)
      }),
      verb + 2 < left.endIndex, persons.contains(left[verb + 1].folded)
    else { return nil }
    var end = verb
    while end > left.startIndex, left[end - 1].kind == .punctuation { end -= 1 }
    guard (1...longestName).contains(end - left.startIndex) else { return nil }
    let whole = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let (name, rest) = (
      whole.text(of: left.startIndex..<end), whole.text(of: verb + 2..<left.endIndex)
    )
    return "\(left[verb].text) \(name) \(rest)"
  }

  /// Where a sentence speaks of the other one of two with part of a name: “the other chris”, and that part.
  static func otherNamed(_ tokens: [Token]) -> (range: Range<Int>, name: String)? {
    let place = tokens.indices.dropFirst().dropLast().first {
      tokens[$0].folded == "other" && ["the", "my"].contains(tokens[$0 - 1].folded)
        && tokens[$0 + 1].kind == .word
    }
    return place.map { ($0 - 1..<$0 + 2, tokens[$0 + 1].folded) }
  }

  /// Words that only lead to such a sentence.
  private static let leading =
    FollowUpWords.interjections + FollowUpWords.adding + [["and", "also"], ["yes"], ["yeah"], ["yep"]]

  /// Words at its end that say it is the same message.
  private static let same =
    FollowUpWords.tooAsWell
    + [
      ["the", "same", "thing"], ["the", "same"], ["same", "thing"], ["that", "too"], ["that", "as", "well"],
    ]

  /// The same before a name of which something is asked.
  private static let leadingToName = leading + FollowUpWords.asking

  /// Verbs with which somebody is told something.
  private static let telling: Set<String> = [
    "tell", "text", "message", "msg", "notify", "inform", "ping", "let", "txt", "ask",
  ]
  private static let modals: Set<String> = ["do", "does", "can", "could", "will", "would", "had"]
  private static let persons: Set<String> = ["he", "she", "they", "it"]
  /// The most words of a name.
  private static let longestName = 4
}
