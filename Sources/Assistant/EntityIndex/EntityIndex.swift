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
  let named: NamedItems

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
    named = NamedItems()
  }

  private init(_ other: EntityIndex, now: @escaping @Sendable () -> Date) {
    store = other.store
    engine = other.engine
    calendar = other.calendar
    named = other.named
    self.now = now
  }

  /// The same index at another moment.
  public func at(_ moment: Date) -> EntityIndex { EntityIndex(self, now: { moment }) }
}

extension EntityIndex {
  /// How often a change is tried again when other processes write at the same time.
  private static let attempts = 200

  /// Changes an app's index; all of it happens, or nothing.
  ///
  /// - Throws: ``WireFault`` when a limit is exceeded or the kept state is not the expected one; `StoreError`.
  public func apply(_ update: IndexUpdate, of app: String) throws {
    try IndexLimits.check(update)
    let moment = now()
    try engine.withState { state in
      for _ in 0..<Self.attempts {
        do {
          let (writer, commit) = try store.changeIndex(update.index, of: app) { transaction in
            var writer = UpdateWriter(transaction, state, at: moment)
            try writer.write(update)
            return writer
          }
          return try engine.absorb(writer.builder, removed: writer.removed, commit, &state)
        } catch is UpdateWriter.Outdated {
          try engine.refresh(&state)
        }
      }
      throw WireFault(
        .internalError, "The search index is being changed by other processes all the time; try again later.")
    }
  }

  /// The state that an app keeps with one of its indexes; `nil` when it keeps none.
  public func state(of app: String, index: String = "") throws -> Data? {
    try store.indexState(index, of: app)
  }

  /// Everything that an app has in its indexes, by index and identifier.
  ///
  /// - Parameter limit: The most items; 0 for no limit.
  public func items(of app: String, limit: Int = 0) throws -> [IndexItem] {
    let sources = try store.indexSources().filter { $0.app == app }
    let places = Dictionary(uniqueKeysWithValues: sources.enumerated().map { ($1.number, $0) })
    var stored = try storedItems(of: app, index: nil)
    stored.sort { left, right in
      left.source == right.source
        ? left.id < right.id : places[left.source] ?? 0 < places[right.source] ?? 0
    }
    return try stored.prefix(limit > 0 ? limit : .max).map { try Self.item($0) }
  }

  /// Forgets everything that an app has in its indexes.
  public func removeAll(of app: String) throws {
    try store.forgetIndex(of: app)
  }

  /// The items of an app's indexes as they are stored, by key, without those that have expired.
  ///
  /// - Parameter narrowing: Leaves out items that a query cannot be satisfied by.
  func storedItems(
    of app: String, index: String?, _ narrowing: QueryNarrowing = .everything
  ) throws -> [StoredIndexItem] {
    let keys = try engine.withState { state in
      var keys: [Int64] = []
      let sources = state.sources.filter { $0.app == app && (index == nil || $0.index == index) }
      state.forEachDocument(of: Set(sources.map(\.number)), admittedBy: narrowing) { keys.append($0.key) }
      return keys.sorted()
    }
    let moment = now()
    var items: [StoredIndexItem] = []
    items.reserveCapacity(keys.count)
    try store.forEachIndexItem(keys: keys) { if $0.expires > moment { items.append($0) } }
    return items
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
