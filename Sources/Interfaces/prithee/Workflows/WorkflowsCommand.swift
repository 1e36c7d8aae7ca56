import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

/// The person's workflows.
struct WorkflowsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workflows",
    abstract: "Lists, checks, converts, tests and schedules workflows.",
    discussion: """
      A workflow is a text file that reads like a recipe; “prithee run” runs it, and so does its name: \
      prithee ask "run Weekend plan".

      Examples:
        prithee workflows add plan.workflow
        prithee workflows check plan.workflow
        prithee workflows import Trip.shortcut --save
        prithee workflows test Tests/Workflows
      """,
    subcommands: [
      ListWorkflows.self, ShowWorkflow.self, AddWorkflow.self, RemoveWorkflow.self, CheckWorkflow.self,
      FormatWorkflow.self, ImportWorkflow.self, ExportWorkflow.self, TestWorkflows.self,
      ScheduleWorkflow.self, WatchWorkflows.self, ListRuns.self, AllowWorkflow.self, WorkflowActions.self,
      WorkflowChoices.self, WorkflowSchemaCommand.self,
    ],
    defaultSubcommand: ListWorkflows.self)
}

/// Lists workflows.
struct ListWorkflows: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the stored workflows.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the list as one line of JSON.") var json = false

  func run() async throws {
    let entries = try await global.withAssistant { $0.workflows.entries() }
    guard !json else {
      try Output.json(
        .array(
          entries.map { entry in
            .object([
              "name": .string(entry.workflow.name), "file": .string(entry.file.lastPathComponent),
              "about": entry.workflow.about.map(JSONValue.string) ?? .null,
              "phrases": .array(entry.workflow.phrases.map(JSONValue.string)),
              "inputs": .array(entry.workflow.inputs.map { .string($0.name) }),
              "when": .array(entry.workflow.triggers.map { .string($0.description) }),
              "problems": .array(entry.problems.map { .string($0.description) }),
            ])
          }))
      return
    }
    if entries.isEmpty {
      Output.line("No workflow is stored. Add one with: prithee workflows add \(global.repeated)FILE")
    }
    let rows = entries.map { entry in
      let state = entry.problems.isEmpty ? entry.workflow.about ?? "" : "cannot be read: \(entry.problems[0])"
      return [
        entry.workflow.name, entry.workflow.triggers.map { "when \($0)" }.joined(separator: "; "), state,
      ]
    }
    for line in Columns.lines(rows) { Output.line(line) }
  }
}

/// Shows a workflow.
struct ShowWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints a workflow as text, as JSON, or as sentences.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints it as JSON.") var json = false

  @Flag(help: "Prints each step as a sentence, with those of the apps.") var sentences = false

  @Argument(help: "The workflow's name, or a file.") var workflow: String

  func run() async throws {
    try await global.withAssistant { assistant in
      let workflow = try WorkflowSource.workflow(workflow, in: assistant)
      if sentences {
        let catalog = await assistant.actionCatalog()
        for line in workflow.sentences(in: catalog) { Output.line(line) }
      } else {
        let text = json ? workflow.jsonText : workflow.text
        Output.line(String(text.dropLast(text.hasSuffix("\n") ? 1 : 0)))
      }
    }
  }
}

/// Stores a workflow.
struct AddWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Stores the workflow of a file under its name.")

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Stores it under this name.", valueName: "name")) var name: String?

  @Flag(help: "Takes the place of a stored workflow of the same name; otherwise both stay.") var replace =
    false

  @Argument(help: "The file: text, JSON, or a property list.", completion: .file()) var file: String

  func run() async throws {
    try await global.withAssistant { assistant in
      let found = try WorkflowSource.read(file)
      var workflow = found.entry.workflow
      if let name { workflow.name = name }
      let problems = await WorkflowSource.problems(of: found.entry, in: assistant)
      // A text that cannot be read would be stored without the lines that are wrong.
      if !found.entry.problems.isEmpty { try WorkflowSource.demand(problems, in: file) }
      Output.line(try StoredWorkflow.keep(workflow, replacing: replace, in: assistant, global))
      for note in found.notes { Output.error(note) }
      for problem in problems { Output.error("\(file):\(problem)") }
    }
  }
}

/// Stores workflows, and never in the place of another without a word.
enum StoredWorkflow {
  /// Stores a workflow.
  ///
  /// - Returns: What came of it, for the person.
  static func keep(
    _ workflow: Workflow, replacing: Bool, in assistant: Assistant, _ global: GlobalOptions
  ) throws -> String {
    let folder = assistant.workflows
    let other = folder.entry(named: workflow.name)?.workflow.name
    do {
      let file = replacing ? try folder.save(workflow) : try folder.add(workflow)
      let name = WorkflowFolder.entry(file).workflow.name
      var words = "“\(name)” is stored. Run it with: prithee run \(global.repeated)\"\(name)\""
      if let other, replacing {
        words = "“\(other)” is replaced. " + words
      } else if let other, name != workflow.name {
        words = "There is a workflow “\(other)” already, which stays; --replace takes its place. " + words
      }
      return words
    } catch let problem as WorkflowProblem {
      throw CommandFailure(problem.message)
    }
  }
}

/// Removes a workflow.
struct RemoveWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes a stored workflow.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The workflow's name.") var name: String

  func run() async throws {
    let isRemoved = try await global.withAssistant { try $0.workflows.remove(name) }
    guard isRemoved else {
      throw CommandFailure("There is no workflow “\(name)”. List them with: prithee workflows list")
    }
    Output.line("“\(name)” is removed.")
  }
}
