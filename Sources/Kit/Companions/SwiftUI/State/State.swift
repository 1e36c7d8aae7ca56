/// A value that belongs to a view and is kept from one look to the next, by the view's place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// What all copies of the view share.
  final class Location {
    var storage: Storage
    init(_ value: Value) { storage = Storage(value) }
  }

  private let location: Location

  /// Creates state with its first value.
  public init(wrappedValue value: Value) { location = Location(value) }

  /// Creates state with its first value.
  public init(initialValue value: Value) { location = Location(value) }

  /// The value now.
  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set { location.storage.value = newValue }
  }

  /// A way to the value for other views.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.storage.value }, set: { location.storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// A way to a value that belongs to something else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// Creates a way to a value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// Creates a way to the same value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value now.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The way itself.
  public var projectedValue: Binding<Value> { self }

  /// A way to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let (getter, setter) = (getter, setter)
    return Binding<Part>(
      get: { getter()[keyPath: keyPath] },
      set: { part in
        var value = getter()
        value[keyPath: keyPath] = part
        setter(value)
      })
  }

  /// A way to a value that may be missing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A way to a value that is not missing now; `nil` when it is.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 })
  }
}

/// Ways to the properties of an object that is observed.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates ways to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates ways to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The ways.
  public var projectedValue: Bindable<Value> { self }

  /// A way to a property.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part>
  where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A value in the app's settings, kept under a name.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(_ store: UserDefaults?, _ key: String, _ first: Value) {
    // Settings are asked and told from the main actor only.
    nonisolated(unsafe) let store = store ?? .standard
    read = { store.object(forKey: key) as? Value ?? first }
    write = { store.set($0, forKey: key) }
  }

  /// The value now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A way to the value for other views.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage where Value == Bool {
  /// A setting that is on or off.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(store, key, wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// A setting that is a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(store, key, wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// A setting that is a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(store, key, wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// A setting that is a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(store, key, wrappedValue)
  }
}

/// Whether a field takes what is typed; nothing is in focus here unless the app says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Creates the state of one field.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates the state of several fields.
  public init<Field>() where Value == Field? { state = State(wrappedValue: nil) }

  /// What is in focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to it for views.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension State: LinkedProperty {
  func link(_ context: ViewContext) {
    let first = location.storage
    location.storage = context.graph.object(context.path) { first }
  }
}

extension FocusState: LinkedProperty {
  func link(_ context: ViewContext) { state.link(context) }
}
