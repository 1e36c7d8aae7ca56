import Foundation
import IntentWire
import Testing

@testable import Workflows

@Suite struct KeepingTests {
  private func folder() -> WorkflowFolder {
    WorkflowFolder(FileManager.default.temporaryDirectory.appending(path: "workflows-\(UUID().uuidString)"))
  }

  @Test func keepsFiles() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    #expect(folder.entries().isEmpty)
    let workflow = try Workflow(text: "workflow \"Weekend Plan!\"\nphrase \"off we go\"\nshow 1\n")
    let file = try folder.save(workflow)
    #expect(file.lastPathComponent == "weekend-plan.workflow")
    try folder.save(try Workflow(text: "workflow \"Weekend plan\"\nshow 2\n"))
    #expect(folder.entries().map(\.workflow.name) == ["Weekend Plan!", "Weekend plan"])
    #expect(folder.entry(named: "weekend plan!")?.workflow == workflow)
    #expect(throws: WorkflowProblem.self) { try folder.save(Workflow(name: "  ")) }
    #expect(try folder.remove("Weekend plan"))
    #expect(try !folder.remove("Weekend plan"))
    try Data("workflow \"Broken\"\nshwo 1 2\n".utf8).write(to: folder.url.appending(path: "broken.workflow"))
    #expect(folder.entry(named: "Broken")?.problems.count == 1)
  }

  @Test(arguments: [
    ("run Weekend plan", true), ("Prithee, run weekend plan.", true), ("please start my Weekend Plan", true),
    ("do the weekend plan now", true), ("Off we go!", true), ("run weekend plan workflow", true),
    ("run the workflow weekend plan", true), ("weekend plan", false), ("run weekend", false),
    ("run weekend plan in ListOMat", false), ("what is the weekend plan", false), ("", false),
  ])
  func phrases(sentence: String, isCalled: Bool) throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try folder.save(try Workflow(text: "workflow \"Weekend plan\"\nphrase \"off we go\"\nshow 1\n"))
    #expect((folder.entry(calledBy: sentence) != nil) == isCalled)
  }

  /// Nothing that is stored goes away without a word.
  @Test func bothOfOneNameStay() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    _ = try folder.add(try Workflow(text: "workflow \"Plan\"\nshow 1\n"))
    let second = try folder.add(try Workflow(text: "workflow \"PLAN\"\nshow 2\n"))
    let third = try folder.add(try Workflow(text: "workflow \"plan\"\nshow 3\n"))
    #expect(WorkflowFolder.entry(second).workflow.name == "PLAN 2")
    #expect(WorkflowFolder.entry(third).workflow.name == "plan 3")
    #expect(folder.entry(named: "Plan")?.workflow.text.contains("show 1") == true)
    // The same once more is no second one.
    _ = try folder.add(try Workflow(text: "workflow \"Plan\"\nshow 1\n"))
    _ = try folder.add(try Workflow(text: "workflow \"PLAN\"\nshow 2\n"))
    #expect(folder.entries().count == 3)
    try folder.save(try Workflow(text: "workflow \"pLAN\"\nshow 4\n"))
    #expect(folder.entries().map(\.workflow.name).sorted() == ["PLAN 2", "pLAN", "plan 3"])
    // One that cannot be read is kept as well.
    try Data("workflow \"Broken\"\nshwo 1 2\n".utf8).write(to: folder.url.appending(path: "broken.workflow"))
    _ = try folder.add(try Workflow(text: "workflow \"broken\"\nshow 1\n"))
    #expect(folder.entry(named: "Broken")?.problems.count == 1 && folder.entries().count == 5)
  }

  @Test func oneWatchAtATime() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    do {
      let lock = try WatchLock(folder.url)
      withExtendedLifetime(lock) {
        let problem = #expect(throws: WorkflowProblem.self) { _ = try WatchLock(folder.url) }
        #expect(problem?.message.contains("process \(getpid())") == true)
      }
    }
    _ = try WatchLock(folder.url)
    #expect(folder.entries().isEmpty)
  }

  @Test(arguments: [
    ("every weekday at 7:30 am", "every weekday at 07:30"), ("every day at 8", "every day at 08:00"),
    ("daily at 9 pm", "every day at 21:00"),
    ("every Monday and friday at 18:00", "every Monday, Friday at 18:00"),
    ("on Mondays at noon", "every Monday at 12:00"),
    ("every weekend at midnight", "every Sunday, Saturday at 00:00"),
    ("every Tue, Thu at 12 am", "every Tuesday, Thursday at 00:00"), ("every hour", "every 1 h"),
    ("hourly", "every 1 h"), ("every 2 hours", "every 2 h"), ("every minute", "every 1 min"),
    ("daily donates X", "daily donates X"),
  ])
  func formsOfTriggers(said: String, written: String) throws {
    let trigger = try Trigger.read(said)
    #expect(trigger.description == written)
    #expect(Trigger(written) == trigger)
  }

  @Test(arguments: [
    "every", "every Mo at 8", "every day", "every day at 25", "every day at 13 pm", "every 2 km", "at 8",
    "tomorrow",
    "every day at 8 x", "every day at 8:5",
  ])
  func whatSaysNoTimeIsNamed(said: String) {
    #expect(throws: WorkflowProblem.self) { try Trigger.read(said) }
  }

  @Test func everyFormOfTriggersCanBeRead() throws {
    for form in Trigger.forms { #expect(Trigger(try Trigger.read(form).description) == Trigger(form)) }
  }

  @Test func inputsAreNamed() async throws {
    let workflow = try Workflow(
      text: "input region: text\ninput size: number = 2\nstop with \"{region} {size}\"")
    func values(_ texts: String...) throws -> [String] {
      try workflow.values(ofInputs: texts).map { "\($0.name):\($0.value)" }
    }
    #expect(try values("Yosemite", "size=3") == ["input:Yosemite", "size:3"])
    #expect(try values("https://a.b?c=d", "size=a=b") == ["input:https://a.b?c=d", "size:a=b"])
    #expect(try values("input=place=x") == ["input:place=x"])
    for wrong in [["place=x"], ["a", "b"], ["a", "region=b"], ["size=1", "size=2"]] {
      #expect(throws: WorkflowProblem.self) { try workflow.values(ofInputs: wrong) }
    }
    // Nobody is asked for the others first.
    let person = FakePerson()
    let result = await WorkflowRunner(host: FakeHost(), person: person).run(
      workflow, input: ["place": .string("x")])
    #expect(result.failure?.message.contains("no input “place”") == true && person.questions.isEmpty)
  }

  @Test func whatIsSaidAtTheEnd() async throws {
    func said(_ text: String) async throws -> String? {
      await WorkflowRunner(host: FakeHost(), person: FakePerson()).run(try Workflow(text: text)).said
    }
    let add = "do INAddTasksIntent in ListOMat with taskTitles: [\"a\"]\n"
    #expect(try await said(add + "stop with \"enough\"") == "enough")
    #expect(try await said(add + "stop with []") == nil)
    #expect(try await said(add + "stop") == "Added.")
    #expect(try await said(add + "x = 1") == "Added.")
    #expect(try await said("x = 1") == "1")
  }

  @Test func allProblemsAreTold() throws {
    let parsed = Workflow.parse("x = shwo 1\nwait @2026-03-18\nshow x\ny = 1 +")
    let entry = WorkflowFolder.Entry(
      file: URL(filePath: "/x"), workflow: parsed.workflow, problems: parsed.problems)
    let all = entry.problems(with: parsed.workflow.problems())
    #expect(parsed.problems.map(\.line) == [1, 4])
    // That “x” has no value is not known while its line cannot be read.
    #expect(all.map(\.line) == [1, 2, 4], "\(all)")
  }

  @Test func triggersAreDueOnce() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func moment(_ text: String) throws -> Date { try Date.ISO8601FormatStyle().parse(text) }
    let workflows = try [
      "workflow \"Daily\"\nwhen every Wednesday, Friday at 10:30", "workflow \"Often\"\nwhen every 15 min",
      "workflow \"Once\"\nwhen at @2026-03-18T11:00", "workflow \"File\"\nwhen file \"notes\" changes",
      "workflow \"App\"\nwhen Trails donates OpenTrail",
    ].map { try Workflow(text: $0) }
    // 18 March 2026 is a Wednesday.
    var watch = TriggerWatch(workflows, now: try moment("2026-03-18T10:20:00Z"), calendar: calendar) { _ in
      "1"
    }
    func due(_ text: String, _ stamp: String = "1", _ told: [TriggerWatch.Donation] = []) throws -> [String] {
      watch.due(now: try moment(text), stamp: { _ in stamp }, donations: told)
    }
    #expect(try due("2026-03-18T10:29:59Z").isEmpty)
    #expect(try due("2026-03-18T10:30:00Z") == ["Daily", "Often"])
    #expect(try due("2026-03-18T10:30:05Z").isEmpty)
    #expect(try due("2026-03-18T11:00:01Z", "2") == ["Often", "Once", "File"])
    #expect(
      try due("2026-03-18T11:00:02Z", "2", [.init(app: ["com.x", "trails"], intent: "OpenTrail")]) == ["App"])
    #expect(try due("2026-03-18T11:00:03Z", "2", [.init(app: ["Trails"], intent: "Other")]).isEmpty)
    #expect(try due("2026-03-20T10:31:00Z", "2") == ["Daily", "Often"])
  }

  /// A run goes on in another process: everything that was done before comes from the journal.
  @Test func runsGoOnFromTheirJournal() async throws {
    let workflow = try Workflow(
      text: """
        ideas = do SuggestTrails in Trails with activity: .hiking
        show "{ideas.count} ideas"
        name = ask "Which list?"
        sure = confirm "Really?"
        do INAddTasksIntent in ListOMat with targetTaskList: name, taskTitles: ideas
        stop with "{name} {sure} {now.hour}"
        """)
    let host = FakeHost()
    func turn(_ journal: RunJournal, _ person: FakePerson) async -> WorkflowResult {
      await WorkflowRunner(
        host: journal.host(host), person: journal.person(person),
        environment: journal.environment(RunTests.environment)
      ).run(workflow)
    }
    let first = RunJournal()
    let one = FakePerson()
    #expect(await turn(first, one).failure?.kind == .suspended)
    #expect(one.told == ["4 ideas"] && one.questions.map(\.prompt) == ["Which list?"])
    let second = try #require(RunJournal(data: first.data))
    let two = FakePerson(.string("Packing"))
    #expect(await turn(second, two).failure?.kind == .suspended)
    #expect(two.told.isEmpty && two.questions.map(\.prompt) == ["Which list?", "Really?"])
    let third = try #require(RunJournal(data: second.data))
    let three = FakePerson(.string("yes"))
    let result = await turn(third, three)
    #expect(result.output == .string("Packing yes 10"), "\(result.failure?.description ?? "")")
    #expect(three.questions.map(\.prompt) == ["Really?"])
    #expect(host.calls.map(\.intent) == ["SuggestTrails", "INAddTasksIntent"])
  }

  @Test func casesCompare() async throws {
    let workflow = try Workflow(
      text:
        "ideas = do SuggestTrails in Trails with activity: .hiking\nshow ideas.count\nstop with ideas.first.name"
    )
    func run(_ json: String) async throws -> [String] {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
      return try await WorkflowCase(json: value).run(
        workflow, catalog: FakeHost.catalog, environment: RunTests.environment)
    }
    let stub = """
      {"do": "SuggestTrails", "with": {"activity": "hiking"}, "returns": [{"entity": "TrailEntity", "title": "A",
      "properties": {"distance": {"value": 2, "unit": "km"}}}]}
      """
    #expect(
      try await run(
        "{\"name\": \"x\", \"stubs\": [\(stub)], \"expect\": {\"output\": \"A\", \"shows\": \"1\", \"calls\": [{\"do\": \"SuggestTrails\"}]}}"
      ) == [])
    #expect(
      try await run("{\"name\": \"x\", \"stubs\": [\(stub)], \"expect\": {\"output\": \"B\", \"steps\": 9}}")
        .count == 2)
    #expect(try await run("{\"name\": \"x\", \"expect\": {\"fails\": \"no stub\"}}") == [])
    #expect(try await run("{\"name\": \"x\", \"expect\": {\"output\": 1}}").count == 1)
    #expect(throws: WorkflowProblem.self) {
      try WorkflowCase(json: .object(["name": .string("x"), "stub": .null]))
    }
  }

  @Test func sentences() throws {
    let workflow = try Workflow(
      text: """
        do SuggestTrails in Trails with activity: .hiking
        if it is empty
          show "Nothing"
        """)
    #expect(
      workflow.sentences(in: FakeHost.catalog) == [
        "Suggest Trails (activity: hiking) – Trails", "If it is empty:", "  Show \"Nothing\"",
      ])
  }

  @Test func schemaIsJSON() throws {
    let schema = try JSONDecoder().decode(JSONValue.self, from: Data(Workflow.schema.utf8))
    guard case .object(let members) = schema, case .object(let definitions)? = members["$defs"] else {
      Issue.record("The schema has no definitions")
      return
    }
    #expect(definitions.keys.sorted() == ["arguments", "block", "find", "step", "steps", "value"])
  }
}
