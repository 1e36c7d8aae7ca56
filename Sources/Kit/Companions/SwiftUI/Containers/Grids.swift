import AppHost

/// Rows whose views stand below each other in columns.
///
/// Drawn as a node of the kind `grid` with the rows as nodes of the kind `gridRow`; a view that is in no row is a row
/// of its own.
public struct Grid<Content: View>: View, PrimitiveView {
  private let look: [String: String]
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    var look: [String: String] = [:]
    look["alignment"] = alignment.name
    look["columnSpacing"] = horizontalSpacing.map { Length.text($0) }
    look["spacing"] = verticalSpacing.map { Length.text($0) }
    self.look = look
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let rows = content.resolved(context.child("grid")).map { element in
      element.kind == "gridRow" ? element : SceneElement("gridRow", children: [element])
    }
    return SceneElement.container("grid", rows, look)
  }
}

/// A row of a ``Grid``.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let cells = content.viewParts(context.child("gridRow")).map { part -> SceneElement in
      let elements = part.resolve(part.context)
      // Every view is one cell, whatever it is made of.
      return elements.count == 1 ? elements[0] : SceneElement("view", children: elements)
    }
    return SceneElement.container("gridRow", cells)
  }
}

/// A column of a lazy grid, or a row of one that grows sideways.
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

  /// How wide the column is.
  public var size: Size
  /// The distance to the next one, in points.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension [GridItem] {
  /// The attributes of a grid with these columns: how many there are, or how wide one is at least.
  fileprivate var look: [String: String] {
    for item in self {
      if case .adaptive(let minimum, _) = item.size { return ["columnWidth": Length.text(minimum)] }
    }
    return ["columns": "\(Swift.max(1, count))"]
  }
}

/// Views in columns, made when they are needed; all are made here.
///
/// Drawn as a node of the kind `grid` with the attribute `columns`, or `columnWidth` where as many fit as there is room
/// for; the views are its children, row by row.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let look: [String: String]
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    var look = columns.look
    look["spacing"] = spacing.map { Length.text($0) }
    self.look = look
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let cells = content.viewParts(context.child("grid")).flatMap { part -> [SceneElement] in
      let elements = part.resolve(part.context)
      return elements.count > 1 ? [SceneElement("view", children: elements)] : elements
    }
    return SceneElement.container("grid", cells, look)
  }
}

/// Views in rows, made when they are needed; all are made here, and drawn beside each other.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let look: [String: String]
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    look = SceneElement.look("center", spacing)
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    SceneElement.container("row", content.resolved(context.child("grid")), look)
  }
}

extension View {
  /// Over several columns of a grid, kept as the attribute `columns`.
  public func gridCellColumns(_ count: Int) -> some View { attributed("columns", "\(max(1, count))") }

  /// As wide as the other cells make it; has no effect.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// With a column that stands in a way; has no effect.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
