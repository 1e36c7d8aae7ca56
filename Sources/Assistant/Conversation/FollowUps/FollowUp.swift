import Language

/// What a sentence says that only changes a part of the request before it, without the words that show this.
struct FollowUp {
  /// What the words in front show, the least first.
  enum Lead: Int, Comparable {
    /// Nothing.
    case none
    /// More of the same is wanted (“and bread too”), or another request follows.
    case adding
    /// Something takes the place of something, or narrows it down (“make it thirty”, “only the easy ones”).
    case changing
    /// The same is asked of something else (“what about Sam”).
    case asking

    static func < (left: Lead, right: Lead) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the words in front show.
  var lead = Lead.none
  /// Whether only some of what was found is wanted (“only the easy ones”).
  var narrows = false
  /// Whether it asks which of several things stands out (“which of those is the longest?”).
  var chooses = false
  /// Whether its beginning or its end says that it takes the place of something (“no, my sister”, “2023, sorry”).
  var corrects = false
  /// Whether it tells which of such things are meant, in the place of their name: “the ones I made”.
  var ofOthers = false
  /// Whether it begins with a word that goes on: “and the ones with food” are others than those with a bridge.
  var goesOn = false
  /// Whether it says first what was not meant: “not Juan, Sam”.
  var excludes = false
  /// What is different.
  var rest: String
  /// The words of it.
  var words: [Token]

  /// The whole sentence.
  let whole: String

  /// Whether it begins as the name of a thing does: “the packing list”.
  var namesThing: Bool { words.first.map { FollowUpWords.determiners.contains($0.folded) } ?? false }

  /// Whether it begins as an open question does: “what else is”.
  var asks: Bool {
    words.first.map { StatusWords.isOpenQuestion($0) } ?? false
  }

  /// Some of the sentence, by its bytes.
  func text(from start: Int, to end: Int) -> String {
    let bytes = whole.utf8
    return String(
      whole[bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)])
  }

  /// The most openings and closings of one sentence.
  private static let most = 4

  /// Reads a sentence; `nil` when nothing is left of it.
  ///
  /// - Parameters:
  ///   - language: The language of the sentence.
  ///   - closings: Polite words at the end that say nothing; those of the language when there are none.
  init?(_ text: String, in language: any LanguageReader, closings: [[String]]? = nil) {
    whole = text
    let closings = closings ?? language.fillerSuffixes
    let tokens = language.tokens(in: text)
    var left = tokens[...]
    func skipMarks() {
      left = left.drop { $0.kind == .punctuation }
      while left.last?.kind == .punctuation { left.removeLast() }
    }
    /// Takes the longest of the openings away; at least one word stays.
    func opens(_ openings: [[String]]) -> Bool {
      guard let words = openings.first(where: { left.opens(with: $0) }) else { return false }
      left.removeFirst(words.count)
      skipMarks()
      return true
    }
    /// Takes “any” of “any with food in it” and “any at the beach” away.
    func opensBeforePreposition() -> Bool {
      let opening = FollowUpWords.narrowingBeforePreposition.first { opening in
        left.count > opening.count + 1 && left.opens(with: opening)
          && FollowUpWords.prepositions.contains(left[left.startIndex + opening.count].folded)
      }
      guard let opening else { return false }
      return opens([opening])
    }
    skipMarks()
    for _ in 0..<Self.most {
      if opens(FollowUpWords.asking) {
        lead = max(lead, .asking)
      } else if opens(FollowUpWords.narrowing) || opensBeforePreposition() {
        (lead, narrows) = (max(lead, .changing), true)
      } else if opens(FollowUpWords.replacing) {
        lead = max(lead, .changing)
      } else if opens(FollowUpWords.adding) {
        (lead, goesOn) = (max(lead, .adding), true)
      } else if opens(FollowUpWords.refusing) {
        corrects = true
      } else if !opens(FollowUpWords.interjections) {
        break
      }
    }
    // “Not Juan, Sam”, “forget beach, any sunsets”: what is meant stands behind the mark.
    if let first = left.first?.folded, FollowUpWords.excluding.contains(first),
      let mark = left.firstIndex(where: { $0.kind == .punctuation }),
      mark + 1 < left.endIndex
    {
      (left, corrects, excludes) = (left[(mark + 1)...], true, true)
      skipMarks()
      // “Not the group, only my sister” narrows nothing down, and “I meant” is no name.
      _ = opens(FollowUpWords.narrowing) || opens(FollowUpWords.replacing)
    }
    for _ in 0..<Self.most {
      let own = FollowUpWords.allEndings.first { left.closes(with: $0) }
      guard let closing = own ?? closings.first(where: { left.closes(with: $0) }) else { break }
      corrects = corrects || FollowUpWords.correcting.contains(closing)
      if FollowUpWords.tooAsWell.contains(closing) { lead = max(lead, .adding) }
      // “My favorites only.”
      if closing == [FollowUpWords.only] { (lead, narrows) = (max(lead, .changing), true) }
      // “And Juan, same thing.”
      if FollowUpWords.same.contains(closing) { lead = .asking }
      left.removeLast(closing.count)
      skipMarks()
    }
    // “My favorites of those.”
    if left.count > 2, let last = left.last?.folded, FollowUpWords.referents.contains(last),
      left[left.endIndex - 2].folded == "of", left.first?.folded != "which", left.first?.folded != "how"
    {
      (lead, narrows) = (max(lead, .changing), true)
      left.removeLast(2)
      while left.count > 1, let first = left.first, FollowUpWords.determiners.contains(first.folded) {
        left.removeFirst()
      }
    }
    if opens(FollowUpWords.choosing) { (lead, narrows, chooses) = (max(lead, .changing), true, true) }
    if opens(FollowUpWords.things) { (lead, narrows, ofOthers) = (max(lead, .changing), true, true) }
    // The marks around a name are none of its words: “what about “creek”?”.
    if left.count > 2, let first = left.first, let last = left.last, first.isQuote, last.isQuote {
      left = left.dropFirst().dropLast()
    }
    guard !left.isEmpty else { return nil }
    // “Just got the screws” narrows nothing down.
    if narrows, left.count > 1, FollowUpWords.deeds.contains(left[left.startIndex].folded) { return nil }
    // “No sorry” and “no that's wrong” name nothing.
    if corrects, FollowUpWords.refusing.contains(left.map(\.folded)) { return nil }
    words = Array(left)
    rest = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: left.indices)
  }
}

extension Token {
  /// Whether it is a quotation mark.
  fileprivate var isQuote: Bool { kind == .punctuation && ["\"", "“", "”", "„", "«", "»"].contains(text) }
}
