import ArgumentParser
import Assistant
import Catalog
import Donations
import IntentWire

/// The catalog.
struct AppsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps",
    abstract: "Lists the installed apps and what they can do; allows and denies their use.",
    discussion: """
      Examples:
        prithee apps
        prithee apps --json
        prithee apps deny Murmur
      """,
    subcommands: [ListApps.self, AllowApp.self, DenyApp.self], defaultSubcommand: ListApps.self)
}

/// Lists the installed apps.
struct ListApps: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the installed apps and what they can do.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the list as one line of JSON.") var json = false

  func run() async throws {
    let (apps, standings, wanted) = try await global.withAssistant { assistant in
      let apps = await assistant.apps()
      // Apps are known even where the store cannot be read.
      var standings: [String: AppStanding] = [:]
      for app in apps { standings[app.identifier] = try? await assistant.standing(of: app.identifier) }
      return (apps, standings, (try? await assistant.wantedPermissions()) ?? [])
    }
    guard !json else {
      try Output.json(.array(apps.map { $0.json(standings[$0.identifier]) }))
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
      if standings[app.identifier]?.assistant.letsUse == false {
        let command = "prithee apps allow \(global.repeated)\"\(app.name)\""
        Output.line(
          "  \(terminal.styled("not used, because you denied it; allow it with: \(command)", .failure))")
      }
      for wish in wanted where wish.app.identifier == app.identifier {
        Output.line("  \(terminal.styled(wish.words(global), .question))")
      }
      for intent in app.manifest.intents {
        Output.line("  \(intent.title)  \(terminal.styled(intent.identifier, .dim))")
      }
    }
  }
}

extension Assistant.WantedPermission {
  /// What the app wants, why, and how to answer.
  fileprivate func words(_ global: GlobalOptions) -> String {
    let wish: String
    let option: String
    switch kind {
    case .assistant: (wish, option) = ("asks to be used by the assistant", "")
    case .focus: (wish, option) = ("asks to know whether you are focused", " --to focus")
    }
    let why = reason.map { ": “\($0)”" } ?? ""
    return
      "\(wish)\(why). Answer with: prithee apps allow \(global.repeated)\"\(app.name)\"\(option), or deny"
  }
}

extension InstalledApp {
  /// The app in the form that other programs read.
  fileprivate func json(_ standing: AppStanding?) -> JSONValue {
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
      "permission": standing.map { .string($0.assistant.rawValue) } ?? .null,
      "focusPermission": standing.map { .string($0.focus.rawValue) } ?? .null,
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
