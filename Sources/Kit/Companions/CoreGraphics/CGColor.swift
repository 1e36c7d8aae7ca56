public import Foundation

/// A colour of the sRGB space, kept and not drawn.
public final class CGColor: NSObject, Sendable {
  /// The parts of red, green and blue, and the opacity, from 0 to 1.
  private let rgba: [Double]

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

  /// Creates a colour from its parts; `nil` when there are too few for the space.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    switch (colorSpace.numberOfComponents, components.count) {
    case (3, 4...):
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case (1, 2...): self.init(gray: components[0], alpha: components[1])
    default: return nil
    }
  }

  /// The parts of red, green and blue, and the opacity.
  public var components: [CGFloat]? { rgba.map { CGFloat($0) } }
  /// The number of ``components``.
  public var numberOfComponents: Int { rgba.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(rgba[3]) }
  /// The space of the parts.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The same colour, more or less opaque.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: CGFloat(rgba[0]), green: CGFloat(rgba[1]), blue: CGFloat(rgba[2]), alpha: alpha)
  }

  /// Whether the other object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.rgba == rgba }

  /// Equal for equal colours.
  public override var hash: Int { rgba.hashValue }
}

/// What the numbers of a colour mean; known by name and by the number of parts.
public final class CGColorSpace: NSObject, Sendable {
  /// The name.
  public let name: String?
  /// How many parts a colour has, without its opacity.
  public let numberOfComponents: Int

  init(name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
    super.init()
  }

  /// Finds a space by its name; `nil` for one that is not known.
  public convenience init?(name: String) {
    guard let space = Self.known[name] else { return nil }
    self.init(name: name, numberOfComponents: space)
  }

  /// As most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// As newer screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// As light is.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// As most screens, with parts below 0 and above 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let known = [
    sRGB: 3, displayP3: 3, linearSRGB: 3, extendedSRGB: 3, genericGrayGamma2_2: 1,
  ]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB, numberOfComponents: 3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, numberOfComponents: 1)
}
