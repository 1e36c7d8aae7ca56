public import Foundation

/// A colour of the sRGB space.
///
/// It carries what an app says of the colour of a car, and draws nothing.
public final class CGColor: NSObject, Sendable {
  /// The parts of red, green and blue, and the opacity, from 0 to 1.
  let rgba: [Double]

  /// Creates a colour; each part is from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [Double(red), Double(green), Double(blue), Double(alpha)]
    super.init()
  }

  /// Creates a colour; each part is from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey between 0, which is black, and 1, which is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The parts of red, green and blue, and the opacity.
  public var components: [CGFloat]? { rgba.map { CGFloat($0) } }
  /// The number of ``components``.
  public var numberOfComponents: Int { rgba.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(rgba[3]) }

  /// Whether the other object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.rgba == rgba }

  /// Equal for equal colours.
  public override var hash: Int { rgba.hashValue }
}
