// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

// The older way to draw, with a context that belongs to nobody: there never is one, so nothing is drawn.

/// Begins a picture; has no effect.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Begins a picture; has no effect.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

/// Ends a picture; has no effect.
public func UIGraphicsEndImageContext() {}

/// The picture that was drawn; always `nil`, as it is when no picture was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// The context that is drawn on; always `nil`, as it is outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Draws on a context from now on; has no effect.
public func UIGraphicsPushContext(_ context: CGContext) {}

/// Goes back to the context before; has no effect.
public func UIGraphicsPopContext() {}

/// Fills a rectangle; has no effect.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the edge of a rectangle; has no effect.
public func UIRectFrame(_ rect: CGRect) {}

// What draws itself on the current context draws nothing.
extension UIColor {
  /// Sets the colour of surfaces and lines; has no effect.
  public func set() {}
  /// Sets the colour of surfaces; has no effect.
  public func setFill() {}
  /// Sets the colour of lines; has no effect.
  public func setStroke() {}
}

extension UIImage {
  /// Draws the picture; has no effect.
  public func draw(in rect: CGRect) {}
  /// Draws the picture; has no effect.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the picture; has no effect.
  public func draw(at point: CGPoint) {}
  /// A smaller picture; always `nil`, since nothing is decoded here.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
  /// A smaller picture; always `nil`, since nothing is decoded here.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { nil }
  /// The picture, ready to be shown; the picture itself.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture, ready to be shown; the picture itself.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension NSString {
  /// Draws the text; has no effect.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; has no effect.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// The size of the text when it is drawn; nothing.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
}

extension StringProtocol {
  /// Draws the text; has no effect.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; has no effect.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// The size of the text when it is drawn; nothing.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
}
