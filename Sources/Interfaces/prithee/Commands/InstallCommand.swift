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
      already is replaced; its data stays. With --built nothing is built: the executables are taken from the build \
      folder that is named, as tests do that have just built them.

      An Xcode project, or a folder of source without Package.swift, is adopted first: see “prithee help adopt”.

      Examples:
        prithee install Apps
        swift build && prithee install --built .build/debug .
        prithee install ~/Downloads/com.example.listomat.app
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: "A Swift package with one or more apps, a bundle folder, or an Xcode project.",
    completion: .directory)
  var path: String

  @Option(
    help: ArgumentHelp(
      "The build folder to take the package's executables from, for example .build/debug.", valueName: "dir"),
    completion: .directory)
  var built: String?

  @Flag(help: "Keep the symbols of what is built, for debuggers; apps are four times as large with them.")
  var debugInfo = false

  func validate() throws {
    if built?.isEmpty == true {
      throw ValidationError("The build folder is empty. Name one, for example .build/debug.")
    }
    // An empty path would mean the folder in which the command runs.
    if path.isEmpty { throw ValidationError("The path is empty. Name a Swift package or a bundle folder.") }
  }

  func run() async throws {
    var source = Self.folder(path)
    if built == nil, AdoptionTool.isWanted(for: source) {
      guard try await AdoptionTool.run(AdoptionTool.Options(path: path)) else { throw ExitCode(1) }
      source = AdoptionTool.package(of: source)
    }
    let built = built.map(Self.folder)
    _ = try await global.withAssistant { assistant in
      try await assistant.install(source, built: built, keepsSymbols: debugInfo) { progress in
        Output.line(progress)
      }
    }
  }

  private static func folder(_ path: String) -> URL {
    URL(filePath: (path as NSString).expandingTildeInPath)
  }
}
