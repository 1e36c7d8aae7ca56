import ArgumentParser
import Assistant
import Foundation
import IntentWire
import Workflows

/// What a workflow may use that reaches outside.
struct WorkflowPermissionOptions: ParsableArguments {
  @Flag(help: "Allows HTTP requests.") var allowHttp = false

  @Flag(help: "Allows shell commands.") var allowShell = false

  @Flag(help: "Allows files outside of the home’s folder workflows/files.") var allowFiles = false

  /// The assistant's environment with what is allowed.
  ///
  /// What the person has allowed the workflow for good is allowed as well.
  func environment(_ assistant: Assistant, for workflow: Workflow) async -> WorkflowEnvironment {
    var allowed: WorkflowPermissions = []
    if allowHttp { allowed.insert(.http) }
    if allowShell { allowed.insert(.shell) }
    if allowFiles { allowed.insert(.files) }
    return await assistant.workflowEnvironment(for: workflow).allowing(
      allowed, from: OutsideWorld.environment)
  }
}

/// Runs a workflow.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs a workflow: one that is stored, or a file.",
    discussion: """
      Questions are asked on the terminal; --answer gives answers beforehand, in order. A dry run leaves out \
      everything that could not be undone.

      Examples:
        prithee run "Weekend plan"
        prithee run plan.workflow --input region=Yosemite --trace
        prithee run "Weekend plan" --answer yes --json
      """)

  @OptionGroup var global: GlobalOptions

  @OptionGroup var allowed: WorkflowPermissionOptions

  @Option(
    help: ArgumentHelp(
      "A value of an input: name=value, or just the value of the first; JSON is read.", valueName: "value"))
  var input: [String] = []

  @Option(help: ArgumentHelp("An answer to a question, in order; may be repeated.", valueName: "words"))
  var answer: [String] = []

  @Flag(help: "Prints the result as one line of JSON.") var json = false

  @Flag(help: "Leaves out everything that could not be undone, and shows the steps.") var dryRun = false

  @Flag(help: "Shows every step with its result and its time.") var trace = false

  @Option(help: ArgumentHelp("The most steps.", valueName: "n")) var steps = 1_000_000

  @Option(help: ArgumentHelp("The longest time, in seconds.", valueName: "s")) var time = 600

  @Option(help: ArgumentHelp("The most memory for values, in MB.", valueName: "MB")) var memory = 64

  @Argument(help: "The workflow's name, or a file.") var workflow: String

  func validate() throws {
    if steps < 1 { throw ValidationError("The steps are \(steps). Give a number from 1 on.") }
    if !(1...100_000).contains(memory) {
      throw ValidationError("The memory is \(memory) MB. Give a number from 1 to 100000.")
    }
    if time < 1 { throw ValidationError("The time is \(time). Give a number of seconds from 1 on.") }
  }

  func run() async throws {
    let (result, told) = try await global.withAssistant { assistant in
      let workflow = try WorkflowSource.workflow(workflow, in: assistant)
      let person = TerminalPerson(answers: answer, isQuiet: json)
      let limits = WorkflowLimits(steps: steps, time: .seconds(time), memory: memory * 1_000_000)
      let values = try inputs(of: workflow)
      let environment = await allowed.environment(assistant, for: workflow)
      let isDry = dryRun
      let task = Task {
        await assistant.run(
          workflow, input: values, person: person, environment: environment, limits: limits, isDryRun: isDry)
      }
      // Ctrl-C cancels the run, so that its steps so far are told.
      let signals = Interruption { task.cancel() }
      defer { signals.end() }
      let result = await task.value
      if json { try Output.json(result.json(trace: trace || dryRun, told: person.told)) }
      return (result, person.told)
    }
    if let unkept = result.unkept { Output.error(unkept) }
    if !json {
      if trace || dryRun {
        for entry in result.trace.entries { Output.line(entry.summary) }
        if result.trace.omitted > 0 { Output.line("… and \(result.trace.omitted) more steps") }
      }
      if result.failure == nil, !dryRun {
        let words = result.output.map(\.displayText) ?? ""
        if let snippet = result.snippet { for line in snippet.textLines { Output.line(line) } }
        if let dialog = result.dialog {
          Output.line(dialog)
        } else if !words.isEmpty, words != told.last {
          Output.line(words)
        }
      }
    }
    guard let failure = result.failure else { return }
    var words = "\(workflow): \(failure)"
    if failure.kind == .cancelled {
      words += " \(result.steps) \(result.steps == 1 ? "step was" : "steps were") begun."
      if let run = result.run { words += " See: prithee workflows runs \(global.repeated)\(run)" }
    }
    throw CommandFailure(words)
  }

  private func inputs(of workflow: Workflow) throws -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    let names = Set(workflow.inputs.map(\.name))
    for text in input {
      var (name, value) = ("input", text)
      if let sign = text.firstIndex(of: "="), names.contains(String(text[..<sign])) {
        (name, value) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
      }
      values[name] = WorkflowSource.value(value)
    }
    return values
  }
}

extension WorkflowResult {
  /// The result in the form of the command line.
  func json(trace isTraced: Bool, told: [String]) -> JSONValue {
    var members: [String: JSONValue] = [
      "state": .string(failure == nil ? "done" : failure?.kind == .cancelled ? "cancelled" : "failed"),
      "result": output?.workflowData ?? .null,
      "spoken": dialog.map(JSONValue.string) ?? .null,
      "shown": .array(told.map(JSONValue.string)),
      "steps": .integer(steps), "run": run.map(JSONValue.string) ?? .null,
      "failure": failure.map {
        .object([
          "kind": .string($0.kind.rawValue), "line": .integer($0.place.line), "message": .string($0.message),
        ])
      } ?? .null,
    ]
    if isTraced { members["trace"] = .array(trace.entries.map(\.json)) }
    return .object(members)
  }
}

/// Finds workflows and values as they are named on the command line.
enum WorkflowSource {
  /// The workflow of a name, or in a file.
  static func workflow(_ name: String, in assistant: Assistant) throws -> Workflow {
    let file = URL(filePath: (name as NSString).expandingTildeInPath)
    if FileManager.default.fileExists(atPath: file.path), !file.hasDirectoryPath {
      return try read(file).workflow
    }
    guard let entry = assistant.workflows.entry(named: name) else {
      let names = assistant.workflows.entries().map(\.workflow.name)
      throw CommandFailure(
        "There is no workflow and no file “\(name)”. "
          + (names.isEmpty
            ? "None is stored yet; add one with: prithee workflows add FILE"
            : "Stored are: \(names.joined(separator: ", ")).")
      )
    }
    guard entry.problems.isEmpty else {
      throw CommandFailure(entry.problems.map { "\(entry.file.path):\($0)" }.joined(separator: "\n"))
    }
    return entry.workflow
  }

  /// What a file holds: a workflow's text, its JSON, or a property list of Apple's, with notes on what was left out.
  static func read(_ file: URL) throws -> (workflow: Workflow, notes: [String]) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw CommandFailure("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    let stem = file.deletingPathExtension().lastPathComponent
    do {
      switch file.pathExtension.lowercased() {
      case "shortcut", "wflow", "plist":
        let imported = try Workflow.imported(propertyList: data, name: stem)
        return (imported.workflow, imported.notes)
      case "json": return (try Workflow(jsonText: data), [])
      default:
        var workflow = try Workflow(text: String(decoding: data, as: UTF8.self))
        if workflow.name.isEmpty { workflow.name = stem }
        return (workflow, [])
      }
    } catch let problems as WorkflowProblems {
      throw CommandFailure(problems.problems.map { "\(file.path):\($0)" }.joined(separator: "\n"))
    } catch let problem as WorkflowProblem {
      throw CommandFailure("\(file.path): \(problem.message)")
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

/// Calls something when the person presses Ctrl-C, instead of ending the program.
final class Interruption {
  private let source: any DispatchSourceSignal

  init(_ body: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { body() }
    source.activate()
  }

  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
