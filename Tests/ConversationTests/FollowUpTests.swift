import AppProcesses
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing
import Understanding

/// Sentences that refer to what was done before.
@Suite struct FollowUpTests {
  static func either(_ intent: String, _ apps: [InstalledApp], _ values: [String: IntentValue] = [:])
    -> Decision
  {
    .ambiguous(apps.map { Decision.interpretation($0, intent, values, named: false) })
  }

  static let messengers = [TestApps.murmur, TestApps.whisper]
  static let sentences: [String: Decision] = [
    "tell in Murmur": .reading(TestApps.murmur, "INSendMessageIntent", ["content": .string("Hi")]),
    "tell in Whisper": .reading(TestApps.whisper, "INSendMessageIntent", ["content": .string("Hi")]),
    "unsend that": either("INUnsendMessagesIntent", messengers),
    "unsend that in Murmur": .reading(TestApps.murmur, "INUnsendMessagesIntent"),
    "change it": either("INEditMessageIntent", messengers, ["editedContent": .string("Hello")]),
    "read": .reading(TestApps.murmur, "INSearchForMessagesIntent"),
    "mark it as read": either(
      "INSetMessageAttributeIntent", messengers, ["attribute": Values.choice("INMessageAttribute", "read")]),
    "reply to her": .reading(
      TestApps.murmur, "INSendMessageIntent",
      ["recipients": .list([.string("her")]), "content": .string("Yes")]),
    "missed calls": .reading(TestApps.chime, "INSearchCallHistoryIntent"),
    "call back": .reading(
      TestApps.chime, "INStartCallIntent",
      ["destinationType": Values.choice("INCallDestinationType", "callBack")],
      named: false),
    "call her": .reading(
      TestApps.chime, "INStartCallIntent", ["contacts": .list([.string("her")])], named: false),
    "ride": .reading(TestApps.zipCab, "INRequestRideIntent"),
    "where is it": .reading(TestApps.zipCab, "INGetRideStatusIntent"),
    "cancel my ride": .reading(TestApps.zipCab, "INCancelRideIntent", named: false),
    "five stars": .reading(TestApps.zipCab, "INSendRideFeedbackIntent", ["rating": .number(5)], named: false),
    "run in Stride": .reading(
      TestApps.stride, "INStartWorkoutIntent", ["workoutName": .spoken(SpokenText("run"))]),
    "end it": either("INEndWorkoutIntent", [TestApps.jog, TestApps.stride]),
    "show tasks": .reading(
      TestApps.tasks, "INSearchForNotebookItemsIntent", ["title": .spoken(SpokenText("Chores"))]),
    "mark the second one": .reading(
      TestApps.tasks, "INSetTaskAttributeIntent", ["targetTask": .string("the second one")]),
    "mark it": .reading(TestApps.tasks, "INSetTaskAttributeIntent", ["targetTask": .string("it")]),
    "new list": .reading(TestApps.tasks, "INCreateTaskListIntent", ["title": .spoken(SpokenText("Camping"))]),
    "add to it": .reading(
      TestApps.tasks, "INAddTasksIntent",
      ["taskTitles": .list([.spoken(SpokenText("tent"))]), "targetTaskList": .string("that list")]),
  ]

  static let sent: ScriptedApps.Handler = { call throws(WireFault) in
    switch call.intent {
    case "INSendMessageIntent":
      Values.done([
        "sentMessages": .list([
          Values.message("text-\(call.id)", "Hi"),
          Values.message("photo-\(call.id)", nil, type: "mediaImage"),
        ])
      ])
    case "INSearchForMessagesIntent":
      Values.done([
        "messages": .list([
          Values.message("m1", "Are you coming?", from: "Maria Ruiz"),
          Values.message("m2", "Lunch?", from: "Juan"),
        ])
      ])
    case "INSearchCallHistoryIntent":
      Values.done([
        "callRecords": .list([
          Values.record(
            "INCallRecord",
            [
              "identifier": .string("k1"), "callRecordType": Values.choice("INCallRecordType", "missed"),
              "dateCreated": .date(DateValue(year: 2026, month: 3, day: 18, hour: 9, minute: 0)),
              "caller": .person(Values.person("Maria Ruiz", contact: "ruiz")),
            ]),
          Values.record(
            "INCallRecord",
            [
              "identifier": .string("k2"),
              "dateCreated": .date(DateValue(year: 2026, month: 3, day: 17, hour: 9)),
              "caller": .person(Values.person("Juan")),
            ]),
        ])
      ])
    case "INRequestRideIntent":
      Values.done([
        "rideStatus": Values.record(
          "INRideStatus",
          ["rideIdentifier": .string("ride-1"), "phase": Values.choice("INRidePhase", "confirmed")])
      ])
    case "INCreateTaskListIntent":
      Values.done(["createdTaskList": Values.record("INTaskList", "Camping", [:], identifier: "l1")])
    case "INSearchForNotebookItemsIntent":
      Values.done([
        "tasks": .list(["milk", "eggs", "tea"].map { Values.record("INTask", $0, [:], identifier: $0) })
      ])
    default: Values.done()
    }
  }

  func talk(_ handle: @escaping ScriptedApps.Handler = Self.sent) throws -> Talk {
    try Talk(
      ScriptedApps(handle: handle), Self.sentences, installed: TestApps.siriKitApps,
      dialogs: ResponseTests.book)
  }

  /// The parameters with which an intent was carried out last.
  func received(_ intent: String, _ talk: Talk) -> [String: IntentValue]? {
    talk.apps.performed.last { $0.intent == intent }?.parameters
  }

  // MARK: Messages

  @Test func whatWasSentIsTakenBack() async throws {
    let talk = try talk()
    try await talk.say("tell in Murmur")
    let reply = try await talk.say("unsend that")
    #expect(reply.state == .done && reply.app == "Murmur")
    #expect(
      received("INUnsendMessagesIntent", talk)?["messageIdentifiers"]
        == .list([.string("text-c1.1"), .string("photo-c1.1")]))
    // It is gone now.
    let again = try await talk.say("unsend that")
    #expect(again.state == .failed && again.spoken.contains("which message"))
  }

  @Test func theLastTextIsChanged() async throws {
    let talk = try talk()
    try await talk.say("tell in Murmur")
    try await talk.say("tell in Whisper")
    let reply = try await talk.say("change it")
    #expect(reply.state == .done && reply.app == "Whisper")
    #expect(
      received("INEditMessageIntent", talk)
        == ["messageIdentifier": .string("text-c1.2"), "editedContent": .string("Hello")])
  }

  @Test(arguments: ["unsend that", "unsend that in Murmur", "change it", "mark it as read"])
  func nothingWasSent(text: String) async throws {
    let talk = try talk()
    let reply = try await talk.say(text)
    #expect(reply.state == .failed && reply.spoken.hasPrefix("I do not know which message you mean."))
    #expect(talk.apps.events.isEmpty)
  }

  @Test func anotherAppDoesNotGetTheIdentifiersOfTheFirst() async throws {
    let talk = try talk()
    try await talk.say("tell in Whisper")
    #expect(try await talk.say("unsend that in Murmur").state == .failed)
    #expect(received("INUnsendMessagesIntent", talk) == nil)
  }

  @Test func whatWasFoundIsMarked() async throws {
    let talk = try talk()
    try await talk.say("read")
    #expect(try await talk.say("mark it as read").app == "Murmur")
    #expect(
      received("INSetMessageAttributeIntent", talk)?["identifiers"] == .list([.string("m1"), .string("m2")]))
  }

  @Test func whoWroteIsAnswered() async throws {
    let talk = try talk()
    try await talk.say("read")
    // Several wrote, and nobody can tell who “her” is.
    let question = try await talk.say("reply to her")
    #expect(question.question?.kind == .disambiguation && question.question?.options.contains("Juan") == true)
    #expect(received("INSendMessageIntent", talk) == nil)
    try await talk.say("Juan")
    #expect(
      received("INSendMessageIntent", talk)?["recipients"]?.elements.map(\.displayText) == ["Juan"])
    let nobody = try self.talk()
    try await nobody.say("reply to her")
    #expect(received("INSendMessageIntent", nobody)?["recipients"] == nil)
  }

  @Test func oneOfTheResultsIsShown() async throws {
    let talk = try talk()
    try await talk.say("read")
    let reply = try await talk.say("show me the second one")
    #expect(reply.state == .done && reply.spoken == "Juan: “Lunch?”" && reply.app == "Murmur")
    #expect(try await talk.say("show me the ninth one").state == .notUnderstood)
  }

  // MARK: Calls

  @Test func theLastCallIsReturned() async throws {
    let talk = try talk()
    try await talk.say("missed calls")
    try await talk.say("call back")
    let parameters = received("INStartCallIntent", talk)
    guard case .record(let record)? = parameters?["callRecordToCallBack"] else {
      Issue.record("No call was received.")
      return
    }
    #expect(record.fields["identifier"] == .string("k1"))
    #expect(parameters?["contacts"] == nil)
    try await talk.say("call her")
    #expect(received("INStartCallIntent", talk)?["contacts"]?.elements.count == 1)
  }

  @Test func whoWroteIsCalledBack() async throws {
    let talk = try talk()
    try await talk.say("read")
    #expect(try await talk.say("call back").question?.parameter == "contacts")
    try await talk.say("Juan")
    #expect(received("INStartCallIntent", talk)?["contacts"]?.elements.map(\.displayText) == ["Juan"])
    // Without anything to go back to, the app is left to find the call.
    let other = try self.talk()
    #expect(try await other.say("call back").state == .done)
  }

  // MARK: Rides and workouts

  @Test func theRideThatWasRequestedIsCancelled() async throws {
    let talk = try talk()
    try await talk.say("ride")
    try await talk.say("yes")
    #expect(try await talk.say("five stars").state == .done)
    #expect(received("INSendRideFeedbackIntent", talk)?["rideIdentifier"] == .string("ride-1"))
    #expect(try await talk.say("cancel my ride").state == .done)
    #expect(received("INCancelRideIntent", talk)?["rideIdentifier"] == .string("ride-1"))
  }

  @Test func theAppIsAskedForARideThatNobodyRemembers() async throws {
    let talk = try talk { call throws(WireFault) in
      guard call.intent == "INGetRideStatusIntent" else { return Values.done() }
      return Values.done(["rideStatus": Values.record("INRideStatus", ["rideIdentifier": .string("r7")])])
    }
    #expect(try await talk.say("cancel my ride").state == .done)
    #expect(received("INCancelRideIntent", talk)?["rideIdentifier"] == .string("r7"))
  }

  @Test(arguments: [
    ["rideIdentifier": IntentValue.string("r7"), "phase": Values.choice("INRidePhase", "completed")], [:],
  ])
  func aRideThatHasEndedCannotBeCancelled(fields: [String: IntentValue]) async throws {
    let talk = try talk { call throws(WireFault) in
      fields.isEmpty
        ? .outcome(IntentOutcome(.failure, code: "failure"))
        : Values.done(["rideStatus": Values.record("INRideStatus", fields)])
    }
    let reply = try await talk.say("cancel my ride")
    #expect(reply.state == .failed && reply.spoken == "There is no ride that I know of.")
    #expect(received("INCancelRideIntent", talk) == nil)
  }

  @Test func theAppThatIsRunningIsMeant() async throws {
    let talk = try talk()
    #expect(try await talk.say("end it").question?.kind == .choice)
    try await talk.say("never mind")
    try await talk.say("run in Stride")
    #expect(try await talk.say("end it").app == "Stride")
  }

  // MARK: Words that point

  @Test func aPlaceInTheResultsIsATask() async throws {
    let talk = try talk()
    try await talk.say("show tasks")
    try await talk.say("mark the second one")
    #expect(received("INSetTaskAttributeIntent", talk)?["targetTask"]?.displayText == "eggs")
    // Three tasks were found: "it" is none of them.
    try await talk.say("show tasks")
    try await talk.say("mark it")
    #expect(received("INSetTaskAttributeIntent", talk)?["targetTask"] == nil)
  }

  @Test func thatListIsTheOneJustMade() async throws {
    let talk = try talk()
    try await talk.say("new list")
    try await talk.say("add to it")
    #expect(received("INAddTasksIntent", talk)?["targetTaskList"]?.displayText == "Camping")
  }

  @Test func theMemoryIsBounded() async throws {
    let talk = try talk()
    for _ in 0..<60 { try await talk.say("read") }
    #expect(try talk.state.memory.referents.count <= 16)
    #expect(talk.stored.count < 20_000)
  }
}
