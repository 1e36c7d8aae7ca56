public import DeveloperToolsSupport

extension Color {
  /// A colour of an asset catalogue, by its name.
  public init(_ resource: ColorResource) { self.init(name: resource._name) }

  /// The parts of a colour, each from 0 to 1.
  public struct Resolved: Hashable, Codable, Sendable {
    /// Red.
    public var red: Float
    /// Green.
    public var green: Float
    /// Blue.
    public var blue: Float
    /// How opaque the colour is.
    public var opacity: Float

    /// Creates a colour by its parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour for Core Graphics.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// Creates a colour by its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Image {
  /// A picture or symbol of an asset catalogue, by its name.
  public init(_ resource: ImageResource) { self.init(resource._name, bundle: resource._bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == SwiftUIBase.Label<Text, Image> {
  /// Creates a button with a title and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUIBase.Label(titleKey, image: resource) }
  }
}
