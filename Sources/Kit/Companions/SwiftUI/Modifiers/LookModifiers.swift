import AppHost

/// The edges of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// Where reading begins.
  case leading
  /// The bottom.
  case bottom
  /// Where reading ends.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// Where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// Where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Where lines of text begin.
public enum TextAlignment: Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

/// How a picture fits.
public enum ContentMode: Hashable, Sendable {
  /// All of it can be seen.
  case fit
  /// It fills the room.
  case fill
}

// What a tree of nodes cannot show has no effect; it is here so that source that says it compiles.
extension View {
  /// With room around it; has no effect.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// With room around it; has no effect.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Of a size; has no effect.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    self
  }
  /// Of a size between others; has no effect.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// In front of a colour; has no effect.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// In front of another view, which is shown before it.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let other = content()
    return changed { context, resolve in other.resolved(context.child("background")) + resolve(context) }
  }
  /// Behind another view, which is shown after it.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let other = content()
    return changed { context, resolve in resolve(context) + other.resolved(context.child("overlay")) }
  }
  /// With round corners; has no effect.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  /// With a shadow; has no effect.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }
  /// More or less opaque; at 0 it is not shown.
  public func opacity(_ opacity: Double) -> some View {
    changed { context, resolve in
      let elements = resolve(context)
      return opacity > 0 ? elements : []
    }
  }
  /// Not shown.
  public func hidden() -> some View { opacity(0) }
  /// Cut off at its bounds; has no effect.
  public func clipped() -> some View { self }
  /// Of a proportion; has no effect.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// So large that all of it can be seen; has no effect.
  public func scaledToFit() -> some View { self }
  /// So large that it fills the room; has no effect.
  public func scaledToFill() -> some View { self }
  /// Of its own size; has no effect.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
  /// With at most so many lines; all are shown.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// With lines that begin somewhere; has no effect.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// With letters that may shrink; has no effect.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// With symbols of a size; has no effect.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Up to the edges of the screen; has no effect.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  /// With digits of one width; has no effect.
  public func monospacedDigit() -> some View { self }
  /// Before others or behind them; has no effect.
  public func zIndex(_ value: Double) -> some View { self }
  /// Moved; has no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// More important for the layout; has no effect.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// In a font, kept as the attribute `font`.
  public func font(_ font: Font?) -> some View { attributed("font", font?.name) }
  /// With letters of a thickness, kept as the attribute `weight`.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attributed("weight", weight?.name) }
  /// With letters of a shape; has no effect.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// With thick letters, kept as the attribute `weight`.
  public func bold(_ isActive: Bool = true) -> some View { attributed("weight", isActive ? "bold" : nil) }
  /// With slanted letters, kept as the attribute `style`.
  public func italic(_ isActive: Bool = true) -> some View { attributed("style", isActive ? "italic" : nil) }
  /// In a colour, kept as the attribute `color`.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    attributed("color", style.styleName)
  }
  /// In a colour, kept as the attribute `color`.
  public func foregroundColor(_ color: Color?) -> some View { attributed("color", color?.name) }
  /// With what stands out in a colour, kept as the attribute `tint`.
  public func tint(_ color: Color?) -> some View { attributed("tint", color?.name) }
  /// Drawn as a button of a kind; has no effect.
  public func buttonStyle(_ style: PrimitiveButtonStyleName) -> some View { self }
  /// Drawn as a list of a kind; has no effect.
  public func listStyle(_ style: ListStyleName) -> some View { self }
  /// Drawn as a picker of a kind; has no effect.
  public func pickerStyle(_ style: PickerStyleName) -> some View { self }
  /// Drawn as a field of a kind; has no effect.
  public func textFieldStyle(_ style: TextFieldStyleName) -> some View { self }
  /// Without its title; has no effect.
  public func labelsHidden() -> some View { self }
  /// Animated when a value changes; has no effect.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  /// With lines between rows or without; has no effect.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

/// Whether something can be seen.
public enum Visibility: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// It can.
  case visible
  /// It cannot.
  case hidden
}

/// How a change is animated; it never is.
public struct Animation: Equatable, Sendable {
  /// As usual.
  public static let `default` = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// Like a spring.
  public static let spring = Animation()
}

/// Makes a change; nothing is animated.
@MainActor
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// How a button is drawn.
public struct PrimitiveButtonStyleName: Sendable {
  /// As the system chooses.
  public static let automatic = PrimitiveButtonStyleName()
  /// As text.
  public static let plain = PrimitiveButtonStyleName()
  /// Without a border.
  public static let borderless = PrimitiveButtonStyleName()
  /// With a border.
  public static let bordered = PrimitiveButtonStyleName()
  /// With a border on a colour.
  public static let borderedProminent = PrimitiveButtonStyleName()
}

/// How a list is drawn.
public struct ListStyleName: Sendable {
  /// As the system chooses.
  public static let automatic = ListStyleName()
  /// One after the other.
  public static let plain = ListStyleName()
  /// As groups.
  public static let grouped = ListStyleName()
  /// As groups that stand in.
  public static let insetGrouped = ListStyleName()
  /// At the side.
  public static let sidebar = ListStyleName()
}

/// How a picker is drawn.
public struct PickerStyleName: Sendable {
  /// As the system chooses.
  public static let automatic = PickerStyleName()
  /// As a menu.
  public static let menu = PickerStyleName()
  /// In a line.
  public static let segmented = PickerStyleName()
  /// In place.
  public static let inline = PickerStyleName()
}

/// How a field is drawn.
public struct TextFieldStyleName: Sendable {
  /// As the system chooses.
  public static let automatic = TextFieldStyleName()
  /// As text.
  public static let plain = TextFieldStyleName()
  /// With round corners.
  public static let roundedBorder = TextFieldStyleName()
}
