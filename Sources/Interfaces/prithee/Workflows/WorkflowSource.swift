import Assistant
import Foundation
import IntentWire
import Workflows

/// Finds workflows and values as they are named on the command line.
enum WorkflowSource {
  /// What a file or a stored workflow holds.
  struct Found {
    var entry: WorkflowFolder.Entry
    /// How the file is named in messages.
    var file: String
    /// What was left out of a property list.
    var notes: [String] = []
  }

  /// The workflow of a name, or in a file.
  ///
  /// - Throws: `CommandFailure` when there is none, or it cannot be read; what is wrong is told line by line then.
  static func workflow(_ name: String, in assistant: Assistant) throws -> Workflow {
    let found = try find(name, in: assistant)
    try demand(found.entry.problems, in: found.file)
    return found.entry.workflow
  }

  /// The workflow of a name, or in a file, in which a check finds no error.
  ///
  /// - Throws: `CommandFailure` when there is none, or it has errors; all of them are told then, as a check does.
  static func sound(_ name: String, in assistant: Assistant) async throws -> Workflow {
    let found = try find(name, in: assistant)
    try demand(await problems(of: found.entry, in: assistant), in: found.file)
    return found.entry.workflow
  }

  /// Everything that is wrong with a workflow, as far as it can be read and for the apps that are installed.
  static func problems(
    of entry: WorkflowFolder.Entry, in assistant: Assistant
  ) async -> [WorkflowProblem] {
    entry.problems(with: await assistant.problems(of: entry.workflow))
  }

  /// Tells problems, and fails when one of them is an error.
  static func demand(_ problems: [WorkflowProblem], in file: String) throws {
    let errors = problems.filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    for problem in problems { Output.error("\(file):\(problem)") }
    throw CommandFailure("\(count(errors.count)); nothing was done")
  }

  static func count(_ errors: Int) -> String { "\(errors) \(errors == 1 ? "error" : "errors")" }

  private static func find(_ name: String, in assistant: Assistant) throws -> Found {
    let file = URL(filePath: (name as NSString).expandingTildeInPath)
    if FileManager.default.fileExists(atPath: file.path), !file.hasDirectoryPath { return try read(name) }
    guard let entry = assistant.workflows.entry(named: name) else {
      let names = assistant.workflows.entries().map(\.workflow.name)
      throw CommandFailure(
        "There is no workflow and no file “\(name)”. "
          + (names.isEmpty
            ? "None is stored yet; add one with: prithee workflows add FILE"
            : "Stored are: \(names.joined(separator: ", ")).")
      )
    }
    return Found(entry: entry, file: entry.file.path)
  }

  /// What a file holds: a workflow's text, its JSON, or a property list of Apple's.
  ///
  /// - Throws: `CommandFailure` when it cannot be read at all; what is wrong with lines of a text is in the result.
  static func read(_ name: String) throws -> Found {
    let file = URL(filePath: (name as NSString).expandingTildeInPath)
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw CommandFailure("\(name) cannot be read: \(error.localizedDescription)")
    }
    let stem = file.deletingPathExtension().lastPathComponent
    do {
      switch file.pathExtension.lowercased() {
      case "shortcut", "wflow", "plist":
        let imported = try Workflow.imported(propertyList: data, name: stem)
        return Found(
          entry: .init(file: file, workflow: imported.workflow, problems: []), file: name,
          notes: imported.notes)
      case "json":
        return Found(
          entry: .init(file: file, workflow: try Workflow(jsonText: data), problems: []), file: name)
      default: return Found(entry: WorkflowFolder.entry(file), file: name)
      }
    } catch let problem as WorkflowProblem {
      throw CommandFailure("\(name): \(problem.message)")
    }
  }

  /// A value as it is written on the command line: JSON where it is, else text.
  static func value(_ text: String) -> IntentValue {
    if let json = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
      let value = try? IntentValue(workflowData: json)
    {
      return value
    }
    return .string(text)
  }
}
