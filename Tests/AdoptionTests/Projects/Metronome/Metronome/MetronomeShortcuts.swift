import AppIntents

struct MetronomeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StopTicking(), phrases: ["Stop \(.applicationName)"], shortTitle: "Stop",
      systemImageName: "stop")
  }
}

struct StopTicking: AppIntent {
  static let title: LocalizedStringResource = "Stop Ticking"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "It is quiet.") }
}
