import Foundation
import IntentWire
import Synchronization
import Testing

@testable import Workflows

/// Workflows that mean no good, and a world that breaks.
@Suite("Hostile workflows") struct HostileTests {
  private func run(
    _ text: String, host: any WorkflowHost = FakeHost(), _ person: FakePerson = FakePerson(),
    limits: WorkflowLimits = WorkflowLimits()
  ) async throws -> WorkflowResult {
    await WorkflowRunner(host: host, person: person, environment: RunTests.environment, limits: limits)
      .run(try Workflow(text: text))
  }

  @Test func runsItselfInTurn() async throws {
    let host = FakeHost(workflows: [
      try Workflow(text: "workflow \"A\"\ntry\n  run workflow \"B\"\non failure\n  run workflow \"B\""),
      try Workflow(text: "workflow \"B\"\nrepeat 1000 times\n  run workflow \"A\""),
    ])
    let result = try await run("run workflow \"A\"", host: host)
    #expect(result.failure?.kind == .limit, "\(result.failure?.description ?? "")")
    #expect(result.steps < 100)
  }

  /// A limit is none of the failures that `try` catches: otherwise a loop could go on for ever.
  @Test func limitsAreNotCaught() async throws {
    let result = try await run(
      "repeat 1000000 times\n  try\n    repeat 1000000 times\n      1\n  on failure\n    2",
      limits: WorkflowLimits(steps: 10_000))
    #expect(result.failure?.kind == .limit && result.steps == 10_001)
  }

  @Test(arguments: [
    "set x to [1]\nrepeat 60 times\n  set x to [x, x]",
    "set x to [\"a\", \"b\"]\nrepeat 60 times\n  add x to x",
    "set x to \"ab\"\nrepeat 60 times\n  y = replace \"a\" with \"{x}\" in x\n  set x to y",
    "set x to \"ab\"\nrepeat 60 times\n  y = combine [x, x, x]\n  set x to y",
    "set d to {\"a\": \"x\"}\nrepeat 60 times\n  set d to {\"a\": d, \"b\": d}",
    "x = range from 1 to 100000000000",
  ])
  func growthEnds(text: String) async throws {
    let result = try await run(text, limits: WorkflowLimits(steps: 100_000, memory: 8_000_000))
    #expect(result.failure != nil, "\(text)")
    #expect(result.steps < 1_000)
  }

  @Test func tenMegabytesAreRefusedAtOnce() {
    let start = ContinuousClock.now
    let line = "show \"" + String(repeating: "x", count: 1_000) + "\"\n"
    let parsed = Workflow.parse(String(repeating: line, count: 10_000))
    #expect(parsed.problems.count == 1 && parsed.problems[0].message.contains("1000000 bytes"))
    #expect(throws: WorkflowProblem.self) {
      try Workflow(jsonText: Data(("[" + String(repeating: "0,", count: 5_000_000) + "0]").utf8))
    }
    #expect(throws: WorkflowProblem.self) {
      try Workflow.imported(propertyList: Data(repeating: 0x20, count: 17_000_000), name: "x")
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// The longest text that is read at all, in lines and in one line.
  @Test func oneMegabyteIsRead() throws {
    let lines = String(repeating: "x = 1 + 1\n", count: 90_000)
    let workflow = try Workflow(text: lines)
    #expect(workflow.steps.count == 90_000)
    let words = "show \"" + String(repeating: "word ", count: 180_000) + "\""
    #expect(try Workflow(text: words).steps.count == 1)
  }

  @Test func badUTF8IsAProblem() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "bad-\(UUID().uuidString).workflow")
    defer { try? FileManager.default.removeItem(at: file) }
    try (Data("workflow \"x\"\nshow \"".utf8) + Data([0xC3, 0x28, 0xFF]) + Data("\"".utf8)).write(to: file)
    #expect(WorkflowFolder.entry(file).problems.map(\.message) == ["The file cannot be read as UTF-8 text."])
    #expect(throws: WorkflowProblem.self) { try Workflow(jsonText: Data([0x7B, 0xFF, 0x7D])) }
    // Strange but valid: byte order mark, zero, direction marks, lone combining marks.
    for text in ["\u{FEFF}show 1", "show \"a\u{0}b\"", "show \"\u{202E}x\u{0301}\"", "\u{0301}x = 1"] {
      let parsed = Workflow.parse(text)
      #expect(Workflow.parse(parsed.workflow.text).problems.isEmpty)
    }
  }

  @Test func deepBlocksEnd() throws {
    var text = ""
    for depth in 0..<31 { text += String(repeating: "  ", count: depth) + "repeat 1 times\n" }
    text += String(repeating: "  ", count: 31) + "1\n"
    #expect(try Workflow(text: text).text.contains("repeat 1 times"))
    var deep = ""
    for depth in 0..<5_000 { deep += String(repeating: " ", count: depth) + "if true\n" }
    #expect(!Workflow.parse(deep).problems.isEmpty)
  }

  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(.*)*x"]) func theTimeHoldsInAStep(pattern: String) async throws {
    let text = String(repeating: "a", count: 60) + "b"
    for step in [
      "match \"\(pattern)\" in \"\(text)\"", "replace \"\(pattern)\" with \"x\" in \"\(text)\" regex",
    ] {
      let start = ContinuousClock.now
      let result = try await run(step, limits: WorkflowLimits(time: .milliseconds(300)))
      // An expression that a newer library solves at once is fine, too.
      #expect(result.failure == nil || result.failure?.kind == .limit, "\(result)")
      #expect(ContinuousClock.now - start < .seconds(20))
    }
  }

  /// What is too much for an expression is a failure, and not that nothing matches.
  @Test func longTextsAreNoSilentMiss() async throws {
    let result = try await run(
      "set x to \"ab\"\nrepeat 18 times\n  set x to \"{x}{x}\"\nfound = match \"(a|b)*c\" in x\nshow found.count"
    )
    #expect(result.failure?.message.contains("too long") == true, "\(result.failure?.description ?? "")")
    #expect(try await run("match \"[\" in \"a\"").failure?.kind == .failed)
  }

  @Test func aStepIsCalledOffInTheMiddle() async throws {
    let person = SignallingPerson()
    let runner = WorkflowRunner(host: FakeHost(), person: person, environment: RunTests.environment)
    // Each letter adds a third of a second: long enough, whatever else is done meanwhile.
    let text = String(repeating: "a", count: 400) + "b"
    let workflow = try Workflow(text: "show 1\nmatch \"(a|aa)+$\" in \"\(text)\"\nshow 2")
    let task = Task { await runner.run(workflow) }
    // A thread of its own calls it off, as the expression may hold the last one that tasks have.
    Thread.detachNewThread {
      person.told.wait()
      Thread.sleep(forTimeInterval: 0.1)
      task.cancel()
    }
    let result = await task.value
    #expect(result.failure?.kind == .cancelled, "\(result)")
  }

  @Test func aHangingAppEndsWithTheTime() async throws {
    let result = try await run(
      "do SuggestTrails in Trails with activity: .hiking\nshow 1", host: HangingHost(),
      limits: WorkflowLimits(time: .milliseconds(200)))
    #expect(result.failure?.kind == .limit && result.steps == 1)
  }

  @Test func longTextsEnd() async throws {
    // Every kind of value that a long text may be taken for.
    for type in ["number", "boolean", "date", "duration", "dictionary", "list of number", "url"] {
      let result = try await run(
        "set x to \"five and \"\nrepeat 17 times\n  set x to \"{x}{x}\"\ny = x as \(type)",
        limits: WorkflowLimits(time: .seconds(20)))
      #expect(result.failure?.kind != .limit, "\(type): \(result.failure?.description ?? "")")
    }
    let pieces = try await run(
      "set x to \"ab\"\nrepeat 21 times\n  set x to \"{x}{x}\"\ny = split x by \"\"")
    #expect(pieces.failure?.kind == .limit)
  }

  /// An app that does not come back is called off with the run.
  @Test func aHangingAppIsCalledOff() async throws {
    let host = HangingHost()
    let runner = WorkflowRunner(host: host, person: FakePerson(), environment: RunTests.environment)
    let workflow = try Workflow(text: "do SuggestTrails in Trails with activity: .hiking\nshow 1")
    let task = Task { await runner.run(workflow) }
    await host.called.wait()
    task.cancel()
    let result = await task.value
    #expect(result.failure?.kind == .cancelled && result.steps == 1)
    #expect(result.trace.entries.map(\.failure) == ["The run was cancelled."])
  }

  /// Someone who is asked need not answer for the run to end.
  @Test func aPersonWhoIsSilentIsCalledOff() async throws {
    let person = SilentPerson()
    let runner = WorkflowRunner(host: FakeHost(), person: person, environment: RunTests.environment)
    let workflow = try Workflow(text: "name = ask \"Who?\"\nshow name")
    let task = Task { await runner.run(workflow) }
    await person.asked.wait()
    task.cancel()
    #expect(await task.value.failure?.kind == .cancelled)
  }
}

/// Lets a test wait for something to happen.
final class Signal: Sendable {
  private let state = Mutex<(isSet: Bool, waiting: CheckedContinuation<Void, Never>?)>((false, nil))

  func set() {
    let waiting = state.withLock { state in
      state.isSet = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isSet = state.withLock { state in
        if !state.isSet { state.waiting = continuation }
        return state.isSet
      }
      if isSet { continuation.resume() }
    }
  }
}

/// Waits until the task is cancelled.
private func untilCancelled() async throws {
  try await Task.sleep(for: .seconds(3_600))
}

private struct HangingHost: WorkflowHost {
  let called = Signal()

  func catalog() async throws -> ActionCatalog { FakeHost.catalog }
  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer {
    called.set()
    try await untilCancelled()
    return IntentAnswer()
  }
  func find(_ request: FindRequestCall) async throws -> [IntentValue] { [] }
  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue] { [] }
  func entities(matching words: String, type: String, app: String) async throws -> [IntentValue] { [] }
  func workflow(named name: String) async throws -> Workflow? { nil }
  func open(_ url: URL) async throws {}
}

private struct SignallingPerson: WorkflowPerson {
  let told = DispatchSemaphore(value: 0)

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue { .string("") }
  func tell(_ message: WorkflowMessage) async throws { told.signal() }
}

private struct SilentPerson: WorkflowPerson {
  let asked = Signal()

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    asked.set()
    try await untilCancelled()
    return .string("")
  }
  func tell(_ message: WorkflowMessage) async throws {}
}
