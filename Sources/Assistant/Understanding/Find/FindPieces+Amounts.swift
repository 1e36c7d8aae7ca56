import IntentWire
import Language

// Amounts whose property nobody named.
extension FindPieces {
  /// Amounts without a property: “shorter than 5 miles”, “under $20”, “5 miles or less”, “at least 3 stars”.
  mutating func addUnnamed(_ place: Int) {
    for hit in source.hits[place] {
      switch hit.role {
      case .comparison(let comparison):
        addAmount(place, hit.end, comparison, nil)
      case .comparative(let adjective, let isRising):
        guard let than = source.ends(hit.end, { $0 == .than }).max() else { continue }
        addAmount(place, than, isRising ? .greaterThan : .lessThan, (adjective, isRising))
      case .more, .less:
        for next in source.hits[hit.end..<min(hit.end + 1, source.count)].joined() {
          guard case .base(let adjective, let rising) = next.role,
            let than = source.ends(next.end, { $0 == .than }).max()
          else { continue }
          let isRising = (hit.role == .more) == rising
          addAmount(place, than, isRising ? .greaterThan : .lessThan, (adjective, isRising))
        }
      case .between:
        for span in spans(hit.end, { _ in true }) {
          add(place..<afterUnit(span.end), span.cost, .conditions([span.condition]))
        }
      default: break
      }
    }
    addAmount(place, place, nil, nil)
  }

  private mutating func addAmount(
    _ place: Int, _ start: Int, _ comparison: EntitySearch.Comparison?,
    _ adjective: (number: Int, isRising: Bool)?
  ) {
    let words = adjective.map { source.lexicon.adjectives[$0.number] }
    for amount in source.amounts(at: start) {
      // “older than 3 years” is said of a date.
      if let adjective, words?.dimensions.contains("date") == true,
        case .quantity(.duration(let seconds)) = amount.kind, let index = source.plainDate
      {
        let condition = source.condition(properties[index], isOlder: !adjective.isRising, seconds: seconds)
        add(place..<amount.end, FindCost.typed, .conditions([condition]))
      }
      let bound = bounded(amount.end, comparison ?? .equalTo)
      // “at least 3 stars”, “1000 feet of elevation gain”: the property stands behind the number.
      let link = bound.end < source.count && ["of", "in"].contains(sentence.tokens[bound.end].folded) ? 1 : 0
      for (end, index) in bound.end + link < source.count ? source.named[bound.end + link] : []
      where properties[index].isOrdered {
        guard let value = source.value(amount, for: properties[index]) else { continue }
        let tail = bounded(end, bound.comparison)
        let condition = FindCondition(
          properties[index].name, tail.comparison, [value.value], said: value.said)
        add(place..<tail.end, FindCost.typed, .conditions([condition]))
      }
      // “500 calories”: the unit is the name of the property.
      for inner in start + 1..<max(amount.end, start + 1) {
        for (end, index) in source.named[inner] where end == amount.end && properties[index].isNumber {
          guard let number = source.number(at: start) else { continue }
          let plain = FindAmount(kind: .number(number.value), end: end)
          guard let value = source.value(plain, for: properties[index]) else { continue }
          let condition = FindCondition(properties[index].name, bound.comparison, [value.value])
          add(place..<bound.end, FindCost.typed, .conditions([condition]))
        }
      }
      // A bare number without a comparison is a count of things.
      if case .number = amount.kind, comparison == nil { continue }
      guard comparison != nil || bound.end > amount.end || adjective != nil || isQuantity(amount) else {
        continue
      }
      let said = said(after: bound.end)
      let candidates = source.properties(for: amount, words ?? said.map { source.lexicon.adjectives[$0] })
      for (rank, index) in candidates.prefix(2).enumerated() {
        guard let value = source.value(amount, for: properties[index]) else { continue }
        let condition = FindCondition(
          properties[index].name, bound.comparison, [value.value], said: value.said)
        let doubt = Float(rank) * FindCost.guess + (isQuantity(amount) ? 0 : FindCost.guess)
        add(place..<afterUnit(bound.end), FindCost.typed + doubt, .conditions([condition]))
      }
    }
  }

  private func isQuantity(_ amount: FindAmount) -> Bool {
    if case .quantity = amount.kind { true } else { false }
  }

  /// The adjective behind an amount: “5 miles long”.
  private func said(after place: Int) -> Int? {
    guard place < source.count else { return nil }
    for hit in source.hits[place] { if case .base(let adjective, _) = hit.role { return adjective } }
    return nil
  }

  /// The place after the adjective that may stand behind an amount.
  private func afterUnit(_ place: Int) -> Int {
    guard place < source.count else { return place }
    for hit in source.hits[place] { if case .base = hit.role { return hit.end } }
    return place
  }
}
