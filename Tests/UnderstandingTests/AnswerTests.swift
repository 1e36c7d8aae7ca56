import Catalog
import IntentWire
import Testing

@testable import Understanding

@Suite("Answers to questions")
struct AnswerTests {
  private func answer(
    _ text: String, _ type: ValueType, parameter: String = "x", intent: String = "Y",
    app: String = World.rivers.identifier
  ) -> IntentValue? {
    World.understanding().values(
      answering: type, parameter: parameter, intent: intent, app: app, text: text, context: World.context)
  }

  @Test("Numbers, dates, spans and yes or no")
  func typed() {
    #expect(answer("make it twenty five", .integer) == .integer(25))
    #expect(answer("3.5 please", .number) == .number(3.5))
    #expect(answer("tomorrow", .date)?.plain == .string("2026-03-19"))
    #expect(answer("yes please", .boolean) == .boolean(true))
    #expect(answer("20 minutes", .duration) == .duration(seconds: 1_200))
    #expect(answer("blue", .integer) == nil)
    #expect(answer("", .string) == nil)
  }

  @Test("Enumeration cases by title, synonym and case name")
  func enumerations() {
    let raft = IntentValue.enumeration(EnumerationValue(type: "Boat", case: "raft"))
    for text in ["raft", "the raft please", "I'd like a rubber boat", "Raft."] {
      #expect(answer(text, .enumeration("Boat"), parameter: "boat", intent: "PlanPaddle") == raft, "\(text)")
    }
    #expect(answer("a submarine", .enumeration("Boat"), parameter: "boat", intent: "PlanPaddle") == nil)
  }

  @Test("Cases of the framework's own enumerations")
  func builtIn() {
    #expect(answer("not completed", .enumeration("INTaskStatus"))?.plain == .string("notCompleted"))
    #expect(answer("the completed ones", .enumeration("INTaskStatus"))?.plain == .string("completed"))
    #expect(answer("purple", .enumeration("INTaskStatus")) == nil)
  }

  @Test("Several items")
  func lists() {
    #expect(
      answer("I want nails, screws and a hammer please", .list(.spoken), app: World.jotter.identifier)
        == .list([.string("nails"), .string("screws"), .string("hammer")]))
  }

  @Test("Words without their opening and end")
  func text() {
    for text in [
      "garden", "to the garden", "I want the garden, please", "Let's go with garden", "the garden.",
    ] {
      #expect(answer(text, .record("INTaskList")) == .string("garden"), "\(text)")
    }
    #expect(
      answer("Otter Creek", .entity("RiverEntity"), parameter: "river", intent: "RiverLevel")?.displayText
        == "Otter Creek")
  }
}
