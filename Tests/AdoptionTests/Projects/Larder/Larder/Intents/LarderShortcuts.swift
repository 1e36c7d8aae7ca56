import AppIntents

struct LarderShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddItem(),
      phrases: ["Stock my \(.applicationName)", "Put something into \(.applicationName)"],
      shortTitle: "Add Item", systemImageName: "plus")
    AppShortcut(
      intent: CountItems(), phrases: ["How full is my \(.applicationName)"],
      shortTitle: "Count Items", systemImageName: "number")
  }
}
