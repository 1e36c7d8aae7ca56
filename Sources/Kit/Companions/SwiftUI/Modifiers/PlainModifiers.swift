// What only changes how something looks or moves on a screen has no effect on a tree of nodes.

extension View {
  /// Turned in space; has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// In other colours; has no effect.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// In other colours; has no effect.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// In other colours; has no effect.
  public func colorInvert() -> some View { self }
  /// Light where the pointer is; has no effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// With a shape of a colour in front.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style) } }
  /// Laid out as one; has no effect.
  public func geometryGroup() -> some View { self }
  /// Behind a sheet of glass; has no effect.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Behind a sheet of glass of a shape; has no effect.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }

  /// With capital letters by themselves; has no effect.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// With keys for a kind of text; has no effect.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// For a kind of text; has no effect.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Done by a key; has no effect.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  /// Done by a key; has no effect.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Keys go away when something is moved; has no effect.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Moved by whole parts; has no effect.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Moved beyond its bounds; has no effect.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// With a distance between rows; has no effect.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// With lines of a colour; has no effect.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  /// In a colour; has no effect.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// With a heading that stands out; has no effect.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// With a bar in light or dark; has no effect.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Without the bar or with it; has no effect.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Can have the focus; has no effect.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// How something shows that the pointer is on it.
public struct HoverEffect: Sendable {
  /// As usual.
  public static let automatic = HoverEffect()
  /// Lighter.
  public static let highlight = HoverEffect()
  /// Higher.
  public static let lift = HoverEffect()
}

/// A sheet of glass.
public struct Glass: Equatable, Sendable {
  /// Usual glass.
  public static let regular = Glass()
  /// Clear glass.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()
  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// That answers a touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Which letters of a text are capital.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first of each word.
  public static let words = TextInputAutocapitalization()
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// When the keys go away.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// As the finger moves.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// How much something stands out.
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What it writes.
  public let character: Character
  /// Names a key.
  public init(_ character: Character) { self.character = character }
  /// Names a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The key at the end of a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The long one.
  public static let space = KeyEquivalent(" ")
  /// The key that takes away.
  public static let delete = KeyEquivalent("\u{8}")
}

/// The keys that are held beside another one.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
}

/// A key with those that are held beside it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// Names a key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  /// The one that does what is most likely wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The one that leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
