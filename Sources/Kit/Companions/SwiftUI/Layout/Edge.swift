/// The edges of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// Where reading begins.
  case leading
  /// The bottom.
  case bottom
  /// Where reading ends.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// Where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// Where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Where reading begins or ends.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

/// The top or the bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  /// The top.
  case top
  /// The bottom.
  case bottom

  /// Both or one of them.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
