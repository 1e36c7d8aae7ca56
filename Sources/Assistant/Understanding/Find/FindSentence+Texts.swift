import Language

extension FindSentence {
  /// Words with which a property is compared: one text, or several of which any will do.
  struct Texts {
    var end: Int
    var texts: [String]
    var cost: Float
  }

  /// The most texts between which there is “or”.
  private static let maximumAlternatives = 3
  /// The most words of a text.
  private static let maximumText = 7

  /// The texts that may begin at a place, also several with “or” between them.
  ///
  /// - Parameter isName: Whether the text is all of a name, so that any word may be it: “called Up”.
  func alternatives(at place: Int, isName: Bool = false) -> [Texts] {
    alternatives(at: place, isName: isName, depth: Self.maximumAlternatives)
  }

  private func alternatives(at place: Int, isName: Bool, depth: Int) -> [Texts] {
    texts(at: place, isName: isName).flatMap { text -> [Texts] in
      let one = Texts(end: text.end, texts: [text.text], cost: text.cost)
      guard depth > 1, let next = ends(text.end, { $0 == .or }).max() else { return [one] }
      return [one]
        + alternatives(at: next, isName: isName, depth: depth - 1).map { more in
          Texts(end: more.end, texts: one.texts + more.texts, cost: one.cost + more.cost)
        }
    }
  }

  /// The texts that may begin at a place, each with its price.
  ///
  /// No text is a function word, the name of a property, an amount, or a comparison with one: “in the name”, “more than 6”.
  /// In quotation marks it is anything.
  func texts(at place: Int, isName: Bool = false) -> [(end: Int, text: String, cost: Float)] {
    guard place < count else { return [] }
    if let end = values.quoteEnd(from: place), end > place + 1 {
      return [(end + 1, sentence.text(of: place + 1..<end), FindCost.slot)]
    }
    var start = place
    while start < count, sentence.traits[start].contains(.determiner), !isTitle(start) { start += 1 }
    guard start < count, isName || !isComparison(at: start) else { return [] }
    guard isName || !sentence.traits[start].contains(.joint) || isTitle(start) else { return [] }
    var texts: [(Int, String, Float)] = []
    var cost = FindCost.slot
    for end in start..<min(count, start + Self.maximumText) {
      if sentence.isMark[end] {
        // A name may hold a hyphen or an apostrophe, and nothing else.
        guard end > start, ["-", "'", "’", "&"].contains(sentence.tokens[end].folded) else { break }
        continue
      }
      if end > start, hits[end].contains(where: { $0.role == .relative || $0.role == .or }) { break }
      cost += FindCost.text * max(sentence.weights[end], 0.5)
      if sentence.traits[end].contains(.joint) { cost += 0.12 }
      guard !sentence.traits[end].contains(.determiner),
        !sentence.traits[end].contains(.joint) || end == start
      else { continue }
      let range = values.trimMarks(start..<end + 1)
      guard !range.isEmpty, isName || isText(range),
        range.contains(where: { sentence.weights[$0] >= 1 })
      else { continue }
      texts.append((end + 1, sentence.text(of: range), cost))
    }
    return texts
  }

  /// Whether words can be a text to look for: they say more than an amount, and are not the name of a property.
  private func isText(_ range: Range<Int>) -> Bool {
    if sentence.quantities.contains(where: { $0.tokens.overlaps(range) }) { return false }
    let isCounted = { (place: Int) in sentence.numbers.contains { !$0.isOrdinal && $0.tokens.contains(place) }
    }
    guard range.contains(where: { !sentence.isMark[$0] && sentence.weights[$0] >= 1 && !isCounted($0) })
    else {
      return false
    }
    return nameEnd(at: range.lowerBound) != range.upperBound
  }

  /// Whether an amount is compared from a place on: “more than 6”.
  func isComparison(at place: Int) -> Bool {
    hits[place].contains { hit in
      switch hit.role {
      case .comparison, .between: !amounts(at: hit.end).isEmpty
      case .comparative: ends(hit.end, { $0 == .than }).contains { !amounts(at: $0).isEmpty }
      default: false
      }
    }
  }

  /// Where a word for a property of text ends, by its name or by what it is: “title” of what is called a name.
  func textProperty(at place: Int) -> (end: Int, property: FindProperty)? {
    guard place < count, !sentence.isMark[place] else { return nil }
    if let named = named[place].first(where: { properties[$0.property].isText }) {
      return (named.end, properties[named.property])
    }
    let word = sentence.tokens[place].folded
    for role in lexicon.roles.keys.sorted() where lexicon.roles[role]?.contains(word) == true {
      if let property = properties.first(where: { $0.isText && $0.roles.contains(role) }) {
        return (place + 1, property)
      }
    }
    return nil
  }

  private func nameEnd(at place: Int) -> Int? {
    named[place].first { properties[$0.property].isText }?.end
  }

  private func isTitle(_ place: Int) -> Bool {
    place + 1 < count && sentence.tokens[place].text.first?.isUppercase == true
      && sentence.tokens[place + 1].text.first?.isUppercase == true
  }
}
