import AppProcesses
import Catalog
import Conversation
import EntityIndex
import Foundation
import IntentWire
import Synchronization
import Testing
import Understanding
import Workflows

@testable import Assistant

/// Workflows in conversations: called by a sentence, asking, going on in another process.
@Suite("Turns of workflows") struct WorkflowTurnTests {
  private func home(_ scratch: ScratchFolder, _ workflows: String...) throws -> Home {
    let home = Home(scratch.url)
    for text in workflows {
      try WorkflowFolder(home.url.appending(path: "workflows")).save(try Workflow(text: text))
    }
    return home
  }

  private func assistant(_ home: Home, _ app: SmallListApp = SmallListApp()) -> Assistant {
    Assistant(home: home, configuration: .test(app, isTransient: false))
  }

  private static let shopping = """
    workflow "Shopping"
    phrase "time to shop"
    list = ask "Which list?"
    sure = confirm "Add to {list}?"
    if sure
      do INAddTasksIntent in ListOMat
        targetTaskList: list
        taskTitles: ["milk", "eggs"]
    show "Finished with {list}"
    """

  /// Each turn is taken by an assistant of its own, as `prithee ask` does.
  @Test func asksInTheConversation() async throws {
    let scratch = try ScratchFolder()
    let home = try home(scratch, Self.shopping)
    let app = SmallListApp()
    let first = try await assistant(home, app).ask("Prithee, run Shopping")
    #expect(first.state == .asking && first.printed == "Which list?" && first.intent == "Shopping")
    let second = try await assistant(home, app).ask("Grocery Store", conversation: first.conversation)
    #expect(second.state == .confirming && second.printed == "Add to Grocery Store?")
    #expect(app.content["Grocery Store"] == [])
    let third = try await assistant(home, app).ask("yes", conversation: first.conversation)
    #expect(third.state == .done && third.printed == "Finished with Grocery Store", "\(third.printed)")
    #expect(app.content["Grocery Store"] == ["milk", "eggs"])
    // It is over: the next sentence is one of its own.
    let other = try await assistant(home, app).ask("Grocery Store", conversation: first.conversation)
    #expect(other.intent != "Shopping")
    let runs = assistant(home).workflowRuns.runs()
    #expect(runs.map(\.state) == [.done] && runs.map(\.origin) == [.conversation])
    #expect(runs[0].trace.count == 5, "\(runs[0].trace)")
  }

  @Test func canBeCalledOff() async throws {
    let scratch = try ScratchFolder()
    let home = try home(scratch, Self.shopping)
    let app = SmallListApp()
    let first = try await assistant(home, app).ask("time to shop!")
    #expect(assistant(home).workflowRuns.runs().map(\.state) == [.waiting])
    let end = try await assistant(home, app).ask("never mind", conversation: first.conversation)
    #expect(end.state == .cancelled)
    #expect(assistant(home).workflowRuns.runs().map(\.state) == [.cancelled])
    #expect(app.content["Grocery Store"] == [])
  }

  /// A question of the app in the middle of its work goes through to the person.
  @Test func passesOnWhatAnAppAsks() async throws {
    let scratch = try ScratchFolder()
    let home = try home(
      scratch,
      """
      workflow "Hammer"
      do INAddTasksIntent in ListOMat
        targetTaskList: "store"
        taskTitles: ["hammer"]
      show "Done"
      """)
    let app = SmallListApp()
    let first = try await assistant(home, app).ask("run hammer")
    #expect(first.state == .asking && first.question?.options == ["Grocery Store", "Hardware Store"])
    let second = try await assistant(home, app).ask("the second one", conversation: first.conversation)
    #expect(second.printed == "Done", "\(second.printed)")
    #expect(app.content["Hardware Store"] == ["hammer"])
  }

  @Test func anAppThatDiesEndsIt() async throws {
    let scratch = try ScratchFolder()
    let home = try home(
      scratch,
      """
      workflow "Hammer"
      x = 1
      do INAddTasksIntent in ListOMat
        targetTaskList: "Hardware Store"
        taskTitles: ["hammer"]
      show "Done"
      """)
    let app = SmallListApp()
    app.crashes.withLock { $0 = true }
    let reply = try await assistant(home, app).ask("run hammer")
    #expect(reply.state == .failed)
    #expect(
      reply.printed.hasPrefix("“Hammer” stopped: line 4: ListOMat: Sorry, ListOMat stopped unexpectedly"))
    let run = try #require(assistant(home).workflowRuns.runs().first)
    #expect(run.state == .failed && run.failure?.line == 4 && run.steps == 2)
    // The next request finds the app alive.
    #expect(try await assistant(home, app).ask("run hammer").printed == "Done")
  }

  @Test func brokenFilesAreSaidToBe() async throws {
    let scratch = try ScratchFolder()
    let home = try home(scratch, Self.shopping)
    try Data("workflow \"Bad\"\nshow \"x".utf8)
      .write(to: home.url.appending(path: "workflows/bad.workflow"))
    let reply = try await assistant(home).ask("run bad")
    #expect(reply.state == .failed && reply.printed.contains("2:6"))
  }

  /// Nothing reaches outside unless it is allowed, and a changed workflow is not allowed any more.
  @Test func reachesOutsideWhenAllowed() async throws {
    let scratch = try ScratchFolder()
    let home = try home(scratch, "workflow \"Out\"\nx = shell \"date\"\nshow x")
    var configuration = AssistantConfiguration.test(SmallListApp(), isTransient: false)
    var outside = WorkflowEnvironment()
    outside.shell = { command, _ in "ran \(command)" }
    configuration.outside = outside
    let assistant = Assistant(home: home, configuration: configuration)
    let refused = try await assistant.ask("run out")
    #expect(refused.state == .failed)
    #expect(refused.printed.contains("prithee workflows allow \"Out\" shell"), "\(refused.printed)")
    try await assistant.allow([.shell], forWorkflow: "out")
    #expect(try await assistant.ask("run out").printed == "ran date")
    try assistant.workflows.save(try Workflow(text: "workflow \"Out\"\nx = shell \"rm -rf /\"\nshow x"))
    #expect(try await assistant.ask("run out").state == .failed)
    await #expect(throws: WorkflowProblem.self) { try await assistant.allow([.http], forWorkflow: "none") }
  }

  /// A run that cannot be kept takes place all the same, and says so.
  @Test func runsThatCannotBeKept() async throws {
    let scratch = try ScratchFolder()
    let home = try home(scratch, Self.shopping)
    // A file is in the way of the folder, as a full disk would be for a user who is no root.
    try Data().write(to: home.url.appending(path: "workflows/runs"))
    let assistant = assistant(home)
    let result = await assistant.run(try Workflow(text: "stop with 6 * 7"), person: TurnPerson(answer: nil))
    #expect(result.output == .integer(42) && result.run == nil)
    #expect(result.unkept?.contains("cannot be kept") == true)
  }
}

/// The index beside conversations: the names that it knows, and what is found and opened.
@Suite("The index in conversations") struct IndexTurnTests {
  private static let app = InstalledApp(
    identifier: "org.example.ponds", name: "Pondlife",
    manifest: AppManifest(
      module: "Ponds",
      intents: [
        IntentManifest(
          identifier: "OpenPond", dialect: .appIntents, title: "Open Pond",
          parameters: [ParameterManifest(name: "target", title: "Pond", type: .entity("PondEntity"))],
          appIntent: AppIntentManifest(kinds: ["OpenIntent"])),
        IntentManifest(
          identifier: "CheckPond", dialect: .appIntents, title: "Check Pond",
          parameters: [ParameterManifest(name: "pond", title: "Pond", type: .entity("PondEntity"))]),
      ], entities: [EntityManifest(identifier: "PondEntity", title: "Pond")],
      shortcuts: [
        ShortcutManifest(intent: "CheckPond", phrases: ["Check ${pond} in ${applicationName}"])
      ]))

  /// Says yes to everything and notes what it was asked to do.
  private final class Ponds: AppCalling {
    let performed = Mutex<[IntentCall]>([])

    func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
      guard case .resolve(let request) = request else { return .values([]) }
      return .resolutions(
        request.parameters.map { name in
          ParameterResolution(name, [request.call.parameters[name].map(Resolution.success) ?? .notRequired])
        })
    }

    func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
      performed.withLock { $0.append(call) }
      return .outcome(IntentOutcome(.success))
    }

    func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
      throw WireFault(.unexpectedResponse, "Nothing was asked.")
    }
  }

  private func entity(_ number: Int, _ title: String) -> EntityReference {
    EntityReference(type: "PondEntity", identifier: "\(number)", display: DisplayValue(title))
  }

  private func assistant(_ home: Home, _ calls: Ponds) -> Assistant {
    Assistant(
      home: home,
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_829_000) }, timeZone: .gmt, apps: [Self.app], calls: calls))
  }

  @Test func namesAndResults() async throws {
    let scratch = try ScratchFolder()
    let calls = Ponds()
    let assistant = assistant(Home(scratch.url), calls)
    let names = ["Heron Water", "Heron Deep", "Old Mill Pond"]
    let items = names.enumerated().map { number, name in
      IndexItem(
        identifier: "i\(number)", attributes: ["title": .string(name)], entity: entity(number, name))
    }
    let store = try await assistant.store()
    try assistant.board.index(store).apply(IndexUpdate(items: items), of: Self.app.identifier)

    // A name that only the index knows becomes the thing itself, and the app need not look for it.
    _ = try await assistant.ask("Check Old Mill Pond in Pondlife")
    #expect(calls.performed.withLock { $0.last?.parameters } == ["pond": .entity(entity(2, "Old Mill Pond"))])
    let reading = try await assistant.understand("check heron deep in Pondlife")
    if case .accepted(let interpretation) = reading.decision {
      #expect(interpretation.values == ["pond": .entity(entity(1, "Heron Deep"))])
    } else {
      Issue.record("\(reading.decision)")
    }

    let found = try await assistant.ask("search for herons")
    #expect(found.printed.hasPrefix("Found 2 for “herons”:"), "\(found.printed)")
    let second = found.printed.split(separator: "\n")[2]
    let opened = try await assistant.ask("open the second one")
    #expect(opened.intent == "OpenPond")
    let target = try #require(calls.performed.withLock { $0.last?.parameters["target"] })
    #expect(second.contains(target.displayText))
    // What was opened rises, in this process and in the next.
    let next = self.assistant(Home(scratch.url), calls)
    let first = try #require(try await next.search("heron").first)
    #expect(first.item.entity.map(IntentValue.entity) == target)
    #expect(try await next.open(first).intent == "OpenPond")
    await assistant.close()
    await next.close()
  }
}
