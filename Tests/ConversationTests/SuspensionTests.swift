import AppProcesses
import Catalog
import Conversation
import IntentWire
import Testing
import Understanding

/// Questions that an app asks in the middle of its work.
@Suite struct SuspensionTests {
  static let suspension = Suspension(app: TestApps.trails.identifier, call: "c1.1", rendezvous: "/run/x")

  func talk(
    _ kind: Question.Kind, options: [IntentValue] = [], type: ValueType? = nil,
    answer: @escaping ScriptedApps.Answerer = { _, _ throws(WireFault) in
      .outcome(IntentOutcome(.success, dialog: Dialog("Done it.")))
    }
  ) throws -> Talk {
    let apps = ScriptedApps(
      handle: { call throws(WireFault) in
        guard call.intent == "OpenFavorites" else { return .outcome(IntentOutcome(.success)) }
        return .question(
          Question(call: call.id, kind: kind, type: type, dialog: Dialog("Well?"), options: options),
          Self.suspension)
      }, answer: answer)
    return try Talk(
      apps,
      [
        "favorites": .reading(TestApps.trails, "OpenFavorites"),
        "show packing": .reading(
          TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("Packing")]),
      ])
  }

  static let trails = ["Cedar Falls", "Old Mill"].map(IntentValue.string)

  @Test(arguments: [
    (Question.Kind.confirmation, "yes", Answer.confirmed), (.confirmation, "no", .declined),
    (.confirmation, "no, something else", .declined),
    (.choice, "the second one", .value(trails[1])), (.choice, "cedar", .value(trails[0])),
    (.choice, "none of those", .declined), (.disambiguation, "old mill", .value(trails[1])),
    (.needsValue, "a long walk", .value(.string("a long walk"))),
  ])
  func passesTheAnswerOn(kind: Question.Kind, text: String, answer: Answer) async throws {
    let options = kind == .choice || kind == .disambiguation ? Self.trails : []
    let talk = try talk(kind, options: options)
    let question = try await talk.say("favorites")
    #expect(question.spoken.hasPrefix("Well?"))
    #expect(question.state == (kind == .confirmation ? .confirming : .asking))
    let reply = try await talk.say(text)
    #expect(reply.spoken == "Done it.")
    #expect(talk.apps.events.last == .answer(answer, "c1.1"))
  }

  @Test func numbersAreRead() async throws {
    let talk = try talk(.needsValue, type: .integer)
    try await talk.say("favorites")
    #expect(try await talk.say("no idea, plenty").state == .asking)
    try await talk.say("seven")
    #expect(talk.apps.events.last == .answer(.value(.integer(7)), "c1.1"))
  }

  @Test func theAppIsToldOfACancellation() async throws {
    let talk = try talk(.choice, options: Self.trails)
    try await talk.say("favorites")
    #expect(try await talk.say("cancel").state == .cancelled)
    #expect(talk.apps.events.last == .answer(.cancelled, "c1.1"))
  }

  @Test func theAppIsToldWhenThePersonWantsSomethingElse() async throws {
    let talk = try talk(.confirmation)
    try await talk.say("favorites")
    let reply = try await talk.say("show packing")
    #expect(reply.intent == "INSearchForNotebookItemsIntent")
    #expect(talk.apps.events.contains(.answer(.cancelled, "c1.1")))
  }

  @Test func theAppIsToldWhenTheQuestionIsGivenUp() async throws {
    let talk = try talk(.choice, options: Self.trails)
    try await talk.say("favorites")
    for _ in 0..<3 { try await talk.say("xyzzy") }
    #expect(talk.last.state == .failed)
    #expect(talk.apps.events.last == .answer(.cancelled, "c1.1"))
  }

  @Test func anAppMayAskSeveralThings() async throws {
    let talk = try talk(.confirmation) { answer, suspension throws(WireFault) in
      answer == .confirmed
        ? .question(
          Question(call: suspension.call, kind: .choice, dialog: Dialog("Which?"), options: Self.trails),
          suspension)
        : .outcome(IntentOutcome(.success, dialog: Dialog("Done it.")))
    }
    try await talk.say("favorites")
    #expect(try await talk.say("yes").question?.options == ["Cedar Falls", "Old Mill"])
    #expect(try await talk.say("1").state == .done)
  }

  @Test func anAppThatNeverStopsAskingIsStopped() async throws {
    let talk = try talk(.confirmation) { answer, suspension throws(WireFault) in
      .question(Question(call: suspension.call, kind: .confirmation, dialog: Dialog("Sure?")), suspension)
    }
    try await talk.say("favorites")
    var turns = 0
    while talk.last.state == .confirming, turns < 100 {
      try await talk.say("yes")
      turns += 1
    }
    #expect(talk.last.state == .failed)
    #expect(turns < 30)
  }

  @Test func aFaultInTheAnswerIsApologisedFor() async throws {
    let talk = try talk(.confirmation) { _, _ throws(WireFault) in throw WireFault(.disconnected, "gone") }
    try await talk.say("favorites")
    let reply = try await talk.say("yes")
    #expect(reply.state == .failed)
    #expect(reply.spoken.contains("Trails stopped unexpectedly"))
    #expect(try talk.state.phase == .finished(.failed))
  }
}
