/// A point in a view, whose corners are (0, 0) and (1, 1).
public struct UnitPoint: Hashable, Sendable {
  /// From left to right.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// Creates the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// At the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// At the top where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// At the top where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// At the bottom where reading begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// At the bottom where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
