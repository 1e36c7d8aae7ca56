public import FoundationAdditions
import IntentWire
import Synchronization

/// A field of an entity that the assistant may see: the wrapper behind `@Property`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
  let declaredTitle: LocalizedStringResource?
  private let state = Mutex<Value?>(nil)

  init(title: LocalizedStringResource?) {
    declaredTitle = title
  }

  /// Creates a property whose title comes from its name.
  public convenience init() {
    self.init(title: nil)
  }

  /// Creates a property.
  public convenience init(title: LocalizedStringResource) {
    self.init(title: .some(title))
  }

  /// The title that a person sees.
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
}

extension EntityProperty: PropertySlot {
  static var bridge: _ValueBridge { Value._bridge }

  var wireValue: IntentValue? {
    state.withLock { $0 }.flatMap { Value._bridge.encode($0) }
  }
}

/// A property, whatever the type of its value.
protocol PropertySlot {
  static var bridge: _ValueBridge { get }
  var declaredTitle: LocalizedStringResource? { get }
  var wireValue: IntentValue? { get }
}
