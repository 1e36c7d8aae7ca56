import IntentWire
import Language

// Conditions on texts, and what apps know.
extension FindPieces {
  static func equal(_ property: FindProperty, _ value: IntentValue, _ text: String) -> FindCondition {
    FindCondition(property.name, property.isList ? .contains : .equalTo, [value], said: text)
  }

  /// Texts behind the name of a property: “name contains falls”, “author Orwell”.
  ///
  /// - Parameter isCompared: Whether a word must say how they are compared.
  func texts(_ property: FindProperty, _ start: Int, isCompared: Bool = false) -> [Found] {
    guard start < source.count else { return [] }
    var found: [Found] =
      isCompared
      ? []
      : source.texts(at: start).map { text in
        (text.end, condition(property, property.textComparison, text.text), text.cost + FindCost.guess)
      }
    for hit in source.hits[start] {
      guard case .text(let comparison) = hit.role else { continue }
      let meant = comparison == .equalTo && property.isList ? .contains : comparison
      found += source.texts(at: hit.end, isName: meant == .equalTo)
        .map { ($0.end, condition(property, meant, $0.text), $0.cost) }
    }
    return found
  }

  /// The same with several texts of which any will do: “name contains falls or ridge”.
  mutating func addAlternatives(_ property: FindProperty, _ place: Int, _ start: Int, isNegated: Bool) {
    for hit in start < source.count ? source.hits[start] : [] {
      guard case .text(let comparison) = hit.role else { continue }
      let meant = comparison == .equalTo && property.isList ? .contains : comparison
      for found in source.alternatives(at: hit.end, isName: meant == .equalTo) where found.texts.count > 1 {
        add(found, place, property, meant, isNegated: isNegated)
      }
    }
  }

  /// Adds the condition that a property has one of some texts, or none of them.
  private mutating func add(
    _ found: FindSentence.Texts, _ place: Int, end: Int? = nil, extra: Float = 0, _ property: FindProperty,
    _ comparison: EntitySearch.Comparison, isNegated: Bool
  ) {
    let wanted = found.texts.map { condition(property, comparison, $0) }
    let meaning: FindPiece.Meaning =
      isNegated
      ? .conditions(wanted.map(\.negated)) : wanted.count > 1 ? .alternatives(wanted) : .conditions(wanted)
    add(place..<(end ?? found.end), found.cost + extra, meaning)
  }

  private func condition(
    _ property: FindProperty, _ comparison: EntitySearch.Comparison, _ text: String
  ) -> FindCondition {
    FindCondition(property.name, comparison, [.string(text)])
  }

  /// “by Orwell”, “about Lisbon”, “with waterfalls”, “in Utah”.
  mutating func addLinks(_ place: Int) {
    for hit in source.hits[place] {
      if case .text(let comparison) = hit.role, comparison != .equalTo {
        // “which trails contain falls in their name”
        for text in source.alternatives(at: hit.end) where !isAmount(hit.end..<text.end) {
          guard let (end, own) = propertyBehind(text.end) else { continue }
          let meant = own.comparisons?.contains(comparison) ?? true ? comparison : own.textComparison
          add(text, place, end: end, own, meant, isNegated: false)
        }
      }
      guard case .link(let number) = hit.role, !source.isComparison(at: place) else { continue }
      let link = source.lexicon.links[number]
      // What the app knows is meant before any other text.
      for property in properties {
        for known in source.known(at: skippingArticle(hit.end), property) {
          let condition = Self.equal(property, known.value, known.text)
          add(
            place..<known.end, FindCost.known,
            .conditions([link.negated == true ? condition.negated : condition]))
        }
      }
      let fitting = link.roles.enumerated().compactMap { rank, role in
        properties.first { $0.isText && $0.roles.contains(role) }.map { (rank, $0) }
      }
      guard let (rank, property) = fitting.first else { continue }
      let comparison =
        link.comparison.flatMap(EntitySearch.Comparison.init)
        ?? property.textComparison
      let isNegated = link.negated == true
      for text in source.alternatives(at: hit.end, isName: link.exact == true)
      where !isAmount(hit.end..<text.end) {
        // “with falls in the name”: the property is named behind the text.
        if let (end, own) = propertyBehind(text.end) {
          add(text, place, end: end, own, own.textComparison, isNegated: isNegated)
        }
        add(text, place, extra: Float(rank) * 0.03, property, comparison, isNegated: isNegated)
      }
    }
  }

  /// Whether words are an amount and no text, or say how something is: “under 30 minutes” and “that are short” name no
  /// place.
  private func isAmount(_ tokens: Range<Int>) -> Bool {
    if sentence.quantities.contains(where: { $0.tokens == tokens }) { return true }
    return source.hits[tokens.lowerBound].contains { hit in
      guard case .base(let adjective, _) = hit.role, hit.end == tokens.upperBound else { return false }
      return !source.properties(for: adjective).isEmpty
    }
  }

  /// The property of text that is named behind a text: “in the name”.
  private func propertyBehind(_ place: Int) -> (end: Int, property: FindProperty)? {
    let isLink: (FindLexicon.Role) -> Bool = { if case .link = $0 { true } else { false } }
    guard let link = source.ends(place, isLink).min() else { return nil }
    return source.textProperty(at: skippingArticle(link))
  }

  func skippingArticle(_ place: Int) -> Int {
    place < source.count && sentence.traits[place].contains(.determiner) ? place + 1 : place
  }

  /// Cases and entities by their names alone: “easy trails”.
  mutating func addKnown(_ place: Int) {
    for property in properties {
      for known in source.known(at: place, property) {
        add(place..<known.end, FindCost.typed, .conditions([Self.equal(property, known.value, known.text)]))
      }
    }
  }
}
