public import Foundation
public import IntentWire
public import Store

/// What apps hand to the assistant so that a person finds it: an index of items with their attributes.
///
/// Items lie in a plain table of the store, each with the words by which it can be found. An item that is not indexed
/// again is forgotten when it expires, a month later unless the app says otherwise.
public struct EntityIndex: Sendable {
  /// How long an item is kept that says nothing about it, in seconds: 30 days.
  public static let lifetime: TimeInterval = 30 * 86_400

  let store: Store
  let now: @Sendable () -> Date
  let calendar: Calendar

  /// Creates an index on a store.
  ///
  /// - Parameters:
  ///   - calendar: Says when a day or a week begins, for queries such as `$time.today`.
  ///   - now: The present moment.
  public init(
    _ store: Store, calendar: Calendar = .current, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    self.calendar = calendar
    self.now = now
  }
}

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
}

extension EntityIndex {
  /// Changes an app's index; all of it happens, or nothing.
  ///
  /// - Throws: ``WireFault`` when a limit is exceeded or the kept state is not the expected one; `StoreError`.
  public func apply(_ update: IndexUpdate, of app: String) throws {
    try IndexLimits.check(update)
    let moment = now()
    try store.changeIndex(update.index, of: app) { transaction in
      if let expected = update.expectedState, try transaction.state() ?? Data() != expected {
        throw WireFault(
          .invalidParameters,
          "The state that is kept with the index “\(update.index)” is not the expected one, so nothing was changed; "
            + "fetch it and compare again.")
      }
      try transaction.removeExpired(at: moment)
      for removal in update.removals { try transaction.remove(removal.filter) }
      for item in update.items {
        var item = item
        if item.isUpdate, let content = try transaction.content(of: item.identifier) {
          item = try JSONDecoder().decode(IndexItem.self, from: content).updated(by: item)
        }
        try transaction.save(stored(item, of: app, index: update.index, at: moment))
      }
      if let state = update.state { try transaction.setState(state) }
      let count = try transaction.count()
      guard count <= IndexLimits.items else {
        throw WireFault(
          .oversized,
          "An app may have \(IndexLimits.items) items in the search index; with these it would have \(count). Remove "
            + "some that nobody looks for.")
      }
    }
  }

  /// The state that an app keeps with one of its indexes; `nil` when it keeps none.
  public func state(of app: String, index: String = "") throws -> Data? {
    try store.indexState(index, of: app)
  }

  /// Everything that an app has in its indexes, by index and identifier.
  public func items(of app: String) throws -> [IndexItem] {
    try store.indexItems(IndexItemFilter(app: app, moment: now())).map { try Self.item($0) }
  }

  /// Forgets everything that an app has in its indexes.
  public func removeAll(of app: String) throws {
    try store.forgetIndex(of: app)
  }

  private func stored(
    _ item: IndexItem, of app: String, index: String, at moment: Date
  ) throws -> StoredIndexItem {
    var item = item
    item.isUpdate = false
    let expires = item.expires ?? moment.timeIntervalSince1970 + Self.lifetime
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return StoredIndexItem(
      app: app, index: index, id: item.identifier, domain: item.domain, entityType: item.entity?.type,
      entityIdentifier: item.entity?.identifier, words: SearchableText(item).column, priority: item.priority,
      expires: Date(timeIntervalSince1970: expires), content: try encoder.encode(item))
  }

  static func item(_ stored: StoredIndexItem) throws -> IndexItem {
    do {
      return try JSONDecoder().decode(IndexItem.self, from: stored.content)
    } catch {
      throw WireFault(
        .internalError,
        "The item “\(stored.id)” of \(stored.app) in the search index cannot be read; have the app index it again."
      )
    }
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
