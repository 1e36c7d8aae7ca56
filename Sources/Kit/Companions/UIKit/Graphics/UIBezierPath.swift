public import CoreGraphics
public import Foundation

/// An outline, of which the points are kept; it is not drawn.
open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How a line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How a line turns.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether what is inside twice counts as outside.
  open var usesEvenOddFillRule = false

  /// Creates an outline without points.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Creates a part of a circle; its bounds are those of the circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      rect: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { points.isEmpty }
  /// Where the last piece ended.
  open var currentPoint: CGPoint { points.last ?? .zero }

  /// The smallest rectangle around the points; control points count as points.
  open var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the rectangle around the points contains a point.
  open func contains(_ point: CGPoint) -> Bool { !isEmpty && bounds.contains(point) }
  /// Goes somewhere without a line.
  open func move(to point: CGPoint) { points.append(point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { points.append(point) }
  /// Adds a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points += [controlPoint1, controlPoint2, endPoint]
  }
  /// Adds a curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points += [controlPoint, endPoint] }
  /// Adds a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    points +=
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise
      ).points
  }
  /// Adds another outline.
  open func append(_ path: UIBezierPath) { points += path.points }
  /// Goes back to where the part began; the points stay.
  open func close() {}
  /// Takes all points away.
  open func removeAllPoints() { points = [] }
  /// Moves, scales and turns the points.
  open func apply(_ transform: CGAffineTransform) { points = points.map { $0.applying(transform) } }
  /// Fills the outline; has no effect.
  open func fill() {}
  /// Draws the outline; has no effect.
  open func stroke() {}
  /// Draws only inside of the outline from now on; has no effect.
  open func addClip() {}
}
