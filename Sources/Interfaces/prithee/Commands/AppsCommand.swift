import ArgumentParser
import Assistant
import Catalog
import IntentWire

/// The catalog.
struct AppsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps",
    abstract: "Lists the installed apps and what they can do.",
    discussion: """
      Examples:
        prithee apps
        prithee apps --json
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the list as one line of JSON.") var json = false

  func run() async throws {
    let apps = try await global.withAssistant { await $0.apps() }
    guard !json else {
      try Output.json(.array(apps.map(\.json)))
      return
    }
    let terminal = Terminal()
    guard !apps.isEmpty else {
      Output.line("No app is installed.")
      Output.error(global.installHint)
      return
    }
    for app in apps {
      let version = app.version.map { " \($0)" } ?? ""
      Output.line("\(terminal.styled(app.name, .bold))\(version)  \(terminal.styled(app.identifier, .dim))")
      if !app.alternativeNames.isEmpty {
        Output.line("  also called \(app.alternativeNames.map(\.text).joined(separator: ", "))")
      }
      for intent in app.manifest.intents {
        Output.line("  \(intent.title)  \(terminal.styled(intent.identifier, .dim))")
      }
    }
  }
}

extension InstalledApp {
  /// The app in the form that other programs read.
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "identifier": .string(identifier),
      "version": version.map(JSONValue.string) ?? .null,
      "alternativeNames": .array(
        alternativeNames.map {
          .object([
            "name": .string($0.text), "pronunciation": $0.pronunciation.map(JSONValue.string) ?? .null,
          ])
        }),
      "intents": .array(manifest.intents.map(\.json)),
      "restrictedWhileLocked": .array(restrictedWhileLocked.map(JSONValue.string)),
      "examples": .object(examples.mapValues { .array($0.map(JSONValue.string)) }),
      "phrases": .array(manifest.shortcuts.flatMap(\.phrases).map(JSONValue.string)),
    ])
  }
}

extension IntentManifest {
  fileprivate var json: JSONValue {
    .object([
      "intent": .string(identifier),
      "framework": .string(dialect.rawValue),
      "title": .string(title),
      "summary": summary.map(JSONValue.string) ?? .null,
      "parameters": .array(
        parameters.map {
          .object([
            "name": .string($0.name), "title": .string($0.title), "type": .string($0.type.description),
            "optional": .boolean($0.isOptional),
          ])
        }),
    ])
  }
}
