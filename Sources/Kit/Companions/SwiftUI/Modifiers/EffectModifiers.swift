/// How a change is animated; it never is here, because a tree has no moments in between.
public struct Animation: Equatable, Sendable {
  /// As usual.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a spring that bounces.
  public static let bouncy = Animation()
  /// Like a spring that does not bounce.
  public static let smooth = Animation()
  /// Like a stiff spring.
  public static let snappy = Animation()
  /// Like a spring that follows a hand.
  public static let interactiveSpring = Animation()

  /// At one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at the beginning, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Like a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation()
  }
  /// Like a spring.
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation { Animation() }

  /// Later, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes with a change; nothing is animated.
public struct Transaction: Sendable {
  /// How the change is animated.
  public var animation: Animation?
  /// Whether nothing is animated.
  public var disablesAnimations = false

  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change; nothing is animated.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// Makes a change; nothing is animated.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// How something appears and disappears; it does so at once here.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// It becomes stronger.
  public static let opacity = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It comes from the side.
  public static let slide = AnyTransition()
  /// It grows.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// It comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// It comes from an edge and pushes.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// One way there and another back.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// At a speed.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How one content becomes another; it does so at once here.
public struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// Through what is in between.
  public static let interpolate = ContentTransition()
  /// It becomes fainter and stronger.
  public static let opacity = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// How colours are mixed; they are not here.
public enum BlendMode: Hashable, Sendable {
  /// As usual.
  case normal
  /// Darker.
  case multiply
  /// Lighter.
  case screen
  /// Both.
  case overlay
  /// Added.
  case plusLighter
}

/// Names for what is the same in two views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A name.
  public struct ID: Hashable, Sendable {}

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID() }
}

// A tree is not animated, turned or blurred; these are here so that source that says them compiles.
extension View {
  /// Animated when a value changes; has no effect.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  /// Animated; has no effect.
  public func animation(_ animation: Animation?) -> some View { self }
  /// With a transaction; has no effect.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Appears and disappears in a way; has no effect.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Becomes other content in a way; has no effect.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// The same as in another view; has no effect.
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true)
    -> some View
  {
    self
  }
  /// Turned; has no effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Larger or smaller; has no effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Larger or smaller; has no effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Blurred; has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Lighter; has no effect.
  public func brightness(_ amount: Double) -> some View { self }
  /// With more contrast; has no effect.
  public func contrast(_ amount: Double) -> some View { self }
  /// With more colour; has no effect.
  public func saturation(_ amount: Double) -> some View { self }
  /// With less colour; has no effect.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Mixed with what is behind; has no effect.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Mixed as one; has no effect.
  public func compositingGroup() -> some View { self }
  /// Drawn as one; has no effect.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
}
