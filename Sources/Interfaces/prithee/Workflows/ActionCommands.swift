import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

/// Lists what steps there are.
struct WorkflowActions: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "actions", abstract: "Lists what a workflow can do: actions, intents and searches.")

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Lists those of one app only.", valueName: "name")) var app: String?

  func run() async throws {
    let catalog = try await global.withAssistant { await $0.actionCatalog() }
    if app == nil {
      let rows = BuiltIn.all.values.sorted { $0.name < $1.name }.map { [$0.usage, $0.summary] }
      for line in Columns.lines(rows) { Output.line(line) }
    }
    for known in catalog.apps where app == nil || catalog.app(app ?? "") == known {
      Output.line("\n\(known.name)")
      for line in known.actionLines { Output.line("  \(line)") }
    }
  }
}

/// Prints the schema of the JSON form.
struct WorkflowSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON schema of workflows in JSON.")

  func run() throws { Output.line(Workflow.schema) }
}

/// Shows what an app offers for a parameter.
struct WorkflowChoices: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choices",
    abstract: "Lists what an app offers for a parameter, as it can be written in a workflow.",
    discussion: """
      Without words these are the choices of the parameter, or what the app suggests; with words, what it finds for them.

      Examples:
        prithee workflows choices SuggestTrails activity
        prithee workflows choices GetTrailInfo trail ridge --app Trails
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The app, where several have the intent.", valueName: "name")) var app: String?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A value of another parameter, on which the choices may depend.", valueName: "name=value"))
  var values: [String] = []

  @Flag(help: "Prints the choices as one line of JSON.") var json = false

  @Argument(help: "The intent.") var intent: String

  @Argument(help: "The parameter.") var parameter: String

  @Argument(help: "Words to look for.") var words: [String] = []

  func run() async throws {
    var known: [String: IntentValue] = [:]
    for text in values {
      guard let sign = text.firstIndex(of: "=") else {
        throw ValidationError("“\(text)” is no value. Write name=value.")
      }
      known[String(text[..<sign])] = WorkflowSource.value(String(text[text.index(after: sign)...]))
    }
    let given = known
    let choices: [IntentValue]
    do {
      choices = try await global.withAssistant {
        try await $0.choices(
          for: parameter, of: intent, in: app, matching: words.isEmpty ? nil : words.joined(separator: " "),
          with: given)
      }
    } catch let failure as WorkflowFailure {
      throw CommandFailure(failure.message)
    }
    guard !json else { return try Output.json(.array(choices.map(\.workflowData))) }
    if choices.isEmpty { Output.line("The app offers nothing for it.") }
    for line in Columns.lines(choices.map { [$0.displayText, $0.reference.workflowText] }) {
      Output.line(line)
    }
  }
}

extension IntentValue {
  /// The value without what the app knows of it anyway.
  fileprivate var reference: IntentValue {
    switch self {
    case .entity(let entity):
      .entity(
        EntityReference(
          type: entity.type, identifier: entity.identifier, display: DisplayValue(entity.display.title)))
    case .enumeration(let choice): .enumeration(EnumerationValue(type: "", cases: choice.cases))
    default: self
    }
  }
}
