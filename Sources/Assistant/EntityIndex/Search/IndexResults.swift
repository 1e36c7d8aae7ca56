public import IntentWire
import Store

/// What a search has found, with how it is spread over apps and kinds of things.
public struct IndexResults: Sendable {
  /// How many items of a group were found.
  public struct Facet: Sendable, Hashable {
    /// The app's bundle identifier, or the name of the kind; empty for items that say none.
    public var name: String
    /// How many.
    public var count: Int

    /// Creates a count.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The best of what was found, the best first.
  public var matches: [IndexMatch]
  /// How many items have enough of the words.
  public var total: Int
  /// How many of them each app has, the most first.
  public var apps: [Facet]
  /// How many of them each kind has, the most first.
  public var kinds: [Facet]

  /// Creates results.
  public init(matches: [IndexMatch], total: Int, apps: [Facet], kinds: [Facet]) {
    self.matches = matches
    self.total = total
    self.apps = apps
    self.kinds = kinds
  }
}

extension EntityIndex {
  /// Finds items as ``search(words:limit:apps:)`` does, and counts everything that has enough of the words.
  public func results(words text: String, limit: Int = 20, apps: Set<String>? = nil) throws -> IndexResults {
    let matches = try search(words: text, limit: limit, apps: apps)
    guard let query = WordQuery(text), !matches.isEmpty else {
      return IndexResults(matches: matches, total: 0, apps: [], kinds: [])
    }
    var bySource: [UInt32: Int] = [:]
    var byKind: [UInt32: Int] = [:]
    let sources = try engine.withState { state in
      let scope = state.scope(at: now(), apps: apps, index: nil)
      try state.prepare(today: scope.today, store)
      Self.searcher(query.wanted, state, scope).forEachMatch { live, document in
        bySource[live.segment.sources[document], default: 0] += 1
        byKind[live.segment.kinds[document], default: 0] += 1
      }
      return state.sources
    }
    let names = Dictionary(
      uniqueKeysWithValues: sources.map { (UInt32(truncatingIfNeeded: $0.number), $0.app) })
    let kinds = try store.indexKinds()
    func facets(_ counts: [(String, Int)]) -> [IndexResults.Facet] {
      Dictionary(counts, uniquingKeysWith: +).map { IndexResults.Facet(name: $0, count: $1) }
        .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
    }
    // What was found by its meaning has none of the words, and is counted by itself.
    if bySource.isEmpty {
      return IndexResults(
        matches: matches, total: matches.count, apps: facets(matches.map { ($0.app, 1) }),
        kinds: facets(matches.map { ($0.item.kindName, 1) }))
    }
    return IndexResults(
      matches: matches, total: max(bySource.values.reduce(0, +), matches.count),
      apps: facets(bySource.map { (names[$0.key] ?? "", $0.value) }),
      kinds: facets(byKind.map { (kinds[Int($0.key)] ?? "", $0.value) }))
  }

  /// Ways in which words can go on, from the names of what they find, the best first.
  ///
  /// - Parameter limit: The most suggestions.
  public func suggestions(for typed: String, limit: Int = 5, apps: Set<String>? = nil) throws -> [String] {
    guard limit > 0, let query = WordQuery(typed), let last = query.words.last, query.isOpen else {
      return []
    }
    let matches = try search(words: typed, limit: 50, apps: apps)
    var seen: Set<String> = []
    var suggestions: [String] = []
    func add(_ words: [String]) {
      let text = words.joined(separator: " ")
      if suggestions.count < limit, words != query.words, seen.insert(text).inserted {
        suggestions.append(text)
      }
    }
    let names = matches.flatMap { SearchableText($0.item).names }
    for name in names where name.count >= query.words.count {
      if name.prefix(query.words.count - 1).elementsEqual(query.words.dropLast()),
        name[query.words.count - 1].hasPrefix(last)
      {
        add(name)
      }
    }
    for word in names.joined() where word.hasPrefix(last) { add(query.words.dropLast() + [word]) }
    return suggestions
  }

  /// The names of an item with the words that were looked for, and the part of its text where they stand.
  ///
  /// - Returns: The name; and a part of another text, `nil` when the item has none.
  public func snippet(
    of item: IndexItem, for text: String
  ) -> (title: IndexSnippet, text: IndexSnippet?)? {
    guard let query = WordQuery(text) else { return nil }
    var others: Set<String> = []
    for word in query.wanted {
      for near in MeaningTable.shared?.nearest(to: word) ?? [] {
        others.insert(String(decoding: near.bytes, as: UTF8.self))
      }
    }
    // Words that only mean the same are marked where there is nothing better.
    let plain = Highlighter(query)
    func best(_ text: String, _ find: (Highlighter) -> IndexSnippet) -> IndexSnippet {
      let found = find(plain)
      return found.highlights.isEmpty ? find(Highlighter(query, others: others)) : found
    }
    let title = best(item.displayTitle) { $0.highlight(item.displayTitle) }
    var texts: [String] = []
    for name in ["contentDescription", "textContent", "keywords", "comment", "namedLocation"] {
      let parts = item.attributes[name]?.elements.compactMap(\.text) ?? []
      if !parts.isEmpty { texts.append(parts.joined(separator: ", ")) }
    }
    if let subtitle = item.entity?.display.subtitle { texts.append(subtitle) }
    let snippets = texts.map { text in best(text) { $0.snippet(text) } }
    return (title, snippets.first { !$0.highlights.isEmpty } ?? snippets.first)
  }

  /// Notes that a person opened something that was found; it rises in later searches.
  public func noteOpening(of match: IndexMatch) throws {
    try noteOpening(of: match.item.identifier, index: match.index, app: match.app)
  }

  /// Notes that a person opened an item of an app's index; it rises in later searches.
  public func noteOpening(of identifier: String, index: String, app: String) throws {
    try store.noteIndexUse(identifier, index: index, of: app, at: now())
  }
}

extension EntityIndex {
  /// Notes that a person chose an item in its own app; it rises in later searches.
  ///
  /// An identifier that the app has in several of its indexes counts in each; one that it does not have is passed over.
  public func noteOpening(of identifier: String, of app: String) throws {
    let sources = try engine.withState { state in
      let sources = state.sources.filter { $0.app == app }
      let found = try state.find(sources.map { ($0.number, identifier) }, store)
      return found.map { sources[$0.number] }
    }
    for source in sources { try store.noteIndexUse(identifier, index: source.index, of: app, at: now()) }
  }
}

extension IndexItem {
  /// What a person reads of the item.
  var displayTitle: String {
    for name in ["displayName", "title", "alternateNames"] {
      if let text = attributes[name]?.elements.first?.text, !text.isEmpty { return text }
    }
    return entity?.display.title ?? identifier
  }
}
