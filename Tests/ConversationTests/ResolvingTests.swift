import AppProcesses
import Catalog
import Conversation
import IntentWire
import Testing
import Understanding

/// How parameters are settled before an app acts.
@Suite struct ResolvingTests {
  static let sentences: [String: Decision] = [
    "add apples to the grocery list": .reading(
      TestApps.lists, "INAddTasksIntent",
      ["taskTitles": .list([.string("apples")]), "targetTaskList": .string("grocery")]),
    "show the store list": .reading(
      TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("store")]),
    "show my vacation list": .reading(
      TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("vacation")]),
    "show packing": .reading(
      TestApps.lists, "INSearchForNotebookItemsIntent", ["title": .string("Packing")]),
    "add a task": .reading(TestApps.lists, "INAddTasksIntent"),
  ]

  func talk(_ apps: ScriptedApps = ScriptedApps(resolve: ListResolver.app)) throws -> Talk {
    try Talk(apps, Self.sentences)
  }

  @Test func confirmsAnInexactValueAndHandlesAfterYes() async throws {
    let talk = try talk()
    let question = try await talk.say("add apples to the grocery list")
    #expect(question.state == .confirming)
    #expect(question.app == "ListOMat")
    #expect(question.intent == "INAddTasksIntent")
    #expect(
      question.question
        == Reply.Question(kind: .confirmation, parameter: "targetTaskList", options: ["Grocery Store"]))
    #expect(question.spoken == "Did you mean the list “Grocery Store”?")
    #expect(talk.apps.performed.isEmpty)
    let done = try await talk.say("yes please")
    #expect(done.state == .done)
    #expect(done.question == nil)
    #expect(done.spoken == "Added apples to Grocery Store.")
    #expect(
      done.parameters == [
        "taskTitles": .array([.string("apples")]), "targetTaskList": .string("Grocery Store"),
      ])
    #expect(talk.apps.performed.map(\.id) == ["c1.1"])
  }

  @Test func asksForWhatIsMissingWhatBeforeWhere() async throws {
    let talk = try talk()
    let what = try await talk.say("add a task")
    #expect(what.question == Reply.Question(kind: .needsValue, parameter: "taskTitles", options: []))
    #expect(what.spoken == "What do you want to add?")
    let place = try await talk.say("sunscreen and a hat.")
    #expect(
      place.question
        == Reply.Question(kind: .needsValue, parameter: "targetTaskList", options: ListResolver.names))
    #expect(
      place.printed == "Which list should I add it to?\n1. Grocery Store\n2. Hardware Store\n3. Packing")
    let done = try await talk.say("Packing")
    #expect(done.state == .done)
    #expect(done.parameters["taskTitles"]?.texts.count == 2)
    #expect(done.parameters["targetTaskList"] == .string("Packing"))
  }

  @Test(arguments: [
    "the second one", "2", "two", "number two", "second", "the last one", "Hardware Store",
    "the hardware one",
    "hardware", "hardwear store", "I meant the hardware store please", "no, the hardware one",
  ])
  func picksFromADisambiguation(answer: String) async throws {
    let talk = try talk()
    let question = try await talk.say("show the store list")
    #expect(question.state == .asking)
    #expect(
      question.question
        == Reply.Question(
          kind: .disambiguation, parameter: "title", options: ["Grocery Store", "Hardware Store"]))
    #expect(question.printed == "Which one do you mean?\n1. Grocery Store\n2. Hardware Store")
    #expect(question.spoken == "Which one do you mean? Grocery Store or Hardware Store?")
    let reply = try await talk.say(answer)
    #expect(reply.state == .done)
    #expect(reply.parameters["title"] == .string("Hardware Store"))
  }

  @Test func anAppThatAsksAgainIsNotAskedBack() async throws {
    // This app wants a confirmation for every value, exact or not.
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      parameter == "title" ? [.confirmation(nil, reason: nil, dialog: nil)] : [.notRequired]
    })
    let talk = try talk(apps)
    #expect(try await talk.say("show packing").state == .confirming)
    #expect(try await talk.say("yes").state == .done)
    #expect(apps.performed.count == 1)
  }

  @Test func saysWhichExistWhenThereIsNone() async throws {
    let talk = try talk()
    let reply = try await talk.say("show my vacation list")
    #expect(reply.state == .asking)
    #expect(
      reply.spoken
        == "There is no list called “vacation” in ListOMat. You have these lists: Grocery Store, Hardware Store "
        + "and Packing. Which one do you mean?")
    #expect(reply.question?.options == ListResolver.names)
    let done = try await talk.say("the packing one")
    #expect(done.state == .done)
    #expect(done.parameters["title"] == .string("Packing"))
  }

  @Test func asksAgainWhenThereIsNoneAndNothingToOffer() async throws {
    let talk = try Talk(ScriptedApps(resolve: ListResolver.app), Self.sentences, vocabularies: [:])
    let reply = try await talk.say("show my vacation list")
    #expect(reply.state == .asking && reply.question?.kind == .needsValue)
    #expect(
      reply.spoken
        == "There is no list called “vacation” in ListOMat. Which one do you want to see?")
    #expect(talk.apps.performed.isEmpty)
  }

  @Test func givesUpOnValuesThatAreAlwaysRefused() async throws {
    let apps = ScriptedApps(resolve: { _, parameter throws(WireFault) in
      parameter == "title" ? [.unsupported(reason: nil)] : [.notRequired]
    })
    let talk = try talk(apps)
    try await talk.say("show packing")
    try await talk.say("Packing")
    #expect(try await talk.say("Packing").state == .failed)
    #expect(apps.performed.isEmpty)
  }

  @Test func settlesEachElementInItsPlace() async throws {
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      guard parameter == "taskTitles" else { return [.notRequired] }
      return (call.parameters[parameter]?.elements ?? []).map { element in
        switch element.displayText {
        case "nails": .disambiguation([.string("long nails"), .string("short nails")], dialog: nil)
        case "glue": .confirmation(.string("wood glue"), reason: nil, dialog: nil)
        case "gold": .unsupported(reason: .init("tooDear", dialog: Dialog("There is no gold.")))
        default: .success(element)
        }
      }
    })
    let things = ["nails", "paint", "glue", "gold"].map(IntentValue.string)
    let talk = try Talk(
      apps, ["add": .reading(TestApps.lists, "INAddTasksIntent", ["taskTitles": .list(things)])])
    #expect(try await talk.say("add").question?.options == ["long nails", "short nails"])
    #expect(try await talk.say("the second").question?.options == ["wood glue"])
    let refused = try await talk.say("yes")
    #expect(refused.spoken == "There is no gold. What do you want to add?")
    let done = try await talk.say("silver")
    #expect(done.state == .done)
    #expect(done.parameters["taskTitles"]?.texts == ["short nails", "paint", "wood glue", "silver"])
  }

  @Test func noneOfTheseDropsTheElementAndKeepsTheOthers() async throws {
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      guard parameter == "taskTitles" else { return [.notRequired] }
      return (call.parameters[parameter]?.elements ?? []).map { element in
        element.displayText == "nails"
          ? .disambiguation([.string("long nails"), .string("short nails")], dialog: nil) : .success(element)
      }
    })
    let things = ["paint", "nails"].map(IntentValue.string)
    let talk = try Talk(
      apps, ["add": .reading(TestApps.lists, "INAddTasksIntent", ["taskTitles": .list(things)])])
    try await talk.say("add")
    let done = try await talk.say("none of these")
    #expect(done.state == .done)
    #expect(done.parameters["taskTitles"]?.texts == ["paint"])
  }

  @Test func aValueThatIsNotRequiredIsLeftOut() async throws {
    let apps = ScriptedApps(resolve: { _, _ throws(WireFault) in [.notRequired] })
    let talk = try talk(apps)
    #expect(try await talk.say("show packing").state == .done)
    #expect(apps.performed.first?.parameters == [:])
  }

  @Test func offersTheCasesOfAnEnumeration() async throws {
    let apps = ScriptedApps(resolve: { call, parameter throws(WireFault) in
      if let value = call.parameters[parameter] { return [.success(value)] }
      return parameter == "activity" ? [.needsValue(dialog: nil, options: [])] : [.notRequired]
    })
    let talk = try Talk(apps, ["suggest": .reading(TestApps.trails, "SuggestTrails")])
    let question = try await talk.say("suggest")
    #expect(question.spoken == "Which activity? Biking, Hiking, or Skiing?")
    #expect(
      question.question
        == Reply.Question(kind: .needsValue, parameter: "activity", options: ["Biking", "Hiking", "Skiing"]))
    let again = try await talk.say("something with snow")
    #expect(again.state == .asking)
    #expect(try await talk.say("cycling").parameters["activity"] == .string("biking"))
  }

  @Test func asksTheAppForWhatItOffers() async throws {
    let trail = IntentValue.entity(
      EntityReference(
        type: "TrailEntity", identifier: "7", display: DisplayValue("Granite Pass", subtitle: "8 km")))
    let apps = ScriptedApps(
      resolve: { call, parameter throws(WireFault) in
        call.parameters[parameter].map { [.success($0)] } ?? [
          .needsValue(dialog: Dialog("Which trail?"), options: [])
        ]
      }, values: [trail])
    let talk = try Talk(apps, ["info": .reading(TestApps.trails, "GetTrailInfo")])
    let question = try await talk.say("info")
    #expect(question.printed == "Which trail?\n1. Granite Pass (8 km)")
    #expect(try await talk.say("yes").parameters["trail"] == .string("Granite Pass"))
    #expect(apps.performed.first?.parameters["trail"] == trail)
  }
}

extension JSONValue {
  var texts: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
