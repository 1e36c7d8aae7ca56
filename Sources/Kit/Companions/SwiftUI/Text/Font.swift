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
  /// The name of a thickness, of a shape and of a slant, where they are not as usual.
  var thickness: String?
  var shape: String?
  var slant: String?

  init(name: String) { self.name = name }

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

  /// The system's font in a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(Length.text(size))").with(weight, design)
  }

  /// The system's font for a text of a kind.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: style.rawValue).with(weight, design)
  }

  /// A font by its name, in a size in points; the size has no effect.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// A font by its name, in a size in points; the size has no effect.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(name: textStyle.rawValue)
  }

  /// A font by its name, in a size in points; the size has no effect.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  private func with(_ weight: Weight?, _ design: Design?) -> Font {
    var copy = self
    if let weight { copy.thickness = weight.name }
    if let design { copy.shape = design.name }
    return copy
  }

  /// With thick letters.
  public func bold() -> Font { with(.bold, nil) }
  /// With letters of a thickness.
  public func weight(_ weight: Weight) -> Font { with(weight, nil) }
  /// With letters of a width; has no effect.
  public func width(_ width: Width) -> Font { self }
  /// With slanted letters.
  public func italic() -> Font {
    var copy = self
    copy.slant = "italic"
    return copy
  }
  /// With letters of one width.
  public func monospaced() -> Font { with(nil, .monospaced) }
  /// With digits of one width; has no effect.
  public func monospacedDigit() -> Font { self }
  /// With small capitals; has no effect.
  public func smallCaps() -> Font { self }
  /// With small capitals for small letters; has no effect.
  public func lowercaseSmallCaps() -> Font { self }
  /// With lines at a distance; has no effect.
  public func leading(_ leading: Leading) -> Font { self }
}

extension Font {
  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// Narrow.
    public static let compressed = Width()
    /// Less narrow.
    public static let condensed = Width()
    /// As usual.
    public static let standard = Width()
    /// Wide.
    public static let expanded = Width()
  }
}

extension Font.Design {
  /// The name, unless it is as usual.
  var name: String? { self == .default ? nil : "\(self)" }
}
