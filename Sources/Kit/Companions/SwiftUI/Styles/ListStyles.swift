// A tree does not say how these are drawn; they are here so that source that says it compiles.

/// How a list is drawn; it has no effect.
public protocol ListStyle {}

/// As the system chooses.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the system chooses.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// One after the other.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// One after the other.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// As groups.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// As groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// As groups that stand in.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// As groups that stand in.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Standing in.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Standing in.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// At the side.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// At the side.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// With lists of a kind; has no effect.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
}

/// How a form is drawn; it has no effect.
public protocol FormStyle {}

/// As the system chooses.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the system chooses.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// As groups.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// As groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// In columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// In columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// With forms of a kind; has no effect.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}

/// How a box is drawn; it has no effect.
public protocol GroupBoxStyle {}

/// As the system chooses.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the system chooses.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// With boxes of a kind; has no effect.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
}
