/// What `#Preview` declares; nothing on Linux shows previews.
public struct Preview: Sendable {
  /// The traits of a preview of a view.
  public enum ViewTraits: Sendable {}
}

/// The size, place or surroundings of a preview.
public struct PreviewTrait<Kind>: Sendable {
  let name: String
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// As a screen shows it.
  public static var defaultLayout: PreviewTrait { PreviewTrait(name: "defaultLayout") }
  /// As large as the view itself.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(name: "sizeThatFitsLayout") }
  /// On a screen that stands upright.
  public static var portrait: PreviewTrait { PreviewTrait(name: "portrait") }
  /// On a screen that stands on its head.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(name: "portraitUpsideDown") }
  /// On a screen that lies on its right side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(name: "landscapeLeft") }
  /// On a screen that lies on its left side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(name: "landscapeRight") }

  /// In a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout")
  }

  /// In surroundings that the app makes.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(name: "modifier")
  }
}

/// Surroundings in which several previews are shown, for example with sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of what all previews share.
  associatedtype Context = Void
  /// The type of the view with its surroundings.
  associatedtype Body: View
  /// The view that is previewed.
  typealias Content = PreviewModifierContent

  /// Makes what all previews share.
  static func makeSharedContext() async throws -> Context

  /// The view with its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` surrounds.
public struct PreviewModifierContent: View {
  /// Nothing, because nothing shows previews.
  public var body: some View { EmptyView() }
}

/// Views for tools of developers; nothing on Linux shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The kind of area in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// A screen.
  case device
  /// As large as the view itself.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// In an area of its own when previewed; has no effect.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// On a device when previewed; has no effect.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// With a name when previewed; has no effect.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
