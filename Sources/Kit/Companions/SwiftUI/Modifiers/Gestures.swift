import AppHost

/// A movement of a finger or a pointer.
///
/// There are no fingers here: a tap and a long press can be done in other ways, and all else never happens.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the movement.
  associatedtype Value

  /// What the gesture does to what it is on.
  var _handlers: [String: () -> Void] { get }
}

extension Gesture {
  /// Something is done at its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Something is done while it goes on; that never happens here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// A value follows it; it never changes here.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }

  /// Together with another one.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
  /// Before another one.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
  /// Rather than another one.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A gesture at whose end something is done.
public struct _EndedGesture<Base: Gesture>: Gesture {
  /// What is known of the movement.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void

  /// A tap and a long press end as soon as they are done.
  public var _handlers: [String: () -> Void] {
    if gesture is TapGesture, let value = () as? Base.Value { return ["tap": { action(value) }] }
    if gesture is LongPressGesture, let value = true as? Base.Value { return ["hold": { action(value) }] }
    return gesture._handlers
  }
}

/// A short touch.
public struct TapGesture: Gesture {
  /// Nothing is known of it.
  public typealias Value = Void
  /// Nothing by itself.
  public var _handlers: [String: () -> Void] { [:] }
  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A long touch.
public struct LongPressGesture: Gesture {
  /// Whether it is long enough.
  public typealias Value = Bool
  /// Nothing by itself.
  public var _handlers: [String: () -> Void] { [:] }
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement; it never happens here.
public struct DragGesture: Gesture {
  /// Where it came from and where it is.
  public struct Value: Equatable, Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far it would go by itself.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// Nothing.
  public var _handlers: [String: () -> Void] { [:] }
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10) {}
}

/// Two fingers that part; it never happens here.
public struct MagnifyGesture: Gesture {
  /// How far they part.
  public struct Value: Equatable, Sendable {
    /// How much larger something becomes.
    public var magnification: CGFloat
  }
  /// Nothing.
  public var _handlers: [String: () -> Void] { [:] }
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A value that follows a gesture; it keeps its first value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The value for a gesture to follow.
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  /// Something is done at the end of a tap or a long press; other gestures never happen.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    changed { context, resolve in
      var elements = resolve(context)
      guard context.environment.isEnabled, !elements.isEmpty else { return elements }
      for (name, action) in gesture._handlers { elements[0].handlers[name] = { _ in action() } }
      return elements
    }
  }

  /// As ``gesture(_:)``, beside what the view does by itself.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
  /// As ``gesture(_:)``, rather than what the view does by itself.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
}
