import AppHost

/// Where views stand beside each other.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

/// Where views stand beside each other.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With their first lines of text on one line.
  case firstTextBaseline
  /// With their last lines of text on one line.
  case lastTextBaseline
}

/// Where a view stands in another.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("column", content.resolved(context.child("column")))
  }
}

/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("row", content.resolved(context.child("row")))
  }
}

/// Views in front of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("stack", content.resolved(context.child("stack")))
  }
}

/// Views below each other, made when they are needed; all are made here.
public typealias LazyVStack<Content: View> = VStack<Content>
/// Views beside each other, made when they are needed; all are made here.
public typealias LazyHStack<Content: View> = HStack<Content>

/// Columns or lines of a grid; they have no effect.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// Of a width.
    case fixed(CGFloat)
    /// Between two widths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// Views in columns, shown below each other.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("column", content.resolved(context.child("grid")))
  }
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

/// A gap.
public struct Spacer: View, PrimitiveView {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a gap.
  public init(minLength: CGFloat? = nil) {}

  func resolve(_ context: ViewContext) -> [SceneElement] { [] }
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
  static func container(_ kind: String, _ children: [SceneElement]) -> [SceneElement] {
    children.isEmpty ? [] : [SceneElement(kind, children: children)]
  }
}
