import Foundation
import IntentWire
import Language

// Conditions that name their property.
extension FindPieces {
  /// “length under 5 miles”, “name contains falls”, “difficulty is easy”, “rating of at least 4”, “paid”.
  mutating func addNamed(_ place: Int) {
    for (end, index) in source.named[place] {
      let property = properties[index]
      if property.type == .boolean {
        add(
          place..<end, FindCost.typed, .conditions([FindCondition(property.name, .equalTo, [.boolean(true)])])
        )
        continue
      }
      let isWord: (FindLexicon.Role) -> Bool = { $0 == .filler || $0 == .text(.equalTo) }
      let next = source.skipping(end, isWord)
      let isNot = source.ends(next, { $0 == .not }).max()
      let start = isNot.map { source.skipping($0, isWord) } ?? next
      var found = ordered(property, start) + dated(property, start)
      for known in source.known(at: start, property) {
        found.append((known.end, Self.equal(property, known.value, known.text), FindCost.typed))
      }
      if property.isText { found += texts(property, end) + (start > end ? texts(property, start) : []) }
      if property.isText { addAlternatives(property, place, end, isNegated: isNot != nil) }
      for (tail, condition, cost) in found {
        add(place..<tail, cost, .conditions([isNot == nil ? condition : condition.negated]))
      }
    }
    // “Whose title includes pass”, of what is called a name.
    if source.named[place].isEmpty, let (end, property) = source.textProperty(at: place) {
      for found in texts(property, end, isCompared: true) {
        add(place..<found.end, found.cost + FindCost.guess, .conditions([found.condition]))
      }
      addAlternatives(property, place, end, isNegated: false)
    }
    addNegativePrefix(place)
  }

  /// “unpaid” is what is not paid, and “closed” what is not open.
  private mutating func addNegativePrefix(_ place: Int) {
    let word = sentence.tokens[place].folded
    for property in properties where property.opposites.contains(word) && !property.words.contains(word) {
      add(
        place..<place + 1, FindCost.typed,
        .conditions([FindCondition(property.name, .equalTo, [.boolean(false)])]))
    }
    for prefix in source.lexicon.negativePrefixes
    where word.hasPrefix(prefix) && word.count > prefix.count + 2 {
      let rest = String(word.dropFirst(prefix.count))
      for property in properties where property.type == .boolean && property.names.contains([rest]) {
        add(
          place..<place + 1, FindCost.typed,
          .conditions([FindCondition(property.name, .equalTo, [.boolean(false)])]))
      }
    }
  }

  typealias Found = (end: Int, condition: FindCondition, cost: Float)

  /// Amounts behind the name of a property, with or without a comparison.
  func ordered(_ property: FindProperty, _ start: Int) -> [Found] {
    guard property.isOrdered else { return [] }
    var found: [Found] = []
    for (place, comparison) in [(start, nil)] + comparisons(start) {
      for amount in source.amounts(at: place) {
        guard let value = source.value(amount, for: property) else { continue }
        let (end, meant) = bounded(amount.end, comparison ?? .equalTo)
        let condition = FindCondition(property.name, meant, [value.value], said: value.said)
        found.append((end, condition, FindCost.typed))
        if comparison == nil || comparison == .equalTo { continue }
      }
    }
    for place in source.ends(start, { $0 == .between }) { found += spans(place) { $0 == property.name } }
    return found
  }

  /// The comparisons that begin at a place; “than” may follow an adjective that says which: “is longer than”.
  func comparisons(_ start: Int) -> [(Int, EntitySearch.Comparison?)] {
    guard start < source.count else { return [] }
    return source.hits[start].compactMap { hit in
      switch hit.role {
      case .comparison(let comparison): return (hit.end, comparison)
      case .comparative(_, let isRising):
        return source.ends(hit.end, { $0 == .than }).first.map { ($0, isRising ? .greaterThan : .lessThan) }
      default: return nil
      }
    }
  }

  /// An amount with “or less” or “or more” behind it.
  func bounded(
    _ end: Int, _ comparison: EntitySearch.Comparison
  ) -> (end: Int, comparison: EntitySearch.Comparison) {
    // “Over 3 miles and under 6” compares twice.
    let isBound = { (next: Int) in source.amounts(at: next).isEmpty }
    if let next = source.ends(end, { $0 == .orLess }).filter(isBound).max() {
      return (next, .lessThanOrEqualTo)
    }
    if let next = source.ends(end, { $0 == .orMore }).filter(isBound).max() {
      return (next, .greaterThanOrEqualTo)
    }
    return (end, comparison)
  }

  /// “between 2 and 5 miles”, from the first amount on.
  func spans(_ place: Int, _ isMeant: (String) -> Bool) -> [Found] {
    guard let first = source.amounts(at: place).first,
      let to = source.ends(first.end, { $0 == .to }).max() ?? markEnd(first.end),
      let second = source.amounts(at: to).first
    else { return [] }
    var candidates = source.properties(for: second, nil).map { properties[$0] }
    candidates += properties.filter { isMeant($0.name) && source.value(second, for: $0) != nil }
    for property in candidates where isMeant(property.name) {
      guard let high = source.value(second, for: property) else { continue }
      // “2 to 5 miles”: the unit is said once.
      let low = source.value(first, for: property)
      guard let low else { continue }
      let said = [low, high].map { $0.said ?? $0.value.displayText }.joined(separator: " and ")
      return [
        (
          second.end, FindCondition(property.name, .isBetween, [low.value, high.value], said: said),
          FindCost.typed
        )
      ]
    }
    return []
  }

  private func markEnd(_ place: Int) -> Int? {
    place < source.count && ["-", "–"].contains(sentence.tokens[place].folded) ? place + 1 : nil
  }
}
