import IntentWire
import Language

/// A sentence with what each of its places may do in a request for one type of things.
struct FindSentence {
  let grammar: Grammar
  let sentence: Sentence
  let values: ValueReader
  let lexicon: FindLexicon
  let target: FindTarget
  /// What words do, by place.
  let hits: [[FindLexicon.Hit]]
  /// The dictionary forms, by place.
  let lemmas: [String]
  /// The names of properties, by the place where they begin.
  private(set) var named: [[(end: Int, property: Int)]] = []
  /// The property of a date of which nothing is said; see ``dateProperties(_:)``.
  private(set) var plainDate: Int?

  var count: Int { sentence.count }
  var properties: [FindProperty] { target.properties }

  init(
    grammar: Grammar, values: ValueReader, lexicon: FindLexicon, target: FindTarget,
    hits: [[FindLexicon.Hit]], lemmas: [String]
  ) {
    self.grammar = grammar
    sentence = values.sentence
    self.values = values
    self.lexicon = lexicon
    self.target = target
    self.hits = hits
    self.lemmas = lemmas
    plainDate = dateProperties(nil).first
    named = (0..<sentence.count).map { place in
      properties.indices.compactMap { index in
        properties[index].names.compactMap { end(of: $0, at: place) }.max().map { ($0, index) }
      }
    }
    // “length” is another word for a distance, where no property is called so.
    for place in 0..<sentence.count where named[place].isEmpty && !sentence.isMark[place] {
      let word = sentence.tokens[place].folded
      guard let adjective = lexicon.adjective(of: word),
        let index = properties(for: adjective).first, properties[index].isOrdered
      else { continue }
      named[place].append((place + 1, index))
    }
  }

  /// Where a name ends that begins at a place, in any form of its words; `nil` when it does not stand there.
  private func end(of name: [String], at place: Int) -> Int? {
    var next = place
    for (index, word) in name.enumerated() {
      while index > 0, next < count, sentence.isMark[next], sentence.tokens[next].folded == "-" { next += 1 }
      guard next < count, !sentence.isMark[next] else { return nil }
      let said = sentence.spelled[next]
      // Forms of one word begin alike; to look for the others would be dear.
      guard
        said == word
          || said.utf8.first == word.utf8.first && lemmas[next] == grammar.reader.lemma(of: word)
      else { return nil }
      next += 1
    }
    return next
  }

  /// The place after words that a piece may begin or end with and that say nothing: articles, “is”.
  func skipping(_ place: Int, _ roles: (FindLexicon.Role) -> Bool) -> Int {
    var next = place
    while next < count, let hit = hits[next].filter({ roles($0.role) }).max(by: { $0.end < $1.end }) {
      next = hit.end
    }
    return next
  }

  /// The ends of words with a role that begin at a place.
  func ends(_ place: Int, _ isRole: (FindLexicon.Role) -> Bool) -> [Int] {
    place < count ? hits[place].filter { isRole($0.role) }.map(\.end) : []
  }

  /// The weight of a range of tokens.
  func weight(_ range: Range<Int>) -> Float {
    range.reduce(0) { $0 + sentence.weights[$1] }
  }

  // MARK: Values

  /// The number that begins at a place, as a count or an amount.
  func number(at place: Int) -> (end: Int, value: Double, isOrdinal: Bool)? {
    guard place < count else { return nil }
    return sentence.numbers.first { $0.tokens.lowerBound == place && !$0.tokens.isEmpty }
      .map { ($0.tokens.upperBound, $0.value, $0.isOrdinal) }
  }

  /// The amount with a unit that begins at a place.
  func quantity(at place: Int) -> (end: Int, value: Quantity)? {
    guard place < count else { return nil }
    return sentence.quantities.first { $0.tokens.lowerBound == place && !$0.tokens.isEmpty }
      .map { ($0.tokens.upperBound, $0.value) }
  }

  /// The dates that begin at a place, read as past ones unless the property is about what is to come.
  func date(at place: Int, _ property: FindProperty) -> (end: Int, value: DateExpression)? {
    guard place < count else { return nil }
    let isComing =
      !property.roles.isDisjoint(with: ["due", "begins"])
      && property.roles.isDisjoint(with: ["created", "modified", "published", "visited"])
    let mentions = isComing || sentence.pastDates.isEmpty ? sentence.dates : sentence.pastDates
    for mention in mentions where mention.doubt != .noSuchDay {
      if mention.tokens.lowerBound == place { return (mention.tokens.upperBound, mention.value) }
    }
    return nil
  }

  /// The cases and entities of the app that begin at a place and are values of a property.
  func known(at place: Int, _ property: FindProperty) -> [(end: Int, value: IntentValue, text: String)] {
    guard place < count else { return [] }
    let category: String
    switch property.type {
    case .enumeration(let type): category = KnownWords.enumeration(type)
    case .entity(let type): category = KnownWords.entity(type)
    default: return []
    }
    guard let number = grammar.known.category(category) else { return [] }
    let found = known(at: place, category: number)
    guard found.contains(where: { $0.end == place + 1 }), place + 1 < count else { return found }
    // “Ride my bike” is about biking: what is done with something that is known itself says nothing more.
    let next = sentence.traits[place + 1].contains(.determiner) ? place + 2 : place + 1
    guard next < count, !sentence.isMark[next] else { return found }
    let objects = known(at: next, category: number)
    return objects.isEmpty ? found : found.filter { $0.end > place + 1 } + objects
  }

  private func known(
    at place: Int, category number: Int32
  ) -> [(end: Int, value: IntentValue, text: String)] {
    sentence.spans[place].compactMap { span in
      guard case .known(_, let hash) = span.content else { return nil }
      for index in grammar.known.entries(hash: hash) {
        let entry = grammar.known.entry(index)
        guard entry.category == number, entry.app == Int32(target.app) else { continue }
        switch entry.payload {
        case .enumeration(let value): return (span.end, .enumeration(value), value.cases.first ?? "")
        case .entity(let entity): return (span.end, .entity(entity), entity.display.title)
        default: continue
        }
      }
      return nil
    }
  }
}
