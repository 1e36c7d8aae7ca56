import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing
import Understanding

/// What comes of a call when everything is settled.
@Suite struct HandlingTests {
  static let sentences: [String: Decision] = [
    "show packing": .reading(
      TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("Packing")]),
    "favorites": .reading(TestApps.trails, "OpenFavorites"),
    "suggest": .reading(TestApps.trails, "SuggestTrails", ["activity": .string("hiking")]),
    "clear packing": .reading(
      TestApps.lists, "INDeleteTasksIntent", ["taskList": .string("Packing"), "all": .boolean(true)]),
    "export": .reading(TestApps.trails, "ExportTrails"),
  ]

  func talk(
    voice: Bool = false, locked: Bool = false, _ handle: @escaping ScriptedApps.Handler
  ) throws -> Talk {
    try Talk(ScriptedApps(handle: handle), Self.sentences, voice: voice, locked: locked)
  }

  @Test(arguments: [
    (IntentOutcome(.success, dialog: Dialog("Here you are.")), Reply.State.done, "Here you are."),
    (IntentOutcome(.success), .done, "ListOMat found nothing."),
    (IntentOutcome(.inProgress, code: "inProgress"), .done, "ListOMat is searching."),
    (IntentOutcome(.failure, code: "failure"), .failed, "ListOMat could not look for Packing."),
    (
      IntentOutcome(.needsApp, code: "failureRequiringAppLaunch"), .failed,
      "To see that, please go on in ListOMat."
    ),
    (IntentOutcome(.continueInApp), .done, "Opening ListOMat."),
    (IntentOutcome(.cancelled), .cancelled, "All right, I won't do that."),
  ])
  func saysWhatCameOfIt(outcome: IntentOutcome, state: Reply.State, sentence: String) async throws {
    let reply = try await talk { _ throws(WireFault) in .outcome(outcome) }.say("show packing")
    #expect(reply.state == state)
    #expect(reply.spoken == sentence)
  }

  @Test func showsTheTasksThatWereFound() async throws {
    func task(_ title: String, _ status: String) -> IntentValue {
      .record(
        RecordValue(
          type: "INTask", display: DisplayValue(title),
          fields: ["status": .enumeration(EnumerationValue(type: "INTaskStatus", case: status))]))
    }
    let list = IntentValue.record(
      RecordValue(
        type: "INTaskList", display: DisplayValue("Packing"),
        fields: ["tasks": .list([task("passport", "completed"), task("hat", "notCompleted")])]))
    let reply = try await talk { _ throws(WireFault) in
      .outcome(IntentOutcome(.success, code: "success", response: ["taskLists": .list([list])]))
    }.say("show packing")
    #expect(reply.spoken == "On Packing: passport and hat.")
    #expect(reply.printed == "Packing:\n  ☑ passport\n  ☐ hat")
    #expect(reply.result == .object(["taskLists": .array([.string("Packing")])]))
  }

  @Test func saysLessBesideASnippetAndAllToWhoOnlyHears() async throws {
    let outcome = IntentOutcome(
      .success, dialog: Dialog("There are two trails: A and B.", supporting: "Two trails."),
      value: .list([.string("A"), .string("B")]),
      snippet: SnippetNode(
        "column", children: [SnippetNode("text", text: "A"), SnippetNode("text", text: "B")]))
    let seen = try await talk { _ throws(WireFault) in .outcome(outcome) }.say("favorites")
    #expect(seen.spoken == "Two trails.")
    #expect(seen.printed == "Two trails.\nA\nB")
    #expect(seen.result == .array([.string("A"), .string("B")]))
    let heard = try await talk(voice: true) { _ throws(WireFault) in .outcome(outcome) }.say("favorites")
    #expect(heard.spoken == "There are two trails: A and B.")
  }

  @Test func opensTheApp() async throws {
    let reply = try await talk { _ throws(WireFault) in .outcome(IntentOutcome(.success)) }.say("favorites")
    #expect(reply.spoken == "Opening Trails.")
  }

  @Test func asksBeforeEverythingIsDeleted() async throws {
    let talk = try talk { _ throws(WireFault) in .outcome(IntentOutcome(.success, code: "success")) }
    let question = try await talk.say("clear packing")
    #expect(question.state == .confirming)
    #expect(question.spoken == "Should I delete all tasks on Packing?")
    #expect(question.question == Reply.Question(kind: .confirmation, parameter: nil, options: []))
    #expect(try await talk.say("no").state == .cancelled)
    #expect(talk.apps.performed.isEmpty)
    try await talk.say("clear packing")
    #expect(
      try await talk.say("maybe").spoken == "Sorry, I did not get that. Should I delete all tasks on Packing?"
    )
    #expect(try await talk.say("go ahead").state == .done)
    #expect(talk.apps.performed.count == 1)
  }

  @Test func runsWhatFollows() async throws {
    let talk = try talk { call throws(WireFault) in
      call.intent == "SuggestTrails"
        ? .outcome(
          IntentOutcome(
            .success, dialog: Dialog("Good choice."), next: IntentCall(id: "x", intent: "OpenFavorites")))
        : .outcome(IntentOutcome(.success, dialog: Dialog("Here they are.")))
    }
    let reply = try await talk.say("suggest")
    #expect(reply.spoken == "Good choice. Here they are.")
    #expect(talk.apps.performed.map(\.id) == ["c1.1", "c1.2"])
  }

  @Test func intentsThatFollowEachOtherForeverAreStopped() async throws {
    let talk = try talk { call throws(WireFault) in
      .outcome(IntentOutcome(.success, next: IntentCall(id: "x", intent: "OpenFavorites")))
    }
    #expect(try await talk.say("favorites").state == .done)
    #expect(talk.apps.performed.count == 4)
  }

  @Test func settlesWhatTheAppMissesWhileItWorks() async throws {
    let talk = try talk { call throws(WireFault) in
      call.parameters["count"] == nil
        ? .outcome(
          IntentOutcome(
            .unresolved,
            unresolved: ParameterResolution("count", [.needsValue(dialog: Dialog("How many?"), options: [])]))
        )
        : .outcome(IntentOutcome(.success, dialog: Dialog("OK")))
    }
    let question = try await talk.say("suggest")
    #expect(question.spoken == "How many?")
    #expect(question.question?.parameter == "count")
    #expect(try await talk.say("5").state == .done)
    #expect(talk.apps.performed.map { $0.parameters["count"] } == [nil, .integer(5)])
  }

  @Test func anAppThatNeverHasEnoughIsStopped() async throws {
    let apps = ScriptedApps(handle: { _ throws(WireFault) in
      .outcome(IntentOutcome(.unresolved, unresolved: ParameterResolution("count", [.success(.integer(1))])))
    })
    let talk = try Talk(apps, Self.sentences)
    #expect(try await talk.say("suggest").state == .failed)
    #expect(apps.performed.count < 40)
  }

  @Test func stopsWhenTheAppDoesNotConfirm() async throws {
    let apps = ScriptedApps(confirm: { _ throws(WireFault) in IntentOutcome(.failure, code: "failure") })
    let talk = try Talk(apps, Self.sentences)
    #expect(try await talk.say("show packing").state == .failed)
    #expect(apps.performed.isEmpty)
  }

  @Test func keepsTheDeviceLocked() async throws {
    let talk = try talk(locked: true) { _ throws(WireFault) in .outcome(IntentOutcome(.success)) }
    #expect(try await talk.say("clear packing").state == .failed)
    #expect(try await talk.say("export").spoken == "Please unlock this device first.")
    #expect(talk.apps.events.isEmpty)
    #expect(try await talk.say("favorites").state == .done)
  }

  @Test(arguments: [
    (WireFault.Code.timedOut, "did not answer in time"), (.disconnected, "stopped unexpectedly"),
    (.garbled, "gave an answer that makes no sense"), (.appError, "ran into a problem"),
  ])
  func apologisesForAFaultAndGoesOn(code: WireFault.Code, words: String) async throws {
    let talk = try talk { call throws(WireFault) in
      guard call.intent == "OpenFavorites" else { throw WireFault(code, "x") }
      return .outcome(IntentOutcome(.success))
    }
    let reply = try await talk.say("show packing")
    #expect(reply.state == .failed)
    #expect(reply.spoken.contains("ListOMat \(words)"))
    #expect(reply.spoken.filter { ".!?".contains($0) }.count == 1)
    #expect(try await talk.say("favorites").state == .done)
  }

  @Test func aFaultBeforeTheAppActsChangedNothing() async throws {
    let apps = ScriptedApps(resolve: { _, _ throws(WireFault) in throw WireFault(.disconnected, "x") })
    let reply = try await Talk(apps, Self.sentences).say("show packing")
    #expect(
      reply.spoken == "Sorry, ListOMat stopped unexpectedly, and nothing was changed; please try again.")
  }
}
