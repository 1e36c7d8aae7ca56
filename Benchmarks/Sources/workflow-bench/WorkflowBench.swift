import AppProcesses
import Assistant
import Catalog
import Foundation
import IntentWire
import Workflows

/// Measures workflows in this process and fails when a target is missed.
///
/// Run it with `swift run --package-path Benchmarks -c release workflow-bench`.
@main
enum WorkflowBench {
  static func main() async throws {
    var isMet = true
    func report(
      _ measure: String, _ value: Double, _ unit: String, atLeast: Double? = nil, atMost: Double? = nil
    ) {
      let isGood = atLeast.map { value >= $0 } ?? atMost.map { value <= $0 } ?? true
      isMet = isMet && isGood
      let target = atLeast.map { "≥ \(Int($0))" } ?? atMost.map { "≤ \($0)" } ?? ""
      print(
        "| \(measure) | \(value >= 100 ? "\(Int(value))" : "\((value * 100).rounded() / 100)") \(unit) | \(target) \(unit) | \(isGood ? "ok" : "MISSED") |"
      )
    }
    print("| measure | value | target | |\n|---|---:|---:|---|")
    let steps = try await builtInSteps()
    report("built-in steps", steps, "per second", atLeast: 100_000)
    let intents = try await intentSteps()
    report("intent steps, in process, whole conversation", intents, "per second", atLeast: 2_000)
    let start = try startUp()
    report("start-up of 100 steps, p50", start.middle, "ms", atMost: 5)
    report("start-up of 100 steps, p99", start.high, "ms", atMost: 5)
    if !isMet { exit(1) }
  }

  private static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// Sums, texts, conditions and lists in a loop, with the full trace of the first 10,000 steps.
  private static func builtInSteps() async throws -> Double {
    let workflow = try Workflow(
      text: """
        set total to 0
        repeat 100000 times
          set total to total + index * 2
          line = "Round {index}: {total}"
          if total > 1000 and line contains "7"
            words = split line by " "
          else
            set last to line
        stop with total
        """)
    let runner = WorkflowRunner(host: NoHost(), person: NoPerson())
    var steps = 0
    let time = try await seconds {
      let result = await runner.run(workflow)
      if let failure = result.failure { throw failure }
      steps = result.steps
    }
    return Double(steps) / time
  }

  /// Intents of an app in this process, each through a whole turn of the assistant.
  private static func intentSteps() async throws -> Double {
    let workflow = try Workflow(
      text: """
        repeat 4000 times
          do CountUp in Counter with step: index
        """)
    var configuration = AssistantConfiguration()
    configuration.isTransient = true
    configuration.apps = [MemoryApp.app]
    configuration.calls = MemoryApp()
    let home = URL(filePath: NSTemporaryDirectory()).appending(path: "prithee-workflow-bench")
    let assistant = Assistant(home: Home(home), configuration: configuration)
    let time = try await seconds {
      let result = await assistant.run(workflow, person: NoPerson())
      if let failure = result.failure { throw failure }
    }
    await assistant.close()
    return 4_000 / time
  }

  /// Reading, checking and beginning a workflow of 100 steps, in milliseconds.
  private static func startUp() throws -> (middle: Double, high: Double) {
    var text = "workflow \"Long\"\nstart = 1\n"
    for index in 0..<33 {
      text += "text\(index) = \"Number {start + \(index)} of \\{many\\}\"\n"
      text += "if start > \(index) and text\(index) contains \"a\"\n  show text\(index)\n"
    }
    let catalog = ActionCatalog()
    var times: [Double] = []
    for _ in 0..<300 {
      let start = ContinuousClock.now
      let workflow = try Workflow(text: text)
      guard workflow.problems(in: catalog).isEmpty else {
        throw WorkflowFailure("The workflow has problems.")
      }
      let time = (ContinuousClock.now - start).components
      times.append(Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15)
    }
    times.sort()
    return (times[times.count / 2], times[times.count * 99 / 100])
  }
}

/// No apps.
private struct NoHost: WorkflowHost {
  func catalog() async throws -> ActionCatalog { ActionCatalog() }
  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer {
    IntentAnswer()
  }
  func find(_ request: FindRequestCall) async throws -> [IntentValue] { [] }
  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue] { [] }
  func entities(matching words: String, type: String, app: String) async throws -> [IntentValue] { [] }
  func workflow(named name: String) async throws -> Workflow? { nil }
  func open(_ url: URL) async throws {}
}

/// Nobody.
private struct NoPerson: WorkflowPerson {
  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    throw WorkflowFailure("Nobody is there.")
  }
  func tell(_ message: WorkflowMessage) async throws {}
}

/// An app that counts, in this process.
private struct MemoryApp: AppCalling {
  static let app = InstalledApp(
    identifier: "com.example.counter", name: "Counter",
    manifest: AppManifest(
      module: "Counter",
      intents: [
        IntentManifest(
          identifier: "CountUp", dialect: .appIntents, title: "Count Up",
          parameters: [ParameterManifest(name: "step", title: "Step", type: .integer)], result: .integer)
      ]))

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    if case .resolve(let call) = request {
      return .resolutions(
        call.parameters.map { name in
          ParameterResolution(name, [call.call.parameters[name].map(Resolution.success) ?? .notRequired])
        })
    }
    return .values([])
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    .outcome(IntentOutcome(.success, dialog: Dialog("Counted."), value: call.parameters["step"]))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.invalidParameters, "Nothing was asked.")
  }
}
