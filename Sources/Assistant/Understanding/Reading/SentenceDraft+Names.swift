import Language

extension SentenceDraft {
  /// Joins a word for what somebody is with the name behind it: “Uncle Bob” is one person, and not an uncle who is told
  /// something about Bob.
  mutating func findTitled(_ grammar: Grammar) {
    let titles = grammar.reader.clauses.titles
    let people = KnownWordClasses.people(grammar)
    for place in 0..<max(0, count - 1)
    where titles.contains(tokens[place].folded) && isName(place + 1, after: place, grammar) {
      let own = spans[place].first { $0.end == place + 1 && Self.isPerson($0, people) }
      let next = spans[place + 1].filter { Self.isPerson($0, people) }
      let end = max(place + 2, next.map(\.end).max() ?? 0)
      if let span = own ?? next.first,
        !spans[place].contains(where: { $0.end >= end && Self.isPerson($0, people) })
      {
        spans[place].append(Sentence.Span(end: end, content: span.content))
      } else if own == nil, !people.isEmpty {
        spans[place].append(Sentence.Span(end: end, content: .known(people, hash: 0)))
      }
    }
  }

  private static func isPerson(_ span: Sentence.Span, _ people: KnownWordClasses) -> Bool {
    guard case .known(let classes, _) = span.content else { return false }
    return !classes.isDisjoint(with: people)
  }

  /// Whether a word is a name: somebody is known by it, or it is written with a capital, unlike the others.
  private func isName(_ place: Int, after title: Int, _ grammar: Grammar) -> Bool {
    let token = tokens[place]
    guard !isMark[place], token.kind == .word,
      traits[place].isDisjoint(with: [.function, .joint, .determiner]),
      !token.folded.contains("'")
    else { return false }
    let people = KnownWordClasses.people(grammar)
    if spans[place].contains(where: { Self.isPerson($0, people) && $0.end == place + 1 }) {
      // “Text Dad Mom is here”: the title is no title where both are.
      return !grammar.reader.clauses.titles.contains(token.folded) && !isRelation(place, grammar)
    }
    // What no dictionary has is hardly anything else: “aunt helen”.
    if nearWords[place] < 0, !grammar.reader.isWord(token.folded) { return true }
    if grammar.reader.isGivenName(token.folded) || grammar.reader.clauses.givenNames.contains(token.folded) {
      return true
    }
    let isShouted = token.text.count > 1 && token.text.allSatisfy { $0.isUppercase }
    return token.text.first?.isUppercase ?? false && !isShouted
  }

  private func isRelation(_ place: Int, _ grammar: Grammar) -> Bool {
    spans[place].contains { span in
      guard span.end == place + 1, case .known(_, let hash) = span.content else { return false }
      return grammar.known.entries(hash: hash).contains { grammar.known.entry($0).payload == .common }
    }
  }
}

extension KnownWordClasses {
  /// The class of the people whom the person knows.
  static func people(_ grammar: Grammar) -> KnownWordClasses { grammar.known.classes(of: KnownWords.people) }
}
