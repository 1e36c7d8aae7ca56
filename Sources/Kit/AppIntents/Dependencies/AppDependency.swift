import Foundation
import Synchronization

/// An object that the app has registered: the wrapper behind `@Dependency` and `@AppDependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () async throws -> Value)?
  private let override = Mutex<Value?>(nil)

  /// Creates a reference to a registered object.
  public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.init(DependencyKey(Value.self, key), manager, fallback: nil)
  }

  /// Creates a reference to a registered object, with another for the case that none is.
  public convenience init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.init(DependencyKey(Value.self, key), manager) { defaultValueProvider() }
  }

  /// Creates a reference to a registered object, with another for the case that none is, which is made when it is needed.
  @_disfavoredOverload  // A value is taken as it is.
  public convenience init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @escaping @Sendable () async throws -> Value
  ) {
    self.init(DependencyKey(Value.self, key), manager, fallback: defaultValueProvider)
  }

  private init(
    _ key: DependencyKey, _ manager: AppDependencyManager, fallback: (@Sendable () async throws -> Value)?
  ) {
    self.key = key
    self.manager = manager
    self.fallback = fallback
  }

  /// The reference itself.
  public var projectedValue: AppDependency<Value> { self }

  /// The object.
  ///
  /// The assistant waits for it before it calls an intent or a query. Reading it in other code before the app has
  /// registered it ends the process, with an explanation.
  public var wrappedValue: Value {
    get {
      if let value = override.withLock({ $0 }) ?? manager.loaded(key) as? Value { return value }
      preconditionFailure(
        AppDependencyManager.Error.failedToRetrieveDependency(key.description).errorDescription
          ?? key.description)
    }
    set { override.withLock { $0 = newValue } }
  }
}

extension AppDependency: DependencySlot {
  func prepare(patience: Duration, clock: any Clock<Duration>) async throws {
    if override.withLock({ $0 }) != nil { return }
    guard let fallback else { return try await manager.load(key, patience: patience, clock: clock) }
    do {
      try await manager.load(key, patience: .zero, clock: clock)
    } catch AppDependencyManager.Error.failedToRetrieveDependency {
      let value = try await fallback()
      override.withLock { $0 = value }
    }
  }
}

/// A dependency, whatever its type.
protocol DependencySlot: Sendable {
  /// Makes sure that the object is there.
  func prepare(patience: Duration, clock: any Clock<Duration>) async throws
}

/// Waits for the objects that an intent or a query depends on.
struct DependencyPreparation: Sendable {
  /// How long an object may take to be registered: an app registers before it answers, or in a task that it starts then.
  var patience = Duration.milliseconds(500)
  var clock: any Clock<Duration> = ContinuousClock()

  /// Makes sure that every `@Dependency` of a value can be read.
  func prepare(_ value: Any) async throws {
    for slot in Reflection.dependencies(of: value) {
      try await slot.prepare(patience: patience, clock: clock)
    }
  }
}
