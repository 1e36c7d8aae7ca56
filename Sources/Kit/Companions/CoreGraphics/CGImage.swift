public import Foundation

/// A picture of pixels: declared only, for nothing here makes or reads pixels.
///
/// No initialiser gives one; whatever would hand one out gives `nil`, as it does on Apple's systems when it fails.
public final class CGImage: NSObject, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    super.init()
  }

  /// A part of the picture; always `nil`.
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

/// Where the opacity of a pixel stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Last, and the colour is multiplied with it.
  case premultipliedLast
  /// First, and the colour is multiplied with it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Nowhere; the last part is not used.
  case noneSkipLast
  /// Nowhere; the first part is not used.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How the bytes of a pixel are laid out.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32
  /// Creates a layout from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say where the opacity stands.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts are broken numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The smallest byte first, in four.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The largest byte first, in four.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How smooth a picture is when it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context wants it.
  case `default`
  /// Not at all.
  case none
  /// A little.
  case low
  /// More.
  case medium = 4
  /// Most.
  case high = 3
}

/// How colours are mixed.
public enum CGBlendMode: Int32, Sendable {
  /// As usual.
  case normal
  /// Darker.
  case multiply
  /// Lighter.
  case screen
  /// Both.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// Nothing at all.
  case clear = 16
  /// The new one alone.
  case copy
  /// The new one where the old one is.
  case sourceIn
  /// The new one where the old one is not.
  case sourceOut
  /// The old one where the new one is.
  case destinationIn = 21
}
