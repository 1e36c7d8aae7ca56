import Foundation
import IntentWire
import Language

/// Finds the pieces of a request for things of one type.
struct FindPieces {
  let source: FindSentence
  let anchor: FindIndex.Anchor
  let mention: AppMention?
  private(set) var pieces: [[FindPiece]]

  private var sentence: Sentence { source.sentence }
  private var properties: [FindProperty] { source.properties }

  init(_ source: FindSentence, anchor: FindIndex.Anchor, mention: AppMention?) {
    self.source = source
    self.anchor = anchor
    self.mention = mention
    pieces = [[FindPiece]](repeating: [], count: source.count)
    for place in 0..<source.count { collect(place) }
  }

  /// Adds a piece, unless it overlaps the name of the things or of the app.
  private mutating func add(_ tokens: Range<Int>, _ cost: Float, _ meaning: FindPiece.Meaning) {
    guard !tokens.isEmpty, tokens.upperBound <= source.count, !tokens.overlaps(anchor.tokens),
      !(mention.map { $0.span.overlaps(tokens) } ?? false)
    else { return }
    pieces[tokens.lowerBound].append(
      FindPiece(tokens: tokens, cost: cost + FindCost.piece, meaning: meaning))
  }

  private mutating func collect(_ place: Int) {
    if place == anchor.tokens.lowerBound {
      pieces[place].append(FindPiece(tokens: anchor.tokens, cost: 0, meaning: .noun))
    }
    if let mention, place == mention.span.lowerBound {
      pieces[place].append(FindPiece(tokens: mention.span, cost: 0, meaning: .app))
    }
    guard !sentence.isMark[place] else { return addSymbols(place) }
    addFillers(place)
    addNamed(place)
    addUnnamed(place)
    addDates(place)
    addLinks(place)
    addKnown(place)
    addOrder(place)
  }

  /// Comparisons that are written as marks: “length < 5”.
  private mutating func addSymbols(_ place: Int) {
    add(place..<place + 1, 0, .filler)
  }

  private mutating func addFillers(_ place: Int) {
    let weight = sentence.weights[place]
    add(place..<place + 1, FindCost.unused * weight, .unused)
    if sentence.opening[place] > place, place <= sentence.start {
      add(place..<sentence.opening[place], 0, .filler)
    }
    if sentence.closing[place] > place { add(place..<sentence.closing[place], FindCost.filler, .filler) }
    if !sentence.traits[place].isDisjoint(with: [.light, .determiner]) {
      add(place..<place + 1, FindCost.filler, .filler)
    }
    for hit in source.hits[place] {
      let tokens = place..<hit.end
      switch hit.role {
      case .opening(let isCount):
        if opens(place) { add(tokens, 0, .opening(isCount: isCount)) }
      case .filler: add(tokens, FindCost.filler, .filler)
      case .or: add(tokens, FindCost.filler, .or)
      case .and: add(tokens, FindCost.filler, .and)
      case .not: add(tokens, FindCost.filler, .not)
      default: break
      }
    }
  }

  /// Whether nothing but filler stands before a place.
  private func opens(_ place: Int) -> Bool {
    var index = 0
    while index < place {
      if sentence.isMark[index] || sentence.traits[index].contains(.light) {
        index += 1
      } else if sentence.opening[index] > index {
        index = sentence.opening[index]
      } else if let mention, mention.span.contains(index) {
        index = mention.span.upperBound
      } else {
        return false
      }
    }
    return index >= place
  }

  // MARK: Conditions

  /// “length under 5 miles”, “name contains falls”, “difficulty is easy”, “rating of at least 4”, “paid”.
  private mutating func addNamed(_ place: Int) {
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
      for (tail, condition, cost) in found {
        add(place..<tail, cost, .conditions([isNot == nil ? condition : condition.negated]))
      }
    }
    addNegativePrefix(place)
  }

  /// “unpaid” is what is not paid.
  private mutating func addNegativePrefix(_ place: Int) {
    let word = sentence.tokens[place].folded
    for prefix in source.lexicon.negativePrefixes
    where word.count > prefix.count + 2 && word.hasPrefix(prefix) {
      let rest = String(word.dropFirst(prefix.count))
      for property in properties where property.type == .boolean && property.names.contains([rest]) {
        add(
          place..<place + 1, FindCost.typed,
          .conditions([FindCondition(property.name, .equalTo, [.boolean(false)])]))
      }
    }
  }

  private typealias Found = (end: Int, condition: FindCondition, cost: Float)

  /// Amounts behind the name of a property, with or without a comparison.
  private func ordered(_ property: FindProperty, _ start: Int) -> [Found] {
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
  private func comparisons(_ start: Int) -> [(Int, EntitySearch.Comparison?)] {
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
  private func bounded(
    _ end: Int, _ comparison: EntitySearch.Comparison
  ) -> (end: Int, comparison: EntitySearch.Comparison) {
    if let next = source.ends(end, { $0 == .orLess }).max() { return (next, .lessThanOrEqualTo) }
    if let next = source.ends(end, { $0 == .orMore }).max() { return (next, .greaterThanOrEqualTo) }
    return (end, comparison)
  }

  /// “between 2 and 5 miles”, from the first amount on.
  private func spans(_ place: Int, _ isMeant: (String) -> Bool) -> [Found] {
    guard let first = source.amounts(at: place).first,
      let to = source.ends(first.end, { $0 == .to }).max() ?? markEnd(first.end),
      let second = source.amounts(at: to).first
    else { return [] }
    var candidates = source.properties(for: second, nil).map { properties[$0] }
    candidates += properties.filter { isMeant($0.name) && source.value(second, for: $0) != nil }
    for property in candidates where isMeant(property.name) {
      guard let high = source.value(second, for: property) else { continue }
      var low = source.value(first, for: property)
      // “2 to 5 miles”: the unit is said once.
      if case .number(let number) = first.kind, case .quantity(let quantity) = second.kind {
        low = source.value(
          FindAmount(kind: .quantity(quantity.with(number)), end: first.end), for: property)
      }
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

  /// Amounts without a property: “shorter than 5 miles”, “under $20”, “5 miles or less”, “at least 3 stars”.
  private mutating func addUnnamed(_ place: Int) {
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
        case .quantity(.duration(let seconds)) = amount.kind, let index = source.dateProperties(nil).first
      {
        let condition = source.condition(properties[index], isOlder: !adjective.isRising, seconds: seconds)
        add(place..<amount.end, FindCost.typed, .conditions([condition]))
      }
      let bound = bounded(amount.end, comparison ?? .equalTo)
      // “at least 3 stars”: the property stands behind the number.
      for (end, index) in bound.end < source.count ? source.named[bound.end] : []
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

  // MARK: Dates

  /// “created last week”, “before Friday”, “due tomorrow”, “from 2019”.
  private mutating func addDates(_ place: Int) {
    for hit in source.hits[place] {
      guard case .dateVerb(let role) = hit.role, let index = source.dateProperties(role).first else {
        continue
      }
      let start = source.skipping(hit.end) { $0 == .filler }
      for found in dated(properties[index], start) {
        add(place..<found.end, found.cost, .conditions([found.condition]))
      }
    }
    guard let index = source.dateProperties(nil).first else { return }
    for found in dated(properties[index], place) {
      add(place..<found.end, found.cost + FindCost.piece, .conditions([found.condition]))
    }
  }

  /// The dates that begin at a place, with what stands before them.
  private func dated(_ property: FindProperty, _ start: Int) -> [Found] {
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

  // MARK: Texts and known values

  private static func equal(_ property: FindProperty, _ value: IntentValue, _ text: String) -> FindCondition {
    FindCondition(property.name, property.isList ? .contains : .equalTo, [value], said: text)
  }

  /// Texts behind the name of a property: “name contains falls”, “author Orwell”.
  private func texts(_ property: FindProperty, _ start: Int) -> [Found] {
    guard start < source.count else { return [] }
    var found = source.texts(at: start).map { text in
      (text.end, condition(property, property.textComparison, text.text), text.cost + FindCost.guess)
    }
    for hit in source.hits[start] {
      guard case .text(let comparison) = hit.role else { continue }
      let meant = comparison == .equalTo && property.isList ? .contains : comparison
      found += source.texts(at: hit.end).map { ($0.end, condition(property, meant, $0.text), $0.cost) }
    }
    return found
  }

  private func condition(
    _ property: FindProperty, _ comparison: EntitySearch.Comparison, _ text: String
  ) -> FindCondition {
    FindCondition(property.name, comparison, [.string(text)])
  }

  /// “by Orwell”, “about Lisbon”, “with waterfalls”, “in Utah”.
  private mutating func addLinks(_ place: Int) {
    for hit in source.hits[place] {
      guard case .link(let number) = hit.role else { continue }
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
      for text in source.texts(at: hit.end) {
        // “with falls in the name”: the property is named behind the text.
        if let (end, own) = propertyBehind(text.end) {
          let wanted = condition(own, own.textComparison, text.text)
          add(place..<end, text.cost, .conditions([link.negated == true ? wanted.negated : wanted]))
        }
        let wanted = condition(property, comparison, text.text)
        add(
          place..<text.end, text.cost + Float(rank) * 0.03,
          .conditions([link.negated == true ? wanted.negated : wanted]))
      }
    }
  }

  /// The property of text that is named behind a text: “in the name”.
  private func propertyBehind(_ place: Int) -> (end: Int, property: FindProperty)? {
    let isLink: (FindLexicon.Role) -> Bool = { if case .link = $0 { true } else { false } }
    guard let link = source.ends(place, isLink).min() else { return nil }
    let start = skippingArticle(link)
    guard start < source.count else { return nil }
    return source.named[start].first { properties[$0.property].isText }.map {
      ($0.end, properties[$0.property])
    }
  }

  private func skippingArticle(_ place: Int) -> Int {
    place < source.count && sentence.traits[place].contains(.determiner) ? place + 1 : place
  }

  /// Cases and entities by their names alone: “easy trails”.
  private mutating func addKnown(_ place: Int) {
    for property in properties {
      for known in source.known(at: place, property) {
        add(place..<known.end, FindCost.typed, .conditions([Self.equal(property, known.value, known.text)]))
      }
    }
  }

  // MARK: Order and number

  private mutating func addOrder(_ place: Int) {
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
    if let number = source.number(at: place), !number.isOrdinal, place < anchor.tokens.lowerBound,
      let limit = Int(exactly: number.value), (1...500).contains(limit)
    {
      add(place..<number.end, FindCost.typed + FindCost.piece, .limit(limit))
    }
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
    guard hit.role == .last, let index = source.dateProperties(nil).first else { return }
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

extension Quantity {
  /// The same unit with another number.
  fileprivate func with(_ number: Double) -> Quantity {
    switch self {
    case .measure(_, let unit, let dimension): .measure(value: number, unit: unit, dimension: dimension)
    case .duration(let seconds): .duration(seconds: seconds >= 3_600 ? number * 3_600 : number * 60)
    case .money(_, let currency): .money(amount: Decimal(number), currency: currency)
    case .percent: .percent(number)
    }
  }
}
