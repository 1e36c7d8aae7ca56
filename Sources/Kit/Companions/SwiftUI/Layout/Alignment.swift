/// Names a line by which views stand beside each other.
public protocol AlignmentID {
  /// Where the line is in a view that says nothing about it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, which is not known here: everything is 0.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public var width: CGFloat { 0 }
  /// The height.
  public var height: CGFloat { 0 }

  /// Where a line is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a line is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// Where views stand beside each other; lines of the app's own are drawn as the middle.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// A line of the app's own.
  public init(_ id: any AlignmentID.Type) { name = "center" }

  /// Where reading begins.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Where reading ends.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// Where the line above a row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "leading")
  /// Where the line above a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "trailing")
}

/// Where views stand beside each other; lines of the app's own are drawn as the middle.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// A line of the app's own.
  public init(_ id: any AlignmentID.Type) { name = "center" }

  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// With their first lines of text on one line.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// With their last lines of text on one line.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where a view stands in another.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Where reading begins, with first lines of text on one line.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle, with first lines of text on one line.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Where reading ends, with first lines of text on one line.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

  /// The alignment as attributes hold it; the middle is not said.
  var name: String? {
    self == .center ? nil : "\(horizontal.name) \(vertical.name)"
  }
}
