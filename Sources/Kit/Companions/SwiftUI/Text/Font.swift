/// A typeface in a size, kept as a name.
public struct Font: Hashable, Sendable {
  /// How thick letters are.
  public struct Weight: Hashable, Sendable {
    let name: String

    /// The thinnest.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Thin.
    public static let thin = Weight(name: "thin")
    /// Light.
    public static let light = Weight(name: "light")
    /// Regular.
    public static let regular = Weight(name: "regular")
    /// A little thicker.
    public static let medium = Weight(name: "medium")
    /// Half bold.
    public static let semibold = Weight(name: "semibold")
    /// Bold.
    public static let bold = Weight(name: "bold")
    /// Thicker than bold.
    public static let heavy = Weight(name: "heavy")
    /// The thickest.
    public static let black = Weight(name: "black")
  }

  /// The shapes of letters.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// All of one width.
    case monospaced
  }

  /// What a text is for.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// The smallest title.
    case title3
    /// A heading.
    case headline
    /// A heading below another.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  let name: String

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A smaller title.
  public static let title2 = Font(name: "title2")
  /// The smallest title.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A heading below another.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// A remark.
  public static let callout = Font(name: "callout")
  /// A note.
  public static let footnote = Font(name: "footnote")
  /// A caption.
  public static let caption = Font(name: "caption")
  /// A smaller caption.
  public static let caption2 = Font(name: "caption2")

  /// The system's font in a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(Int(size))")
  }

  /// The system's font for a text of a kind.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: style.rawValue)
  }

  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// With thick letters.
  public func bold() -> Font { self }
  /// With letters of a thickness.
  public func weight(_ weight: Weight) -> Font { self }
  /// With slanted letters.
  public func italic() -> Font { self }
  /// With digits of one width.
  public func monospacedDigit() -> Font { self }
}
