import Language

/// The English words with which a thing goes from one list to another: “move the rain jacket from packing to camping”.
enum MovingWords {
  /// What goes where, by its tokens.
  struct Parts: Hashable {
    var thing: Range<Int>
    /// Where it is; `nil` where that was spoken of before.
    var source: Range<Int>?
    var target: Range<Int>
  }

  /// Takes a sentence apart; `nil` where it moves nothing.
  ///
  /// - Parameter polite: Openings that carry no meaning.
  static func parts(_ tokens: [Token], polite: [[String]]) -> Parts? {
    var end = tokens.count
    while end > 0, tokens[end - 1].kind == .punctuation || endings.contains(tokens[end - 1].folded) {
      end -= 1
    }
    let words = tokens[..<end].map(\.folded)
    let leading = min(LeadingWords.end(of: tokens), end)
    let start = FixedPhrases.openings(polite, of: tokens[leading..<end]).rest.startIndex
    guard start < end, end - start <= longest else { return nil }
    return verbs.contains(words[start])
      ? moved(words, from: start + 1, to: end) : belonging(words, from: start, to: end)
  }

  /// “Move the rain jacket from packing over to camping”, “… to camping from packing”.
  private static func moved(_ words: [String], from start: Int, to end: Int) -> Parts? {
    guard let from = (start..<end).first(where: { sources.contains(words[$0]) }),
      let to = (start..<end).first(where: { targets.contains(words[$0]) })
    else { return nil }
    let thing = start..<min(from, to)
    var source = from + 1..<(from < to ? to : end)
    var target = to + 1..<(from < to ? end : from)
    while let last = source.last, ["over", "on"].contains(words[last]) { source = source.dropLast() }
    while let first = target.first, targets.contains(words[first]) { target = target.dropFirst() }
    guard !thing.isEmpty, !source.isEmpty, !target.isEmpty else { return nil }
    return Parts(thing: thing, source: source, target: target)
  }

  /// A thing with where it belongs: “the gloves should go on the hardware store one instead”.
  private static func belonging(_ words: [String], from start: Int, to end: Int) -> Parts? {
    guard
      let place = (start + 1..<max(end, start + 1)).first(where: { place in
        belonging.contains { words[place...].starts(with: $0) }
      }),
      let verb = belonging.first(where: { words[place...].starts(with: $0) }),
      case let target = place + verb.count, target < end
    else { return nil }
    return Parts(thing: start..<place, source: nil, target: target..<end)
  }

  /// The most tokens of such a sentence.
  private static let longest = 24

  /// Words behind the name of a list.
  static let nouns: Set<String> = ["one", "list"]

  private static let verbs: Set<String> = ["move", "shift", "transfer", "switch"]
  private static let sources: Set<String> = ["from", "off"]
  private static let targets: Set<String> = ["to", "onto", "into"]
  private static let endings: Set<String> = ["instead", "please", "rather", "then", "now"]
  private static let belonging = FixedPhrases.longestFirst(
    ["should", "should go", "should be", "need to go", "needs to go", "belong", "belongs", "go", "goes"]
      .flatMap { verb in ["on", "onto", "in", "to"].map { "\(verb) \($0)" } })
}
