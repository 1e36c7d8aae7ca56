// A tree does not say how these are drawn; they are here so that source that says it compiles.

/// How a picker is drawn; it has no effect.
public protocol PickerStyle {}

/// As the system chooses.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the system chooses.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// As a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// As a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// In a line.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// In a line.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// In place.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// In place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// As a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// As a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// On a page of its own.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// On a page of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// With pickers of a kind; has no effect.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}

/// How a date picker is drawn; it has no effect.
public protocol DatePickerStyle {}

/// As the system chooses.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the system chooses.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// In little room.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// In little room.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// As a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// As a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// With date pickers of a kind; has no effect.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
}

/// How a field is drawn; it has no effect.
public protocol TextFieldStyle {}

/// As the system chooses.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the system chooses.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// As text.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// As text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// With fields of a kind; has no effect.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
}
