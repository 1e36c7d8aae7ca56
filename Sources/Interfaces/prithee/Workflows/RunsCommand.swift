import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

/// Shows what came of earlier runs.
struct ListRuns: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runs",
    abstract: "Lists the latest runs, or shows every step of one.",
    discussion: """
      The last \(RunFolder.limit) runs are kept, whatever began them; dry runs are not.

      Examples:
        prithee workflows runs
        prithee workflows runs --of "Weekend plan" --json
        prithee workflows runs 20260318T101500Z-1
      """)

  @OptionGroup var global: GlobalOptions

  @Option(name: .customLong("of"), help: ArgumentHelp("Lists those of one workflow.", valueName: "name"))
  var workflow: String?

  @Option(help: ArgumentHelp("The most runs.", valueName: "n")) var limit = 20

  @Flag(help: "Forgets all runs that are over.") var clear = false

  @Flag(help: "Prints the runs, with their steps, as one line of JSON.") var json = false

  @Argument(help: "The identifier of a run, or “last”.") var run: String?

  func validate() throws {
    if limit < 1 { throw ValidationError("The limit is \(limit). Give a number from 1 on.") }
  }

  func run() async throws {
    let folder = try await global.withAssistant { $0.workflowRuns }
    if clear {
      let count = folder.clear()
      Output.line("\(count) \(count == 1 ? "run is" : "runs are") forgotten.")
      return
    }
    guard let run else {
      let runs = folder.runs(of: workflow, limit: limit)
      guard !json else { return try Output.json(.array(try runs.map(Self.json))) }
      if runs.isEmpty { Output.line("No run is kept.") }
      let rows = runs.map { run in
        [
          run.id, run.workflow, run.state.rawValue, run.duration.map(Self.time) ?? "",
          run.failure?.message ?? run.dialog ?? run.output.map(Self.words) ?? "",
        ]
      }
      for line in Columns.lines(rows) { Output.line(line) }
      return
    }
    let found = run == "last" ? folder.runs(of: workflow, limit: 1).first : folder.run(run)
    guard let found else {
      throw CommandFailure("There is no run “\(run)”. List them with: prithee workflows runs")
    }
    guard !json else { return try Output.json(Self.json(found)) }
    for line in found.lines { Output.line(line) }
  }

  static func time(_ milliseconds: Double) -> String {
    milliseconds < 1_000
      ? "\((milliseconds * 10).rounded() / 10) ms" : "\((milliseconds / 100).rounded() / 10) s"
  }

  static func words(_ json: JSONValue) -> String {
    if case .string(let text) = json { return text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(json)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.count > 120 ? text.prefix(119) + "…" : text
  }

  private static func json(_ run: WorkflowRun) throws -> JSONValue {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try JSONDecoder().decode(JSONValue.self, from: encoder.encode(run))
  }
}

extension WorkflowRun {
  /// The run as a person reads it: what came of it, and every step.
  fileprivate var lines: [String] {
    var lines = ["\(workflow), \(id): \(state.rawValue)"]
    lines.append(
      "began \(started.formatted(.iso8601)) by \(origin.rawValue), \(steps) steps"
        + (duration.map { ", \(ListRuns.time($0))" } ?? ""))
    for (name, value) in input.sorted(by: { $0.key < $1.key }) {
      lines.append("input \(name): \(ListRuns.words(value))")
    }
    for (index, entry) in trace.enumerated() {
      if omitted > 0, index == RunFolder.traced / 2 { lines.append("… \(omitted) steps are left out …") }
      if case .object(let members) = entry { lines += Self.lines(members) }
    }
    if let failure {
      lines.append("\(failure.line > 0 ? "line \(failure.line): " : "")\(failure.message)")
    } else if let output {
      lines.append("result: \(ListRuns.words(output))")
    }
    if let dialog { lines.append("said: \(dialog)") }
    return lines
  }

  private static func lines(_ entry: [String: JSONValue]) -> [String] {
    func text(_ key: String) -> String? { if case .string(let text)? = entry[key] { text } else { nil } }
    func number(_ key: String) -> Double {
      switch entry[key] {
      case .integer(let number)?: Double(number)
      case .number(let number)?: number
      default: 0
      }
    }
    let indent = String(repeating: "  ", count: min(Int(number("depth")), 40))
    let line = Int(number("line"))
    var step = "\(indent)\(line > 0 ? "\(line)  " : "")\(text("step") ?? "")"
    step += "  (at \(ListRuns.time(number("start"))), \(ListRuns.time(number("duration"))))"
    var lines = [step]
    if case .object(let inputs)? = entry["inputs"] {
      for (name, value) in inputs.sorted(by: { $0.key < $1.key }) {
        lines.append("\(indent)     \(name.isEmpty ? "" : "\(name): ")\(ListRuns.words(value))")
      }
    }
    if let output = entry["output"], output != .null, output != .array([]) {
      lines.append("\(indent)   → \(ListRuns.words(output))")
    }
    if let dialog = text("dialog") { lines.append("\(indent)   “\(dialog)”") }
    if let failure = text("failure") { lines.append("\(indent)   ✗ \(failure)") }
    return lines
  }
}
