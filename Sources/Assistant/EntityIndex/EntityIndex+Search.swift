import Foundation
public import IntentWire
import Store

extension EntityIndex {
  /// Finds items of all apps for words as a person types them, the best first.
  ///
  /// A word is found by its beginning, without case and accents; at least half of the words must be there. Among
  /// equally good items those with a higher priority come first.
  ///
  /// - Parameters:
  ///   - limit: The most items; 0 for no limit.
  ///   - apps: The only apps whose items count; `nil` for all.
  public func search(words: String, limit: Int = 0, apps: Set<String>? = nil) throws -> [IndexMatch] {
    guard let query = WordQuery(words) else { return [] }
    let found = try store.indexItems(IndexItemFilter(beginnings: query.beginnings, moment: now()))
    return try best(found.filter { apps?.contains($0.app) ?? true }, query, limit: limit)
  }

  /// Finds items of an app in its own indexes, the best first.
  ///
  /// - Throws: ``WireFault`` when the query or one of its filters cannot be understood; `StoreError`.
  public func search(_ query: IndexQuery, of app: String) throws -> [IndexItem] {
    let filters = try query.filters.map { try self.query($0) }
    func passes(_ item: IndexItem) -> Bool { filters.allSatisfy { $0.matches(item) } }
    var filter = IndexItemFilter(app: app, index: query.index, moment: now())
    switch query.text {
    case .words(let text):
      guard let words = WordQuery(text) else { return [] }
      filter.beginnings = words.beginnings
      let found = try store.indexItems(filter)
      let items = try best(found, words, limit: 0).map(\.item).filter(passes)
      return query.limit > 0 ? Array(items.prefix(query.limit)) : items
    case .expression(let text):
      let expression = try self.query(text)
      let items = try store.indexItems(filter).map { try Self.item($0) }
        .filter { expression.matches($0) && passes($0) }
        .sorted(by: Self.isBetter)
      return query.limit > 0 ? Array(items.prefix(query.limit)) : items
    }
  }

  private func query(_ text: String) throws(WireFault) -> ItemQuery {
    try ItemQuery(text, now: now(), calendar: calendar)
  }

  private func best(
    _ found: [StoredIndexItem], _ query: WordQuery, limit: Int
  ) throws -> [IndexMatch] {
    let matches = try found.compactMap { stored -> IndexMatch? in
      let item = try Self.item(stored)
      guard let score = query.score(SearchableText(item)) else { return nil }
      return IndexMatch(app: stored.app, index: stored.index, item: item, score: score)
    }.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      if Self.isBetter(left.item, right.item) { return true }
      if Self.isBetter(right.item, left.item) { return false }
      return (left.app, left.index) < (right.app, right.index)
    }
    return limit > 0 ? Array(matches.prefix(limit)) : matches
  }

  /// Whether an item comes before another that fits equally well.
  private static func isBetter(_ left: IndexItem, _ right: IndexItem) -> Bool {
    let (mine, theirs) = (rankingHint(left), rankingHint(right))
    if left.priority != right.priority { return left.priority > right.priority }
    return mine == theirs ? left.identifier < right.identifier : mine > theirs
  }

  private static func rankingHint(_ item: IndexItem) -> Double {
    switch item.attributes["rankingHint"] {
    case .integer(let hint): Double(hint)
    case .number(let hint): hint
    default: 0
    }
  }
}
