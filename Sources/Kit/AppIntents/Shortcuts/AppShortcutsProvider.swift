import AppHost

/// Declares an app's App Shortcuts.
public protocol AppShortcutsProvider: SendableMetatype {
  /// The App Shortcuts, at most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Their colour.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Tells the assistant that the values which phrases may name have changed.
  ///
  /// Does nothing in a process that the assistant did not start.
  public static func updateAppShortcutParameters() {
    AppSession.current?.refreshShortcuts()
  }
}

/// Collects App Shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// An App Shortcut.
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }
  /// Several App Shortcuts.
  public static func buildExpression(_ components: [AppShortcut]) -> [AppShortcut] { components }
  /// App Shortcuts one after the other.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap(\.self)
  }
  /// The App Shortcuts of a condition.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  /// The App Shortcuts of one branch.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  /// The App Shortcuts of the other branch.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  /// The App Shortcuts of an availability check.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
