import AppHost

/// Something to draw on in a ``Canvas``: declared only, and what draws has no effect.
public struct GraphicsContext {
  /// What fills an outline.
  public struct Shading: Sendable {
    /// The foreground.
    public static let foreground = Shading()
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A colour by its parts, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// A gradient from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
  }

  /// What changes what is drawn.
  public struct Filter: Sendable {
    /// Not sharp.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// With a shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// Of more or less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Lighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
  }

  /// A picture, ready to be drawn.
  public struct ResolvedImage {
    /// The size in points; nothing.
    public var size: CGSize { .zero }
  }

  /// A text, ready to be drawn.
  public struct ResolvedText {
    /// The size in points; nothing.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// How opaque everything is, from 0 to 1.
  public var opacity = 1.0
  /// How colours are mixed.
  public var blendMode = BlendMode.normal
  /// The transform that applies.
  public var transform = CGAffineTransform.identity
  /// The values around the view.
  public let environment: EnvironmentValues

  init(environment: EnvironmentValues) { self.environment = environment }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Applies a transform to what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Changes what is drawn from now on; has no effect.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws only inside of an outline from now on; has no effect.
  public mutating func clip(to path: Path) {}
  /// Draws an outline; has no effect.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an outline; has no effect.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Fills an outline; has no effect.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws a picture; has no effect.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture; has no effect.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a picture; has no effect.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture; has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Draws a text; has no effect.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text; has no effect.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text; has no effect.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text; has no effect.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Makes a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Draws on a layer of its own; the function is called.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Draws with Core Graphics; the function is not called, since there is nothing to draw on.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}

/// A view that an app draws itself; nothing of it is shown, since nothing is drawn as pixels.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a view with what draws it, which is not called.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Creates a view with what draws it, which is not called.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}

  func resolve(_ context: ViewContext) -> [SceneElement] { [] }
}
