import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickApple(),
      phrases: ["Pick from \(\.$tree) in \(.applicationName)", "Pick an apple in \(.applicationName)"],
      shortTitle: "Pick an Apple", systemImageName: "apple.logo")
  }
}
