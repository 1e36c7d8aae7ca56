import IntentWire
import Testing
import Understanding

@testable import prithee

@Suite("Lines that prithee understand writes")
struct SummaryTests {
  static func interpretation(_ intent: String, score: Double) -> Interpretation {
    Interpretation(
      app: "com.example.listomat", appName: "ListOMat", intent: intent,
      values: ["taskTitles": .list([.string("milk")])], score: score, namesApp: true,
      evidence: Evidence(
        reader: "templates", phrase: "add {taskTitles}", source: "en/\(intent)", uses: [],
        scores: ["literal": 0.5]))
  }

  let best = interpretation("INAddTasksIntent", score: 0.9)
  let second = interpretation("INCreateTaskListIntent", score: 0.4)

  @Test("What was accepted stands first, the others are alternatives")
  func accepted() {
    let line = Reading(text: "add milk", candidates: [best, second], decision: .accepted(best)).summary
    #expect(
      line
        == .object([
          "app": .string("ListOMat"), "intent": .string("INAddTasksIntent"),
          "slots": .object(["taskTitles": .array([.string("milk")])]), "score": .number(0.9),
          "alternatives": .array([
            .object([
              "app": .string("ListOMat"), "intent": .string("INCreateTaskListIntent"),
              "slots": .object(["taskTitles": .array([.string("milk")])]), "score": .number(0.4),
            ])
          ]),
        ]))
  }

  @Test("App and intent are null when nothing fits")
  func refused() {
    let line = Reading(text: "x", candidates: [second], decision: .refused(nearest: [second])).summary
    guard case .object(let object) = line else {
      Issue.record("not an object")
      return
    }
    #expect(object["app"] == .null)
    #expect(object["intent"] == .null)
    #expect(object["slots"] == .object([:]))
    #expect(object["score"] == .number(0))
  }
}
