import Foundation
import IntentWire
import Testing

@testable import Workflows

@Suite struct TextTests {
  static let plan = """
    # Made for the weekend
    workflow "Weekend plan"
    about "Short walks to waterfalls"
    phrase "plan my weekend"
    input region: text = "Yosemite"
    when every Saturday at 08:00

    # Where to go
    collections = find Collections in Trails where name contains region limit 1
    ideas = do SuggestTrails in Trails
      activity: .hiking  # or .walking
      trailCollection: collections
    trails = find Trails in Trails from ideas
      where (name contains "waterfall" or activities contains "waterfall")
        and distance < 1 km
      sort by distance, name descending
      limit 3

    if trails is empty
      stop with "Nothing found"  # too bad
    else if trails.count > 2
      # plenty
      show "{trails.count} trails: {combine}"
    else
      for each trail at number in trails
        add "{number}. {trail.name}, {trail.distance}" to lines
    menu "What next?"
      option "Tell Maria"
        do INSendMessageIntent in Murmur with content: "Let’s go to {trails}"
      option "Nothing"
        nothing
    try
      risky = fetch "https://example.com" method "POST" body {"a": [1, 2.5, true]}
    on failure problem
      notify problem title "It failed"
    repeat 3 times
      wait 5 s
    run workflow "Pack" with trails
    total = (2 + 3) * 4 - -1
    stop with total as text

    """

  @Test func readsAndWritesTheSame() throws {
    let workflow = try Workflow(text: Self.plan)
    #expect(workflow.name == "Weekend plan")
    #expect(workflow.inputs.count == 1 && workflow.triggers.count == 1)
    let text = workflow.text
    #expect(try Workflow(text: text) == workflow)
    #expect(try Workflow.format(text) == text)
    for comment in ["Made for the weekend", "Where to go", "or .walking", "too bad", "plenty"] {
      #expect(text.contains("# \(comment)"), "“\(comment)” is lost")
    }
  }

  @Test func jsonIsTheSameWorkflow() throws {
    let workflow = try Workflow(text: Self.plan)
    #expect(try Workflow(jsonText: Data(workflow.jsonText.utf8)) == workflow)
  }

  // It computes for long: `script/test` runs it after the others.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
  func generatedWorkflowsComeBack() throws {
    for seed in 0..<1_000 {
      var generator = Generator(seed: UInt64(seed))
      let workflow = generator.workflow()
      let text = workflow.text
      let parsed = Workflow.parse(text)
      #expect(parsed.problems.isEmpty, "seed \(seed): \(parsed.problems)\n\(text)")
      // The text of a workflow is the text of what it is read as: nothing is lost on the way.
      #expect(parsed.workflow == workflow, "seed \(seed):\n\(text)\n\(parsed.workflow.text)")
      #expect(parsed.workflow.text == text, "seed \(seed)")
      #expect(try Workflow(jsonText: Data(workflow.jsonText.utf8)) == workflow, "seed \(seed), JSON")
      _ = parsed.workflow.problems(in: FakeHost.catalog)
      if parsed.workflow != workflow { return }
    }
  }

  /// What the checker lets pass runs: workflows whose values fit have no problem, come back from their text and from
  /// JSON, and do not fail.
  @Test func typedWorkflowsCheckAndRun() async throws {
    for seed in 0..<1_000 {
      var generator = TypedGenerator(seed: UInt64(seed))
      let workflow = generator.workflow()
      let text = workflow.text
      let parsed = Workflow.parse(text)
      #expect(
        parsed.problems.isEmpty && parsed.workflow == workflow, "seed \(seed): \(parsed.problems)\n\(text)")
      let problems = parsed.workflow.problems(in: FakeHost.catalog)
      #expect(problems.isEmpty, "seed \(seed): \(problems)\n\(text)")
      let result = await WorkflowRunner(
        host: FakeHost(), person: FakePerson(), environment: RunTests.environment,
        limits: WorkflowLimits(steps: 20_000, memory: 16_000_000)
      ).run(parsed.workflow)
      #expect(
        result.failure == nil || result.failure?.kind == .limit,
        "seed \(seed): \(result.failure?.description ?? "")\n\(text)")
      if !problems.isEmpty || !parsed.problems.isEmpty { return }
    }
  }

  @Test(arguments: [
    ("show \"Hello", 1, 6), ("x = \ny = 2", 1, 4), ("a = 1\nshwo a", 2, 1), ("if\n  show 1", 1, 3),
    ("x = 1 +", 1, 8), ("x = [1, 2", 1, 10), ("do X in Y\n  a 1", 2, 5), ("else\n  show 1", 1, 1),
    ("for each x of y", 1, 12), ("find A where b", 1, 15), ("x = \"{}\"", 1, 6), ("x = 1 as nothing", 1, 10),
    ("when sometimes", 1, 15), ("set it to 5", 1, 5), ("split", 1, 6), ("x = @2026-13-40", 1, 5),
    ("find A where a is 1 and b is 2 or c is 3", 1, 32), ("x = §", 1, 5),
  ])
  func tellsWhereItIsWrong(text: String, line: Int, column: Int) {
    let problems = Workflow.parse(text).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first.map { [$0.line, $0.column] } == [line, column], "\(problems)")
  }

  @Test func oneProblemForALine() {
    let parsed = Workflow.parse("a = 1\nb = = 2\nc = 3\nshwo c\nd = c + 1\n")
    #expect(parsed.problems.map(\.line) == [2, 4])
    #expect(parsed.workflow.steps.count == 3)
  }

  @Test func mutatedTextsNeverCrash() {
    let source = Array(Self.plan.unicodeScalars)
    let strange = Array("{}[]()\"'`\\#@.,:=<>%\n\t \u{2028}éⅧ€0-+".unicodeScalars)
    var generator = Generator(seed: 7)
    for _ in 0..<400 {
      var scalars = source
      for _ in 0...generator.next(6) {
        let place = generator.next(scalars.count)
        switch generator.next(3) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(strange[generator.next(strange.count)], at: place)
        default: scalars.replaceSubrange(place..<min(place + generator.next(40), scalars.count), with: [])
        }
        if scalars.isEmpty { scalars = source }
      }
      let parsed = Workflow.parse(String(String.UnicodeScalarView(scalars)))
      let text = parsed.workflow.text
      #expect(Workflow.parse(text).problems.isEmpty, "\(text)")
      #expect(Workflow.parse(text).workflow.text == text)
    }
  }

  @Test func deepTextsEnd() {
    for text in [
      "x = " + String(repeating: "(", count: 20_000), "x = " + String(repeating: "-", count: 20_000),
      "x = " + String(repeating: "not ", count: 20_000), String(repeating: "\"{", count: 20_000),
      "x = 1" + String(repeating: " as text", count: 20_000),
      "x = a" + String(repeating: ".b", count: 20_000),
      "x = 1" + String(repeating: " + 1", count: 20_000),
      "input x: " + String(repeating: "list of ", count: 20_000),
      (0..<2_000).map { String(repeating: " ", count: $0) + "try" }.joined(separator: "\n"),
      "x = " + String(repeating: "[", count: 20_000), String(repeating: "{", count: 20_000),
    ] {
      #expect(!Workflow.parse(text).problems.isEmpty)
    }
  }

  @Test func mutatedJSONNeverCrashes() throws {
    let source = Array(try Workflow(text: Self.plan).jsonText.utf8)
    var generator = Generator(seed: 11)
    var read = 0
    for _ in 0..<400 {
      var bytes = source
      for _ in 0...generator.next(4) {
        let place = generator.next(bytes.count)
        switch generator.next(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(generator.next(256))
        default: bytes.insert(contentsOf: Array("null".utf8), at: place)
        }
      }
      if let workflow = try? Workflow(jsonText: Data(bytes)) {
        read += 1
        _ = workflow.text
      }
    }
    #expect(read > 0)
    let deep = String(repeating: "{\"if\":[{\"steps\":[", count: 5_000)
    #expect(throws: WorkflowProblem.self) { try Workflow(jsonText: Data(deep.utf8)) }
  }
}
