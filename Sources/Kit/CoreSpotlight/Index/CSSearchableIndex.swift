import AppHost
public import Foundation
package import IntentWire
public import UniformTypeIdentifiers

/// An app's search index, which the assistant keeps.
///
/// What an app indexes is found by the person's search, and by the app's own queries. In a process to which no
/// assistant listens, such as an app that was started by hand, changes wait in the assistant's home until it looks there.
// The mutable state is behind a lock, so that the class is safe to share although it can be subclassed.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// The most bytes that a client state may have.
  static let stateLimit = 250
  /// About how many bytes of items travel in one message.
  static let messageSize = 3 * 1024 * 1024

  private struct State {
    weak var delegate: (any CSSearchableIndexDelegate)?
    var batch: IndexBatch?
  }

  /// The app's name of the index; empty for the one that every app has.
  package let name: String
  /// How the index is protected; noted only: the assistant keeps everything in the person's home.
  package let protectionClass: FileProtectionType?
  private let lock = NSLock()
  private var state = State()
  private static let shared = CSSearchableIndex(shared: ())

  private init(shared: Void) {
    name = ""
    protectionClass = nil
    super.init()
  }

  /// Creates an index of the app with a name; the same name is the same index.
  public init(name: String) {
    self.name = name
    protectionClass = nil
    super.init()
  }

  /// Creates a protected index of the app with a name.
  public init(name: String, protectionClass: FileProtectionType?) {
    self.name = name
    self.protectionClass = protectionClass
    super.init()
  }

  /// Whether there is an index: always.
  open class func isIndexingAvailable() -> Bool { true }

  /// The index that every app has; it takes no batches.
  public class func `default`() -> CSSearchableIndex { shared }

  /// Fills the index again when it was lost, and provides the data of its items.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)? {
    get { lock.withLock { state.delegate } }
    set {
      lock.withLock { state.delegate = newValue }
      if newValue != nil { IndexRefill.note(self) }
    }
  }
}

extension CSSearchableIndex {
  /// Adds items, or replaces those with the same identifiers.
  ///
  /// - Parameter completionHandler: Told when the assistant has them, or why it does not.
  @preconcurrency
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change(adding: items.map(\.wireItem), completion: completionHandler)
  }

  /// Adds items, or replaces those with the same identifiers.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await change(adding: items.map(\.wireItem))
  }

  /// Removes items by their identifiers.
  @preconcurrency
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change(removing: .identifiers(identifiers), completion: completionHandler)
  }

  /// Removes items by their identifiers.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await change(removing: .identifiers(identifiers))
  }

  /// Removes the items of domains, and of the domains below them.
  @preconcurrency
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change(removing: .domains(domainIdentifiers), completion: completionHandler)
  }

  /// Removes the items of domains, and of the domains below them.
  public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await change(removing: .domains(domainIdentifiers))
  }

  /// Removes every item that the app has in this index.
  @preconcurrency
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    change(removing: .all, completion: completionHandler)
  }

  /// Removes every item that the app has in this index.
  public func deleteAllSearchableItems() async throws {
    try await change(removing: .all)
  }
}

extension CSSearchableIndex {
  /// Begins a batch: what follows is done together when the batch ends.
  ///
  /// The index that every app has takes no batches: there the call does nothing, and ending the batch fails.
  public func beginBatch() {
    guard !name.isEmpty else { return }
    lock.withLock { state.batch = state.batch ?? IndexBatch() }
  }

  /// Ends a batch, and keeps a state with it.
  ///
  /// - Parameter clientState: Data of the app, at most 250 bytes, that say how far it has come.
  @preconcurrency
  public func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    end(expecting: nil, state: clientState) { completionHandler?($0) }
  }

  /// Ends a batch, and keeps a state with it.
  ///
  /// - Parameter clientState: Data of the app, at most 250 bytes, that say how far it has come.
  public func endBatch(withClientState clientState: Data) async throws {
    try await throwing { self.end(expecting: nil, state: clientState, $0) }
  }

  /// Ends a batch if the state that is kept is still the expected one; otherwise nothing changes.
  @preconcurrency
  public func endIndexBatch(
    expectedClientState: Data?, newClientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    end(expecting: expectedClientState ?? Data(), state: newClientState) { completionHandler?($0) }
  }

  /// Ends a batch if the state that is kept is still the expected one; otherwise nothing changes.
  public func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws {
    try await throwing {
      self.end(expecting: expectedClientState ?? Data(), state: newClientState, $0)
    }
  }

  /// Finds out the state that the app kept last; the data are `nil` when it kept none.
  @preconcurrency
  public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    Messenger.current.post(.indexState(name)) { result in
      switch result {
      case .success(.indexState(let state)): completionHandler(state, nil)
      case .success: completionHandler(nil, CSIndexError(.unknownError))
      case .failure(let fault): completionHandler(nil, CSIndexError(fault))
      }
    }
  }

  /// The state that the app kept last; empty when it kept none.
  public func fetchLastClientState() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      fetchLastClientState { state, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: state ?? Data())
        }
      }
    }
  }

  /// Gets the data of an item from the app's own delegate; data of other apps cannot be had.
  @preconcurrency
  public func fetchData(
    forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let own = AppSession.current?.bundle ?? Bundle.main.bundleIdentifier
    guard bundleIdentifier == own, let delegate = indexDelegate else {
      let reason =
        "Only the app itself can provide data of “\(itemIdentifier)”, and only through the index's delegate; set "
        + "indexDelegate."
      return completionHandler(nil, CSIndexError(.indexingUnsupported, reason))
    }
    do {
      let data = try delegate.data(
        for: self, itemIdentifier: itemIdentifier, typeIdentifier: contentType.identifier)
      completionHandler(data, nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  /// Gets the data of an item from the app's own delegate; data of other apps cannot be had.
  public func fetchData(
    forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      fetchData(
        forBundleIdentifier: bundleIdentifier, itemIdentifier: itemIdentifier, contentType: contentType
      ) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? CSIndexError(.unknownError))
        }
      }
    }
  }
}

extension CSSearchableIndex {
  /// Removes items and then adds items, in the open batch when there is one.
  package func change(
    removing removal: IndexUpdate.Removal? = nil, adding items: [IndexItem] = []
  ) async throws {
    try await throwing { self.change(removing: removal, adding: items, completion: $0) }
  }

  private func change(
    removing removal: IndexUpdate.Removal? = nil, adding items: [IndexItem] = [],
    completion: (@Sendable ((any Error)?) -> Void)?
  ) {
    let isCollected = lock.withLock {
      guard state.batch != nil else { return false }
      if let removal { state.batch?.remove(removal) }
      state.batch?.add(items)
      return true
    }
    if isCollected {
      completion?(nil)
      return
    }
    var batch = IndexBatch()
    if let removal { batch.remove(removal) }
    batch.add(items)
    send(Self.messages(for: batch, index: name), 0, completion)
  }

  private func end(
    expecting expected: Data?, state new: Data, _ completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard !name.isEmpty else {
      let reason =
        "The default index takes no batches; create an index with a name, CSSearchableIndex(name:)."
      return completion(CSIndexError(.indexingUnsupported, reason))
    }
    guard new.count <= Self.stateLimit else {
      let reason =
        "A client state has at most \(Self.stateLimit) bytes; this one has \(new.count). The batch is still open."
      return completion(CSIndexError(.invalidClientStateError, reason))
    }
    let batch = lock.withLock {
      defer { state.batch = nil }
      return state.batch
    }
    guard let batch else {
      return completion(CSIndexError(.unknownError, "There is no batch to end; call beginBatch() first."))
    }
    let update = IndexUpdate(
      index: name, removals: batch.removals, items: batch.added, state: new, expectedState: expected)
    Messenger.current.post(.updateIndex(update)) { result in
      guard case .failure(let fault) = result else { return completion(nil) }
      let isRefused = expected != nil && fault.code == .invalidParameters
      completion(isRefused ? CSIndexError(.invalidClientStateError, fault.message) : CSIndexError(fault))
    }
  }

  /// Sends messages one after the other; the first that fails is the last.
  private func send(
    _ messages: [IndexUpdate], _ index: Int, _ completion: (@Sendable ((any Error)?) -> Void)?
  ) {
    guard index < messages.count else {
      completion?(nil)
      return
    }
    Messenger.current.post(.updateIndex(messages[index])) { result in
      if case .failure(let fault) = result {
        completion?(CSIndexError(fault))
      } else {
        self.send(messages, index + 1, completion)
      }
    }
  }

  /// The messages of a change outside of a batch, none of them too large.
  private static func messages(for batch: IndexBatch, index: String) -> [IndexUpdate] {
    var messages = [IndexUpdate(index: index, removals: batch.removals)]
    var size = 0
    for item in batch.added {
      if size + item.weight > messageSize, messages.last?.items.isEmpty == false {
        messages.append(IndexUpdate(index: index))
        size = 0
      }
      messages[messages.count - 1].items.append(item)
      size += item.weight
    }
    return messages
  }

  private func throwing(
    _ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      body { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
