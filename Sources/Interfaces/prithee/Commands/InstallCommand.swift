import ArgumentParser
import Assistant
import Foundation

/// Installs apps.
struct InstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Installs the apps of a Swift package, or a built bundle.",
    discussion: """
      A package is built first, in release, and its apps are copied into the home. An app that is installed \
      already is replaced; its data stays.

      Examples:
        prithee install Apps
        prithee install ~/Downloads/com.example.listomat.app
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "A Swift package with one or more apps, or a bundle folder.", completion: .directory)
  var path: String

  func validate() throws {
    // An empty path would mean the folder in which the command runs.
    if path.isEmpty { throw ValidationError("The path is empty. Name a Swift package or a bundle folder.") }
  }

  func run() async throws {
    let source = URL(filePath: (path as NSString).expandingTildeInPath)
    _ = try await global.withAssistant { assistant in
      try await assistant.install(source) { progress in Output.line(progress) }
    }
  }
}
