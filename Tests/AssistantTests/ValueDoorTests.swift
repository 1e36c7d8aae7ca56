import Catalog
import Conversation
import Foundation
import IntentWire
import Testing
import Workflows

@testable import Assistant

/// Every type of value can be said through every door, and is read in the same way.
@Suite("Values through every door") struct ValueDoorTests {
  /// The ways in which a value gets into a request.
  enum Door: String, CaseIterable {
    /// In a sentence that asks for something.
    case sentence
    /// As the answer to a question.
    case answer
    /// Written in a workflow.
    case workflow
    /// Asked for by a workflow.
    case asked
    /// Given by a program.
    case perform
  }

  /// Ways to say one value of a type.
  struct Row: Sendable, CustomTestStringConvertible {
    var noun: String
    var words: [String]
    var value: String
    /// What a program or a workflow says with the words, where that is something else: it divides no names, and its text
    /// is what is in a file.
    var written: String?

    init(_ noun: String, _ words: [String], _ value: String, written: String? = nil) {
      (self.noun, self.words, self.value, self.written) = (noun, words, value, written)
    }

    var testDescription: String { "\(noun): \(value)" }
  }

  static let rows = [
    Row("caption", ["red barn"], "red barn"),
    Row("label", ["red barn"], "red barn"),
    Row("count", ["25", "twenty five", "twenty-five"], "25"),
    Row("ratio", ["2.5", "two point five", "two and a half"], "2.5"),
    Row("guard", ["yes", "true", "on"], "true"),
    Row("guard", ["no", "false", "off"], "false"),
    Row("deadline", ["tomorrow", "2026-03-19", "March 19", "the 19th of March"], "2026-03-19"),
    Row("period", ["2026-03-24 to 2026-03-25", "March 24 to March 25"], "2026-03-24/2026-03-25"),
    Row("period", ["next week"], "2026-03-23/2026-03-29"),
    Row("pause", ["20 minutes", "twenty minutes", "20 min"], "1200.0 s"),
    Row("pause", ["an hour and a half", "90 minutes", "one and a half hours", "1h 30m"], "5400.0 s"),
    Row("pause", ["90 seconds", "a minute and a half"], "90.0 s"),
    Row("drying", ["20 minutes", "twenty minutes", "20 min"], "20.0 min"),
    Row("drying", ["an hour and a half", "one and a half hours", "1h 30m"], "90.0 min"),
    Row("drying", ["90 seconds", "a minute and a half"], "1.5 min"),
    Row("drying", ["two days"], "2880.0 min"),
    Row("span", ["5 km", "five kilometers"], "5.0 km"),
    Row("weight", ["3 kg", "three kilos"], "3.0 kg"),
    Row("heat", ["20 degrees celsius", "20 °C"], "20.0 °C"),
    Row("heat", ["70 degrees", "seventy degrees"], "70.0 °F"),
    Row("load", ["2 liters", "two litres"], "2.0 L"),
    Row("pace", ["60 km/h", "sixty kilometers per hour"], "60.0 km/h"),
    Row("fuel", ["200 calories", "200 kcal"], "200.0 kCal"),
    Row("bearing", ["45 degrees", "forty five degrees"], "45.0 °"),
    Row("storage", ["2 gigabytes", "2 GB"], "2.0 GB"),
    Row("pressure", ["30 psi"], "30.0 psi"),
    Row("price", ["20 dollars", "$20", "twenty bucks", "20 USD"], "20 USD"),
    Row("price", ["20 EUR", "20 euros"], "20 EUR"),
    Row("link", ["https://example.org/help", "example.org/help"], "https://example.org/help"),
    Row("link", ["mailto:maria@example.org", "maria@example.org"], "mailto:maria@example.org"),
    Row("finish", ["Ocean", "navy", "deep blue", "deepBlue", "the ocean"], "deepBlue"),
    Row("finish", ["opted out", "optedOut", "Opted Out"], "optedOut"),
    Row("plank", ["Old Oak"], "Old Oak"),
    Row("helper", ["Maria"], "Maria"),
    Row("helper", ["555-0172"], "555-0172 phoneNumber"),
    Row("helper", ["maria@example.org"], "maria@example.org emailAddress"),
    Row("shop", ["Harbour Street"], "Harbour Street"),
    Row("drawing", ["/tmp/plan.pdf", "file:///tmp/plan.pdf"], "plan.pdf"),
    Row("kit", ["starter"], "starter"),
    Row("notes", ["plum jam, seven spice"], "plum jam, seven spice"),
    Row("notes", ["plum jam and seven spice"], "plum jam, seven spice", written: "plum jam and seven spice"),
    Row("sizes", ["3, 4 and 5", "three, four and five"], "3, 4, 5"),
    Row("coats", ["ocean and bare wood", "navy and bare"], "deepBlue, bare"),
    Row("parts", ["Old Oak and White Ash"], "Old Oak, White Ash", written: "Old Oak and White Ash"),
    Row("crew", ["Maria and Tom"], "Maria, Tom", written: "Maria and Tom"),
    Row("rests", ["10 minutes and 20 minutes"], "10.0 min, 20.0 min"),
    Row("days", ["tomorrow and March 21"], "2026-03-19, 2026-03-21"),
    Row("sources", ["example.org and example.com"], "https://example.org, https://example.com"),
  ]

  @Test(arguments: rows, Door.allCases)
  func isRead(row: Row, door: Door) async throws {
    let tool = try #require(Workbench.tools.first { $0.noun == row.noun })
    for words in row.words {
      let app = Workbench()
      let assistant = Assistant(
        home: Home(FileManager.default.temporaryDirectory),
        configuration: AssistantConfiguration(
          now: { Date(timeIntervalSince1970: 1_773_829_000) }, timeZone: .gmt, apps: [Workbench.manifest],
          calls: app, isTransient: true))
      var said = ""
      do {
        said = try await say(words, of: tool, through: door, to: assistant)
      } catch {
        said = "\(error)"
      }
      let taken = app.value(of: tool).map(Self.text)
      #expect(
        taken == (door == .workflow || door == .perform ? row.written ?? row.value : row.value),
        "\(taken ?? "nothing") for “\(words)”, of \(tool.type) through \(door): \(said)")
    }
  }

  private func say(
    _ words: String, of tool: Workbench.Tool, through door: Door, to assistant: Assistant
  ) async throws -> String {
    switch door {
    case .sentence:
      return try await assistant.ask("In Workbench, set the \(tool.noun) to \(words)").printed
    case .answer:
      let question = try await assistant.perform(tool.intent, in: "Workbench")
      return try await assistant.ask(words, conversation: question.conversation).printed
    case .workflow, .asked:
      let value = door == .asked ? "ask \"What?\"" : "\"\(words)\""
      let workflow = try Workflow(
        text: "workflow \"W\"\ndo \(tool.intent) in Workbench\n  value: \(value)\n")
      let problems = await assistant.problems(of: workflow)
      let result = await assistant.run(workflow, person: OneAnswer(words: words))
      return "\(problems) \(result.failure.map { "\($0)" } ?? "")"
    case .perform:
      let json: JSONValue = .string(words)
      return try await assistant.perform(tool.intent, in: "Workbench", json: ["value": json]).printed
    }
  }

  /// A value in a form that can be compared: measures in their own unit, people with what reaches them.
  private static func text(_ value: IntentValue) -> String {
    switch value {
    case .list(let items): items.map(text).joined(separator: ", ")
    case .boolean(let flag): "\(flag)"
    case .duration(let seconds): "\(seconds) s"
    case .measurement(let measure) where measure.dimension == "duration":
      "\(measure.value * (["h": 60, "s": 1 / 60][measure.unit] ?? 1)) min"
    case .measurement(let measure): "\(measure.value) \(measure.unit)"
    case .person(let person):
      ([person.name] + person.handles.map(\.kind)).joined(separator: " ")
    default: value.displayText
    }
  }
}
