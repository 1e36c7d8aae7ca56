import AppProcesses
import Catalog
import Conversation
import IntentWire
import Testing
import Understanding

/// What a person may say instead of a plain answer.
@Suite struct AnswerTests {
  func talk() throws -> Talk {
    var sentences = ResolvingTests.sentences
    sentences["show the packing list in ListOMat"] = .reading(
      TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("Packing")])
    sentences["open my favorites"] = .reading(TestApps.trails, "OpenFavorites", named: false)
    return try Talk(ScriptedApps(resolve: ListResolver.app), sentences)
  }

  @Test(arguments: ["no, the hardware one", "no, hardware store", "the hardware one", "No. Hardware"])
  func aCorrectionTakesThePlaceOfTheValue(answer: String) async throws {
    let talk = try talk()
    try await talk.say("add apples to the grocery list")
    let reply = try await talk.say(answer)
    #expect(reply.state == .done)
    #expect(reply.parameters["targetTaskList"] == .string("Hardware Store"))
  }

  @Test func aCorrectionInNewWordsIsResolvedAgain() async throws {
    let talk = try talk()
    try await talk.say("add apples to the grocery list")
    let reply = try await talk.say("no, chores")
    #expect(reply.state == .asking)
    #expect(reply.spoken.hasPrefix("There is no list called “chores” in ListOMat."))
  }

  @Test func noAsksForTheValueWithoutTheRefusedOne() async throws {
    let talk = try talk()
    try await talk.say("add apples to the grocery list")
    let reply = try await talk.say("no")
    #expect(
      reply.question
        == Reply.Question(
          kind: .needsValue, parameter: "targetTaskList", options: ["Hardware Store", "Packing"]))
    #expect(talk.apps.performed.isEmpty)
    #expect(try await talk.say("the first").parameters["targetTaskList"] == .string("Hardware Store"))
  }

  @Test func aNewRequestThatNamesItsAppTakesOver() async throws {
    let talk = try talk()
    try await talk.say("add a task")
    let reply = try await talk.say("show the packing list in ListOMat")
    #expect(reply.state == .done)
    #expect(reply.intent == "INSearchForNotebookItemsIntent")
    // Who only looks something up may come back to the question.
    #expect(!reply.spoken.contains("leaving that"))
    #expect(talk.apps.performed.map(\.intent) == ["INSearchForNotebookItemsIntent"])
  }

  @Test func aNewRequestTakesOverWhenItIsNoAnswer() async throws {
    let talk = try talk()
    try await talk.say("show the store list")
    #expect(try await talk.say("open my favorites").intent == "OpenFavorites")
  }

  @Test func freeWordsAreAnAnswerAndNoNewRequest() async throws {
    let talk = try talk()
    try await talk.say("add a task")
    let reply = try await talk.say("open my favorites")
    #expect(reply.intent == "INAddTasksIntent")
    #expect(reply.parameters["taskTitles"]?.texts == ["open my favorites"])
  }

  @Test(arguments: ["add a task", "add apples to the grocery list", "show the store list"])
  func everyQuestionCanBeCancelled(start: String) async throws {
    let talk = try talk()
    try await talk.say(start)
    let reply = try await talk.say("never mind")
    #expect(reply.state == .cancelled)
    #expect(reply.question == nil)
    #expect(talk.apps.performed.isEmpty)
    #expect(try talk.state.phase == .finished(.cancelled))
    #expect(try await talk.say("show packing").state == .done)
  }

  @Test func anUnclearAnswerIsAskedAgainAndThenGivenUp() async throws {
    let talk = try talk()
    try await talk.say("show the store list")
    let first = try await talk.say("xyzzy")
    #expect(first.state == .asking)
    #expect(first.spoken.hasPrefix("Sorry, I did not get that. Which one do you mean?"))
    let second = try await talk.say("plugh")
    #expect(second.spoken.hasPrefix("Please say the name or the number."))
    let third = try await talk.say("frotz")
    #expect(third.state == .failed)
    #expect(talk.apps.performed.isEmpty)
  }

  @Test func anAnswerThatFitsSeveralNarrowsTheChoice() async throws {
    let options = ["Cedar Falls Loop", "Cedar Ridge", "Old Mill"].map(IntentValue.string)
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      options.contains { $0 == call.parameters[parameter] }
        ? [.success(call.parameters[parameter] ?? .string(""))] : [.disambiguation(options, dialog: nil)]
    })
    let talk = try Talk(
      apps, ["info": .reading(TestApps.trails, "GetTrailInfo", ["trail": .string("trail")])])
    try await talk.say("info")
    let narrowed = try await talk.say("cedar")
    #expect(narrowed.question?.options == ["Cedar Falls Loop", "Cedar Ridge"])
    #expect(try await talk.say("the second one").parameters["trail"] == .string("Cedar Ridge"))
  }

  @Test func noneOfTheOptionsAsksForAnotherValue() async throws {
    let talk = try talk()
    try await talk.say("show the store list")
    let reply = try await talk.say("none of those")
    #expect(reply.spoken == "All right, none of these. Which one do you want to see?")
    #expect(try await talk.say("Packing").state == .done)
  }

  @Test func anIntegerIsNoPlaceInAList() async throws {
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      switch parameter {
      case "activity": [.success(.string("hiking"))]
      default: call.parameters[parameter].map { [.success($0)] } ?? [.needsValue(dialog: nil, options: [])]
      }
    })
    let talk = try Talk(apps, ["suggest": .reading(TestApps.trails, "SuggestTrails")])
    #expect(try await talk.say("suggest").spoken == "What count?")
    #expect(try await talk.say("a lot").state == .asking)
    #expect(try await talk.say("three").parameters["count"] == .integer(3))
  }

  @Test(arguments: [("yes", true), ("no", false)])
  func noIsAValueOfYesAndNo(answer: String, value: Bool) async throws {
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      switch parameter {
      case "all": call.parameters[parameter].map { [.success($0)] } ?? [.needsValue(dialog: nil, options: [])]
      default: [.notRequired]
      }
    })
    let talk = try Talk(apps, ["clear": .reading(TestApps.lists, "INDeleteTasksIntent")])
    #expect(try await talk.say("clear").spoken == "Do you want to delete all of them?")
    #expect(try await talk.say(answer).parameters["all"] == .boolean(value))
  }

  @Test func theOnlyElementOfAListIsChosen() async throws {
    let nails = ["long nails", "short nails"].map(IntentValue.string)
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      guard parameter == "taskTitles", let value = call.parameters[parameter] else { return [.notRequired] }
      return value == .list([.string("nails")])
        ? [.disambiguation(nails, dialog: nil)] : value.elements.map(Resolution.success)
    })
    let talk = try Talk(
      apps,
      ["add": .reading(TestApps.lists, "INAddTasksIntent", ["taskTitles": .list([.string("nails")])])])
    try await talk.say("add")
    #expect(try await talk.say("long").parameters["taskTitles"]?.texts == ["long nails"])
  }
}
