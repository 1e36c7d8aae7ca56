import AppIntents

struct TrailShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.navy

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenFavorites(),
      phrases: [
        "Open Favorites in \(.applicationName)",
        "Show my favorite \(.applicationName)",
      ],
      shortTitle: "Open Favorites",
      systemImageName: "star.circle")
    AppShortcut(
      intent: GetTrailInfo(),
      phrases: ["Get info on \(\.$trail) with \(.applicationName)"],
      shortTitle: "Trail Info",
      systemImageName: "info.circle")
  }
}
