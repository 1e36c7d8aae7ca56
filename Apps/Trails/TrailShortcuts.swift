import AppIntents

/// The sentences that work as soon as the app is installed.
struct TrailShortcuts: AppShortcutsProvider {
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
      phrases: [
        "Get info on \(\.$trail) with \(.applicationName)",
        "Get trail information in \(.applicationName)",
        "What is \(\.$trail) like in \(.applicationName)",
        "Tell me about \(\.$trail) in \(.applicationName)",
      ],
      shortTitle: "Trail Information",
      systemImageName: "info.circle")
    AppShortcut(
      intent: SuggestTrails(),
      phrases: [
        "Suggest some trails in \(.applicationName)",
        "Suggest \(\.$activity) trails in \(.applicationName)",
        "Find trails for \(\.$activity) with \(.applicationName)",
        "Suggest trails for \(\.$activity) in \(.applicationName)",
        "Suggest a trail for \(\.$activity) in \(.applicationName)",
      ],
      shortTitle: "Suggest Trails",
      systemImageName: "map")
    AppShortcut(
      intent: OpenTrail(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show a trail in \(.applicationName)",
      ],
      shortTitle: "Open Trail",
      systemImageName: "signpost.right")
  }
}
