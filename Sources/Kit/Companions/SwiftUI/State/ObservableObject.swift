public import OpenCombine

/// An object that belongs to something else and whose changes the view shows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Ways to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A way to a property.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part>
    {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Shows an object's changes.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Shows an object's changes.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Ways to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that belongs to the view and is kept from one look to the next.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Location {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private final class Slot {
    var location: Location
    init(_ location: Location) { self.location = location }
  }

  private let slot: Slot

  /// Makes the object when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { slot = Slot(Location(thunk)) }

  /// The object.
  public var wrappedValue: ObjectType { slot.location.object }
  /// Ways to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object that a view around this one has given.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Slot { var object: ObjectType? }
  private let slot = Slot()

  /// Asks for an object of the type.
  public init() {}

  /// The object; using it where no view around has given one ends the app, as on Apple's systems.
  public var wrappedValue: ObjectType {
    guard let object = slot.object else {
      preconditionFailure(
        "No \(ObjectType.self) was found. A view around this one must give it with environmentObject(_:).")
    }
    return object
  }
  /// Ways to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  func link(_ context: ViewContext) {
    let first = slot.location
    slot.location = context.graph.object(context.path) { first }
  }
}

extension EnvironmentObject: LinkedProperty {
  func link(_ context: ViewContext) {
    slot.object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
  }
}
