import IntentWire
import Language

/// Reads a sentence as the answer to a question.
struct AnswerReader {
  /// What an answer says.
  enum Meaning: Hashable {
    /// The whole request is called off.
    case cancelled
    /// Yes.
    case yes
    /// Yes, with more behind it, in these words.
    case agreement(String)
    /// No, with nothing in its place.
    case no
    /// None of the options.
    case none
    /// The option at an index.
    case picked(Int)
    /// Several options that the answer fits.
    case several([Int])
    /// What was said should be said again.
    case again
    /// The answer before should be given again.
    case back
    /// Something else, in these words.
    case correction(String)
    /// Nothing that answers the question.
    case unclear
  }

  let language: any LanguageReader

  /// Returns what an answer to a question with these options says.
  ///
  /// - Parameter options: The names of each option; for a confirmation first the value in question, then what could
  ///   be meant instead.
  func meaning(of text: String, kind: Question.Kind, options: [[String]]) -> Meaning {
    let meaning = meaning(of: language.tokens(in: text), text, kind: kind, options: options)
    // “And what about Lisbon” names it as well.
    guard meaning == .unclear, let followUp = FollowUp(text, in: language), followUp.lead == .asking,
      followUp.rest != text
    else { return meaning }
    let rest = followUp.rest
    return self.meaning(of: language.tokens(in: rest), rest, kind: kind, options: options)
  }

  private func meaning(
    of tokens: [Token], _ text: String, kind: Question.Kind, options: [[String]]
  ) -> Meaning {
    guard tokens.contains(where: { $0.kind != .punctuation }) else { return .unclear }
    let matcher = OptionMatcher(options, language: language)
    // A name comes first: there may be a list that is called "Never Mind".
    if kind != .confirmation, case .one(let index) = matcher.match(text, places: false),
      isWhole(text, options[index])
    {
      return .picked(index)
    }
    if language.isCancellation(tokens) { return .cancelled }
    if language.isAskingAgain(tokens) { return .again }
    if language.isGoingBack(tokens) { return .back }
    if language.isTheOther(tokens), options.count == 2 { return .picked(1) }
    if language.isNoneOfThese(tokens) { return .none }
    let affirmation = language.affirmation(tokens)
    switch kind {
    case .confirmation:
      if let affirmation { return affirmation ? .yes : .no }
      return confirmation(text, tokens, matcher)
    case .disambiguation, .choice:
      return choice(text, tokens, affirmation, matcher, count: options.count)
    case .needsValue:
      if affirmation == true, options.count == 1 { return .picked(0) }
      if affirmation == false { return options.isEmpty ? .no : .none }
      guard !options.isEmpty else { return .unclear }
      return found(matcher.match(text))
    }
  }

  /// The first option is the value in question, the others are what could be meant instead.
  private func confirmation(_ text: String, _ tokens: [Token], _ matcher: OptionMatcher) -> Meaning {
    if let (says, rest) = opening(tokens, of: text) {
      let match = matcher.match(rest, places: false)
      switch (says, match) {
      case (true, .one(0)): return more(behind: rest, matcher).map(Meaning.agreement) ?? .yes
      case (true, _): return .agreement(rest)
      case (false, .one(let index)) where index > 0: return .picked(index)
      case (false, _): return .correction(rest)
      }
    }
    // “Hang on, not the charger, that's still in the kitchen” refuses what is asked about.
    let names = tokens.split { $0.kind == .punctuation }.filter { $0.first?.folded == "not" && $0.count > 1 }
    let whole = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    if names.contains(where: {
      matcher.match(whole.text(of: $0.startIndex + 1..<$0.endIndex), places: false) == .one(0)
    }) {
      return .no
    }
    switch matcher.match(text, places: false) {
    case .one(0): return .yes
    case .one(let index): return .picked(index)
    case .several, .nothing: return .unclear
    }
  }

  /// What is wanted besides the thing that words agree to: “and butter too” of “the grocery store one, and butter too”.
  private func more(behind words: String, _ matcher: OptionMatcher) -> String? {
    let tokens = language.tokens(in: words)
    // Each joint is looked at with all that is around it.
    guard tokens.count <= Self.longestWithMore else { return nil }
    let whole = AnnotatedText(text: words, tokens: tokens, numbers: [], dates: [])
    let joint = tokens.indices.dropFirst().last { place in
      language.clauses.followings.contains(tokens[place].folded) && place + 1 < tokens.count
        && matcher.match(whole.text(of: 0..<place), places: false) == .one(0)
        && matcher.match(whole.text(of: place + 1..<tokens.count), places: false) == .nothing
    }
    return joint.map { whole.text(of: $0..<tokens.count) }
  }

  /// The most tokens of words to agree in which more is looked for.
  private static let longestWithMore = 32

  private func choice(
    _ text: String, _ tokens: [Token], _ affirmation: Bool?, _ matcher: OptionMatcher, count: Int
  ) -> Meaning {
    if let affirmation { return affirmation ? (count == 1 ? .picked(0) : .unclear) : .none }
    let match = found(matcher.match(text))
    guard match == .unclear else { return match }
    guard let (says, rest) = opening(tokens, of: text) else {
      let piece = pieces(of: text, tokens, matcher)
      return piece == .unclear ? pointed(in: text, tokens, matcher) : piece
    }
    let inner = found(matcher.match(rest))
    if inner != .unclear { return inner }
    return says ? .unclear : .correction(rest)
  }

  /// The one option that parts between marks name, whatever the others say: “the tall one haha, Lindqvist”.
  private func pieces(of text: String, _ tokens: [Token], _ matcher: OptionMatcher) -> Meaning {
    let parts = tokens.split { $0.kind == .punctuation && [",", ";", ".", "!", "-", "–"].contains($0.text) }
    guard parts.count > 1 else { return .unclear }
    let whole = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let named = Set(
      parts.compactMap { part -> Int? in
        if case .one(let index) = matcher.match(whole.text(of: part.indices), places: false) {
          index
        } else {
          nil
        }
      })
    return named.count == 1 ? named.first.map(Meaning.picked) ?? .unclear : .unclear
  }

  /// The one option that “the … one” or “the … version” somewhere in an answer names: “whatever just play it the Harbor
  /// Lights version”.
  private func pointed(in text: String, _ tokens: [Token], _ matcher: OptionMatcher) -> Meaning {
    let whole = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    var named = Set<Int>()
    for end in tokens.indices where AnswerWords.naming.contains(tokens[end].folded) {
      let reach = max(0, end - Self.longestName)..<end
      guard let start = reach.last(where: { AnswerWords.definite.contains(tokens[$0].folded) }),
        start + 1 < end, case .one(let index) = matcher.match(whole.text(of: start..<end + 1))
      else { continue }
      named.insert(index)
    }
    return named.count == 1 ? named.first.map(Meaning.picked) ?? .unclear : .unclear
  }

  /// The most words between “the” and “one” of what names an option.
  private static let longestName = 6

  private func found(_ match: OptionMatcher.Match) -> Meaning {
    switch match {
    case .nothing: .unclear
    case .one(let index): .picked(index)
    case .several(let indices): .several(indices)
    }
  }

  private func isWhole(_ text: String, _ names: [String]) -> Bool {
    let said = language.tokens(in: text).filter { $0.kind != .punctuation }.map(\.folded)
    return names.contains { name in
      language.tokens(in: name).filter { $0.kind != .punctuation }.map(\.folded) == said
    }
  }

  /// "no, the hardware one": the yes or no at the beginning, and the words after it.
  private func opening(_ tokens: [Token], of text: String) -> (Bool, String)? {
    for length in stride(from: min(5, tokens.count - 1), through: 1, by: -1) {
      // The “and” of “yes, and text Dana” belongs to what follows.
      guard !["and", "i"].contains(tokens[length - 1].folded),
        let says = language.affirmation(Array(tokens[..<length]))
      else {
        continue
      }
      guard let start = tokens[length...].first(where: { $0.kind != .punctuation }) else { return nil }
      let bytes = text.utf8
      let index = bytes.index(bytes.startIndex, offsetBy: start.range.lowerBound)
      return (says, String(text[index...]))
    }
    // “Oops, I meant the hardware list” is a no, too.
    let words = tokens.map(\.folded)
    guard
      let refusal = FollowUpWords.refusing.first(where: { $0.count < words.count && words.starts(with: $0) }),
      let start = tokens[refusal.count...].first(where: { $0.kind != .punctuation })
    else { return nil }
    let bytes = text.utf8
    return (false, String(text[bytes.index(bytes.startIndex, offsetBy: start.range.lowerBound)...]))
  }
}
