import Language

extension Sentence {
  /// What the clauses of the sentence do with their content.
  func mood(_ grammar: Grammar, mentions: [AppMention]) -> SentenceMood {
    var names: [Range<Int>] = []
    for start in spans.indices {
      for span in spans[start] where span.end - start > 1 {
        if case .known = span.content { names.append(start..<span.end) }
      }
    }
    return grammar.reader.mood(
      of: tokens, names: names, addressees: mentions.filter(\.isExplicit).map(\.name),
      times: dates.map(\.tokensWithPreposition) + recurrences.map(\.tokens))
  }
}
