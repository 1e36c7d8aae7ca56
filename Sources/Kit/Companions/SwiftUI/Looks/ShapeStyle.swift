/// What fills letters and shapes.
///
/// A style is kept as a name, see ``Color`` and ``LinearGradient``; one of the app's own that is made of others has
/// none, and leaves the colour as it is.
public protocol ShapeStyle: Sendable {}

/// A style by its name.
protocol NamedStyle {
  var name: String { get }
}

extension ShapeStyle {
  /// Its name, where it has one.
  var styleName: String? { (self as? any NamedStyle)?.name }

  /// The style, more or less opaque.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    PlainStyle(name: styleName.map { Color.name($0, opacity: opacity) } ?? "foreground")
  }
}

/// A style that is only a name.
struct PlainStyle: ShapeStyle, NamedStyle {
  let name: String
}

/// The colours of text by weight.
public struct HierarchicalShapeStyle: ShapeStyle, NamedStyle {
  let name: String

  /// Text.
  public static let primary = HierarchicalShapeStyle(name: "primary")
  /// Text of less weight.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  /// Text of little weight.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
  /// Text of the least weight.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Text.
  public static var primary: HierarchicalShapeStyle { .init(name: "primary") }
  /// Text of less weight.
  public static var secondary: HierarchicalShapeStyle { .init(name: "secondary") }
  /// Text of little weight.
  public static var tertiary: HierarchicalShapeStyle { .init(name: "tertiary") }
  /// Text of the least weight.
  public static var quaternary: HierarchicalShapeStyle { .init(name: "quaternary") }
  /// Less than the least.
  public static var quinary: HierarchicalShapeStyle { .init(name: "quaternary") }
}

/// What stands out.
public struct TintShapeStyle: ShapeStyle, NamedStyle {
  let name = "accent"

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What stands out.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour around.
public struct ForegroundStyle: ShapeStyle, NamedStyle {
  let name = "foreground"

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What stands behind everything.
public struct BackgroundStyle: ShapeStyle, NamedStyle {
  let name = "background"

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What stands behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, NamedStyle {
  let name = "separator"

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// What is behind shines through.
public struct Material: ShapeStyle, NamedStyle {
  let name = "material"

  /// It shines through most.
  public static let ultraThin = Material()
  /// It shines through more.
  public static let thin = Material()
  /// It shines through.
  public static let regular = Material()
  /// It shines through less.
  public static let thick = Material()
  /// It hardly shines through.
  public static let ultraThick = Material()
}

extension ShapeStyle where Self == Material {
  /// It shines through most.
  public static var ultraThinMaterial: Material { Material() }
  /// It shines through more.
  public static var thinMaterial: Material { Material() }
  /// It shines through.
  public static var regularMaterial: Material { Material() }
  /// It shines through less.
  public static var thickMaterial: Material { Material() }
  /// It hardly shines through.
  public static var ultraThickMaterial: Material { Material() }
  /// As bars are.
  public static var bar: Material { Material() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, NamedStyle {
  let name: String

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { name = style.styleName ?? "foreground" }
}

/// The colours of shapes that stand behind text.
public struct FillShapeStyle: ShapeStyle, NamedStyle {
  let name: String

  /// Creates the style.
  public init() { name = "separator 30%" }

  private init(share: Int) { name = "separator \(share)%" }

  /// Less.
  public var secondary: FillShapeStyle { FillShapeStyle(share: 20) }
  /// Still less.
  public var tertiary: FillShapeStyle { FillShapeStyle(share: 15) }
  /// The least.
  public var quaternary: FillShapeStyle { FillShapeStyle(share: 10) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of shapes that stand behind text.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
