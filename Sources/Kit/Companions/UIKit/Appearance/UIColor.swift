public import CoreGraphics
public import Foundation
import FoundationAdditions

/// A colour, kept and not drawn.
public final class UIColor: NSObject, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let opacity: CGFloat

  /// Creates a colour; each part is from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
    super.init()
  }

  /// Creates a grey; 0 is black and 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ number: CGFloat) -> CGFloat {
      let position = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of the app's asset catalogues; `nil` when none has it in numbers.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of a bundle's asset catalogues; `nil` when none has it in numbers.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let parts = _AssetCatalogs.color(named: name, in: bundle ?? .main), parts.count == 4 else {
      return nil
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else {
      self.init(white: parts.first ?? 0, alpha: cgColor.alpha)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The same colour, more or less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  /// Whether the other object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (other.red, other.green, other.blue, other.opacity) == (red, green, blue, opacity)
  }

  /// Equal for equal colours.
  public override var hash: Int { [red, green, blue, opacity].hashValue }
}

extension UIColor {
  private static func rgb(_ value: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// Black.
  public static let black = rgb(0x000000)
  /// White.
  public static let white = rgb(0xFFFFFF)
  /// Grey.
  public static let gray = rgb(0x808080)
  /// Dark grey.
  public static let darkGray = rgb(0x555555)
  /// Light grey.
  public static let lightGray = rgb(0xAAAAAA)
  /// Red.
  public static let red = rgb(0xFF0000)
  /// Green.
  public static let green = rgb(0x00FF00)
  /// Blue.
  public static let blue = rgb(0x0000FF)
  /// Yellow.
  public static let yellow = rgb(0xFFFF00)
  /// Orange.
  public static let orange = rgb(0xFF8000)
  /// Purple.
  public static let purple = rgb(0x800080)
  /// Brown.
  public static let brown = rgb(0x996633)
  /// Cyan.
  public static let cyan = rgb(0x00FFFF)
  /// Magenta.
  public static let magenta = rgb(0xFF00FF)
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's blue.
  public static let systemBlue = rgb(0x2F6FD0)
  /// The system's red.
  public static let systemRed = rgb(0xD0453B)
  /// The system's green.
  public static let systemGreen = rgb(0x3B9B52)
  /// The system's orange.
  public static let systemOrange = rgb(0xE08A2B)
  /// The system's yellow.
  public static let systemYellow = rgb(0xE0C32B)
  /// The system's pink.
  public static let systemPink = rgb(0xD9467C)
  /// The system's purple.
  public static let systemPurple = rgb(0x8E55C4)
  /// The system's teal.
  public static let systemTeal = rgb(0x3BA0AE)
  /// The system's indigo.
  public static let systemIndigo = rgb(0x5656C4)
  /// The system's brown.
  public static let systemBrown = rgb(0x8F7355)
  /// The system's grey.
  public static let systemGray = rgb(0x8C8C90)
  /// A light grey.
  public static let systemGray5 = rgb(0xE3E3E8)
  /// A lighter grey.
  public static let systemGray6 = rgb(0xF1F1F5)
  /// Text.
  public static let label = rgb(0x000000)
  /// Text of less weight.
  public static let secondaryLabel = rgb(0x6A6A70)
  /// Text of little weight.
  public static let tertiaryLabel = rgb(0x9A9AA0)
  /// The ground of an app.
  public static let systemBackground = rgb(0xFFFFFF)
  /// The ground of what lies on an app's ground.
  public static let secondarySystemBackground = rgb(0xF1F1F5)
  /// The ground of grouped lists.
  public static let systemGroupedBackground = rgb(0xF1F1F5)
  /// Lines between things.
  public static let separator = rgb(0xC5C5C9)
  /// What can be touched.
  public static let tintColor = systemBlue
  /// A link.
  public static let link = systemBlue
}
