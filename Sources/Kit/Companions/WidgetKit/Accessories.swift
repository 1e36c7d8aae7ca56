public import SwiftUI

/// The background of a small widget on a watch or a locked screen; nothing here.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The size in which a widget is previewed.
public struct WidgetPreviewContext: Sendable {
  /// The size.
  public let family: WidgetFamily
  /// Names a size.
  public init(family: WidgetFamily) { self.family = family }
}

/// How a picture is coloured in a widget of two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  /// In the colour that stands out.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In shades of grey.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In shades of the colour that stands out.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// A place where widgets stand.
public struct WidgetLocation: Hashable, Sendable {
  let name: String
  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The locked screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A telephone that stands on a desk.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A telephone on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// A car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

extension Image {
  /// Coloured so in a widget of two colours; has no effect.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

extension View {
  /// In the size of a widget when previewed; has no effect.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
  /// With words curved beside it; has no effect.
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  /// With words curved beside it; has no effect.
  @_disfavoredOverload
  public func widgetLabel(_ label: some StringProtocol) -> some View { self }
  /// With words that follow its edge; has no effect.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension WidgetConfiguration {
  /// Not in some places; has no effect.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
}

extension EnvironmentValues {
  /// The room around a widget, in points.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
