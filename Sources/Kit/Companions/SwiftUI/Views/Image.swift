import AppHost

/// A picture, shown by its name.
public struct Image: Equatable, Sendable {
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As text.
    case medium
    /// Large.
    case large
  }

  /// How colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil.
    case template
    /// As they are.
    case original
  }

  private let name: String?
  private let label: String?
  /// Never asked for.
  public typealias Body = Never

  /// A picture among the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    label = nil
  }

  /// A picture among the app's resources, with what it is called for people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
    self.label = label.content
  }

  /// A picture that people who cannot see it need not know of.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    label = nil
  }

  /// A symbol of the system.
  public init(systemName: String) {
    name = systemName
    label = nil
  }

  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    name = uiImage.name
    label = nil
  }

  /// Can be made larger and smaller; has no effect.
  public func resizable() -> Image { self }
  /// Uses colours in a way; has no effect.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    var attributes: [String: String] = [:]
    attributes["name"] = name
    attributes["label"] = label
    return [SceneElement("image", attributes: attributes)]
  }
}

extension Image: View, PrimitiveView {}

/// A colour, kept as a name.
public struct Color: ShapeStyle, Hashable, Sendable {
  let name: String
  /// Never asked for.
  public typealias Body = Never

  init(name: String) { self.name = name }

  /// A colour of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour by its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    name = "#\(part(red))\(part(green))\(part(blue))"
  }

  /// A grey; 0 is black and 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of UIKit.
  public init(_ color: UIColor) { name = "custom" }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { name = "custom" }

  /// The same colour, more or less opaque.
  public func opacity(_ opacity: Double) -> Color { self }

  /// The colour fading a little.
  public var gradient: Color { self }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] { [] }
}

extension Color: View, PrimitiveView {}

extension Color {
  /// Black.
  public static let black = Color(name: "black")
  /// White.
  public static let white = Color(name: "white")
  /// Grey.
  public static let gray = Color(name: "gray")
  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Mint.
  public static let mint = Color(name: "mint")
  /// Teal.
  public static let teal = Color(name: "teal")
  /// Cyan.
  public static let cyan = Color(name: "cyan")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Indigo.
  public static let indigo = Color(name: "indigo")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Brown.
  public static let brown = Color(name: "brown")
  /// Nothing at all.
  public static let clear = Color(name: "clear")
  /// Text.
  public static let primary = Color(name: "primary")
  /// Text of less weight.
  public static let secondary = Color(name: "secondary")
  /// What stands out.
  public static let accentColor = Color(name: "accent")
}

/// What fills letters and shapes.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Its name, where it has one.
  var styleName: String? { (self as? Color)?.name ?? (self as? HierarchicalShapeStyle)?.name }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// Nothing at all.
  public static var clear: Color { .clear }
}

/// The colours of text by weight.
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String
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
}

/// What stands out.
public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  /// What stands out.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What is behind shines through.
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  /// It shines through most.
  public static var ultraThinMaterial: Material { Material() }
  /// It shines through more.
  public static var thinMaterial: Material { Material() }
  /// It shines through.
  public static var regularMaterial: Material { Material() }
}
