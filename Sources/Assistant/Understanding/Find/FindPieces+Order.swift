import IntentWire
import Language

// Order and number.
extension FindPieces {
  mutating func addOrder(_ place: Int) {
    for hit in source.hits[place] {
      let tokens = place..<hit.end
      switch hit.role {
      case .superlative(let adjective, let isRising):
        guard let index = source.properties(for: adjective).first else { continue }
        let order = EntitySearch.Order(properties[index].name, isAscending: !isRising)
        add(tokens, FindCost.typed, .order(order, isSuperlative: true))
        for end in source.ends(hit.end, { $0 == .first }) {
          add(place..<end, FindCost.typed, .order(order, isSuperlative: false))
        }
        addSuperlative(place, hit.end, isRising: isRising)
      case .base(let adjective, let isRising):
        // “Short trails” are the shortest first; how short is said by a number, where one follows.
        guard let index = source.properties(for: adjective).first, !hasAmount(after: place),
          properties[index].isOrdered, skippingArticle(hit.end) == hit.end
        else { continue }
        let order = EntitySearch.Order(properties[index].name, isAscending: !isRising)
        add(tokens, FindCost.typed + FindCost.guess, .order(order, isSuperlative: false))
      case .most, .least: addMost(place, hit.end, isMost: hit.role == .most)
      case .top, .last: addTop(place, hit)
      case .between: addRun(place, hit.end)
      case .sort: addSort(place, hit.end)
      case .alphabetically:
        guard let name = properties.first(where: { $0.roles.contains("title") && $0.isText }) else {
          continue
        }
        add(tokens, FindCost.typed, .order(EntitySearch.Order(name.name), isSuperlative: false))
      case .ascending: add(tokens, FindCost.typed, .direction(isAscending: true))
      case .descending: add(tokens, FindCost.typed, .direction(isAscending: false))
      default: break
      }
    }
    // “which trail climbs the most”
    for (end, index) in source.named[place] where properties[index].isOrdered {
      for isMost in [true, false] {
        for last in source.ends(end, { $0 == (isMost ? .most : .least) }) {
          let order = EntitySearch.Order(properties[index].name, isAscending: !isMost)
          add(place..<last, FindCost.typed, .order(order, isSuperlative: true))
        }
      }
    }
    if let number = source.number(at: place), !number.isOrdinal, place < anchor.tokens.lowerBound,
      let limit = Int(exactly: number.value), (1...500).contains(limit)
    {
      add(place..<number.end, FindCost.typed + FindCost.piece, .limit(limit))
    }
  }

  /// Whether an amount follows.
  func hasAmount(after place: Int) -> Bool {
    sentence.quantities.contains { $0.tokens.lowerBound > place }
  }

  /// “most expensive”, “with the most pages”.
  private mutating func addMost(_ place: Int, _ end: Int, isMost: Bool) {
    guard end < source.count else { return }
    for next in source.hits[end] {
      guard case .base(let adjective, let isRising) = next.role,
        let index = source.properties(for: adjective).first
      else { continue }
      let order = EntitySearch.Order(properties[index].name, isAscending: isMost != isRising)
      add(place..<next.end, FindCost.typed, .order(order, isSuperlative: true))
    }
    for (next, index) in source.named[end] where properties[index].isOrdered {
      let order = EntitySearch.Order(properties[index].name, isAscending: !isMost)
      add(place..<next, FindCost.typed, .order(order, isSuperlative: true))
    }
  }

  /// “the biggest climb”, “steepest climb first”: the property stands behind the adjective.
  private mutating func addSuperlative(_ place: Int, _ end: Int, isRising: Bool) {
    for (next, index) in end < source.count ? source.named[end] : [] where properties[index].isOrdered {
      let order = EntitySearch.Order(properties[index].name, isAscending: !isRising)
      add(place..<next, FindCost.typed, .order(order, isSuperlative: true))
      for last in source.ends(next, { $0 == .first }) {
        add(place..<last, FindCost.typed, .order(order, isSuperlative: false))
      }
    }
  }

  /// “from shortest to longest”.
  private mutating func addRun(_ place: Int, _ start: Int) {
    guard start < source.count else { return }
    for hit in source.hits[start] {
      guard case .superlative(let adjective, let isRising) = hit.role,
        let to = source.ends(hit.end, { $0 == .to }).max(), to < source.count,
        let last = source.hits[to].first(where: {
          $0.role == .superlative(adjective: adjective, isRising: !isRising)
        }),
        let index = source.properties(for: adjective).first
      else { continue }
      let order = EntitySearch.Order(properties[index].name, isAscending: !isRising)
      add(place..<last.end, FindCost.typed, .order(order, isSuperlative: false))
    }
  }

  /// “top 5”, “the last three”, “the last one”.
  private mutating func addTop(_ place: Int, _ hit: FindLexicon.Hit) {
    let number = source.number(at: hit.end).flatMap { number in
      Int(exactly: number.value).flatMap { (1...500).contains($0) ? (number.end, $0) : nil }
    }
    guard place < anchor.tokens.lowerBound else { return }
    if let (end, limit) = number { add(place..<end, FindCost.typed, .limit(limit)) }
    guard hit.role == .last, let index = source.plainDate else { return }
    let order = EntitySearch.Order(properties[index].name, isAscending: false)
    add(place..<hit.end, FindCost.typed, .order(order, isSuperlative: true))
  }

  /// “sorted by length, longest first”.
  private mutating func addSort(_ place: Int, _ end: Int) {
    let start = skippingArticle(end)
    guard start < source.count else { return }
    for (next, index) in source.named[start] {
      add(
        place..<next, FindCost.typed, .order(EntitySearch.Order(properties[index].name), isSuperlative: false)
      )
    }
    for hit in source.hits[start] {
      let adjective: (Int, Bool)? =
        switch hit.role {
        case .base(let number, let isRising), .superlative(let number, let isRising): (number, isRising)
        default: nil
        }
      guard let (number, isRising) = adjective, let index = source.properties(for: number).first else {
        continue
      }
      let order = EntitySearch.Order(properties[index].name, isAscending: !isRising)
      let last = source.ends(hit.end, { $0 == .first }).max() ?? hit.end
      add(place..<last, FindCost.typed, .order(order, isSuperlative: false))
    }
    // “by date” fits every property that holds one; “by length” every one that measures it.
    let word = sentence.tokens[start].folded
    for index in properties.indices where properties[index].words.contains(word) {
      add(
        place..<start + 1, FindCost.typed + FindCost.guess,
        .order(EntitySearch.Order(properties[index].name), isSuperlative: false))
    }
    for adjective in source.lexicon.adjectives.indices
    where source.lexicon.adjectives[adjective].words.contains(word) {
      guard let index = source.properties(for: adjective).first else { continue }
      add(
        place..<start + 1, FindCost.typed + 2 * FindCost.guess,
        .order(EntitySearch.Order(properties[index].name), isSuperlative: false))
    }
  }
}
