import ArgumentParser
import Assistant
import Catalog
import Foundation
import IntentWire

/// A check of the whole installation.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what is installed, what is broken, and how to mend it.",
    discussion: """
      Each app is started once and asked what it declares. The end of the list names what this version does not \
      have yet.

      Example:
        prithee doctor
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the findings as one line of JSON.") var json = false

  func run() async throws {
    let home = global.place
    let isNew = !FileManager.default.fileExists(atPath: home.url.path)
    let (apps, problems) = try await global.withAssistant { assistant in
      (await assistant.apps(), await assistant.problems())
    }
    guard !json else {
      try Output.json(
        .object([
          "home": .string(home.url.path),
          "version": .string(PritheeVersion.current),
          "apps": .array(apps.map { .string($0.name) }),
          "problems": .array(problems.map(\.json)),
          "notBuiltYet": .array(Assistant.notBuiltYet.map(JSONValue.string)),
        ]))
      return
    }
    let terminal = Terminal()
    Output.line("Prithee \(PritheeVersion.current)")
    Output.line("Home: \(home.url.path)\(isNew ? " (there was none; it has been made)" : "")")
    Output.line(
      apps.isEmpty
        ? "No app is installed. \(global.installHint)" : "Apps: \(apps.map(\.name).joined(separator: ", "))")
    for problem in problems {
      let style: Terminal.Style = problem.severity == .error ? .failure : .question
      Output.line("\(terminal.styled(problem.severity.rawValue, style)): \(problem.description)")
    }
    if problems.isEmpty { Output.line("Everything is in order.") }
    Output.line("")
    Output.line("Not in this version yet:")
    for part in Assistant.notBuiltYet { Output.line("  \(part)") }
  }
}

extension CatalogProblem {
  fileprivate var json: JSONValue {
    .object([
      "severity": .string(severity.rawValue), "subject": .string(subject), "message": .string(message),
    ])
  }
}
