/// A rectangle.
public struct Rectangle: InsettableShape, NamedShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  nonisolated var outline: String { "rectangle" }
  nonisolated var corner: CGFloat? { nil }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, NamedShape {
  /// How round the corners are, in points.
  public var cornerSize: CGSize
  /// How corners are drawn.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// Creates a rectangle with corners of a size.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated var outline: String { "rectangle" }
  nonisolated var corner: CGFloat? { cornerSize.width }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// A rectangle whose corners are round in different ways; the largest radius is drawn.
public struct UnevenRoundedRectangle: InsettableShape, NamedShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// Creates a rectangle.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  nonisolated var outline: String { "rectangle" }
  nonisolated var corner: CGFloat? {
    max(
      max(cornerRadii.topLeading, cornerRadii.topTrailing),
      max(cornerRadii.bottomLeading, cornerRadii.bottomTrailing))
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: corner ?? 0) }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the top where reading begins.
  public var topLeading: CGFloat
  /// At the bottom where reading begins.
  public var bottomLeading: CGFloat
  /// At the bottom where reading ends.
  public var bottomTrailing: CGFloat
  /// At the top where reading ends.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// How round corners are drawn; both are drawn alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As parts of a circle.
  case circular
  /// Without a step in their bend.
  case continuous
}

/// A circle.
public struct Circle: InsettableShape, NamedShape {
  /// Creates a circle.
  public nonisolated init() {}

  nonisolated var outline: String { "circle" }
  nonisolated var corner: CGFloat? { nil }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse.
public struct Ellipse: InsettableShape, NamedShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  nonisolated var outline: String { "ellipse" }
  nonisolated var corner: CGFloat? { nil }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, NamedShape {
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  nonisolated var outline: String { "capsule" }
  nonisolated var corner: CGFloat? { nil }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> Capsule { self }
}

/// The shape of what is around it; drawn as a rectangle.
public struct ContainerRelativeShape: InsettableShape, NamedShape {
  /// Creates a shape.
  public nonisolated init() {}

  nonisolated var outline: String { "rectangle" }
  nonisolated var corner: CGFloat? { nil }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same shape; the inset has no effect.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A part of another shape's outline; all of it is drawn.
public struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let from: CGFloat
  let to: CGFloat

  nonisolated init(shape: Content, from: CGFloat, to: CGFloat) {
    self.shape = shape
    self.from = from
    self.to = to
  }

  /// The outline in a rectangle; nothing where nothing of it is left.
  public nonisolated func path(in rect: CGRect) -> Path { to > from ? shape.path(in: rect) : Path() }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path

  /// Hides the type of a shape.
  public nonisolated init(_ shape: some Shape) { outline = { shape.path(in: $0) } }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
}
