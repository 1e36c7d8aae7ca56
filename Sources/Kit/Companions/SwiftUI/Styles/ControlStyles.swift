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

/// How progress is drawn; it has no effect.
public protocol ProgressViewStyle {}

/// As the system chooses.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the system chooses.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// As a line.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// As a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// As a circle.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// As a circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// With progress of a kind; has no effect.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
}

/// How a gauge is drawn; it has no effect.
public protocol GaugeStyle {}

/// As the system chooses.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the system chooses.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// As a line that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// As a line that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// As a line with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// As a line with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// As a small line that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// As a small line that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// As a circle with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// As a circle with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// As a circle that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// As a circle that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// With gauges of a kind; has no effect.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
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
