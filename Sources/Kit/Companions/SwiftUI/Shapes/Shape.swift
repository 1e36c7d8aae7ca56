import AppHost

/// An outline that can be filled or drawn as a line.
///
/// A shape is drawn: the node has its outline as a name with a corner radius, or as a path in a square of 100 by 100.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// What the smaller shape is.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by a length on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape by the name of its outline.
protocol NamedShape {
  var outline: String { get }
  var corner: CGFloat? { get }
}

extension Shape {
  /// The attributes of the outline.
  var outlineAttributes: [String: String] {
    if let named = self as? any NamedShape {
      var attributes = ["shape": named.outline]
      attributes["corner"] = named.corner.map { Length.text($0) }
      return attributes
    }
    return ["shape": "path", "path": path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).drawing]
  }

  /// The shape filled with the colour of text.
  public var body: some View { ShapeView(shape: self, attributes: ["color": "primary"]) }

  /// The shape filled.
  public func fill<Style: ShapeStyle>(_ style: Style, style fillStyle: FillStyle = FillStyle()) -> ShapeView<
    Self
  > {
    ShapeView(shape: self, attributes: ["color": style.styleName])
  }

  /// The shape filled with the colour of text.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { fill(.foreground) }

  /// The outline of the shape as a line.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(
      shape: self,
      attributes: ["color": "clear", "stroke": content.styleName, "line": Length.text(lineWidth)])
  }

  /// The outline of the shape as a line.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, lineWidth: style.lineWidth) }

  /// The outline of the shape as a line in the colour of text.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> { stroke(.foreground, lineWidth: lineWidth) }

  /// The outline of the shape as a line in the colour of text.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> {
    stroke(.foreground, lineWidth: style.lineWidth)
  }

  /// A part of the outline, of which all is drawn; each end is from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }
}

extension InsettableShape {
  /// The outline of the shape as a line inside its bounds.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, lineWidth: lineWidth) }

  /// The outline of the shape as a line inside its bounds.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, lineWidth: style.lineWidth) }

  /// The outline of the shape as a line in the colour of text, inside its bounds.
  public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<Self> { stroke(lineWidth: lineWidth) }
}

/// A shape that is filled or drawn as a line.
public struct ShapeView<Content: Shape>: View, PrimitiveView {
  let shape: Content
  var attributes: [String: String?]
  /// Never asked for.
  public typealias Body = Never

  /// The shape with another outline around it.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Content> {
    var copy = self
    copy.attributes["stroke"] = content.styleName
    copy.attributes["line"] = Length.text(lineWidth)
    return copy
  }

  /// The shape with another outline inside its bounds.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Content> { stroke(content, lineWidth: lineWidth) }

  /// The shape filled.
  public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Content> {
    var copy = self
    copy.attributes["color"] = style.styleName
    return copy
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    var all = shape.outlineAttributes
    for (name, value) in attributes { all[name] = value }
    // What is filled with the colour of text takes the one around it.
    if all["color"] == "foreground" { all["color"] = nil }
    return [SceneElement("shape", attributes: all)]
  }
}

/// How a shape is filled; the even-odd rule has no effect.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts that are enclosed twice are left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn; only its width has an effect.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is, in points.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: CGLineCap
  /// How it turns.
  public var lineJoin: CGLineJoin
  /// How far a corner reaches out.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Numbers as attributes hold them.
enum Length {
  /// A length in points, with at most two decimals.
  static func text(_ length: CGFloat) -> String {
    guard length.isFinite else { return length > 0 ? "infinity" : "0" }
    let rounded = (Double(length) * 100).rounded() / 100
    guard abs(rounded) < 1_000_000 else { return rounded > 0 ? "infinity" : "0" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
