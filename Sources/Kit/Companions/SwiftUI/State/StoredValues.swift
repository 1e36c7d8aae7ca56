/// A measure that grows with the size of text; it stays as it is, because text has one size here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The measure.
  public let wrappedValue: Value
  /// Creates a measure.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a measure that grows like a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A value that a scene keeps as long as it is there.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  /// Creates a value with a name.
  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }
  /// Creates a value with a name that may be missing.
  public init<Wrapped>(_ key: String) where Value == Wrapped? { _value = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A way to the value for other views.
  public var projectedValue: Binding<Value> { $value }
}

/// The name of a value of what has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of what has the focus; nothing has it here.
public struct FocusedValues {
  /// The value for a key; never there.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of what has the focus; never there, because nothing has it here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Asks for a value by its name.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The value.
  public var wrappedValue: Value? { nil }
}

extension View {
  /// Gives a value to what follows the focus; has no effect.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Gives a value to what follows the focus; has no effect.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
}
