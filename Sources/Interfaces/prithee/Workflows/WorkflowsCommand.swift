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
      ScheduleWorkflow.self,
      WatchWorkflows.self, WorkflowActions.self, WorkflowSchemaCommand.self,
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

  @Argument(help: "The file: text, JSON, or a property list.", completion: .file()) var file: String

  func run() async throws {
    try await global.withAssistant { assistant in
      var (workflow, notes) = try WorkflowSource.read(URL(filePath: (file as NSString).expandingTildeInPath))
      if let name { workflow.name = name }
      try assistant.workflows.save(workflow)
      Output.line(
        "“\(workflow.name)” is stored. Run it with: prithee run \(global.repeated)\"\(workflow.name)\"")
      for note in notes { Output.error(note) }
      for problem in await assistant.problems(of: workflow) { Output.error("\(file):\(problem)") }
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

/// Checks workflows.
struct CheckWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong with workflows, with line and column.",
    discussion:
      "Each problem is one line as editors understand it: FILE:LINE:COLUMN: error: … Warnings do not fail.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Prints the problems as one line of JSON.") var json = false

  @Argument(help: "Files; all stored workflows when none is named.", completion: .file()) var files:
    [String] = []

  func run() async throws {
    let found = try await global.withAssistant { assistant in
      var found: [(file: String, problem: WorkflowProblem)] = []
      let entries =
        files.isEmpty
        ? assistant.workflows.entries()
        : files.map { WorkflowFolder.entry(URL(filePath: ($0 as NSString).expandingTildeInPath)) }
      for (index, entry) in entries.enumerated() {
        let file = files.isEmpty ? entry.file.path : files[index]
        let seen = Set(entry.problems.map(\.line))
        // A line that cannot be read has no further problem.
        let more = await assistant.problems(of: entry.workflow).filter { !seen.contains($0.line) }
        // What depends on a line that cannot be read is not known.
        let known =
          entry.problems.isEmpty ? more : more.filter { !$0.message.hasPrefix("Nothing has the name") }
        found += (entry.problems + known).sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map {
          (file, $0)
        }
      }
      return found
    }
    if json {
      try Output.json(
        .array(
          found.map {
            .object([
              "file": .string($0.file), "line": .integer($0.problem.line),
              "column": .integer($0.problem.column),
              "severity": .string($0.problem.severity.rawValue), "message": .string($0.problem.message),
            ])
          }))
    } else {
      for (file, problem) in found { Output.line("\(file):\(problem)") }
    }
    let errors = found.count { $0.problem.severity == .error }
    if errors > 0 { throw CommandFailure("\(errors) \(errors == 1 ? "error" : "errors")") }
    if !json, found.isEmpty { Output.line("Everything is in order.") }
  }
}

/// Formats workflows.
struct FormatWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Writes workflow files in their usual form; comments are kept.")

  @Flag(help: "Changes nothing, and fails when a file is not in its usual form.") var check = false

  @Argument(help: "The files; - reads standard input.", completion: .file()) var files: [String]

  func run() async throws {
    var others: [String] = []
    for file in files {
      let url = URL(filePath: (file as NSString).expandingTildeInPath)
      let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : try Data(contentsOf: url)
      let text = String(decoding: data, as: UTF8.self)
      let formatted: String
      do {
        formatted = try Workflow.format(text)
      } catch {
        throw CommandFailure(error.problems.map { "\(file):\($0)" }.joined(separator: "\n"))
      }
      if file == "-" {
        Output.line(String(formatted.dropLast()))
      } else if formatted != text {
        others.append(file)
        if !check { try Data(formatted.utf8).write(to: url, options: .atomic) }
      }
    }
    if check, !others.isEmpty {
      throw CommandFailure("Not in the usual form: \(others.joined(separator: ", "))")
    }
    for file in others { Output.line("formatted \(file)") }
  }
}

/// Reads a workflow of another system.
struct ImportWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads an unsigned workflow property list, in XML or binary form.",
    discussion: "What cannot run here is listed action by action, and kept in the text as “unsupported”.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Stores it instead of printing it.") var save = false

  @Flag(help: "Prints what came of it as one line of JSON.") var json = false

  @Argument(help: "The file.", completion: .file()) var file: String

  func run() async throws {
    let url = URL(filePath: (file as NSString).expandingTildeInPath)
    let stem = url.deletingPathExtension().lastPathComponent
    let imported: Workflow.Imported
    do {
      imported = try Workflow.imported(propertyList: try Data(contentsOf: url), name: stem)
    } catch let problem as WorkflowProblem {
      throw CommandFailure("\(file): \(problem.message)")
    }
    if save {
      try await global.withAssistant { _ = try $0.workflows.save(imported.workflow) }
    }
    if json {
      try Output.json(
        .object([
          "name": .string(imported.workflow.name), "actions": .integer(imported.actions),
          "unsupported": .integer(imported.unsupported),
          "notes": .array(imported.notes.map(JSONValue.string)),
          "text": .string(imported.workflow.text),
        ]))
      return
    }
    if !save { Output.line(String(imported.workflow.text.dropLast())) }
    let runs = imported.actions - imported.unsupported
    Output.error("\(runs) of \(imported.actions) actions of “\(imported.workflow.name)” run here.")
    for note in imported.notes { Output.error("  \(note)") }
  }
}

/// Writes a workflow for another system.
struct ExportWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes a workflow as an unsigned property list, or as JSON.")

  @OptionGroup var global: GlobalOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; its ending decides: shortcut, plist, json.", valueName: "file"))
  var output: String

  @Flag(help: "Writes the property list in binary form.") var binary = false

  @Argument(help: "The workflow's name, or a file.") var workflow: String

  func run() async throws {
    try await global.withAssistant { assistant in
      let workflow = try WorkflowSource.workflow(workflow, in: assistant)
      let url = URL(filePath: (output as NSString).expandingTildeInPath)
      if url.pathExtension.lowercased() == "json" {
        try Data(workflow.jsonText.utf8).write(to: url, options: .atomic)
        return
      }
      let exported = try workflow.identifying(await assistant.actionCatalog()).propertyList(isBinary: binary)
      try exported.data.write(to: url, options: .atomic)
      for note in exported.notes { Output.error(note) }
    }
  }
}

/// Says when a workflow runs by itself.
struct ScheduleWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule",
    abstract: "Has a workflow run by itself while “prithee workflows watch” runs.",
    discussion: """
      Examples:
        prithee workflows schedule "Weekend plan" "every Saturday at 08:00"
        prithee workflows schedule Backup "file \\"notes.txt\\" changes"
        prithee workflows schedule Log "Trails donates OpenTrail"
        prithee workflows schedule "Weekend plan" --clear
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Takes away everything by which it runs.") var clear = false

  @Argument(help: "The workflow's name.") var name: String

  @Argument(
    help:
      "When: “every day at 08:00”, “every 15 min”, “at @2026-03-18T17:30”, “file \"…\" changes”, “App donates Intent”."
  )
  var when: String?

  func validate() throws {
    if when == nil, !clear { throw ValidationError("Say when, for example \"every day at 08:00\".") }
    if let when, Trigger(when) == nil {
      throw ValidationError(
        "“\(when)” says no time. Write “every day at 08:00”, “every 15 min”, “at @2026-03-18T17:30”, "
          + "“file \"…\" changes” or “App donates Intent”.")
    }
  }

  func run() async throws {
    try await global.withAssistant { assistant in
      guard let entry = assistant.workflows.entry(named: name), entry.problems.isEmpty else {
        throw CommandFailure("There is no workflow “\(name)” that can be read.")
      }
      var workflow = entry.workflow
      if clear { workflow.triggers = [] }
      if let when, let trigger = Trigger(when), !workflow.triggers.contains(trigger) {
        workflow.triggers.append(trigger)
      }
      try assistant.workflows.save(workflow)
      let times = workflow.triggers.map(\.description)
      Output.line(
        times.isEmpty
          ? "“\(workflow.name)” runs only when asked."
          : "“\(workflow.name)” runs by itself: \(times.joined(separator: "; ")).")
    }
  }
}

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
