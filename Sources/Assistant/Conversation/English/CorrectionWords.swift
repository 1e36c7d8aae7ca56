import Language

/// The English words around what a person wants otherwise: “make it 20 instead”, “change the note to pizza”.
enum CorrectionWords {
  /// The words before another amount.
  static let makeIt = "make it"

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
    ["i", "said"], ["i", "meant"], ["meant"], ["i", "mean"], ["i", "wanted"], ["it", "should", "be"],
    ["make", "it"],
    ["make", "that"],
    ["make", "them"], ["make"], ["uh"], ["um"], ["er"], ["hm"], ["hmm"], ["ah"], ["ugh"], ["oops"], ["nope"],
    ["nah"], ["well"], ["change", "it"], ["change", "that"],
    ["set", "it"], ["change"], ["set"],
    ["actually"], ["rather"], ["sorry"], ["but"], ["wait"], ["oh"], ["no"], ["not", "that"], ["use"],
    ["take"],
    ["send", "it"], ["book", "it"], ["let's", "say"], ["let's", "make", "it"], ["please"], ["instead"],
    ["can", "i", "have"], ["could", "i", "have"], ["can", "i", "get"], ["could", "i", "get"],
    ["can", "we", "have"], ["could", "we", "have"], ["may", "i", "have"], ["i'd", "like"],
    ["i", "would", "like"], ["i'd", "prefer"], ["i", "prefer"], ["i'd", "rather", "have"], ["i", "want"],
    ["i'll", "have"], ["i'll", "take"], ["we'll", "take"], ["give", "me"], ["let's", "have"],
    ["let's", "take"],
    ["let's", "go", "with"], ["go", "with"], ["how", "about"], ["what", "about"], ["switch", "to"],
    ["switch", "it", "to"], ["okay"], ["ok"], ["then"], ["we're"], ["we", "are"], ["there", "are"],
    ["there's"], ["there'll", "be"],
  ]
  private static let explicit: Set<String> = [
    "make", "change", "set", "actually", "rather", "meant", "said", "mean", "wanted", "instead", "send",
    "book", "use",
    "take", "switch", "prefer", "we're", "are", "there's",
  ]
  private static let leads: Set<String> = ["to", "for", "at", "from", "with", "by", "on", "in", "into"]
  private static let endings: Set<String> = ["instead", "please", "rather", "thanks", "actually", "then"]

  /// What people call parameters whose names they do not know.
  static let synonyms: [String: Set<String>] = [
    "money": ["amount"], "price": ["amount"], "sum": ["amount"], "time": ["date", "time"], "day": ["date"],
    "person": ["recipients", "payee", "payer", "contacts"], "recipient": ["recipients", "payee"],
    "people": ["party", "size"], "destination": ["off"], "start": ["pickup"], "text": ["content"],
    "message": ["content"], "name": ["title"], "guests": ["party", "size"],
  ]

  /// Words that say which half of the day a time is in.
  static let halves: Set<String> = [
    "am", "pm", "a.m", "p.m", "morning", "afternoon", "evening", "night", "tonight", "noon", "midnight",
    "midday",
  ]

  /// Whether a token says a time and no day: “half”, “past”, “8”.
  static func isOfTime(_ token: Token, _ text: AnnotatedText) -> Bool {
    token.kind == .punctuation || isClock(token.folded) || halves.contains(token.folded)
      || times.contains(token.folded)
      || text.numbers.contains { !$0.isOrdinal && text.tokens[$0.tokens].contains(token) }
  }

  /// Whether a word is a time in figures: “8:30”, “7pm”.
  private static func isClock(_ word: String) -> Bool {
    guard let first = word.first, first.isASCII, first.isNumber else { return false }
    let figures = word.hasSuffix("am") || word.hasSuffix("pm") ? word.dropLast(2) : word[...]
    return figures.allSatisfy { $0.isNumber || $0 == ":" || $0 == "." }
  }

  private static let times: Set<String> = [
    "at", "half", "quarter", "past", "to", "till", "after", "before", "o'clock", "oclock", "a", "p", "m",
    "in",
    "the", "around", "about", "minutes", "h", "sharp", "exactly",
  ]

  /// Prepositions that lead to a time before anything else.
  static let beforeTimes: Set<String> = ["at", "on", "until"]

  /// The words in the names of parameters to which a preposition leads.
  static let ends: [String: [String]] = [
    "to": ["drop", "destination", "end", "arrival", "recipients", "payee", "target"],
    "from": ["pickup", "origin", "start", "departure", "source", "payer"],
  ]

  /// Words between what is taken back and what is meant, longest first: “the first one, no wait, the second one”.
  private static let takingBack = FixedPhrases.longestFirst([
    "no wait", "wait no", "no no", "no sorry", "sorry no", "no i mean", "no i meant", "i mean", "i meant",
    "sorry i mean", "sorry i meant", "wait i mean", "wait i meant", "or rather", "scratch that",
    "no scratch that", "strike that", "make that", "no make that", "wait make that", "actually no",
    "no actually", "actually make it", "actually make that", "oh no", "oh wait", "oops no", "no not that",
    "no say", "well actually", "uh no", "um no", "er no", "hang on", "hold on", "on second thought",
    "on second thoughts", "correction",
  ])
  /// The same, where marks stand around them.
  private static let takingBackBetweenMarks: Set<String> = [
    "no", "sorry", "wait", "actually", "nope", "oops",
  ]

  /// How a clause begins that tells of people or things: “there's six of us now” of “make that an XL there's six of us now”.
  private static let telling = FixedPhrases.longestFirst([
    "there's", "theres", "there are", "there is", "there're", "there'll be", "there will be", "we're",
    "we are",
    "because there are", "because there's", "because we're", "cause there are", "cause there's",
    "cause we're",
    "since there are", "since there's", "since we're", "as there are", "as there's", "as we're",
    "cos there's",
    "cos there are", "cos we're",
  ])

  /// Words in two parts where a clause begins in them that tells of people or things; one part where none does.
  static func divided(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    let words = tokens.map(\.folded)
    for place in words.indices.dropFirst(2) {
      guard let lead = telling.first(where: { words[place...].starts(with: $0) }) else { continue }
      let start = tokens.startIndex + place
      // The reason is none of what is told.
      let isReason = lead.count > 1 && !["there", "we"].contains(words[place])
      return [tokens[..<start], tokens[(isReason ? start + 1 : start)...]]
    }
    return [tokens]
  }

  /// Where the words begin that are meant, behind others that are taken back; `nil` where nothing is.
  static func meant(_ tokens: [Token]) -> Int? {
    var found: Int?
    var place = 1
    while place < tokens.count {
      let words = tokens[place...].prefix(4).map(\.folded)
      var end = takingBack.first { words.starts(with: $0) }.map { place + $0.count }
      if end == nil, takingBackBetweenMarks.contains(tokens[place].folded),
        tokens[place - 1].kind == .punctuation
      {
        end = place + 1
      }
      guard var next = end else {
        place += 1
        continue
      }
      while next < tokens.count, tokens[next].kind == .punctuation { next += 1 }
      // What only opens a correction takes nothing back: “oh wait, I meant Sam”.
      if next < tokens.count, !isOpening(tokens[..<place]) { found = next }
      place = next
    }
    return found
  }

  private static func isOpening(_ tokens: ArraySlice<Token>) -> Bool {
    endOfOpenings(tokens) == tokens.endIndex
  }

  /// Where the words end that only open a correction: “oh no, I meant” of “oh no, I meant Sam”.
  static func endOfOpenings(_ tokens: ArraySlice<Token>) -> Int {
    var left = tokens.drop { $0.kind == .punctuation }
    while let first = left.first {
      let words = left.map(\.folded)
      guard
        let opening = onlyOpening.first(where: { words.starts(with: $0) }) ?? lone(first.folded)
      else { break }
      left = left.dropFirst(opening.count).drop { $0.kind == .punctuation }
    }
    return left.startIndex
  }

  /// All that only opens one.
  private static let onlyOpening = (openings + takingBack).filter { !changing.contains($0) }

  /// Verbs that may open more than a correction.
  private static let changing: Set<[String]> = [["change"], ["set"], ["make"], ["use"], ["take"]]

  private static func lone(_ word: String) -> [String]? {
    ["nope", "nah", "ok", "okay", "yes", "yeah", "oops", "well", "hm", "hmm", "ah", "and", "so"].contains(
      word)
      ? [word] : nil
  }

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
