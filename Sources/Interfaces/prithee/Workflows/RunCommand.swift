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
      let workflow = try await WorkflowSource.sound(workflow, in: assistant)
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
        // A workflow that says itself what came of it needs nothing of what apps showed on the way.
        if result.stated == nil, let snippet = result.snippet {
          for line in snippet.textLines { Output.line(line) }
        }
        if let said = result.said, result.dialog == said || said != told.last { Output.line(said) }
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
    let texts: [(name: String, value: String)]
    do {
      texts = try workflow.values(ofInputs: input)
    } catch {
      throw CommandFailure(error.message)
    }
    var values: [String: IntentValue] = [:]
    for (name, text) in texts { values[name] = WorkflowSource.value(text) }
    return values
  }
}

extension WorkflowResult {
  /// The result in the form of the command line.
  func json(trace isTraced: Bool, told: [String]) -> JSONValue {
    var members: [String: JSONValue] = [
      "state": .string(failure == nil ? "done" : failure?.kind == .cancelled ? "cancelled" : "failed"),
      "result": output?.workflowData ?? .null,
      "spoken": (stated ?? dialog).map(JSONValue.string) ?? .null,
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
