import IntentWire
import Testing

@testable import Understanding

@Suite("Explanations")
struct ExplanationTests {
  @Test("An accepted sentence is explained with phrase, words, values, score and what lost")
  func accepted() {
    let text = Explanation(World.read("please add string to the garden list in JotDesk")).text
    for part in [
      "accepted: INAddTasksIntent in JotDesk", "{taskTitles}", "phrases/INAddTasksIntent", "“in JotDesk”",
      "taskTitles = string", "targetTaskList = garden", "coverage", "Also considered:", "behind by",
    ] {
      #expect(text.contains(part), "\(part) is not in\n\(text)")
    }
  }

  @Test("A refusal says what came nearest and what it would have needed")
  func refused() {
    let reading = World.read("don't plan a kayak in Rivers")
    let text = Explanation(reading).text
    #expect(text.contains("refused"))
    let missing = text.split(separator: "\n").first { $0.hasPrefix("missing") }
    #expect(missing != nil, "\(text)")
    #expect(text.contains("unused") || text.contains("needed"), "\(text)")
  }

  @Test("A choice names all candidates")
  func ambiguous() {
    let text = Explanation(World.read("add string", [World.slate, World.jotter])).text
    #expect(text.contains("ambiguous between INAddTasksIntent in JotDesk and INAddTasksIntent in Slateboard"))
  }

  @Test("The data holds the same as the text")
  func json() {
    guard case .object(let fields) = Explanation(World.read("add string to the garden list")).json,
      case .object(let best)? = fields["best"]
    else {
      Issue.record("no object")
      return
    }
    #expect(fields["decision"] == .string("accepted"))
    #expect(best["intent"] == .string("INAddTasksIntent"))
    #expect(
      best["slots"]
        == .object(["taskTitles": .array([.string("string")]), "targetTaskList": .string("garden")]))
  }

  @Test("A known name takes doubt from a short phrase")
  func known() {
    #expect(World.read("show the corner shop").plain?.values["title"] == .string("Corner Shop"))
    #expect(World.read("show the corner shop", known: false).accepted == nil)
  }
}
