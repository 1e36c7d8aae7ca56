import IntentWire
import Testing

@testable import Understanding

@Suite("Questions are nothing to be done")
struct ArbiterAskingTests {
  private func isTaken(_ intent: String, _ uses: [(role: String, text: String)], marked: Bool = false)
    -> Bool
  {
    var start = 0
    let placed = uses.map { use in
      defer { start += use.text.utf8.count + (marked ? 2 : 1) }
      return Evidence.Use(role: use.role, text: use.text, start: start, end: start + use.text.utf8.count)
    }
    let reading = Interpretation(
      app: "a", appName: "A", intent: intent, values: [:], score: 0.9, namesApp: false,
      evidence: Evidence(reader: "templates", phrase: "", source: "", uses: placed, scores: [:]))
    let decision = Arbiter.decide([reading], clearApp: nil, asking: [["have", "i"], ["was"]])
    return !decision.isRefused
  }

  @Test("What leaves the first word of a question unused changes nothing")
  func unused() {
    let message = [("unused", "Was"), ("phrase", "my message to"), ("parameter:recipients", "Sam")]
    #expect(!isTaken("INSendMessageIntent", message))
    #expect(isTaken("INSearchForMessagesIntent", message))
    #expect(isTaken("INSendMessageIntent", [("phrase", "was"), ("parameter:content", "x")]))
  }

  @Test("An opening of two words needs both, and a question before a mark stands for itself")
  func openings() {
    #expect(!isTaken("INAddTasksIntent", [("unused", "have"), ("phrase", "I done")]))
    #expect(isTaken("INAddTasksIntent", [("unused", "have"), ("phrase", "Murmur")]))
    let aside = [("aside", "have I done"), ("parameter:taskTitles", "everything")]
    #expect(!isTaken("INAddTasksIntent", aside))
    #expect(isTaken("INAddTasksIntent", aside, marked: true))
  }
}
