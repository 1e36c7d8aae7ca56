import AppHost

/// Puts views together from the statements of a function.
@resultBuilder
public enum ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  /// One view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  /// The second of two.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

  /// A view for newer systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other.
public struct TupleView<Content> {
  /// The views.
  public var value: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a sequence of views.
  public init(_ value: Content) { self.value = value }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    parts(context).flatMap { $0.resolve($0.context) }
  }

  @MainActor func parts(_ context: ViewContext) -> [ViewPart] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child -> [ViewPart] in
      guard let view = child.value as? any View else { return [] }
      return view.viewParts(context.child("\(index)"))
    }
  }
}

extension TupleView: View, PrimitiveView, MultipleViews {}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage
  /// Never asked for.
  public typealias Body = Never

  init(_ storage: Storage) { self.storage = storage }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    parts(context).flatMap { $0.resolve($0.context) }
  }

  @MainActor func parts(_ context: ViewContext) -> [ViewPart] {
    switch storage {
    case .first(let view): view.viewParts(context.child("then"))
    case .second(let view): view.viewParts(context.child("else"))
    }
  }
}

extension _ConditionalContent: View, PrimitiveView, MultipleViews {}

extension Optional: View where Wrapped: View {
  /// Never asked for.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func resolve(_ context: ViewContext) -> [SceneElement] { parts(context).flatMap { $0.resolve($0.context) } }
}

extension Optional: MultipleViews where Wrapped: View {
  func parts(_ context: ViewContext) -> [ViewPart] { self?.viewParts(context.child("some")) ?? [] }
}

/// Nothing.
public struct EmptyView {
  /// Never asked for.
  public typealias Body = Never

  /// Creates nothing.
  public init() {}

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] { [] }
  @MainActor func parts(_ context: ViewContext) -> [ViewPart] { [] }
}

extension EmptyView: View, PrimitiveView, MultipleViews {}

/// A view of any type.
public struct AnyView {
  private let view: any View
  /// Never asked for.
  public typealias Body = Never

  /// Hides the type of a view.
  public init(_ view: some View) { self.view = view }

  /// Hides the type of a view.
  public init(erasing view: some View) { self.view = view }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    view.resolved(context.child("\(type(of: view))"))
  }

  @MainActor func parts(_ context: ViewContext) -> [ViewPart] {
    view.viewParts(context.child("\(type(of: view))"))
  }
}

extension AnyView: View, PrimitiveView, MultipleViews {}

/// Several views that are treated as one.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, MultipleViews where Content: View {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func resolve(_ context: ViewContext) -> [SceneElement] { content.resolved(context) }
  func parts(_ context: ViewContext) -> [ViewPart] { content.viewParts(context) }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  private let identify: (Data.Element) -> ID
  private var delete: ((IndexSet) -> Void)?
}

extension ForEach: View, PrimitiveView, MultipleViews where Content: View {
  /// Never asked for.
  public typealias Body = Never

  /// Creates views for elements that are known by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// Creates views for elements that have identities.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = \.id
  }

  /// Creates views for numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identify = { $0 }
  }

  /// Creates views for elements that can be changed.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.data = data.wrappedValue.indices.map { index in
      Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.content = content
    identify = { $0.wrappedValue.id }
  }

  /// Has a swipe take elements away.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Has elements moved; nobody moves them here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }

  func resolve(_ context: ViewContext) -> [SceneElement] { parts(context).flatMap { $0.resolve($0.context) } }

  func parts(_ context: ViewContext) -> [ViewPart] {
    data.enumerated().flatMap { offset, element -> [ViewPart] in
      let id = identify(element)
      let parts = content(element).viewParts(context.child("[\(id)]"))
      return parts.map { part in
        var part = part
        part.tag = part.tag ?? AnyHashable(id)
        if let delete {
          let resolve = part.resolve
          part.resolve = { context in
            resolve(context).map { element in
              var element = element
              element.handlers["swipe"] = { _ in delete(IndexSet(integer: offset)) }
              return element
            }
          }
        }
        return part
      }
    }
  }
}
