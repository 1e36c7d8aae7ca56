public import Foundation

extension PersonNameComponents {
  /// Writes the names of people.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Sendable {
      /// The nickname if there is one, else the given name.
      case short
      /// Given and family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// Whose order is followed.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return formatter.string(from: value)
    }
  }

  /// The name as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Given and family name.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes the names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
