import AppHost

/// A part of an app's user interface: a window with views.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body; it is shown as it is.") }
}

/// A scene that this module turns into nodes itself.
@MainActor
protocol PrimitiveScene {
  /// The nodes of each window, the main one first.
  func windows(_ context: ViewContext) -> [[SceneElement]]
}

extension Scene {
  func resolvedWindows(_ context: ViewContext) -> [[SceneElement]] {
    if let primitive = self as? any PrimitiveScene { return primitive.windows(context) }
    let place = context.child("\(Self.self)")
    context.graph.link(self, place)
    return body.resolvedWindows(place)
  }
}

/// Puts scenes together from the statements of a function.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<(repeat each Content)> { TupleScene(value: (repeat each content)) }
}

/// Several scenes; the first one is shown.
public struct TupleScene<Content> {
  let value: Content
  /// Never asked for.
  public typealias Body = Never

  @MainActor func windows(_ context: ViewContext) -> [[SceneElement]] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child -> [[SceneElement]] in
      (child.value as? any Scene)?.resolvedWindows(context.child("\(index)")) ?? []
    }
  }
}

extension TupleScene: Scene, PrimitiveScene {}

/// Windows that all show the same; there is one here.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func windows(_ context: ViewContext) -> [[SceneElement]] { [content.resolved(context.child("window"))] }
}

/// One window.
public struct Window<Content: View>: Scene, PrimitiveScene {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func windows(_ context: ViewContext) -> [[SceneElement]] { [content.resolved(context.child("window"))] }
}

/// The app's settings; they are not shown.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  /// Never asked for.
  public typealias Body = Never

  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}

  func windows(_ context: ViewContext) -> [[SceneElement]] { [] }
}

/// A scene with something changed about it.
struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout ViewContext) -> Void

  func windows(_ context: ViewContext) -> [[SceneElement]] {
    var context = context.child("modified")
    change(&context)
    return content.resolvedWindows(context)
  }
}

extension Scene {
  /// With another value around it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  {
    ModifiedScene(content: self) { $0.environment[keyPath: keyPath] = value }
  }

  /// With an object around it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { $0.environment.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// With an object around it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self) { $0.environment.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// Something is done when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { context in
      let path = context.path + "#change"
      let last = context.graph.object(path) { State<Value>.Storage(value) }
      if initial { context.graph.appear(path) { action(value, value) } }
      guard last.value != value else { return }
      let old = last.value
      last.value = value
      context.graph.afterwards { action(old, value) }
    }
  }

  /// Of a size at first; has no effect.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
