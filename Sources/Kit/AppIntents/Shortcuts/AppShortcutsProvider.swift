import AppHost

/// Declares an app's App Shortcuts.
public protocol AppShortcutsProvider: SendableMetatype {
  /// The App Shortcuts, at most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Their colour.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// What people may say without meaning any of them.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How the parameter of a shortcut is called.
  public typealias Title = AppShortcutParameterPresentationTitle
  /// How a shortcut with a parameter is listed.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// Values of a parameter under a title.
  public typealias OptionsCollection = AppShortcutOptionsCollection
  /// The sentence for a shortcut with a value of its parameter.
  public typealias Summary = AppShortcutParameterPresentationSummary

  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

  /// Tells the assistant that the values which phrases may name have changed.
  ///
  /// Does nothing in a process that the assistant did not start.
  public static func updateAppShortcutParameters() {
    AppSession.current?.refreshShortcuts()
  }
}

/// What contributes App Shortcuts.
public protocol AppShortcutsContent {
  /// The App Shortcuts.
  var appShortcuts: [AppShortcut] { get }
}

extension AppShortcut: AppShortcutsContent {
  /// The shortcut alone.
  public var appShortcuts: [AppShortcut] { [self] }
}

extension [AppShortcut]: AppShortcutsContent {
  /// The shortcuts.
  public var appShortcuts: [AppShortcut] { self }
}

/// Collects App Shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// An App Shortcut.
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }
  /// Several App Shortcuts.
  public static func buildExpression(_ components: [AppShortcut]) -> [AppShortcut] { components }
  /// What contributes App Shortcuts.
  @_disfavoredOverload
  public static func buildExpression(_ content: some AppShortcutsContent) -> [AppShortcut] {
    content.appShortcuts
  }
  /// App Shortcuts one after the other.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap(\.self)
  }
  /// The App Shortcuts of a loop.
  public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap(\.self) }
  /// The App Shortcuts of a condition.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  /// The App Shortcuts of one branch.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  /// The App Shortcuts of the other branch.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  /// The App Shortcuts of an availability check.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
