import Foundation
public import IntentWire
import Store

/// Something that a search for words has found.
public struct IndexMatch: Sendable, Hashable {
  /// The bundle identifier of the app whose item it is.
  public var app: String
  /// The app's name of the index; empty for the one that every app has.
  public var index: String
  /// The item.
  public var item: IndexItem
  /// How well it fits the words, more than 0 and up to 1.
  public var score: Double

  /// Creates a result.
  public init(app: String, index: String, item: IndexItem, score: Double) {
    self.app = app
    self.index = index
    self.item = item
    self.score = score
  }
}

extension EntityIndex {
  /// How many candidates are looked at again, beyond those that are wanted, to see whether their words stand together.
  private static let reserve = 16

  /// Finds items of all apps for words as a person types them, the best first.
  ///
  /// Words are found in whatever form they have, without case and accents; the last one is found by its beginning, and
  /// one that no item has is found by words that are spelled or mean something like it. Items with all words come
  /// before those with some, and at least half must be there. Then it counts in which field a word stands and how well
  /// it fits, whether the words stand together, the item's priority, how old it is, and whether it was opened. Among
  /// equally good items those with a higher priority come first, then newer ones, then those that were indexed later.
  ///
  /// - Parameters:
  ///   - limit: The most items; 0 for no limit.
  ///   - apps: The only apps whose items count; `nil` for all.
  public func search(words: String, limit: Int = 0, apps: Set<String>? = nil) throws -> [IndexMatch] {
    try search(words: words, limit: limit, index: nil, apps: apps, passes: nil)
  }

  /// Finds items of an app in its own indexes, the best first.
  ///
  /// - Throws: ``WireFault`` when the query or one of its filters cannot be understood; `StoreError`.
  public func search(_ query: IndexQuery, of app: String) throws -> [IndexItem] {
    let filters = try query.filters.map { try self.query($0) }
    func passes(_ item: IndexItem) -> Bool { filters.allSatisfy { $0.matches(item) } }
    switch query.text {
    case .words(let text):
      return try search(
        words: text, limit: filters.isEmpty ? query.limit : 0, index: query.index, apps: [app],
        passes: filters.isEmpty ? nil : passes
      ).prefix(query.limit > 0 ? query.limit : .max).map(\.item)
    case .expression(let text):
      let expression = try self.query(text)
      var items: [IndexItem] = []
      for stored in try storedItems(of: app, index: query.index, expression.narrowing) {
        let item = try Self.item(stored)
        if expression.matches(item), passes(item) { items.append(item) }
      }
      items.sort(by: Self.isBetter)
      return query.limit > 0 ? Array(items.prefix(query.limit)) : items
    }
  }

  private func query(_ text: String) throws(WireFault) -> ItemQuery {
    try ItemQuery(text, now: now(), calendar: calendar)
  }

  private func search(
    words text: String, limit: Int, index: String?, apps: Set<String>?,
    passes: ((IndexItem) -> Bool)?
  ) throws -> [IndexMatch] {
    guard let query = WordQuery(text) else { return [] }
    let moment = now()
    let wanted = limit > 0 ? limit : Int.max
    let more = limit > 0 ? query.words.count > 1 ? limit + Self.reserve : limit : Int.max
    let (candidates, sources, whole, isLean) = try engine.withState { state in
      let scope = state.scope(at: moment, apps: apps, index: index)
      try state.prepare(today: scope.today, store)
      let searcher = Self.searcher(query.wanted, state, scope)
      var found = searcher.best(more)
      if found.count < wanted {
        found = try withSplitWords(found, query, searcher, state, scope, limit: more)
      }
      guard found.count < (limit > 0 ? min(limit, Self.few) : 1), let meanings = MeaningTable.shared else {
        return (found, state.sources, searcher.whole, false)
      }
      let meant = searcher.words.map { word in
        var word = word
        word.others += meanings.nearest(to: word)
        return word
      }
      let wider = Searcher(meant, state.segments, scope)
      return (wider.best(limit > 0 ? more : Self.few * 2), state.sources, wider.whole, true)
    }
    return try matches(candidates, query, whole, sources, at: moment, limit: wanted, isLean: isLean, passes)
  }

  /// When fewer items than this are found by their words, others are looked for by their meaning.
  private static let few = 5
  /// Words that fewer items have than this may be misspelled.
  private static let rare = 3

  /// A searcher for words; those that hardly any item has stand for words that are spelled like them as well.
  static func searcher(_ words: [QueryWord], _ state: EngineState, _ scope: SearchScope) -> Searcher {
    let searcher = Searcher(words, state.segments, scope)
    var isChanged = false
    let spelled = zip(words, searcher.frequencies).map { word, frequency in
      guard frequency < rare, let finder = TypoFinder(word) else { return word }
      var found: [[UInt8]: Int] = [:]
      for live in state.segments {
        for (term, factor) in finder.terms(in: live.segment) {
          let bytes = Array(live.segment.term(term))
          found[bytes] = max(found[bytes] ?? 0, factor)
        }
      }
      guard !found.isEmpty else { return word }
      isChanged = true
      var word = word
      word.others += found.sorted {
        $0.value == $1.value ? $0.key.lexicographicallyPrecedes($1.key) : $0.value > $1.value
      }.prefix(64).map { (bytes: $0.key, factor: $0.value) }
      return word
    }
    return isChanged ? Searcher(spelled, state.segments, scope) : searcher
  }

  /// Looks at candidates again, and puts the best into their final order.
  private func matches(
    _ candidates: [Candidate], _ query: WordQuery, _ whole: Int, _ sources: [IndexSource], at moment: Date,
    limit: Int, isLean: Bool, _ passes: ((IndexItem) -> Bool)?
  ) throws -> [IndexMatch] {
    let stored = try store.indexItems(keys: candidates.map(\.key))
    let names = Dictionary(uniqueKeysWithValues: sources.map { ($0.number, $0) })
    var found: [(candidate: Candidate, row: StoredIndexItem)] = []
    found.reserveCapacity(candidates.count)
    let phrase = PhraseFinder(query)
    let meaning = isLean ? MeaningTable.shared : nil
    let direction = meaning?.direction(query.words.joined(separator: " ")) ?? []
    for var candidate in candidates {
      // What another process removed in between is not there any more.
      guard let row = stored[candidate.key], row.expires > moment, names[row.source] != nil else { continue }
      if query.words.count > 1 {
        let (isWhole, worth) = phrase.together(row)
        candidate.score = isWhole ? max(candidate.score, 2 * Worth.unit * whole) : candidate.score
        candidate.score += worth * whole
      }
      if let meaning {
        let likeness = meaning.likeness(direction, try Self.item(row).displayTitle)
        candidate.score += Int(likeness * Float(Worth.meaning)) * whole
      }
      found.append((candidate, row))
    }
    if query.words.count > 1 || isLean { found.sort { Candidate.isBetter($0.candidate, $1.candidate) } }
    var matches: [IndexMatch] = []
    for (candidate, row) in found {
      guard matches.count < limit else { break }
      let item = try Self.item(row)
      guard passes?(item) ?? true, let source = names[row.source] else { continue }
      let score = Double(candidate.score) / Double(Worth.best * whole)
      matches.append(
        IndexMatch(app: source.app, index: source.index, item: item, score: min(1, max(1e-6, score))))
    }
    return matches
  }

  /// Whether an item comes before another that fits equally well.
  private static func isBetter(_ left: IndexItem, _ right: IndexItem) -> Bool {
    let (mine, theirs) = (left.rankingHint, right.rankingHint)
    if left.priority != right.priority { return left.priority > right.priority }
    return mine == theirs ? left.identifier < right.identifier : mine > theirs
  }
}

extension EngineState {
  /// Where a search looks at a moment.
  func scope(at moment: Date, apps: Set<String>?, index: String?) -> SearchScope {
    let second = moment.timeIntervalSinceReferenceDate.rounded(.down)
    var scope = SearchScope(
      second: UInt32(min(Double(UInt32.max) - 1, max(0, second))), today: Worth.day(moment), sources: nil)
    if apps != nil || index != nil {
      var admitted = [Bool](repeating: false, count: (sources.map(\.number).max() ?? 0) + 1)
      for source in sources
      where apps?.contains(source.app) ?? true && (index == nil || source.index == index) {
        admitted[source.number] = true
      }
      scope.sources = admitted
    }
    return scope
  }
}
