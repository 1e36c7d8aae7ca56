import Foundation

/// A lock with the state that it protects.
///
/// As with the original, a thread that holds the lock must not take it again: the program then ends.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable although its state may not be: the state is only reached by who holds the lock.

  /// Who holds the lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread holds it.
    case owner
    /// The current thread does not hold it.
    case notOwner
  }

  fileprivate let storage: Storage

  /// Creates an open lock around a state that need not be safe to share.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs a body while holding the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Runs a body while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a body while holding the lock, if the lock is free.
  ///
  /// - Returns: What the body returns, or `nil` when the lock was not free.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.tryLock() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Runs a body while holding the lock, if the lock is free.
  ///
  /// - Returns: What the body returns, or `nil` when the lock was not free.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program unless the current thread holds the lock, or does not, as expected.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.isOwned == (condition == .owner),
      condition == .owner
        ? "The current thread does not hold the lock." : "The current thread holds the lock.")
  }

  fileprivate final class Storage {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// The thread that holds the lock; written by that thread alone.
    private var owner: pthread_t?
    var state: State

    init(_ state: State) {
      self.state = state
      mutex.initialize(to: pthread_mutex_t())
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
      pthread_mutex_init(mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
    }

    deinit {
      _ = pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    var isOwned: Bool { owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

    func lock() {
      let result = pthread_mutex_lock(mutex)
      Swift.precondition(result == 0, "The current thread holds the lock already.")
      owner = pthread_self()
    }

    func tryLock() -> Bool {
      guard pthread_mutex_trylock(mutex) == 0 else { return false }
      owner = pthread_self()
      return true
    }

    func unlock() {
      owner = nil
      let result = pthread_mutex_unlock(mutex)
      Swift.precondition(result == 0, "The current thread does not hold the lock.")
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates an open lock around a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an open lock.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Takes the lock, and waits until it is free.
  public func lock() { storage.lock() }

  /// Takes the lock if it is free.
  ///
  /// - Returns: Whether the lock was taken.
  public func lockIfAvailable() -> Bool { storage.tryLock() }

  /// Gives the lock back.
  public func unlock() { storage.unlock() }

  /// Runs a body while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a body while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a body while holding the lock, if the lock is free.
  ///
  /// - Returns: What the body returns, or `nil` when the lock was not free.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
