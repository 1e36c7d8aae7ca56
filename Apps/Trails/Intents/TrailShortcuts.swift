import AppIntents

/// The sentences that work as soon as the app is installed.
struct TrailShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.teal

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
        "Get conditions on \(\.$trail) with \(.applicationName)",
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
    AppShortcut(
      intent: StartTrailActivity(),
      phrases: [
        "Start \(\.$workoutStyle) with \(.applicationName)",
        "Record \(\.$workoutStyle) in \(.applicationName)",
        "Start an activity in \(.applicationName)",
      ],
      shortTitle: "Start Activity",
      systemImageName: "figure.hiking")
    AppShortcut(
      intent: PauseTrailActivity(),
      phrases: ["Pause my activity in \(.applicationName)", "Pause \(.applicationName)"],
      shortTitle: "Pause Activity",
      systemImageName: "pause.circle")
    AppShortcut(
      intent: ResumeTrailActivity(),
      phrases: ["Resume my activity in \(.applicationName)", "Resume \(.applicationName)"],
      shortTitle: "Resume Activity",
      systemImageName: "play.circle")
    AppShortcut(
      intent: EndTrailActivity(),
      phrases: ["End my activity in \(.applicationName)", "Stop recording in \(.applicationName)"],
      shortTitle: "End Activity",
      systemImageName: "stop.circle")
    AppShortcut(
      intent: AddFavorite(),
      phrases: [
        "Add \(\.$trail) to my favorites in \(.applicationName)",
        "Add a favorite in \(.applicationName)",
      ],
      shortTitle: "Add Favorite",
      systemImageName: "star")
  }
}
