public import Foundation
import Synchronization

/// Keeps the objects that intents and queries work with.
///
/// An app registers them when it starts. An intent that needs one waits until it is there.
public final class AppDependencyManager: Sendable {
  /// The manager of the process.
  public static let shared = AppDependencyManager()

  private typealias Provider = @Sendable () async throws -> any Sendable

  private struct State {
    var values: [DependencyKey: any Sendable] = [:]
    var loading: [DependencyKey: Task<any Sendable, any Swift.Error>] = [:]
    var providers: [DependencyKey: Provider] = [:]
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastWaiter = 0
  }

  private let state = Mutex(State())

  /// Creates a manager of its own, for tests.
  public init() {}

  /// Registers an object under its type, and under a key if several of its type are needed.
  ///
  /// The object is made at once, where the caller is: it may belong to an actor.
  @_disfavoredOverload  // A closure in braces is meant to be called, not to be kept.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure () -> Dependency
  ) {
    let value = dependencyProvider()
    let key = DependencyKey(Dependency.self, key)
    register(key, change: { state in state.values[key] = value })
  }

  /// Registers an object that is made when it is first needed, where the closure belongs.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    @_inheritActorContext dependency dependencyProvider:
      @escaping @Sendable @isolated(any) () throws -> Dependency
  ) {
    register(DependencyKey(Dependency.self, key)) { try await dependencyProvider() }
  }

  /// Registers an object that is made when it is first needed, where the closure belongs.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    @_inheritActorContext dependency dependencyProvider:
      @escaping @Sendable @isolated(any) () async throws -> Dependency
  ) {
    register(DependencyKey(Dependency.self, key)) { try await dependencyProvider() }
  }

  private func register(_ key: DependencyKey, _ provider: @escaping Provider) {
    register(
      key,
      change: { state in
        state.values[key] = nil
        state.loading[key] = nil
        state.providers[key] = provider
      })
  }

  private func register(_ key: DependencyKey, change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.yield() }
  }
}

extension AppDependencyManager {
  /// An object that is there already.
  func loaded(_ key: DependencyKey) -> (any Sendable)? {
    state.withLock { $0.values[key] }
  }

  /// Makes sure that an object is there, and waits for it if need be.
  func load(_ key: DependencyKey, patience: Duration, clock: any Clock<Duration>) async throws {
    if try await loadRegistered(key) { return }
    let (registrations, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let waiter = state.withLock { state in
      state.lastWaiter += 1
      state.waiters[state.lastWaiter] = continuation
      return state.lastWaiter
    }
    defer { state.withLock { $0.waiters[waiter] = nil } }
    let timer = Task {
      try? await clock.sleep(for: patience)
      continuation.finish()
    }
    defer { timer.cancel() }
    // It may have been registered between the first look and the wait.
    if try await loadRegistered(key) { return }
    for await _ in registrations where try await loadRegistered(key) { return }
    try Task.checkCancellation()
    throw Error.failedToRetrieveDependency(key.description)
  }

  private func loadRegistered(_ key: DependencyKey) async throws -> Bool {
    let task = state.withLock { state -> Task<any Sendable, any Swift.Error>? in
      if state.values[key] != nil { return nil }
      if let task = state.loading[key] { return task }
      guard let provider = state.providers[key] else { return nil }
      let task = Task { try await provider() }
      state.loading[key] = task
      return task
    }
    guard let task else { return loaded(key) != nil }
    do {
      let value = try await task.value
      state.withLock { $0.values[key] = value }
      return true
    } catch {
      // The next intent tries again.
      state.withLock { $0.loading[key] = nil }
      throw Error.failedToLoadDependency(key.description, String(describing: error))
    }
  }

  /// Why an object is not there.
  public enum Error: LocalizedError, Hashable {
    /// Nobody registered it.
    case failedToRetrieveDependency(String)
    /// Making it failed.
    case failedToLoadDependency(String, String)

    /// What happened, and what to do.
    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(let key):
        "The app has not registered \(key); call AppDependencyManager.shared.add(dependency:) when it starts."
      case .failedToLoadDependency(let key, let reason):
        "The app could not make \(key): \(reason)"
      }
    }
  }
}

/// The type of a dependency, and the key that tells several of the type apart.
struct DependencyKey: Hashable, Sendable, CustomStringConvertible {
  let description: String
  private let type: ObjectIdentifier
  private let key: String?

  init(_ type: Any.Type, _ key: AnyHashable?) {
    self.type = ObjectIdentifier(type)
    // The type is part of it, so that 1 and "1" differ; AnyHashable itself cannot cross tasks.
    self.key = key.map { "\(Swift.type(of: $0.base)):\($0.base)" }
    description = "\(type)" + (key.map { " for the key \($0.base)" } ?? "")
  }
}
