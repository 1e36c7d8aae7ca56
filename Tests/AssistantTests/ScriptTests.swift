import Assistant
import Catalog
import Conversation
import ConversationTesting
import Foundation
import IntentWire
import Testing

/// Conversation scripts: what they may say, and what they find.
@Suite struct ScriptTests {
  static let good = """
    name: Confirmed before anything is added
    steps:
      - say: In ListOMat, add apples to the grocery list
        expect:
          state: confirming
          app: ListOMat
          question: {kind: confirmation, options: [Grocery Store]}
          spoken contains: Grocery
          says: [grocery store]
      - answer: "yes"
        expect:
          state: done
          question: null
          snippet: {absent: true}
          parameters: {taskTitles: [apples], targetTaskList: {matches: "^Grocery"}}
          saysNot: hammer
    """

  func runner(_ app: SmallListApp = SmallListApp()) -> ConversationRunner {
    ConversationRunner(
      assistant: Assistant(home: Home(FileManager.default.temporaryDirectory), configuration: .test(app)))
  }

  @Test func playsAScript() async throws {
    let script = try ConversationScript(Self.good, file: "good.yaml")
    let app = SmallListApp()
    #expect(try await runner(app).run(script).map(\.description) == [])
    #expect(app.content["Grocery Store"] == ["apples"])
  }

  @Test func saysWhatCameOtherwise() async throws {
    let yaml = """
      steps:
        - say: In ListOMat, add apples to the grocery list
          expect:
            state: done
            parameters: {taskTitles: [pears]}
            question: {kind: confirmation}
      """
    let failures = try await runner().run(try ConversationScript(yaml, file: "bad.yaml"))
    #expect(
      failures.map(\.description).sorted() == [
        "bad.yaml:4: error: after “In ListOMat, add apples to the grocery list” state: expected “done”, got "
          + "“confirming”",
        "bad.yaml:5: error: after “In ListOMat, add apples to the grocery list” parameters.taskTitles: expected "
          + "[“pears”], got [“apples”]",
      ])
  }

  @Test(arguments: [
    ("2026-03-18T10:15:00", 1_773_825_300.0), ("2026-03-18T10:15:00Z", 1_773_828_900),
    ("2026-03-18T10:15:00+02:00", 1_773_821_700),
  ])
  func takesPlaceAtItsMoment(text: String, seconds: Double) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let script = try ConversationScript("now: \(text)\nsteps:\n  - say: hello", file: "now.yaml")
    #expect(script.now?.date(in: zone) == Date(timeIntervalSince1970: seconds))
  }

  @Test func looksIntoFilesAtTheEnd() async throws {
    let scratch = try ScratchFolder()
    try Data("milk and eggs".utf8).write(to: scratch.url.appending(path: "a.txt"))
    let yaml = """
      steps:
        - say: hello
      files:
        a.txt: {has: [milk, tea], hasNot: [eggs]}
        b.txt: {has: [x]}
        c.txt: {hasNot: [x]}
      """
    let runner = ConversationRunner(home: scratch.url) { text, _ in
      Reply(conversation: "c1", state: .notUnderstood, spoken: text)
    }
    let failures = try await runner.run(try ConversationScript(yaml, file: "f.yaml"))
    #expect(
      failures.map(\.description) == [
        "f.yaml:4: error: a.txt: expected “tea” in it", "f.yaml:4: error: a.txt: expected it without “eggs”",
        "f.yaml:5: error: b.txt: expected a file, there is none",
      ])
  }

  @Test(arguments: [
    ("", 1, "mapping"), ("steps: []", 1, "at least one step"), ("a: 1", 1, "no key of a script"),
    ("steps:\n  - answer: x", 2, "nothing to answer"), ("steps:\n  - expect: {}", 2, "either say or answer"),
    ("steps:\n  - say: x\n    expect: {stat: done}", 3, "no part of a reply"),
    ("steps:\n  - say: x\n    expect: {spoken: {matches: '['}}", 3, "no regular expression"),
    ("now: soon\nsteps:\n  - say: x", 1, "no moment"), ("steps:\n  - say: x\n   foo: y", 3, "not YAML"),
    ("steps:\n  - say: [x]", 2, "must be text"),
  ])
  func namesTheLineOfAMistake(yaml: String, line: Int, message: String) {
    do {
      _ = try ConversationScript(yaml, file: "x.yaml")
      Issue.record("The script was read.")
    } catch let error as ScriptError {
      #expect(error.line == line)
      #expect(error.description.contains(message), "\(error)")
    } catch {
      Issue.record("Another error: \(error)")
    }
  }
}
