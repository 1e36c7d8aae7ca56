public import OpenCombine

/// Would make a picture of a view: declared only, for views are a tree here and not pixels.
///
/// The pictures are `nil`, as on Apple's systems when a view cannot be drawn.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: OpenCombine.ObservableObject {
  /// The view.
  @OpenCombine.Published public var content: Content
  /// How much room the view is offered; has no effect.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels to a point; has no effect.
  public var scale: CGFloat = 1
  /// Whether nothing shines through; has no effect.
  public var isOpaque = false
  /// How the numbers of colours are read; has no effect.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright a picture may be; has no effect.
  public var allowedDynamicRange: Image.DynamicRange?

  /// Creates a renderer for a view.
  public init(content view: Content) { content = view }

  /// The picture; always `nil`.
  public var cgImage: CGImage? { nil }
  /// The picture; always `nil`.
  public var uiImage: UIImage? { nil }

  /// Would draw the view; the function is not called, since there is nothing to draw on.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}

/// How the numbers of colours are read.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As most screens.
  case nonLinear
  /// As light is.
  case linear
  /// As light is, with numbers below 0 and above 1.
  case extendedLinear
}

extension Image {
  /// How bright a picture may be; has no effect.
  public struct DynamicRange: Hashable, Sendable {
    /// As most screens.
    public static let standard = DynamicRange()
    /// A little brighter.
    public static let constrainedHigh = DynamicRange()
    /// As bright as can be.
    public static let high = DynamicRange()
  }
}

/// How much room a view is offered; a side that is `nil` is for the view to choose.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// Offers room.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers room.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much room as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// As much as the view needs.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The room, with numbers for the sides that are for the view to choose.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
