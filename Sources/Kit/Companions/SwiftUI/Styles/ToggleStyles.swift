// A tree does not say how these are drawn; they are here so that source that says it compiles.

/// How a toggle is drawn; it has no effect.
public protocol ToggleStyle {}

/// As the system chooses.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the system chooses.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// As a switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// As a button.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// With toggles of a kind; has no effect.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
}

/// How a menu is drawn; it has no effect.
public protocol MenuStyle {}

/// As the system chooses.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the system chooses.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// As a button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  /// With menus of a kind; has no effect.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}
