import ArgumentParser
import Assistant
import Catalog
import Donations
import IntentWire

/// What an app may be allowed.
enum AllowedThing: String, ExpressibleByArgument, CaseIterable {
  /// The assistant may use the app.
  case use
  /// The app may know whether the person is focused.
  case focus

  var kind: PermissionKind {
    switch self {
    case .use: .assistant
    case .focus: .focus
    }
  }
}

/// Lets the assistant use an app.
struct AllowApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allow",
    abstract: "Lets the assistant use an app, or the app know whether you are focused.",
    discussion: """
      Installing an app lets the assistant use it; this takes a “deny” back, or answers an app that asked.

      Examples:
        prithee apps allow Murmur
        prithee apps allow Murmur --to focus
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The app's name or bundle identifier.") var name: String

  @Option(name: .customLong("to"), help: "What is allowed: use, or focus.") var thing = AllowedThing.use

  func run() async throws {
    let app = try await global.withAssistant { assistant in
      let app = try await assistant.app(named: name)
      try await assistant.setPermission(.authorized, thing.kind, of: app.identifier)
      return app
    }
    switch thing {
    case .use: Output.line("The assistant may use \(app.name).")
    case .focus: Output.line("\(app.name) may know whether you are focused.")
    }
  }
}

/// Keeps the assistant from using an app.
struct DenyApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deny",
    abstract: "Keeps the assistant from using an app, or the app from knowing whether you are focused.",
    discussion: """
      The app stays installed.

      Examples:
        prithee apps deny Murmur
        prithee apps deny Murmur --to focus
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The app's name or bundle identifier.") var name: String

  @Option(name: .customLong("to"), help: "What is denied: use, or focus.") var thing = AllowedThing.use

  func run() async throws {
    let app = try await global.withAssistant { assistant in
      let app = try await assistant.app(named: name)
      try await assistant.setPermission(.denied, thing.kind, of: app.identifier)
      return app
    }
    switch thing {
    case .use:
      Output.line(
        "The assistant does not use \(app.name) any more. Allow it again with: "
          + "prithee apps allow \(global.repeated)\"\(app.name)\"")
    case .focus: Output.line("\(app.name) may not know whether you are focused.")
    }
  }
}
