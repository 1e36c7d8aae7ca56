import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

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
        found += await WorkflowSource.problems(of: entry, in: assistant).map { (file, $0) }
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
    if errors > 0 { throw CommandFailure(WorkflowSource.count(errors)) }
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
