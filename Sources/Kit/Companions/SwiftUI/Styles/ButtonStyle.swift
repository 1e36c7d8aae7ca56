import AppHost

/// How buttons are drawn, with the press handled by the system.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button for a style.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let view: AnyView
    /// What it shows.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether it is pressed; it never is while it is drawn.
  public let isPressed: Bool
}

/// How buttons are drawn by the system; kept as the attribute `buttonStyle`.
///
/// The styles of the system are here. One of the app's own is a ``ButtonStyle``.
public protocol PrimitiveButtonStyle {
  /// Its name.
  static var _name: String { get }
}

/// As the system chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "automatic" }
  /// Creates the style.
  public init() {}
}

/// As text.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "plain" }
  /// Creates the style.
  public init() {}
}

/// Without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "borderless" }
  /// Creates the style.
  public init() {}
}

/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "bordered" }
  /// Creates the style.
  public init() {}
}

/// With a border on a colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "borderedProminent" }
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the system chooses.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As text.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border on a colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// With buttons as a style draws them.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    surrounded { values in
      values.buttonBody = { label, role in
        let configuration = ButtonStyleConfiguration(
          role: role, label: ButtonStyleConfiguration.Label(view: label), isPressed: false)
        return AnyView(style.makeBody(configuration: configuration))
      }
    }
  }

  /// With buttons as the system draws them, kept as the attribute `buttonStyle`.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    surrounded { values in
      values.buttonBody = nil
      values.buttonStyleName = Style._name
    }
  }

  /// With borders of a shape; has no effect.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// With controls of a size; has no effect.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
}

/// The shape of the borders of buttons; it has no effect.
public struct ButtonBorderShape: Equatable, Sendable {
  /// As the system chooses.
  public static let automatic = ButtonBorderShape()
  /// Round at the sides.
  public static let capsule = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// With round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// How large controls are; it has no effect.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// Very small.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}
