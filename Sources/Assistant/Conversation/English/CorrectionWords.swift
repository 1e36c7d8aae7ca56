import Language

/// The English words around what a person wants otherwise: “make it 20 instead”, “change the note to pizza”.
enum CorrectionWords {
  /// A correction without the words around it.
  struct Parts: Hashable {
    /// The words that name what is to change; empty when the value alone is said.
    var name: [String]
    /// The tokens of the new value.
    var value: Range<Int>
    /// Whether the sentence can mean nothing but a correction.
    var isExplicit: Bool
    /// The word that leads to the value, for example `to` or `from`.
    var lead: String?
  }

  private static let openings: [[String]] = [
    ["i", "said"], ["i", "meant"], ["i", "mean"], ["it", "should", "be"], ["make", "it"], ["make", "that"],
    ["make", "them"], ["make"], ["uh"], ["um"], ["er"], ["hm"], ["change", "it"], ["change", "that"],
    ["set", "it"], ["change"], ["set"],
    ["actually"], ["rather"], ["sorry"], ["but"], ["wait"], ["oh"], ["no"], ["not", "that"], ["use"],
    ["take"],
    ["send", "it"], ["book", "it"], ["let's", "say"], ["let's", "make", "it"], ["please"], ["instead"],
  ]
  private static let explicit: Set<String> = [
    "make", "change", "set", "actually", "rather", "meant", "said", "mean", "instead", "send", "book", "use",
    "take",
  ]
  private static let leads: Set<String> = ["to", "for", "at", "from", "with", "by", "on", "in", "into"]
  private static let endings: Set<String> = ["instead", "please", "rather", "thanks", "actually"]

  /// What people call parameters whose names they do not know.
  static let synonyms: [String: Set<String>] = [
    "money": ["amount"], "price": ["amount"], "sum": ["amount"], "time": ["date", "time"], "day": ["date"],
    "person": ["recipients", "payee", "payer", "contacts"], "recipient": ["recipients", "payee"],
    "people": ["party", "size"], "destination": ["off"], "start": ["pickup"], "text": ["content"],
    "message": ["content"], "name": ["title"], "guests": ["party", "size"],
  ]

  /// Prepositions that lead to a time before anything else.
  static let beforeTimes: Set<String> = ["at", "on", "until"]

  /// The words in the names of parameters to which a preposition leads.
  static let ends: [String: [String]] = [
    "to": ["drop", "destination", "end", "arrival", "recipients", "payee", "target"],
    "from": ["pickup", "origin", "start", "departure", "source", "payer"],
  ]

  /// Takes a correction apart; `nil` when nothing is left as a value.
  static func parts(_ tokens: [Token]) -> Parts? {
    var end = tokens.count
    var isExplicit = false
    while end > 0, tokens[end - 1].kind == .punctuation || endings.contains(tokens[end - 1].folded) {
      if explicit.contains(tokens[end - 1].folded) { isExplicit = true }
      end -= 1
    }
    var start = 0
    var changes = false
    while start < end {
      if tokens[start].kind == .punctuation {
        start += 1
        continue
      }
      let opening = openings.first { words in
        start + words.count <= end
          && zip(words, tokens[start..<start + words.count]).allSatisfy { $0 == $1.folded }
      }
      guard let opening else { break }
      if opening.contains(where: explicit.contains) { isExplicit = true }
      changes = opening == ["change"] || opening == ["set"] || opening == ["make"]
      start += opening.count
      if changes { break }
    }
    guard start < end else { return nil }
    // "change the amount to 20": the words before "to" name what changes.
    if changes, let to = (start..<end).first(where: { tokens[$0].folded == "to" }), to > start, to + 1 < end {
      let name = tokens[start..<to].map(\.folded).filter { !["the", "my", "its"].contains($0) }
      return Parts(name: name, value: to + 1..<end, isExplicit: true, lead: nil)
    }
    // “The XL one” is no number.
    if end - start > 1, ["one", "ones"].contains(tokens[end - 1].folded), tokens[end - 2].kind == .word {
      end -= 1
    }
    let lead = leads.contains(tokens[start].folded) && start + 1 < end ? tokens[start].folded : nil
    return Parts(
      name: [], value: (lead == nil ? start : start + 1)..<end, isExplicit: isExplicit, lead: lead)
  }
}
