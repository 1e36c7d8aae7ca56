public import Foundation

/// A direction with a length.
///
/// This module is the geometry of Core Graphics: the types that Foundation has, a vector, a transform, and the names
/// for lines. There are no images, contexts, colour spaces or documents, because nothing is drawn as pixels here.
public struct CGVector: Hashable, Codable, Sendable {
  /// From left to right.
  public var dx: CGFloat
  /// From top to bottom.
  public var dy: CGFloat

  /// Creates a vector without a length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Without a length.
  public static let zero = CGVector()
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end.
  case butt
  /// With half a circle.
  case round
  /// With half a square.
  case square
}

/// How a line turns.
public enum CGLineJoin: Int32, Sendable {
  /// With a corner.
  case miter
  /// With an arc.
  case round
  /// With a corner cut off.
  case bevel
}

/// Moves, scales and turns points.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The parts of the matrix, row by row.
  public var a: CGFloat
  /// The second number of the first row.
  public var b: CGFloat
  /// The first number of the second row.
  public var c: CGFloat
  /// The second number of the second row.
  public var d: CGFloat
  /// How far to the right.
  public var tx: CGFloat
  /// How far down.
  public var ty: CGFloat

  /// Creates a transform that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transform.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates a transform that scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a transform that turns, by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform, then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The way back; the same transform where there is none.
  public func inverted() -> CGAffineTransform {
    let size = a * d - b * c
    guard size != 0, size.isFinite else { return self }
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size)
  }

  /// First moved, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First scaled, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// First turned by an angle in radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// The size after a transform; moving has no effect.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the corners after a transform.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
