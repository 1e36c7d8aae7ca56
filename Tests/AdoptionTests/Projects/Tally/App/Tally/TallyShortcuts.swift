import AppIntents
import TallyKit

struct TallyPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [TallyKitPackage.self] }
}

struct TallyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CountUp(), phrases: ["Count up in \(.applicationName)"], shortTitle: "Count Up",
      systemImageName: "plus.circle")
  }
}
