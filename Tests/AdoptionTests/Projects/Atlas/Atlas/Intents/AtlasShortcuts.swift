import AppIntents

struct AtlasShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTrip(), phrases: ["Plan a trip with \(.applicationName)"], shortTitle: "Add",
      systemImageName: "map")
    AppShortcut(
      intent: ShowRoute(), phrases: ["Show the route in \(.applicationName)"], shortTitle: "Route",
      systemImageName: "arrow.triangle.turn.up.right.diamond")
  }
}
