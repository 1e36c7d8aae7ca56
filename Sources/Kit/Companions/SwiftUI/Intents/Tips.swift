import AppHost
public import AppIntentsBase

/// A tip that shows a phrase with which the person can say what they do by hand.
public struct SiriTipView: View {
  private let intent: any AppIntent
  private let isVisible: Binding<Bool>?

  /// Creates a tip for an intent that is one of the app's App Shortcuts; for any other it shows nothing.
  ///
  /// - Parameter isVisible: Becomes false when the person closes the tip; without it the tip cannot be closed.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    self.intent = intent
    self.isVisible = isVisible
  }

  /// The phrase, with a button that closes the tip.
  public var body: some View {
    if isVisible?.wrappedValue ?? true, let phrase = _IntentViews.phrase(for: intent) {
      HStack {
        Text(verbatim: "Say “\(phrase)”")
        if let isVisible { Button("Close") { isVisible.wrappedValue = false } }
      }
    }
  }
}

/// How a tip is drawn; it is text here.
public struct SiriTipViewStyle: Sendable {
  /// As the system chooses.
  public static let automatic = SiriTipViewStyle()
  /// Light.
  public static let light = SiriTipViewStyle()
  /// Dark.
  public static let dark = SiriTipViewStyle()
}

/// A button that shows the app's App Shortcuts.
public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void

  /// Creates a button; the action is run when it is tapped, and here nothing else happens then.
  public init(action: @escaping @MainActor () -> Void = {}) { self.action = action }

  /// The button.
  public var body: some View { Button("Shortcuts", action: action) }
}

/// How a link to the shortcuts is drawn; it is text here.
public struct ShortcutsLinkStyle: Sendable {
  /// As the system chooses.
  public static let automatic = ShortcutsLinkStyle()
  /// As the system chooses, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle()
  /// Light.
  public static let light = ShortcutsLinkStyle()
  /// Light, with an outline.
  public static let lightOutline = ShortcutsLinkStyle()
  /// Dark.
  public static let dark = ShortcutsLinkStyle()
  /// Dark, with an outline.
  public static let darkOutline = ShortcutsLinkStyle()
}

extension View {
  /// With tips of a kind; has no effect.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// With links to the shortcuts of a kind; has no effect.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
