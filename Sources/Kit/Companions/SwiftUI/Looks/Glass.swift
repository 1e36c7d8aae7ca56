/// Views on glass that flow into each other; they are drawn as they are.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Puts views together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: some View { content }
}

extension View {
  /// The same glass as another view; has no effect.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// On glass; kept as the attribute `buttonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "glass" }
  /// Creates the style.
  public init() {}
}

/// On glass of a colour; kept as the attribute `buttonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Its name.
  public static var _name: String { "glassProminent" }
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On glass of a colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
