import IntentWire
import Testing

@testable import Workflows

@Suite struct CheckTests {
  @Test(arguments: [
    ("do SuggestTrails in Trails with activity: .swimming", 1, 43, "none of the choices"),
    ("do SuggestTrails in Trails\n  activity: .hiking\n  colour: 1", 3, 3, "no parameter “colour”"),
    ("do SuggestTrail in Trails", 1, 1, "no intent"),
    ("do SuggestTrails in Nowhere", 1, 1, "No installed app"),
    ("do SuggestTrails in Trails with activity: 5 km", 1, 43, "is needed"),
    ("x = find Trails where colour is 1", 1, 23, "no property “colour”"),
    ("x = find Trails where distance < @2026-03-18", 1, 34, "is needed"),
    ("x = find Trails where name < 1\ny = x.first.elevation", 2, 5, "no “elevation”"),
    ("x = 1\nshow y", 2, 6, "Nothing has the name “y”"), ("show index", 1, 6, "outside of a repetition"),
    ("x = 1 km + 2 kg", 1, 5, "cannot be calculated"), ("x = [1] as url", 1, 5, "cannot become"),
    ("x = find Trails\nfor each t in x\n  adjust date t by 1 d", 3, 15, "is needed"),
    ("x = convert 5 km to \"parsec\"", 1, 21, "no unit"),
    ("repeat url(\"https://a.b\") times\n  1", 1, 8, "is needed"),
    ("input n: number = @2026-03-18\nshow n", 1, 19, "is needed"),
  ])
  func finds(text: String, line: Int, column: Int, words: String) throws {
    let problems = try Workflow(text: text).problems(in: FakeHost.catalog).filter { $0.severity == .error }
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first.map { [$0.line, $0.column] } == [line, column], "\(problems)")
    #expect(problems.first?.message.contains(words) == true, "\(problems)")
  }

  @Test(arguments: [
    ("do SugestTrails in Trails", "Did you mean “SuggestTrails”?"),
    ("do SuggestTrails in Trials", "Did you mean “Trails”?"),
    ("do SuggestTrails in Trails with activty: .hiking", "Did you mean “activity”?"),
    ("do SuggestTrails in Trails with zzz: .hiking", "It has: activity, trailCollection."),
    ("x = find Trials", "Did you mean “Trails”?"),
    ("x = find Trails where distnce is 1", "Did you mean “distance”?"),
    ("x = find Trails sort by nam", "Did you mean “name”?"),
    ("total = 1\nshow totl", "Did you mean “total”?"),
    ("x = find Trails\ny = x.cuont", "Did you mean “count”?"),
  ])
  func suggests(text: String, words: String) throws {
    let problems = try Workflow(text: text).problems(in: FakeHost.catalog).filter { $0.severity == .error }
    #expect(problems.count == 1 && problems[0].message.contains(words), "\(problems)")
  }

  @Test(arguments: [("shwo 1", "Did you mean “show”?"), ("repaet 3 times", "Did you mean “repeat”?")])
  func suggestsSteps(text: String, words: String) {
    #expect(
      Workflow.parse(text).problems.first?.message.contains(words) == true, "\(Workflow.parse(text).problems)"
    )
  }

  @Test func warnsOfWhatWillBeAsked() throws {
    let problems = try Workflow(text: "do SuggestTrails in Trails").problems(in: FakeHost.catalog)
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.first?.message == "Trails will ask for: activity.")
  }

  @Test func knowsTheTypesOfResults() throws {
    let workflow = try Workflow(
      text: """
        ideas = do SuggestTrails in Trails with activity: .hiking
        short = filter ideas where distance < 1 km
        names = short.name
        longest = short.last.distance
        lines = for each idea in ideas
          "{idea}"
        """)
    #expect(workflow.problems(in: FakeHost.catalog).isEmpty)
    let types = workflow.types(in: FakeHost.catalog)
    #expect(types["short"] == .list(.entity("TrailEntity")))
    #expect(types["names"] == .list(.string))
    #expect(types["longest"] == .measurement("length"))
    #expect(types["lines"] == .list(.string))
  }
}
