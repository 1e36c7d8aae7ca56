import Language

extension AsideReader {
  /// What a pronoun may stand for.
  struct Referent: Hashable {
    var text: String
    /// Whether it is all of the statement: “I'll be late, text that to Olga”.
    var isStatement = false
  }

  /// What a pronoun in a request may stand for, the likeliest first: the statement, something that an app knows, and else
  /// what the statement before the request is about.
  func referents(of pronoun: String, outside request: Range<Int>) -> [Referent] {
    // Exclamations before it say nothing.
    let statement = trimmed(min(sentence.start, request.lowerBound)..<request.lowerBound)
    var found: [Referent] = []
    if words.persons.contains(pronoun) {
      return statement.lazy.compactMap(person).prefix(1).map { Referent(text: name($0)) }
    }
    if words.wholes.contains(pronoun), !statement.isEmpty, hasMark(before: request.lowerBound) {
      // In quotation marks, so that nothing in it is taken for a word of the request.
      let whole = trimmed(openingHasSubject ? 0..<request.lowerBound : statement)
      let statement = self.whole(whole, before: request.lowerBound)
      found.append(Referent(text: quoted(sentence.written(statement)), isStatement: true))
    }
    let isPlural = words.plurals.contains(pronoun)
    let ranges =
      [known(outside: request)] + (isPlural ? [object(of: statement), subject(of: statement)] : [])
      + [subject(of: statement), object(of: statement), lastNoun(of: statement), title(statement)]
    for range in ranges.compactMap({ $0 }) where !isPerson(range) {
      found.append(Referent(text: name(range)))
    }
    return Array(found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.prefix(Self.mostReferents))
  }

  /// Whether what seems to open the sentence belongs to the statement: “I'll” of “I'll be late”.
  private var openingHasSubject: Bool {
    (0..<sentence.start).contains { words.subjects.contains(folded($0)) }
  }

  /// The most things that are tried for a pronoun.
  private static let mostReferents = 4

  private func hasMark(before place: Int) -> Bool {
    var place = place - 1
    while place > 0, words.joints.contains(folded(place)) { place -= 1 }
    return place > 0 && sentence.isMark[place]
  }

  /// The longest name of something that an app knows, outside of the request.
  private func known(outside request: Range<Int>) -> Range<Int>? {
    var best: Range<Int>?
    for start in sentence.spans.indices where !request.contains(start) {
      for span in sentence.spans[start] where !request.contains(span.end - 1) {
        guard case .known = span.content, span.end - start > best?.count ?? 0 else { continue }
        let places = (start..<span.end).filter { !sentence.isMark[$0] }
        // Not in another form: what is “packed” is not the list “Packing”.
        guard places.allSatisfy({ grammar.known.contains(sentence.stems[$0]) }),
          places.contains(where: { sentence.weights[$0] >= 1 })
        else { continue }
        best = start..<span.end
      }
    }
    return best
  }

  /// The noun with which a statement begins: “coffee beans” of “the coffee beans are important”.
  private func subject(of statement: Range<Int>) -> Range<Int>? {
    var range = statement
    while let first = range.first,
      sentence.isMark[first] || sentence.traits[first].contains(.determiner)
        || mentions.contains(where: { $0.isExplicit && $0.span.contains(first) })
    {
      range = first + 1..<range.upperBound
    }
    guard let first = range.first, !words.subjects.contains(folded(first)) else { return nil }
    for place in range {
      if isContracted(folded(place)) { return first..<place + 1 }
      if place > first, words.verbs.contains(folded(place)) || isInflectedVerb(folded(place)) {
        return first..<place
      }
      if sentence.isMark[place] { return nil }
    }
    return nil
  }

  /// The noun with which a statement ends: “laundry” of “I've finished the laundry”.
  private func lastNoun(of statement: Range<Int>) -> Range<Int>? {
    guard let start = statement.last(where: { sentence.traits[$0].contains(.determiner) }),
      start + 1 < statement.upperBound,
      !(start..<statement.upperBound).contains(where: { sentence.isMark[$0] })
    else { return nil }
    return start + 1..<statement.upperBound
  }

  /// The text of a name; of “passport's” only “passport”.
  private func name(_ range: Range<Int>) -> String {
    let text = sentence.written(range)
    guard let last = range.last, isContracted(folded(last)) else { return text }
    return String(text.dropLast(2))
  }

  /// What a statement says that somebody lacks, has heard of or has done: “oat milk” of “we're out of oat milk”.
  private func object(of statement: Range<Int>) -> Range<Int>? {
    let verb = statement.last { place in
      let word = folded(place)
      return !sentence.isMark[place]
        && (endsInVerb(word) || word.hasSuffix("'d") || word.hasSuffix("'ll") || words.verbs.contains(word)
          || isInflectedVerb(word))
    }
    guard let verb else { return nil }
    var start = verb + 1
    while start < statement.upperBound,
      words.links.contains(folded(start)) || sentence.traits[start].contains(.determiner)
    {
      start += 1
    }
    // What something is like is no thing: “thirsty” of “the roses were thirsty”.
    let isLinked = (verb + 1..<start).contains { words.links.contains(folded($0)) }
    guard start < statement.upperBound, !sentence.isMark[start], !words.purposes.contains(folded(start)),
      isLinked || !isCopula(folded(verb))
    else { return nil }
    // What it is for belongs to no item.
    let end =
      (start..<statement.upperBound).first { $0 > start && words.purposes.contains(folded($0)) }
      ?? statement.upperBound
    return trimmed(start..<end)
  }

  private func isCopula(_ word: String) -> Bool { grammar.reader.clauses.isCopula(word) }

  /// A few words before a mark that state nothing: “birthday candles, put those on the list”.
  private func title(_ statement: Range<Int>) -> Range<Int>? {
    var range = statement
    while let first = range.first, sentence.traits[first].contains(.determiner) {
      range = first + 1..<range.upperBound
    }
    guard (1...6).contains(range.count),
      !range.contains(where: { sentence.isMark[$0] || words.subjects.contains(folded($0)) })
    else { return nil }
    return range
  }

  /// The longest name of somebody whom the person knows at a place.
  func person(at place: Int) -> Range<Int>? {
    sentence.spans[place].map { place..<$0.end }.filter(isPerson).max { $0.count < $1.count }
  }

  /// Whether words name somebody whom the person knows.
  private func isPerson(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return sentence.spans[first].contains { span in
      guard span.end == range.upperBound, case .known(_, let hash) = span.content else { return false }
      let entries = grammar.known.entries(hash: hash)
      return entries.prefix(16).contains { grammar.known.entry($0).payload == .contact }
    }
  }

  /// Whether the value in the place of a pronoun is what a message or a note says.
  func isContent(_ interpretation: Interpretation, of request: Request) -> Bool {
    guard let pronoun = request.pronoun, let first = request.tokens.first else { return false }
    let start = sentence.tokens[pronoun.token].range.lowerBound - sentence.tokens[first].range.lowerBound
    return interpretation.evidence.uses.contains { use in
      guard let name = use.parameter, use.start <= start + 4, use.end >= start + pronoun.length - 4 else {
        return false
      }
      return grammar.kind(of: name, in: interpretation.intent) == .content
    }
  }
}
