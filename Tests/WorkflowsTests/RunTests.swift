import Foundation
import IntentWire
import Synchronization
import Testing

@testable import Workflows

@Suite struct RunTests {
  static let environment: WorkflowEnvironment = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let random = Mutex<UInt64>(0)
    return WorkflowEnvironment(
      now: { Date(timeIntervalSince1970: 1_773_828_900) }, calendar: calendar,
      random: {
        random.withLock {
          $0 += 1; return $0
        }
      }, sleep: { _ in })
  }()

  private func run(
    _ text: String, _ person: FakePerson = FakePerson(), host: FakeHost = FakeHost(),
    limits: WorkflowLimits = WorkflowLimits(), isDryRun: Bool = false, input: [String: IntentValue] = [:]
  ) async throws -> WorkflowResult {
    let runner = WorkflowRunner(
      host: host, person: person, environment: Self.environment, limits: limits, isDryRun: isDryRun)
    return await runner.run(try Workflow(text: text), input: input)
  }

  @Test(arguments: [
    ("6 * 7", "42"), ("7 / 2", "3.5"), ("\"a{1 + 1}b\"", "a2b"), ("[1, 2, 3].count", "3"),
    ("[1, 2, 3][-1]", "3"),
    ("{\"a\": {\"b\": 5}}.a.b", "5"), ("1 km + 500 m", "1.5 km"), ("90 min as number", "5400"),
    ("10 EUR * 3", "30 EUR"),
    ("@2026-03-18 + 1 d", "2026-03-19T00:00"), ("now.hour", "10"), ("today", "2026-03-18"),
    ("3 between 1 and 5", "yes"), ("\"Hello\" contains \"ELL\"", "yes"), ("[1, 2] contains 2", "yes"),
    ("not (1 is 1) or 2 < 3", "yes"), ("\"\" is empty", "yes"), ("\"five\" as number", "5"),
    ("split \"a,b\" by \",\"", "a, b"), ("combine [\"a\", \"b\"] with \"-\"", "a-b"),
    ("replace \"a\" with \"x\" in \"banana\"", "bxnxnx"),
    ("replace \"a(.)\" with \"$1\" in \"banana\" regex", "bnna"),
    ("match \"[0-9]+\" in \"a1b22\"", "1, 22"), ("change case of \"abc\" to \"uppercase\"", "ABC"),
    ("trim \"  x \"", "x"),
    ("shorten \"abcdef\" to 3", "abc"), ("count \"two words\" by \"words\"", "2"),
    ("round 2.456 to 2", "2.46"),
    ("calculate \"(1 + 2) × 3\"", "9"), ("statistics of [1, 2, 6] kind \"average\"", "3"),
    ("convert 5 km to \"m\"", "5000 m"), ("convert 25 °C to \"°F\"", "77"), ("measure 5 in \"kg\"", "5 kg"),
    ("order [3, 1, 2]", "1, 2, 3"), ("order [3, 1, 2] descending", "3, 2, 1"), ("reverse [1, 2]", "2, 1"),
    ("unique [1, 1, 2]", "1, 2"), ("item 2 of [\"a\", \"b\"]", "b"),
    ("items of [1, 2, 3, 4] from 2 to 3", "2, 3"),
    ("insert 9 in [1, 2] at 1", "9, 1, 2"), ("remove 1 from [1, 2, 1]", "2"),
    ("range from 1 to 4", "1, 2, 3, 4"),
    ("filter [5, 1, 9] where it > 3 sort by it descending", "9, 5"),
    ("get value \"a.b\" from {\"a\": {\"b\": 1}}", "1"),
    ("keys of {\"b\": 1, \"a\": 2}", "a, b"), ("get value \"x\" from (parse json \"\\{\\}\") default 7", "7"),
    ("make json {\"a\": [1, true]}", "{\"a\":[1,true]}"), ("encode \"a b\"", "a%20b"),
    ("decode \"a%20b\"", "a b"),
    ("encode \"hi\" for \"base64\"", "aGk="),
    ("make url \"https://x.y\" query {\"q\": \"a b\"}", "https://x.y?q=a%20b"),
    ("read date \"2026-03-20\"", "2026-03-20"), ("read date \"tomorrow\"", "2026-03-19"),
    ("format date @2026-03-18 style \"yyyy/MM/dd\"", "2026/03/18"),
    ("format date @2026-03-19 style \"relative\"", "tomorrow"),
    ("adjust date @2026-03-18 by 2 d", "2026-03-20"),
    ("adjust date @2026-03-18 to \"start of month\"", "2026-03-01"),
    ("time from @2026-03-18 to @2026-03-20 in \"d\"", "2"), ("type of 5", "a number"),
    ("url(\"https://a.b/c?d=e\").query.d", "e"), ("random number from 5 to 5", "5"),
    ("format number 1234.5 places 2", "1,234.50"),
  ])
  func values(text: String, expected: String) async throws {
    let nested = text.contains("(parse")
    let source =
      nested ? "x = parse json \"\\{\\}\"\nr = get value \"x\" from x default 7" : "r = \(text)"
    let result = try await run(source)
    #expect(result.failure == nil, "\(result.failure?.description ?? "")")
    let words = result.output?.displayText ?? ""
    if expected == "77", case .measurement(let measure)? = result.output {
      #expect(abs(measure.value - 77) < 1e-6)
    } else {
      #expect(words == expected)
    }
  }

  @Test func controlFlow() async throws {
    let result = try await run(
      """
      set total to 0
      doubled = for each n in [1, 2, 3]
        set total to total + n
        n * 2
      for each word in ["a", "b"]
        repeat 2 times at k
          add "{word}{k}" to words
      if total > 5 and doubled.last is 6
        set kind to "big"
      else
        set kind to "small"
      try
        item 9 of doubled
      on failure problem
        set caught to problem
      stop with "{kind} {total} {doubled} {words} {caught}"
      """)
    #expect(
      result.output == .string("big 6 2, 4, 6 a1, a2, b1, b2 The list has 3 items, so there is no item 9."),
      "\(result.failure?.description ?? "") \(result.output?.displayText ?? "")")
  }

  @Test func menuAndQuestions() async throws {
    let person = FakePerson(.string("second"), .string("five"), .string("yes"), .string("2"))
    let result = try await run(
      """
      choice = menu "Which?"
        option "First"
          "one"
        option "Second"
          "two"
      count = ask "How many?" for "number"
      sure = confirm "Sure?"
      pick = choose from ["a", "b"] prompt "Letter?"
      show "{choice} {count} {sure} {pick}"
      """, person)
    #expect(result.failure == nil, "\(result.failure?.description ?? "")")
    #expect(person.told == ["two 5 yes b"])
    #expect(person.questions.map(\.prompt) == ["Which?", "How many?", "Sure?", "Letter?"])
  }

  /// A parameter that is asked for shows what the app suggests; words that are none of that are looked up by the app, and
  /// the person chooses among what it finds.
  @Test(arguments: [
    (["2"], "Eagle Ridge", 1), (["eagle"], "Eagle Ridge", 1), (["Mist"], "Mist Path", 1),
    (["r", "Bridal Waterfall"], "Bridal Waterfall", 2), (["nowhere"], "nowhere", 1),
  ])
  func picksThings(answers: [String], title: String, questions: Int) async throws {
    let host = FakeHost()
    let person =
      answers.count == 1
      ? FakePerson(.string(answers[0])) : FakePerson(.string(answers[0]), .string(answers[1]))
    let result = try await run(
      "do GetTrailInfo in Trails with trail: ask \"Which trail?\"", person, host: host)
    #expect(result.failure == nil, "\(result.failure?.description ?? "")")
    #expect(person.questions.count == questions)
    #expect(person.questions[0].options.map(\.displayText) == ["Vernal Waterfall", "Eagle Ridge"])
    #expect(host.calls.first?.parameters["trail"]?.displayText == title)
    if case .string? = host.calls.first?.parameters["trail"] { #expect(title == "nowhere") }
  }

  @Test func pipelineFromTheSeed() async throws {
    let host = FakeHost()
    let result = try await run(
      """
      collections = find Collections in Trails where name contains "Falls" limit 1
      ideas = do SuggestTrails in Trails
        activity: "Hiking"
        trailCollection: collections
      trails = find Trails in Trails from ideas
        where (name contains "waterfall" or activities contains "waterfall")
          and distance < 1 km
        sort by distance
        limit 3
      added = do INAddTasksIntent in ListOMat
        targetTaskList: "Weekend"
        taskTitles: trails
      stop with "{trails} / {added.addedTasks.count}"
      """, host: host)
    #expect(
      result.output == .string("Mist Path, Vernal Waterfall / 2"), "\(result.failure?.description ?? "")")
    #expect(host.calls.count == 2)
    #expect(
      host.calls[0].parameters["activity"] == .enumeration(EnumerationValue(type: "Activity", case: "hiking"))
    )
    if case .entity(let collection)? = host.calls[0].parameters["trailCollection"] {
      #expect(collection.identifier == "c")
    } else {
      Issue.record("The first of the collections is no entity")
    }
    #expect(
      host.calls[1].parameters["taskTitles"] == .list([.string("Mist Path"), .string("Vernal Waterfall")]))
    #expect(result.dialog == "Added.")
    #expect(result.trace.entries.count == 5)
    #expect(result.trace.entries[1].dialog == "Try these.")
  }

  @Test func dryRunDoesNothing() async throws {
    let host = FakeHost()
    let person = FakePerson()
    let result = try await run(
      """
      ideas = do SuggestTrails in Trails with activity: .hiking
      some = filter ideas where distance < 1 km
      if some.count > 0
        show "{some}"
      do INAddTasksIntent in ListOMat with taskTitles: ideas.name
      """, person, host: host, isDryRun: true)
    #expect(result.failure == nil, "\(result.failure?.description ?? "")")
    #expect(host.calls.isEmpty && person.told.isEmpty)
    #expect(result.trace.entries.count == 5)
  }

  @Test func limits() async throws {
    let steps = try await run(
      "repeat 1000000 times\n  1", limits: WorkflowLimits(steps: 1_000))
    #expect(steps.failure?.kind == .limit && steps.steps == 1_001)
    let empty = try await run("repeat 1000000000 times\nnothing", limits: WorkflowLimits(steps: 1_000))
    #expect(empty.failure?.kind == .limit)
    let memory = try await run(
      "set x to \"0123456789\"\nrepeat 100 times\n  set x to \"{x}{x}\"",
      limits: WorkflowLimits(memory: 1_000_000))
    #expect(memory.failure?.kind == .limit && memory.steps < 60)
    let list = try await run(
      "repeat 1000000 times\n  add index to all", limits: WorkflowLimits(memory: 1_000_000))
    #expect(list.failure?.kind == .limit)
    let endless = try await run(
      "run workflow \"Loop\"",
      host: FakeHost(workflows: [try Workflow(text: "workflow \"Loop\"\nrun workflow \"Loop\"")]))
    #expect(endless.failure?.kind == .limit, "\(endless.failure?.description ?? "")")
    let clock = Mutex(Duration.zero)
    var runner = WorkflowRunner(host: FakeHost(), person: FakePerson(), environment: Self.environment)
    runner.environment.elapsed = {
      clock.withLock {
        $0 += .seconds(1); return $0
      }
    }
    runner.limits.time = .seconds(50)
    let slow = await runner.run(try Workflow(text: "repeat 100 times\n  1"))
    #expect(slow.failure?.kind == .limit)
  }

  @Test func cancellation() async throws {
    let runner = WorkflowRunner(host: FakeHost(), person: FakePerson(), environment: Self.environment)
    let workflow = try Workflow(text: "repeat 1000000 times\n  1")
    let task = Task { await runner.run(workflow) }
    task.cancel()
    #expect(await task.value.failure?.kind == .cancelled)
  }

  @Test func whatReachesOutsideIsOff() async throws {
    for text in [
      "fetch \"https://example.com\"", "shell \"ls\"", "read file \"/etc/passwd\"",
      "write file \"x\" with \"y\"",
    ] {
      let result = try await run(text)
      #expect(result.failure?.kind == .refused, "\(text)")
    }
  }

  @Test func inputsAndOtherWorkflows() async throws {
    let inner = try Workflow(text: "workflow \"Double\"\ninput number: number\nstop with number * 2")
    let result = try await run(
      "input start: number = 4\nx = run workflow \"Double\" with start\nstop with x + 1",
      host: FakeHost(workflows: [inner]))
    #expect(result.output == .integer(9), "\(result.failure?.description ?? "")")
    let given = try await run("input start: number\nstop with start", input: ["input": .string("7")])
    #expect(given.output == .number(7))
    let asked = try await run("input start: number\nstop with start", FakePerson(.string("3")))
    #expect(asked.output == .number(3))
  }

  @Test func failuresNameTheLine() async throws {
    let result = try await run("a = 1\n\nb = [1][a + 5]")
    #expect(result.failure?.place.line == 3)
    #expect(result.trace.entries.last?.failure != nil)
  }
}
