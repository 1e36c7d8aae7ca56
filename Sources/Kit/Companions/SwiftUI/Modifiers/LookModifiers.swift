import AppHost

// What a tree can carry is an attribute, which a page draws; what it cannot carry has no effect and says so.

extension View {
  // MARK: Room

  /// With room around it, kept as the attribute `padding`; around what has a background, as `margin`.
  ///
  /// Where no length is given it is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padded(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// With room around it, kept as the attribute `padding`; around what has a background, as `margin`.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// With room around it, kept as the attribute `padding`; around what has a background, as `margin`.
  public func padding(_ insets: EdgeInsets) -> some View { padded(insets) }

  private func padded(_ insets: EdgeInsets) -> some View {
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
    return adjusted { element in
      let isFilled = element.attributes["background"] != nil || element.attributes["border"] != nil
      let name = isFilled ? "margin" : "padding"
      let before = element.attributes[name]?.split(separator: " ").map { Double($0) ?? 0 } ?? []
      element.attributes[name] = zip(sides, before + Array(repeating: 0, count: 4 - min(before.count, 4)))
        .map { Length.text($0 + CGFloat($1)) }.joined(separator: " ")
    }
  }

  /// Of a size, kept as the attributes `width` and `height`.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    framed([("width", width), ("height", height)], alignment)
  }

  /// Of a size between others, kept as the attributes `minWidth`, `maxWidth`, `minHeight` and `maxHeight`.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(
      [
        ("minWidth", minWidth), ("maxWidth", maxWidth), ("minHeight", minHeight), ("maxHeight", maxHeight),
      ], alignment)
  }

  private func framed(_ lengths: [(String, CGFloat?)], _ alignment: Alignment) -> some View {
    adjusted { element in
      for case (let name, let length?) in lengths where element.attributes[name] == nil {
        element.attributes[name] = Length.text(length)
      }
      guard let alignment = alignment.name, element.attributes["frame"] == nil else { return }
      element.attributes["frame"] = alignment
    }
  }

  /// Of a proportion; has no effect.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// Of a proportion; has no effect.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { self }
  /// So large that all of it can be seen; has no effect.
  public func scaledToFit() -> some View { self }
  /// So large that it fills the room; has no effect.
  public func scaledToFill() -> some View { self }
  /// Of its own size; has no effect.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
  /// Of its own size; has no effect.
  public func fixedSize() -> some View { self }
  /// Up to the edges of the screen; has no effect.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Up to the edges of the screen; has no effect.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// With another view at an edge of the screen, which is shown before or after it.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let other = content()
    return changed { context, resolve in
      let inset = other.resolved(context.child("inset"))
      return edge == .top ? inset + resolve(context) : resolve(context) + inset
    }
  }
  /// With room at the edges of the screen; has no effect.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// With room inside; has no effect.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// With room inside; has no effect.
  public func contentMargins(_ length: CGFloat) -> some View { self }
  /// Before others or behind them; has no effect.
  public func zIndex(_ value: Double) -> some View { self }
  /// Moved; has no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Moved; has no effect.
  public func offset(_ offset: CGSize) -> some View { self }
  /// At a place; has no effect.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// At a place; has no effect.
  public func position(_ position: CGPoint) -> some View { self }
  /// More important for the layout; has no effect.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Beside others in a way of its own; has no effect.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Beside others in a way of its own; has no effect.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// As wide as what is around it; has no effect.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  /// With coordinates that have a name; has no effect.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// With coordinates that have a name; has no effect.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }

  // MARK: Behind and in front

  /// In front of a style, kept as the attribute `background`.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    attributed("background", style.styleName)
  }

  /// In front of what stands behind everything; has no effect.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// In front of a shape filled with a style, kept as the attributes `background`, `clip` and `corner`.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { clipped(shape).attributed("background", style.styleName) }

  /// In front of a shape, kept as the attributes `clip` and `corner`.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    clipped(shape).attributed("background", "background")
  }

  /// In front of another view: its fill where it is a colour or a shape, else shown before it.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    backed(content())
  }

  /// In front of another view: its fill where it is a colour or a shape, else shown before it.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    backed(background)
  }

  private func backed<Background: View>(_ background: Background) -> some View {
    changed { context, resolve in
      let behind = background.resolved(context.child("background"))
      let front = resolve(context)
      guard behind.count == 1, behind[0].kind == "shape", front.count == 1 else { return behind + front }
      var element = front[0]
      let look = behind[0].attributes
      for (name, value) in [
        ("background", look["color"]), ("corner", look["corner"]),
        ("clip", look["shape"].flatMap { $0 == "rectangle" || $0 == "path" ? nil : $0 }),
        ("border", look["stroke"].map { "\(look["line"] ?? "1") \($0)" }),
      ] where element.attributes[name] == nil {
        element.attributes[name] = value
      }
      return [element]
    }
  }

  /// On what stands behind a widget or a snippet, kept as the attribute `background`.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { attributed("background", style.styleName) }

  /// On what stands behind a widget or a snippet: its fill where it is a colour or a shape, else shown before it.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { backed(content()) }

  /// Behind another view, which is shown after it.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    overlaid(content())
  }

  /// Behind another view, which is shown after it.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    overlaid(overlay)
  }

  /// Behind a style; has no effect.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    self
  }

  private func overlaid<Overlay: View>(_ overlay: Overlay) -> some View {
    changed { context, resolve in
      let back = resolve(context)
      let front = overlay.resolved(context.child("overlay"))
      // A shape over a view is its frame.
      guard front.count == 1, front[0].kind == "shape", back.count == 1 else { return back + front }
      var element = back[0]
      if let stroke = front[0].attributes["stroke"], element.attributes["border"] == nil {
        element.attributes["border"] = "\(front[0].attributes["line"] ?? "1") \(stroke)"
        element.attributes["corner"] = element.attributes["corner"] ?? front[0].attributes["corner"]
      }
      return [element]
    }
  }

  /// With a frame inside its bounds, kept as the attribute `border`.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    attributed("border", content.styleName.map { "\(Length.text(width)) \($0)" })
  }

  /// With round corners, kept as the attribute `corner`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attributed("corner", Length.text(radius))
  }

  /// Cut off at a shape, kept as the attributes `clip` and `corner`.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    clipped(shape)
  }

  private func clipped<Outline: Shape>(_ shape: Outline) -> some View {
    let outline = shape.outlineAttributes
    let name = outline["shape"].flatMap { $0 == "rectangle" || $0 == "path" ? nil : $0 }
    return attributed("clip", name).attributed("corner", outline["corner"])
  }

  /// Cut off at its bounds; has no effect.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Cut out by another view; has no effect.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    self
  }
  /// Cut out by another view; has no effect.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Touched where a shape is; has no effect.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
  /// Inside a shape that others may follow; has no effect.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }
  /// With a shadow; has no effect.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// More or less opaque, kept as the attribute `opacity`; at 0 it is not shown.
  public func opacity(_ opacity: Double) -> some View {
    changed { context, resolve in
      let elements = resolve(context)
      guard opacity > 0 else { return [] }
      guard opacity < 1 else { return elements }
      return elements.map { element in
        var element = element
        element.attributes["opacity"] = element.attributes["opacity"] ?? Length.text(opacity)
        return element
      }
    }
  }

  /// Not shown.
  public func hidden() -> some View { opacity(0) }

  // MARK: Colour

  /// In a colour, kept as the attribute `color`.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    attributed("color", style.styleName)
  }
  /// In colours, of which the first is kept as the attribute `color`.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { attributed("color", primary.styleName) }
  /// In colours, of which the first is kept as the attribute `color`.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { attributed("color", primary.styleName) }
  /// In a colour, kept as the attribute `color`.
  public func foregroundColor(_ color: Color?) -> some View { attributed("color", color?.name) }
  /// With what stands out in a colour, kept as the attribute `tint`.
  public func tint(_ color: Color?) -> some View { attributed("tint", color?.name) }
  /// With what stands out in a style, kept as the attribute `tint`.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { attributed("tint", tint?.styleName) }
  /// With what stands out in a colour, kept as the attribute `tint`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// With a background of a style, in a scheme; kept as what the views around say of it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    surrounded { if let colorScheme { $0.colorScheme = colorScheme } }
  }
  /// In a scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    surrounded { $0.colorScheme = colorScheme }
  }
}

/// What a background is for; all are drawn alike.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  let name: String

  /// A widget, or a snippet.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A page.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// Parts of the screen that are covered.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// By the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// By anything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How a picture fits.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it can be seen.
  case fit
  /// It fills the room.
  case fill
}

/// Whether something can be seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system chooses.
  case automatic
  /// It can.
  case visible
  /// It cannot.
  case hidden
}
