import AppHost
import FoundationAdditions

/// A colour, kept as a name.
///
/// The names are those of the system's colours, the app's own, or `#` with red, green and blue as six hexadecimal
/// digits; a colour that is not opaque has a share behind its name, as in `red 50%`.
public struct Color: ShapeStyle, NamedStyle, Hashable, Sendable {
  /// How numbers are read as colours; all are read alike.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As most screens.
    case sRGB
    /// As light is.
    case sRGBLinear
    /// As newer screens.
    case displayP3
  }

  let name: String
  /// Never asked for.
  public typealias Body = Never

  init(name: String) { self.name = name }

  /// A colour of the app's asset catalogues; known by its name alone when none has it in numbers.
  public init(_ name: String, bundle: Bundle? = nil) {
    guard let parts = _AssetCatalogs.color(named: name, in: bundle ?? .main), parts.count == 4 else {
      self.init(name: name)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// A colour by its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> String {
      let bounded = value.isFinite ? min(max(value, 0), 1) : 0
      let text = String(Int((bounded * 255).rounded()), radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    name = Self.name("#\(part(red))\(part(green))\(part(blue))", opacity: opacity)
  }

  /// A colour by its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey; 0 is black and 1 is white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A grey; 0 is black and 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ number: Double) -> Double {
      let position = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(cgColor: color.cgColor) }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(cgColor: uiColor.cgColor) }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? []).map { Double($0) }
    switch parts.count {
    case 4...: self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    case 2: self.init(white: parts[0], opacity: parts[1])
    default: self.init(name: "primary")
    }
  }

  /// The same colour, more or less opaque.
  public func opacity(_ opacity: Double) -> Color { Color(name: Self.name(name, opacity: opacity)) }

  /// The colour fading a little; drawn as the colour.
  public var gradient: AnyGradient { AnyGradient(name: name) }

  /// The colour and another, mixed; the nearer one is drawn.
  public func mix(with other: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : other }

  /// The name of a colour with a share.
  static func name(_ name: String, opacity: Double) -> String {
    let pieces = name.split(separator: " ")
    var share = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    var base = name
    if let last = pieces.last, last.hasSuffix("%"), let percent = Double(last.dropLast()) {
      share *= percent / 100
      base = pieces.dropLast().joined(separator: " ")
    }
    return share < 1 ? "\(base) \(Int((share * 100).rounded()))%" : base
  }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    name == "clear" ? [] : [SceneElement("shape", attributes: ["shape": "rectangle", "color": name])]
  }
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
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// Nothing at all.
  public static var clear: Color { .clear }
}
