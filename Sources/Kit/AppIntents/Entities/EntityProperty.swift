public import FoundationAdditions
import IntentWire
import Synchronization

// The value is behind a lock and the rest never changes; the only subclasses are those of this module.
/// A field of an entity that the assistant may see: the wrapper behind `@Property`.
@propertyWrapper
public class EntityProperty<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  let declaredTitle: LocalizedStringResource?
  /// The attribute of the search index that the field fills.
  let indexing: PropertyIndexing?
  private let state = Mutex<Value?>(nil)

  init(title: LocalizedStringResource?, indexing: PropertyIndexing? = nil) {
    declaredTitle = title
    self.indexing = indexing
  }

  /// Creates a property whose title comes from its name.
  public convenience init() {
    self.init(title: nil, indexing: nil)
  }

  /// Creates a property.
  public convenience init(title: LocalizedStringResource) {
    self.init(title: .some(title), indexing: nil)
  }

  /// The title that a person sees; empty when it comes from the property's name.
  public var title: LocalizedStringResource { declaredTitle ?? "" }

  /// Whether the value may be absent.
  public var isOptional: Bool { Value._bridge.isOptional }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value.
  ///
  /// Reading a required property that was never set ends the process, as it does on Apple's platforms.
  public var wrappedValue: Value {
    get {
      guard let value = state.withLock({ $0 }) ?? Value._absent else {
        preconditionFailure("A property of type \(Value.self) was read before the entity had set it.")
      }
      return value
    }
    set { state.withLock { $0 = newValue } }
  }

  /// The value in an entity; `nil` before it was set, and for one that is only computed when asked for.
  func value(in entity: Any) -> Value? {
    state.withLock { $0 }
  }

  /// The value in an entity, computed now if need be.
  func settledValue(in entity: Any) async throws -> Value? {
    value(in: entity)
  }

  /// Whether the value is only computed when asked for.
  var isDeferred: Bool { false }
}

extension EntityProperty: PropertySlot {
  static var bridge: _ValueBridge { Value._bridge }

  func wireValue(in entity: Any) -> IntentValue? {
    value(in: entity).flatMap { Value._bridge.encode($0) }
  }

  func settled(in entity: Any) async throws -> (any Sendable)? {
    try await settledValue(in: entity)
  }
}

/// A property, whatever the type of its value.
protocol PropertySlot: AnyObject, Sendable {
  static var bridge: _ValueBridge { get }
  var declaredTitle: LocalizedStringResource? { get }
  var indexing: PropertyIndexing? { get }
  var isDeferred: Bool { get }

  /// The wire form of the value in an entity; `nil` when there is none, or when it is only computed when asked for.
  func wireValue(in entity: Any) -> IntentValue?
  /// The Swift value in an entity, computed now if need be.
  func settled(in entity: Any) async throws -> (any Sendable)?
}
