public import CoreGraphics
public import Foundation

/// Corners, borders and shadows of a view, kept and not drawn.
@MainActor @preconcurrency
public class CALayer: NSObject {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// Whether content outside the bounds is cut off.
  public var masksToBounds = false
  /// The width of the border.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: CGColor?
  /// The colour of the shadow.
  public var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// Where the shadow falls.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is.
  public var shadowRadius: CGFloat = 3
  /// How opaque the layer is, from 0 to 1.
  public var opacity: Float = 1
}
