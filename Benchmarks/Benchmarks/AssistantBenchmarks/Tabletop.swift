import AppHost
import AppIntents
import AppProcesses
import Assistant
import Catalog
import Foundation
import IntentWire

/// The smallest app, which runs inside this process: what a turn costs without a process beside it.
enum Tabletop {
  static let identifier = "com.example.tabletop"

  static func assistant() async throws -> Assistant {
    let provider = AppIntentsProvider(
      AppIntentsRegistry(module: "Tabletop", intents: [RollDice.self], shortcuts: [TabletopShortcuts.self]))
    let app = InstalledApp(
      identifier: identifier, name: "Tabletop", manifest: await provider.manifest(),
      processes: [
        InstalledApp.Process(
          identifier: identifier, executable: URL(filePath: "/dev/null"), intents: ["RollDice"])
      ])
    let calls = InProcessApps([
      identifier: { transport in
        let session = AppSession(providers: [provider], bundle: identifier)
        Task { try? await session.serve(transport, token: "") }
      }
    ])
    let assistant = Assistant(
      home: Home(FileManager.default.temporaryDirectory.appending(path: "tabletop")),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_828_900) }, timeZone: .gmt, apps: [app], calls: calls,
        isTransient: true))
    // The first turn connects the app and compiles its phrases.
    let reply = try await assistant.ask("Roll the dice in Tabletop")
    guard reply.state == .done else { throw Unexpected(reply.printed) }
    return assistant
  }

  /// A reply that makes the measurement pointless.
  struct Unexpected: Error, CustomStringConvertible {
    var description: String

    init(_ reply: String) {
      description = "The app answered “\(reply)”, so there is nothing to measure."
    }
  }
}

struct RollDice: AppIntent {
  static let title: LocalizedStringResource = "Roll Dice"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 4, dialog: "You rolled a four.")
  }
}

struct TabletopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RollDice(), phrases: ["Roll the dice in \(.applicationName)"], shortTitle: "Roll Dice",
      systemImageName: "dice")
  }
}
