public import Foundation

/// Something to draw on: declared only, for nothing is drawn as pixels here.
///
/// A context cannot be created: the initialiser gives `nil`, as it does on Apple's systems when it fails. The renderers
/// hand one out whose methods do nothing, so that the code that draws runs to its end.
public final class CGContext: NSObject {
  package override init() { super.init() }

  /// Creates a context for pixels; always `nil`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { return nil }

  /// Creates a context for a document in a file; always `nil`.
  public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?) {
    return nil
  }

  /// The picture that was drawn; always `nil`.
  public func makeImage() -> CGImage? { nil }
  /// The width in pixels.
  public var width: Int { 0 }
  /// The height in pixels.
  public var height: Int { 0 }
  /// The transform that applies now.
  public private(set) var ctm = CGAffineTransform()
  /// How smooth pictures are drawn; has no effect.
  public var interpolationQuality = CGInterpolationQuality.default
  private var kept: [CGAffineTransform] = []

  /// Keeps the state for ``restoreGState()``.
  public func saveGState() { kept.append(ctm) }
  /// Goes back to the state that was kept last.
  public func restoreGState() { ctm = kept.popLast() ?? ctm }
  /// Applies a transform after the one that applies.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  /// Moves what is drawn from now on.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what is drawn from now on, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}

// What draws does nothing.
extension CGContext {
  /// Sets the colour of surfaces; has no effect.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of surfaces; has no effect.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines; has no effect.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the colour of lines; has no effect.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the width of lines; has no effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how lines end; has no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines turn; has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets gaps in lines; has no effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how opaque everything is; has no effect.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how colours are mixed; has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow; has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Sets whether edges are smooth; has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Fills a rectangle; has no effect.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles; has no effect.
  public func fill(_ rects: [CGRect]) {}
  /// Draws the edge of a rectangle; has no effect.
  public func stroke(_ rect: CGRect) {}
  /// Draws the edge of a rectangle; has no effect.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Makes a rectangle empty; has no effect.
  public func clear(_ rect: CGRect) {}
  /// Fills an ellipse; has no effect.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the edge of an ellipse; has no effect.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws a picture; has no effect.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Begins an outline; has no effect.
  public func beginPath() {}
  /// Closes an outline; has no effect.
  public func closePath() {}
  /// Goes to a point; has no effect.
  public func move(to point: CGPoint) {}
  /// Adds a line; has no effect.
  public func addLine(to point: CGPoint) {}
  /// Adds lines; has no effect.
  public func addLines(between points: [CGPoint]) {}
  /// Adds a rectangle; has no effect.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse; has no effect.
  public func addEllipse(in rect: CGRect) {}
  /// Adds a part of a circle; has no effect.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Adds a curve; has no effect.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve; has no effect.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Fills the outline; has no effect.
  public func fillPath() {}
  /// Draws the outline; has no effect.
  public func strokePath() {}
  /// Draws only inside of the outline from now on; has no effect.
  public func clip() {}
  /// Draws only inside of a rectangle from now on; has no effect.
  public func clip(to rect: CGRect) {}
  /// Begins a page of a document; has no effect.
  public func beginPDFPage(_ pageInfo: [String: Any]?) {}
  /// Ends a page of a document; has no effect.
  public func endPDFPage() {}
  /// Ends a document; has no effect.
  public func closePDF() {}
}
