import IntentWire
import Language

// Conditions on dates.
extension FindPieces {
  /// “created last week”, “before Friday”, “due tomorrow”, “from 2019”.
  mutating func addDates(_ place: Int) {
    for hit in source.hits[place] {
      guard case .dateVerb(let role) = hit.role, let index = source.dateProperties(role).first else {
        continue
      }
      let start = source.skipping(hit.end) { $0 == .filler }
      for found in dated(properties[index], start) {
        add(place..<found.end, found.cost, .conditions([found.condition]))
      }
    }
    guard let index = source.plainDate else { return }
    for found in dated(properties[index], place) {
      add(place..<found.end, found.cost + FindCost.piece, .conditions([found.condition]))
    }
  }

  /// The dates that begin at a place, with what stands before them.
  func dated(_ property: FindProperty, _ start: Int) -> [Found] {
    guard [.date, .dateRange].contains(property.type), start < source.count else { return [] }
    var found: [Found] = []
    func add(_ place: Int, _ comparison: EntitySearch.Comparison, years: Bool) {
      guard let date = source.date(at: place, property) ?? (years ? source.year(at: place) : nil) else {
        return
      }
      found.append((date.end, source.condition(property, comparison, date.value), FindCost.typed))
    }
    add(start, .equalTo, years: false)
    for hit in source.hits[start] {
      switch hit.role {
      case .date(let comparison):
        let place =
          hit.end < source.count && sentence.traits[hit.end].contains(.determiner) ? hit.end + 1 : hit.end
        add(hit.end, comparison, years: true)
        if place != hit.end { add(place, comparison, years: true) }
      case .comparative(let adjective, let isRising):
        guard source.lexicon.adjectives[adjective].dimensions.contains("date") else { continue }
        for place in source.ends(hit.end, { $0 == .than }) {
          add(place, isRising ? .greaterThan : .lessThan, years: true)
        }
      case .between:
        guard let first = source.date(at: hit.end, property) ?? source.year(at: hit.end) else { continue }
        for place in source.ends(first.end, { $0 == .to }) {
          guard let last = source.date(at: place, property) ?? source.year(at: place) else { continue }
          let span = DateExpression.range(first.value.start, last.value.end)
          found.append((last.end, source.condition(property, .equalTo, span), FindCost.typed))
        }
      default: break
      }
    }
    return found
  }
}
