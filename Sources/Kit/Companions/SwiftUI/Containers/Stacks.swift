import AppHost

/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let look: [String: String]
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    look = SceneElement.look(alignment.name, spacing)
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("column", content.resolved(context.child("column")), look)
  }
}

/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
  private let look: [String: String]
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    look = SceneElement.look(alignment.name, spacing)
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("row", content.resolved(context.child("row")), look)
  }
}

/// Views in front of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container(
      "stack", content.resolved(context.child("stack")), alignment.name.map { ["alignment": $0] } ?? [:])
  }
}

/// Heads and feet that stay in sight while the rest is scrolled; they do not here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Heads of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Feet of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, made when they are needed; all are made here.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }

  /// The stack.
  public var body: some View { stack }
}

/// Views beside each other, made when they are needed; all are made here.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }

  /// The stack.
  public var body: some View { stack }
}

/// Directions.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Views larger than what can be seen of them; all of it is shown.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a view that can be scrolled.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] { content.resolved(context.child("scroll")) }
}

/// A view that can be told where to scroll; nothing is scrolled here.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Says where to scroll; nothing is scrolled here.
public struct ScrollViewProxy {
  /// Scrolls to a view; has no effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A gap.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?
  /// Never asked for.
  public typealias Body = Never

  /// Creates a gap.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    [SceneElement("spacer", attributes: minLength.map { ["length": Length.text($0)] } ?? [:])]
  }
}

/// A line between views.
public struct Divider: View, PrimitiveView {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a line.
  public init() {}

  func resolve(_ context: ViewContext) -> [SceneElement] { [SceneElement("separator")] }
}

extension SceneElement {
  /// A node around others; nothing where there are none.
  static func container(
    _ kind: String, _ children: [SceneElement], _ attributes: [String: String] = [:]
  ) -> [SceneElement] {
    // Gaps alone are nothing.
    guard children.contains(where: { $0.kind != "spacer" }) else { return [] }
    return [SceneElement(kind, attributes: attributes, children: children)]
  }

  /// The attributes of a stack; the middle is not said.
  static func look(_ alignment: String, _ spacing: CGFloat?) -> [String: String] {
    var look: [String: String] = [:]
    if alignment != "center" { look["alignment"] = alignment }
    look["spacing"] = spacing.map { Length.text($0) }
    return look
  }
}
