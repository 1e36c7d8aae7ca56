public import CoreGraphics
public import Foundation

// Renderers are declared, and the code that draws runs with a context whose methods do nothing. A picture that comes out
// has the size that was asked for and no bytes, so that `pngData()` gives `nil`; data that come out are empty.

/// How a renderer makes its pictures; has no effect.
open class UIGraphicsRendererFormat: NSObject {
  /// Creates a format.
  public required override init() { super.init() }

  /// The usual format.
  public class func `default`() -> Self { self.init() }

  /// The format that suits the screen.
  public class func preferred() -> Self { self.init() }
}

/// How a renderer makes pictures; has no effect.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours a picture may have.
  public enum Range: Int, Sendable {
    /// What the renderer finds best.
    case unspecified = -1
    /// As the machine has them.
    case automatic
    /// More than most screens show.
    case extended
    /// As most screens show them.
    case standard
  }

  /// Pixels to a point.
  open var scale: CGFloat = 1
  /// Whether nothing shines through.
  open var opaque = false
  /// Which colours the picture may have.
  open var preferredRange = Range.standard
}

/// What the code that draws is given.
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw on; its methods do nothing.
  public let cgContext = CGContext()
  /// The size of what is drawn.
  let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Fills a rectangle; has no effect.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode = .normal) {}
  /// Draws the edge of a rectangle; has no effect.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode = .normal) {}
  /// Draws only inside of a rectangle from now on; has no effect.
  open func clip(to rect: CGRect) {}
}

/// What the code that draws a picture is given.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as far as it is drawn: nothing of the size.
  public var currentImage: UIImage { UIImage(blank: size) }
}

/// Makes pictures with code that draws; they are empty.
open class UIGraphicsImageRenderer: NSObject {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// Creates a renderer for pictures of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.size = size
    self.format = format
    super.init()
  }

  /// Creates a renderer for a rectangle in points.
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs the code that draws.
  ///
  /// - Returns: A picture of the size, with no bytes.
  open func image(actions: DrawingActions) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(blank: size)
  }

  /// Runs the code that draws.
  ///
  /// - Returns: No bytes.
  open func pngData(actions: DrawingActions) -> Data {
    actions(UIGraphicsImageRendererContext(size: size))
    return Data()
  }

  /// Runs the code that draws.
  ///
  /// - Returns: No bytes.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    pngData(actions: actions)
  }
}
