import AppHost

/// Why something is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How high a sheet is; it has no effect.
public struct PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  public static let medium = PresentationDetent()
  /// All of the screen.
  public static let large = PresentationDetent()
  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// What the key at the end of a line says; it has no effect.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
  /// Continue.
  public static let `continue` = SubmitLabel()
}

/// What is felt; nothing is here.
public struct SensoryFeedback: Equatable, Sendable {
  /// Something went well.
  public static let success = SensoryFeedback()
  /// Something may be wrong.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// Something was chosen.
  public static let selection = SensoryFeedback()
  /// Something hit something.
  public static let impact = SensoryFeedback()
}

/// A value that views inside give to those around.
///
/// Nothing is laid out here, so nothing is given: what listens is never called.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was given.
  static var defaultValue: Value { get }
  /// Puts values together.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  // MARK: Touch

  /// Touched or not; what is not loses what happens when it is touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    surrounded { if !enabled { $0.isEnabled = false } }
  }

  /// Something is done when it is held; the action is kept under the name `hold`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    changed { context, resolve in
      var elements = resolve(context)
      guard context.environment.isEnabled, !elements.isEmpty else { return elements }
      elements[0].handlers["hold"] = { _ in action() }
      return elements
    }
  }

  /// Something is done when the pointer is on it; there is no pointer here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Felt when a value changes; has no effect.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View
  {
    self
  }

  // MARK: Fields

  /// With a key at the end of a line that says something; has no effect.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Without corrections; has no effect.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Without corrections; has no effect.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  // MARK: Pages

  /// With sheets of a height; has no effect.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// With a mark by which a sheet is pulled; has no effect.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// With sheets on something; has no effect.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// With sheets that a pull does not close; has no effect.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// With a bar of a size; has no effect.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }
  /// With bars on something; has no effect.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View
  {
    self
  }
  /// With something behind bars or without; has no effect.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// With bars or without; has no effect.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// With the clock at the top or without; has no effect.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// With a mark, kept as the attribute `badge`.
  public func badge(_ count: Int) -> some View { attributed("badge", count == 0 ? nil : "\(count)") }
  /// With a mark, kept as the attribute `badge`.
  public func badge(_ label: LocalizedStringKey?) -> some View { attributed("badge", label?.text) }

  // MARK: Values around

  /// With values around it that a function changes.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { surrounded { transform(&$0[keyPath: keyPath]) } }

  /// Gives a value to views around; has no effect.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View { self }
  /// Something is done when views inside give a value, which they do not here.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }

  // MARK: Privacy

  /// Not shown as it is: the words of a placeholder or of something private are replaced by marks.
  public func redacted(reason: RedactionReasons) -> some View {
    adjusted { element in
      if !reason.intersection([.placeholder, .privacy]).isEmpty { element.redact() }
    }
    .surrounded { $0.redactionReasons.formUnion(reason) }
  }
  /// Shown as it is; has no effect.
  public func unredacted() -> some View { self }
  /// Private; has no effect, since nothing is shown to others.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Which bars; they have no effect.
public struct ToolbarPlacement: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = ToolbarPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// At the top.
  public static let navigationBar = ToolbarPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement()
}

extension SceneElement {
  /// Replaces all words by marks.
  fileprivate mutating func redact() {
    text = text.map { _ in "▒▒▒" }
    for name in ["value", "label", "name", "url"] where attributes[name] != nil { attributes[name] = "▒▒▒" }
    for index in children.indices { children[index].redact() }
  }
}
