import AppIntents

struct ToggleLamp: AppIntent {
  static let title: LocalizedStringResource = "Toggle the Lamp"

  @Dependency private var lamp: Lamp

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isOn = await lamp.toggle()
    return .result(dialog: isOn ? "The lamp is on." : "The lamp is off.")
  }
}

struct BeaconShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ToggleLamp(), phrases: ["Toggle the lamp in \(.applicationName)"], shortTitle: "Toggle",
      systemImageName: "lightbulb")
  }
}
