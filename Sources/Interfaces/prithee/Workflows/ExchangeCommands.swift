import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

/// Reads a workflow of another system.
struct ImportWorkflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads an unsigned workflow property list, in XML or binary form.",
    discussion: """
      What cannot run here is listed action by action, and kept in the text as “unsupported”. So is everything that is \
      left out or changed.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Stores it instead of printing it.") var save = false

  @Flag(help: "Takes the place of a stored workflow of the same name; otherwise both stay.") var replace =
    false

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
    if save || replace {
      let workflow = imported.workflow
      let words = try await global.withAssistant {
        try StoredWorkflow.keep(workflow, replacing: replace, in: $0, global)
      }
      if json { Output.error(words) } else { Output.line(words) }
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
    if !save, !replace { Output.line(String(imported.workflow.text.dropLast())) }
    let runs = imported.actions - imported.unsupported
    let noted = imported.notes.count
    Output.error(
      "\(runs) of \(imported.actions) actions of “\(imported.workflow.name)” run here"
        + (noted == 0 ? "." : "; \(noted) \(noted == 1 ? "thing is" : "things are") not as they were:"))
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
