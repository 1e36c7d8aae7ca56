import ArgumentParser
import Assistant
import Catalog

/// Removes an app.
struct UninstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Removes an app; its data stays for when it is installed again.",
    discussion: """
      Examples:
        prithee uninstall ListOMat
        prithee uninstall com.example.trails
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The app's name or bundle identifier.") var name: String

  func validate() throws {
    if name.isEmpty { throw ValidationError("The name is empty. “prithee apps” lists what is installed.") }
  }

  func run() async throws {
    let app = try await global.withAssistant { try await $0.uninstall(name) }
    Output.line("Removed \(app.name) (\(app.identifier)). Its data stays in the home.")
  }
}
