import ArgumentParser
import Assistant
import Catalog
import Foundation
import IntentWire
import Understanding

/// Phrases of installed apps that people cannot use.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds phrases of installed apps that collide, never win, or cannot be filled.",
    discussion: """
      Every App Shortcut phrase is said as a person would say it, and read with everything that is installed; so \
      is every sentence of AppUtterances.jsonl. The exit status is 1 when something was found.

      Rules: \(PhraseLint.Rule.allCases.map(\.rawValue).joined(separator: ", ")).

      Examples:
        prithee lint
        prithee lint --app Trails --json
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints one line of JSON for each finding.") var json = false

  @Option(help: ArgumentHelp("Only the phrases of this app.", valueName: "name")) var app: String?

  func run() async throws {
    let (apps, all) = try await global.withAssistant { assistant in
      (await assistant.apps(), try await assistant.lint())
    }
    var findings = all
    if let app {
      guard
        let known = apps.first(where: { $0.identifier == app || $0.name.lowercased() == app.lowercased() })
      else { throw CommandFailure("No installed app is called “\(app)”. See: prithee apps") }
      findings = all.filter { $0.app == known.name }
    }
    for finding in findings {
      if json {
        try Output.json(finding.json)
      } else {
        Output.line("\(finding.app): “\(finding.phrase)” for \(finding.intent)")
        Output.line("  \(finding.rule.rawValue): \(finding.message)")
      }
    }
    guard findings.isEmpty else {
      throw ExitCode(1)
    }
    if !json { Output.line("All phrases can be said and are understood.") }
  }
}

extension PhraseLint.Finding {
  fileprivate var json: JSONValue {
    .object([
      "rule": .string(rule.rawValue), "app": .string(app), "intent": .string(intent),
      "phrase": .string(phrase), "message": .string(message),
    ])
  }
}
