public import Foundation
public import IntentWire
public import Store

/// What apps hand to the assistant so that a person finds it: an index of items with their attributes.
///
/// The items lie in the store. Beside it, the words by which they are found are laid out for searching, in files that
/// are made again from the store when they are lost. An item that is not indexed again is forgotten when it expires, a
/// month later unless the app says otherwise.
///
/// Values of the same origin share what is laid out; keep one and change its clock with ``at(_:)`` rather than
/// creating others.
public struct EntityIndex: Sendable {
  /// How long an item is kept that says nothing about it, in seconds: 30 days.
  public static let lifetime: TimeInterval = 30 * 86_400

  let store: Store
  let engine: IndexEngine
  let now: @Sendable () -> Date
  let calendar: Calendar

  /// Creates an index on a store.
  ///
  /// - Parameters:
  ///   - calendar: Says when a day or a week begins, for queries such as `$time.today`.
  ///   - now: The present moment.
  ///   - log: Told what went wrong and was mended.
  public init(
    _ store: Store, calendar: Calendar = .current, now: @escaping @Sendable () -> Date = { Date() },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.store = store
    self.calendar = calendar
    self.now = now
    engine = IndexEngine(store, logger: log)
  }

  private init(_ other: EntityIndex, now: @escaping @Sendable () -> Date) {
    store = other.store
    engine = other.engine
    calendar = other.calendar
    self.now = now
  }

  /// The same index at another moment.
  public func at(_ moment: Date) -> EntityIndex { EntityIndex(self, now: { moment }) }
}

extension EntityIndex {
  /// Changes an app's index; all of it happens, or nothing.
  ///
  /// - Throws: ``WireFault`` when a limit is exceeded or the kept state is not the expected one; `StoreError`.
  public func apply(_ update: IndexUpdate, of app: String) throws {
    try IndexLimits.check(update)
    let moment = now()
    try engine.withState { state in
      let (added, change) = try store.changeIndex(update.index, of: app) { transaction in
        (try Self.apply(update, at: moment, transaction), try transaction.changeNumber())
      }
      try engine.absorb(added, change: change, &state)
    }
  }

  private static func apply(
    _ update: IndexUpdate, at moment: Date, _ transaction: IndexTransaction
  ) throws -> [(item: IndexItem, facts: DocumentFacts)] {
    if let expected = update.expectedState, try transaction.state() ?? Data() != expected {
      throw WireFault(
        .invalidParameters,
        "The state that is kept with the index “\(update.index)” is not the expected one, so nothing was changed; "
          + "fetch it and compare again.")
    }
    try transaction.removeExpired(at: moment)
    for removal in update.removals { try transaction.remove(removal.filter) }
    var added: [(item: IndexItem, facts: DocumentFacts)] = []
    added.reserveCapacity(update.items.count)
    var places: [String: Int] = [:]
    for item in update.items {
      var item = item
      if item.isUpdate, let kept = try transaction.item(item.identifier) {
        item = try Self.item(kept).updated(by: item)
      }
      item.isUpdate = false
      var stored = StoredIndexItem(
        source: transaction.source, id: item.identifier, domain: item.domain,
        kind: try transaction.kind(item.kindName), entity: item.entity?.identifier, priority: item.priority,
        day: Worth.day(moment),
        expires: Date(
          timeIntervalSince1970: item.expires ?? (moment.timeIntervalSince1970 + lifetime).rounded(.up)),
        content: try ItemCoding.data(item))
      stored.key = try transaction.save(stored)
      if item.entity != nil { try transaction.saveNames(IndexedNames.hashes(of: item), of: item.identifier) }
      // Of several items with one identifier the last one counts.
      if let place = places.updateValue(added.count, forKey: item.identifier) {
        added[place].facts.expires = 0
      }
      added.append((item, DocumentFacts(item, stored)))
    }
    if let state = update.state { try transaction.setState(state) }
    let count = try transaction.count()
    guard count <= IndexLimits.items else {
      throw WireFault(
        .oversized,
        "An app may have \(IndexLimits.items) items in the search index; with these it would have \(count). Remove "
          + "some that nobody looks for.")
    }
    return added
  }

  /// The state that an app keeps with one of its indexes; `nil` when it keeps none.
  public func state(of app: String, index: String = "") throws -> Data? {
    try store.indexState(index, of: app)
  }

  /// Everything that an app has in its indexes, by index and identifier.
  ///
  /// - Parameter limit: The most items; 0 for no limit.
  public func items(of app: String, limit: Int = 0) throws -> [IndexItem] {
    var items: [IndexItem] = []
    try forEachItem(of: app, index: nil) { item, _ in
      items.append(item)
      return limit == 0 || items.count < limit
    }
    return items
  }

  /// Forgets everything that an app has in its indexes.
  public func removeAll(of app: String) throws {
    try store.forgetIndex(of: app)
  }

  /// Calls a body with the items of an app's indexes, by index and identifier, until it returns that it wants no more.
  func forEachItem(
    of app: String, index: String?, _ body: (IndexItem, StoredIndexItem) throws -> Bool
  ) throws {
    let sources = try store.indexSources().filter { $0.app == app && (index == nil || $0.index == index) }
    try store.forEachIndexItem(of: sources.map(\.number), after: now()) { stored in
      try body(try Self.item(stored), stored)
    }
  }

  static func item(_ stored: StoredIndexItem) throws -> IndexItem {
    if let item = stored.item { return item }
    throw WireFault(
      .internalError,
      "The item “\(stored.id)” in the search index cannot be read; have the app index it again.")
  }
}

extension IndexItem {
  /// The item with the attributes that another one sets.
  func updated(by change: IndexItem) -> IndexItem {
    var item = self
    item.attributes.merge(change.attributes) { $1 }
    item.domain = change.domain ?? domain
    item.expires = change.expires
    item.entity = change.entity ?? entity
    if change.priority != 0 { item.priority = change.priority }
    return item
  }

  /// What kind of thing it is: the type of its entity, else the type of its content; empty when it says neither.
  public var kindName: String { entity?.type ?? attributes["contentType"]?.text ?? "" }
}

extension IndexUpdate.Removal {
  fileprivate var filter: IndexItemFilter {
    switch self {
    case .all: IndexItemFilter()
    case .identifiers(let identifiers): IndexItemFilter(ids: identifiers)
    case .domains(let domains): IndexItemFilter(domains: domains)
    case .entities(let type, let identifiers):
      IndexItemFilter(entityType: type, entityIdentifiers: identifiers)
    }
  }
}
