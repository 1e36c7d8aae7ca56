// A tree does not say how these are drawn; they are here so that source that says it compiles.

/// How tabs are drawn; it has no effect.
public protocol TabViewStyle {}

/// As the system chooses.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the system chooses.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// As pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

extension View {
  /// With tabs of a kind; has no effect.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}

/// How pages are drawn; it has no effect.
public protocol NavigationViewStyle {}

/// As the system chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system chooses.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// On top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// On top of each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// With pages of a kind; has no effect.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
