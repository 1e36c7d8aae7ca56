import AppIntents

struct KilnShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FireKiln(),
      phrases: ["Fire \(.applicationName) for \(\.$glaze)", "Fire up \(.applicationName)"],
      shortTitle: "Fire", systemImageName: "flame")
  }
}
