import ArgumentParser
import Assistant
import Catalog

/// Removes an app.
struct UninstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Removes an app; its data in app groups stays.",
    discussion: """
      Examples:
        prithee uninstall ListOMat
        prithee uninstall com.example.trails
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The app's name or bundle identifier.") var name: String

  func run() async throws {
    let app = try await global.withAssistant { try await $0.uninstall(name) }
    Output.line("Removed \(app.name) (\(app.identifier)).")
  }
}
