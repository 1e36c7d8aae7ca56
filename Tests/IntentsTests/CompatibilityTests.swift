import AppHost
import Foundation
import IntentWire
import Testing

@testable import CompatibilityLists
@testable import CompatibilityNotes
@testable import Intents

/// The steps of a request, as the assistant takes them.
private struct Extension {
  let provider: SiriKitProvider

  init(_ supported: [String], _ principal: @escaping @MainActor @Sendable () -> INExtension) {
    provider = SiriKitProvider(principal: principal, supported: supported)
  }

  func resolve(_ intent: String, _ values: [String: IntentValue]) async throws -> [ParameterResolution] {
    let names = await provider.manifest().intent(intent)?.parameters.map(\.name) ?? []
    return try await provider.resolve(ResolveCall(call: call(intent, values), parameters: names))
  }

  func confirm(_ intent: String, _ values: [String: IntentValue] = [:]) async throws -> IntentOutcome {
    try await provider.confirm(call(intent, values))
  }

  func handle(_ intent: String, _ values: [String: IntentValue] = [:]) async throws -> IntentOutcome {
    try await provider.handle(call(intent, values))
  }

  private func call(_ intent: String, _ values: [String: IntentValue]) -> IntentCall {
    IntentCall(id: "1", intent: intent, parameters: values, context: CallContext(timeZone: "Europe/Lisbon"))
  }
}

extension [ParameterResolution] {
  /// What the app says of a parameter, each in a few words; `nil` when it was not reached.
  fileprivate subscript(_ parameter: String) -> [String]? {
    first { $0.parameter == parameter }?.resolutions.map { resolution in
      switch resolution {
      case .success(let value): "success \(value.displayText)"
      case .notRequired: "not required"
      case .needsValue: "needs value"
      case .unsupported(let reason): ["unsupported", reason?.name].compactMap(\.self).joined(separator: " ")
      case .disambiguation(let values, _): "one of \(values.map(\.displayText).joined(separator: ", "))"
      case .confirmation(let value, let reason, _):
        ["confirm", value?.displayText, reason?.name].compactMap(\.self).joined(separator: " ")
      }
    }
  }
}

extension IntentOutcome {
  /// The titles of the objects in a property of the answer.
  fileprivate func titles(_ property: String) -> [String]? {
    response[property].map { $0.elements.map(\.displayText) }
  }
}

private func status(_ name: String) -> IntentValue {
  .enumeration(EnumerationValue(type: "INTaskStatus", case: name))
}

/// Source in the style of Swift 5: completion handlers, a shared base class, mutable globals.
///
/// The tests share the app's global state, so they run one after the other.
@Suite("Extension of a Swift 5 app", .serialized)
struct ListsCompatibilityTests {
  private let larder = Extension([
    "INAddTasksIntent", "INSearchForNotebookItemsIntent", "INCreateTaskListIntent", "INDeleteTasksIntent",
    "INSnoozeTasksIntent",
  ]) { CompatibilityLists.IntentHandler() }
  private let watch = Extension(["INSetTaskAttributeIntent", "INAddTasksIntent"]) { WatchIntentHandler() }
  private let baking = Shelf(
    name: "Baking",
    things: [
      Thing(identifier: "flour", name: "flour"), Thing(identifier: "rye", name: "rye flour", isUsedUp: true),
    ])

  init() {
    LarderApp.start(with: [baking, Shelf(name: "Top Shelf"), Shelf(name: "Low Shelf")])
  }

  @Test("Adding: resolved in order, up to what the person must settle")
  func resolvingAdd() async throws {
    let new = try await larder.resolve("INAddTasksIntent", ["targetTaskList": .string("Cellar")])
    #expect(new.count == 1)
    #expect(new["targetTaskList"] == ["confirm Cellar listShouldBeCreated"])
    let several = try await larder.resolve("INAddTasksIntent", ["targetTaskList": .string("shelf")])
    #expect(several["targetTaskList"] == ["one of Top Shelf, Low Shelf"])
    let part = try await larder.resolve("INAddTasksIntent", ["targetTaskList": .string("bak")])
    #expect(part["targetTaskList"] == ["confirm Baking"])
    #expect(try await larder.resolve("INAddTasksIntent", [:])["targetTaskList"] == ["needs value"])
    let refused = try await larder.resolve(
      "INAddTasksIntent",
      ["targetTaskList": .string("baking"), "taskTitles": .list([.string("yeast"), .string("dynamite")])])
    #expect(refused["targetTaskList"] == ["success Baking"])
    #expect(refused["taskTitles"] == ["success yeast", "unsupported"])
    #expect(refused["priority"] == nil)
    let settled = try await larder.resolve(
      "INAddTasksIntent", ["targetTaskList": .string("baking"), "taskTitles": .string("yeast")])
    #expect(settled["spatialEventTrigger"] == ["not required"])
    #expect(settled["priority"] == ["success notFlagged"])
  }

  @Test("Adding: carried out, with an activity for the app")
  func adding() async throws {
    let values: [String: IntentValue] = [
      "targetTaskList": .string("Baking"), "taskTitles": .list([.string("yeast"), .string("salt")]),
      "temporalEventTrigger": .date(DateValue(year: 2026, month: 3, day: 20)),
    ]
    #expect(try await larder.confirm("INAddTasksIntent", values).status == .ready)
    let outcome = try await larder.handle("INAddTasksIntent", values)
    #expect(outcome.status == .success)
    #expect(outcome.titles("addedTasks") == ["yeast", "salt"])
    #expect(outcome.response["modifiedTaskList"]?.displayText == "Baking")
    #expect(
      outcome.activity
        == UserActivityValue(
          type: "org.example.larder.shelf", title: "Baking",
          info: ["shelf": .string("Baking"), "added": .integer(2)]))
    #expect(baking.things.map(\.name) == ["flour", "rye flour", "yeast", "salt"])
    #expect(baking.things.last?.due?.day == 20)
    #expect(LarderApp.requests == 2)
  }

  @Test("Adding: failures name the activity after the intent, or need the app")
  func failingToAdd() async throws {
    let empty = try await larder.handle("INAddTasksIntent")
    #expect(empty.status == .failure)
    #expect(empty.activity == UserActivityValue(type: "INAddTasksIntent"))
    let missing = try await larder.handle(
      "INAddTasksIntent", ["targetTaskList": .string("Cellar"), "taskTitles": .string("wine")])
    #expect(missing.status == .needsApp)
    #expect(missing.activity?.type == "INAddTasksIntent")
  }

  @Test("Searching: choices, item types, and what was found")
  func searching() async throws {
    let several = try await larder.resolve("INSearchForNotebookItemsIntent", ["title": .string("shelf")])
    #expect(several["title"] == ["one of Top Shelf, Low Shelf"])
    let note = IntentValue.enumeration(EnumerationValue(type: "INNotebookItemType", case: "note"))
    let types = try await larder.resolve(
      "INSearchForNotebookItemsIntent", ["title": .string("bak"), "itemType": note])
    #expect(types["title"] == ["success Baking"])
    #expect(types["itemType"] == ["one of taskList, task"])
    #expect(try await larder.confirm("INSearchForNotebookItemsIntent").status == .ready)
    let used = try await larder.handle(
      "INSearchForNotebookItemsIntent", ["title": .string("Baking"), "status": status("completed")])
    #expect(used.titles("tasks") == ["rye flour"])
    #expect(used.titles("taskLists") == ["Baking"])
    let nothing = try await larder.handle("INSearchForNotebookItemsIntent", ["title": .string("attic")])
    #expect(
      nothing.activity
        == UserActivityValue(
          type: "INSearchForNotebookItemsIntent",
          info: ["query": .string("attic"), "isExact": .boolean(false)]))
  }

  @Test("Creating: an answer from the main queue")
  func creating() async throws {
    let known = try await larder.resolve("INCreateTaskListIntent", ["title": .string("baking")])
    #expect(known["title"] == ["unsupported"])
    let outcome = try await larder.handle(
      "INCreateTaskListIntent", ["title": .string("Freezer"), "taskTitles": .list([.string("peas")])])
    #expect(outcome.response["createdTaskList"]?.displayText == "Freezer")
    let found = try await larder.handle("INSearchForNotebookItemsIntent", ["title": .string("freezer")])
    #expect(found.titles("tasks") == ["peas"])
  }

  @Test("Deleting: one result for each task, from a queue of the app")
  func deleting() async throws {
    let answers = try await larder.resolve(
      "INDeleteTasksIntent", ["tasks": .list([.string("rye"), .string("flour"), .string("tea")])])
    #expect(
      answers["tasks"] == ["success rye flour", "one of flour, rye flour", "unsupported noTasksFound"])
    let list = try await larder.resolve("INDeleteTasksIntent", ["taskList": .string("attic")])
    #expect(list["taskList"] == ["unsupported noTaskListFound"])
    let rye = try await larder.resolve("INDeleteTasksIntent", ["tasks": .string("rye")])
    guard case .success(let task)? = rye.first(where: { $0.parameter == "tasks" })?.resolutions.first else {
      Issue.record("There is one task of that name: \(rye)")
      return
    }
    #expect(try await larder.confirm("INDeleteTasksIntent", ["all": .boolean(true)]).status == .failure)
    #expect(try await larder.confirm("INDeleteTasksIntent", ["tasks": .list([task])]).status == .ready)
    let outcome = try await larder.handle("INDeleteTasksIntent", ["tasks": .list([task])])
    #expect(outcome.titles("deletedTasks") == ["rye flour"])
    #expect(baking.things.map(\.name) == ["flour"])
  }

  @Test("Snoozing: a handler whose properties are set after it is made")
  func snoozing() async throws {
    #expect(
      try await larder.resolve("INSnoozeTasksIntent", [:])["tasks"] == ["unsupported noTasksFound"])
    let outcome = try await larder.handle("INSnoozeTasksIntent", ["tasks": .string("flour")])
    #expect(outcome.status == .inProgress)
    #expect(outcome.titles("snoozedTasks") == ["flour"])
  }

  @Test("An extension that is its own handler, and has none for other requests")
  func watchExtension() async throws {
    let several = try await watch.resolve("INSetTaskAttributeIntent", ["targetTask": .string("flour")])
    #expect(several["targetTask"] == ["one of flour, rye flour"])
    let past = IntentValue.date(DateValue(year: 2020, month: 1, day: 1))
    let settled = try await watch.resolve(
      "INSetTaskAttributeIntent",
      ["targetTask": .string("rye"), "status": status("completed"), "temporalEventTrigger": past])
    #expect(settled["targetTask"] == ["success rye flour"])
    #expect(settled["status"] == ["success completed"])
    #expect(settled["temporalEventTrigger"] == ["unsupported timeInPast"])
    let task = try #require(settled.first?.resolutions.first)
    guard case .success(let rye) = task else {
      Issue.record("The task is settled: \(settled)")
      return
    }
    let outcome = try await watch.handle(
      "INSetTaskAttributeIntent", ["targetTask": rye, "status": status("notCompleted")])
    #expect(outcome.response["modifiedTask"]?.displayText == "rye flour")
    #expect(baking.things.map(\.isUsedUp) == [false, false])
    await #expect(throws: WireFault.self) { try await watch.handle("INAddTasksIntent") }
  }

  @Test("The app's side: permission, donations, activities")
  func appSide() {
    let app = LarderApp()
    app.askForPermission()
    // No assistant is there to ask the person.
    #expect(app.authorization == .notDetermined)
    app.donate(baking, things: baking.things)
    app.suggestShortcuts { #expect($0.isEmpty) }
    let activity = app.makeActivity(for: baking)
    #expect(activity.suggestedInvocationPhrase == "Open my Baking")
    #expect(app.application(continue: activity))
    #expect(app.openedShelf == "Baking")
    let request = NSUserActivity(activityType: "INAddTasksIntent")
    #expect(!app.application(continue: request))
    request.interaction = INInteraction(
      intent: INAddTasksIntent(
        targetTaskList: Shelf(name: "Cellar").taskList, taskTitles: nil, spatialEventTrigger: nil,
        temporalEventTrigger: nil), response: nil)
    #expect(app.application(continue: request))
    #expect(app.openedShelf == "Cellar")
  }
}

/// Source in the style of Swift 6: async handlers mixed with completion handlers, actors, structs.
@Suite("Extension of a Swift 6 app", .serialized)
struct NotesCompatibilityTests {
  private let margin = Extension([
    "INCreateNoteIntent", "INAppendToNoteIntent", "INSearchForNotebookItemsIntent", "INAddTasksIntent",
    "INSetTaskAttributeIntent",
  ]) { CompatibilityNotes.IntentHandler() }
  private let boats = Note(title: "Boats", paragraphs: ["a sloop"])
  private let boatShow = Note(title: "Boat Show", paragraphs: [])

  init() async {
    await Notebook.shared.replaceAll(with: [boats, boatShow])
  }

  @Test("Creating: async resolution beside a completion handler")
  func creating() async throws {
    #expect(try await margin.resolve("INCreateNoteIntent", [:])["title"] == ["needs value"])
    let existing = try await margin.resolve("INCreateNoteIntent", ["title": .string("Boats")])
    #expect(existing["title"] == ["confirm Boats"])
    let values: [String: IntentValue] = [
      "title": .string("Ideas"), "content": .string(" a kite "), "groupName": .string("Toys"),
    ]
    let answers = try await margin.resolve("INCreateNoteIntent", values)
    #expect(answers["content"] == ["success a kite"])
    #expect(answers["groupName"] == ["success Toys"])
    #expect(try await margin.confirm("INCreateNoteIntent", values).status == .ready)
    let outcome = try await margin.handle("INCreateNoteIntent", values)
    #expect(outcome.response["createdNote"]?.displayText == "Ideas")
    let note = try #require(await Notebook.shared.notes(matching: "ideas").first)
    #expect(note.paragraphs == [" a kite "])
    #expect(note.folder == "Toys")
  }

  @Test("Creating: an error of the app becomes an activity")
  func locked() async throws {
    await Notebook.shared.lock()
    #expect(try await margin.confirm("INCreateNoteIntent").status == .needsApp)
    let outcome = try await margin.handle("INCreateNoteIntent", ["title": .string("Ideas")])
    #expect(outcome.status == .needsApp)
    #expect(outcome.activity?.type == "org.example.margin.unlock")
    #expect(outcome.activity?.title == "The notebook is locked.")
    #expect(outcome.activity?.info["title"] == .string("Ideas"))
  }

  @Test("Appending: the completion handler answers from a task")
  func appending() async throws {
    let several = try await margin.resolve("INAppendToNoteIntent", ["targetNote": .string("boat")])
    #expect(several["targetNote"] == ["one of Boat Show, Boats"])
    #expect(
      try await margin.resolve("INAppendToNoteIntent", ["targetNote": .string("cars")])["targetNote"]
        == ["unsupported"])
    let one = try await margin.resolve("INAppendToNoteIntent", ["targetNote": .string("boats")])
    guard case .success(let note)? = one.first?.resolutions.first else {
      Issue.record("There is one note of that name: \(one)")
      return
    }
    let outcome = try await margin.handle(
      "INAppendToNoteIntent", ["targetNote": note, "content": .string("a ketch")])
    guard case .record(let changed)? = outcome.response["note"] else {
      Issue.record("The note is a record: \(outcome)")
      return
    }
    #expect(changed.fields["contents"]?.elements.map(\.displayText) == ["a sloop", "a ketch"])
    #expect(try await margin.handle("INAppendToNoteIntent", ["targetNote": note]).status == .failure)
  }

  @Test("Searching: a handler that is Sendable")
  func searching() async throws {
    let tasks = IntentValue.enumeration(EnumerationValue(type: "INNotebookItemType", case: "task"))
    let answers = try await margin.resolve("INSearchForNotebookItemsIntent", ["itemType": tasks])
    #expect(answers["itemType"] == ["unsupported"])
    #expect(try await margin.confirm("INSearchForNotebookItemsIntent").status == .ready)
    let outcome = try await margin.handle("INSearchForNotebookItemsIntent", ["content": .string("boat")])
    #expect(outcome.titles("notes") == ["Boat Show", "Boats"])
    try await NotesSupport.prepare()
  }

  @Test("Checklists: work on the main actor and on the main queue")
  func checklists() async throws {
    await MainActor.run { Checklists.shared.items = ["Trip": ["map"]] }
    let minute = RecurrenceValue(frequency: "minute", interval: 1, weekdays: [])
    let answers = try await margin.resolve(
      "INAddTasksIntent",
      [
        "targetTaskList": .string("Trip"), "taskTitles": .string("tent"),
        "temporalEventTrigger": .dateRange(
          DateRangeValue(start: DateValue(year: 2026, month: 3, day: 20), end: nil, recurrence: minute)),
      ])
    #expect(answers["targetTaskList"] == ["success Trip"])
    #expect(answers["temporalEventTrigger"] == ["unsupported invalidRecurrence"])
    let unknown = try await margin.resolve("INAddTasksIntent", ["targetTaskList": .string("Move")])
    #expect(unknown["targetTaskList"] == ["confirm Move listShouldBeCreated"])
    let outcome = try await margin.handle(
      "INAddTasksIntent", ["targetTaskList": .string("Trip"), "taskTitles": .string("tent")])
    #expect(outcome.titles("addedTasks") == ["tent"])
    #expect(await MainActor.run { Checklists.shared.items["Trip"] } == ["map", "tent"])
  }

  @Test("Ticking off: a handler of the main actor, chosen by a value of the request")
  func ticking() async throws {
    let outcome = try await margin.handle(
      "INSetTaskAttributeIntent", ["targetTask": .string("map"), "status": status("completed")])
    #expect(outcome.response["modifiedTask"]?.displayText == "map")
    #expect(await MainActor.run { Checklists.shared.done.contains("map") })
    await #expect(throws: WireFault.self) {
      try await margin.handle("INSetTaskAttributeIntent", ["targetTask": .string("map")])
    }
  }
}
