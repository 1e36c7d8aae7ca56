import AppHost
public import Foundation
import IntentWire

/// A search of an app in its own indexes, in the query language of Core Spotlight.
///
/// A query is carried out once: with ``start()`` and handlers, or by reading ``results``. Handlers are called on a
/// queue of no particular kind.
// The mutable state is behind a lock, so that the class is safe to share although it can be subclassed.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  private struct State {
    var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    var completionHandler: (((any Error)?) -> Void)?
    var protectionClasses: [FileProtectionType] = []
    var foundItemCount = 0
    var isCancelled = false
    var task: Task<Void, Never>?
  }

  /// How many items are handed over at a time.
  static let portion = 100

  let text: IndexQuery.Text
  let context: CSSearchQueryContext
  private let lock = NSLock()
  private var state = State()

  /// Creates a query.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    text = .expression(queryString)
    context = queryContext ?? CSSearchQueryContext()
    super.init()
  }

  /// Creates a query whose results carry some attributes; none for all of them.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  init(_ text: IndexQuery.Text, _ context: CSSearchQueryContext) {
    self.text = text
    self.context = context
    super.init()
  }

  /// Gets the items, in portions.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
    get { lock.withLock { state.foundItemsHandler } }
    set { lock.withLock { state.foundItemsHandler = newValue } }
  }

  /// Told when everything was found, or why nothing was.
  open var completionHandler: (((any Error)?) -> Void)? {
    get { lock.withLock { state.completionHandler } }
    set { lock.withLock { state.completionHandler = newValue } }
  }

  /// The protection classes of the indexes to look in; noted only.
  open var protectionClasses: [FileProtectionType] {
    get { lock.withLock { state.protectionClasses } }
    set { lock.withLock { state.protectionClasses = newValue } }
  }

  /// How many items were found so far.
  open var foundItemCount: Int { lock.withLock { state.foundItemCount } }

  /// Whether the query was called off.
  open var isCancelled: Bool { lock.withLock { state.isCancelled } }

  /// Carries the query out, and tells the handlers what was found.
  ///
  /// A second call does nothing.
  open func start() {
    lock.withLock {
      guard state.task == nil, !state.isCancelled else { return }
      state.task = Task { await self.run() }
    }
  }

  /// Calls the query off; the completion handler is told ``CSSearchQueryError/Code/cancelled``.
  open func cancel() {
    lock.withLock {
      state.isCancelled = true
      return state.task
    }?.cancel()
  }

  /// The items that were found, for handlers.
  func run() async {
    do {
      let items = try await found()
      var rest = items[...]
      while !rest.isEmpty, !isCancelled {
        foundItemsHandler?(Array(rest.prefix(Self.portion)))
        rest = rest.dropFirst(Self.portion)
      }
      try checkCancellation()
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }

  /// Asks the assistant.
  ///
  /// - Throws: ``CSSearchQueryError``.
  func found() async throws -> [CSSearchableItem] {
    try checkCancellation()
    let settings = context.state
    var query = IndexQuery(index: nil, text: text, filters: settings.filterQueries)
    query.limit = [settings.maxResultCount, settings.maxRankedResultCount].filter { $0 > 0 }.min() ?? 0
    let result: WireResult
    do throws(WireFault) {
      result = try await Messenger.current.send(.searchIndex(query))
    } catch {
      throw CSSearchQueryError(error)
    }
    try checkCancellation()
    guard case .indexItems(let found) = result else { throw CSSearchQueryError(.unknown) }
    let items = found.enumerated().map { rank, item in
      var item = item
      if !settings.fetchAttributes.isEmpty {
        item.attributes = item.attributes.filter { settings.fetchAttributes.contains($0.key) }
      }
      let result = CSSearchableItem(item)
      result.rank = rank
      return result
    }
    lock.withLock { state.foundItemCount = items.count }
    return items
  }

  private func checkCancellation() throws {
    if isCancelled || Task.isCancelled {
      throw CSSearchQueryError(.cancelled, "The query was called off before it ended.")
    }
  }
}

extension CSSearchQuery {
  /// What was found; reading it carries the query out.
  public var results: Results { Results(query: self) }

  /// What a query found, in order.
  public struct Results: AsyncSequence, Sendable {
    let query: CSSearchQuery

    /// One of the things that were found.
    public struct Item: Identifiable, Comparable, Sendable {
      /// The item.
      public let item: CSSearchableItem

      /// The item's identifier.
      public var id: String { item.uniqueIdentifier }

      /// Whether both are the same item.
      public static func == (left: Item, right: Item) -> Bool { left.id == right.id }

      /// Whether the left one answers the query better.
      public static func < (left: Item, right: Item) -> Bool {
        left.item.compare(byRank: right.item) == .orderedAscending
      }
    }

    /// Reads what was found.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let query: CSSearchQuery
      private var rest: ArraySlice<CSSearchableItem>?

      init(_ query: CSSearchQuery) { self.query = query }

      /// The next item; `nil` after the last one.
      ///
      /// - Throws: ``CSSearchQueryError``.
      public mutating func next() async throws -> Item? {
        var items = if let rest { rest } else { try await query.found()[...] }
        let item = items.popFirst()
        rest = items
        return item.map { Item(item: $0) }
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query) }
  }
}
