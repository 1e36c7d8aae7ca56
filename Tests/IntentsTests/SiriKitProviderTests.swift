import AppHost
import Foundation
import IntentWire
import Testing

@testable import Intents

@Suite("A SiriKit extension, from calls to outcomes")
struct SiriKitProviderTests {
  private static let all = [
    "INAddTasksIntent", "INAppendToNoteIntent", "INCreateNoteIntent", "INCreateTaskListIntent",
    "INDeleteTasksIntent", "INSearchForNotebookItemsIntent", "INSetTaskAttributeIntent",
    "INSnoozeTasksIntent",
  ]

  private let provider = SiriKitProvider(principal: { ShelfIntentHandler() }, supported: Self.all)

  private func resolve(
    _ intent: String, _ values: [String: IntentValue], _ parameters: [String]? = nil
  ) async throws -> [ParameterResolution] {
    let names = await provider.manifest().intent(intent)?.parameters.map(\.name)
    let call = IntentCall(id: "c", intent: intent, parameters: values)
    return try await provider.resolve(ResolveCall(call: call, parameters: parameters ?? names ?? []))
  }

  private func title(_ value: IntentValue) -> String { value.displayText }

  @Test("The manifest lists the intents, their parameters in order, and the enumerations")
  func manifest() async {
    let manifest = await provider.manifest()
    #expect(manifest.intents.map(\.identifier) == Self.all)
    let add = manifest.intent("INAddTasksIntent")
    #expect(
      add?.parameters.map(\.name) == [
        "targetTaskList", "taskTitles", "spatialEventTrigger", "temporalEventTrigger", "priority",
      ])
    #expect(add?.parameter("taskTitles")?.type == .list(.spoken))
    #expect(add?.parameter("targetTaskList")?.type == .record("INTaskList"))
    #expect(add?.dialect == .siriKit && add?.title == "Add Tasks")
    let search = manifest.intent("INSearchForNotebookItemsIntent")
    #expect(search?.parameter("location")?.type == .place)
    #expect(search?.parameter("dateTime")?.type == .dateRange)
    #expect(
      manifest.enumeration("INTaskPriority")?.cases.map(\.name) == ["unknown", "notFlagged", "flagged"])
  }

  @Test("Adding tasks: one inexact list must be confirmed, and nothing after it is asked yet")
  func confirmation() async throws {
    let answers = try await resolve(
      "INAddTasksIntent", ["targetTaskList": .string("grocery"), "taskTitles": .list([.string("apples")])])
    #expect(answers.map(\.parameter) == ["targetTaskList"])
    guard case .confirmation(let value?, nil, nil) = answers[0].resolutions[0] else {
      Issue.record("The list must be confirmed: \(answers)")
      return
    }
    #expect(value.displayText == "Grocery Store")
  }

  @Test("Adding tasks: an accepted list, and one result for each title")
  func elements() async throws {
    let answers = try await resolve(
      "INAddTasksIntent",
      ["targetTaskList": .string("books"), "taskTitles": .list([.string("atlas"), .string("lead")])])
    #expect(answers.map(\.parameter) == ["targetTaskList", "taskTitles"])
    guard case .success(let list) = answers[0].resolutions[0] else {
      Issue.record("The list is one of the app's: \(answers)")
      return
    }
    #expect(list.displayText == "Books")
    #expect(
      answers[1].resolutions == [.success(.spoken(SpokenText("atlas"))), .unsupported(reason: nil)])
  }

  @Test("Adding tasks: all parameters settled, in order; unwritten ones pass as they are")
  func settled() async throws {
    let priority = IntentValue.enumeration(EnumerationValue(type: "INTaskPriority", case: "flagged"))
    let answers = try await resolve(
      "INAddTasksIntent",
      ["targetTaskList": .string("Books"), "taskTitles": .string("atlas"), "priority": priority])
    #expect(answers.count == 5)
    #expect(answers[2] == ParameterResolution("spatialEventTrigger", [.notRequired]))
    #expect(answers[4] == ParameterResolution("priority", [.success(priority)]))
  }

  @Test("Adding tasks: missing values are asked for, a lone one for all elements")
  func missing() async throws {
    #expect(
      try await resolve("INAddTasksIntent", [:])
        == [ParameterResolution("targetTaskList", [.needsValue(dialog: nil, options: [])])])
    #expect(
      try await resolve("INAddTasksIntent", [:], ["taskTitles"])
        == [ParameterResolution("taskTitles", [.needsValue(dialog: nil, options: [])])])
  }

  @Test("Adding tasks: confirmation is ready, handling answers with what was added")
  func adding() async throws {
    let call = IntentCall(
      id: "c", intent: "INAddTasksIntent",
      parameters: [
        "targetTaskList": .string("Books"), "taskTitles": .list([.string("atlas"), .string("map")]),
      ])
    #expect(try await provider.confirm(call).status == .ready)
    let outcome = try await provider.handle(call)
    #expect(outcome.status == .success && outcome.code == "success" && outcome.activity == nil)
    #expect(outcome.response["addedTasks"]?.elements.map(\.displayText) == ["atlas", "map"])
    #expect(outcome.response["modifiedTaskList"]?.displayText == "Books")
  }

  @Test("An answer that needs the app brings the activity along, as far as it can be sent")
  func activity() async throws {
    let outcome = try await provider.handle(IntentCall(id: "c", intent: "INAddTasksIntent"))
    #expect(outcome.status == .needsApp && outcome.code == "failureRequiringAppLaunch")
    #expect(
      outcome.activity
        == UserActivityValue(
          type: "org.example.shelf.add", title: "Add something", info: ["count": .integer(0)]))
  }

  @Test("Searching: choices, a value that replaces the given one, and found tasks")
  func searching() async throws {
    let choice = try await resolve("INSearchForNotebookItemsIntent", ["title": .string("store")])
    #expect(
      choice == [
        ParameterResolution(
          "title",
          [
            .disambiguation(
              [.spoken(SpokenText("Grocery Store")), .spoken(SpokenText("Hardware Store"))], dialog: nil)
          ])
      ])
    let none = try await resolve("INSearchForNotebookItemsIntent", ["title": .string("vacation")])
    #expect(none == [ParameterResolution("title", [.unsupported(reason: nil)])])

    let settled = try await resolve("INSearchForNotebookItemsIntent", ["title": .string("hardware store")])
    #expect(settled.count == 11)
    #expect(settled[0].resolutions == [.success(.spoken(SpokenText("Hardware Store")))])
    #expect(
      settled[2].resolutions
        == [.success(.enumeration(EnumerationValue(type: "INNotebookItemType", case: "taskList")))])

    let call = IntentCall(
      id: "s", intent: "INSearchForNotebookItemsIntent",
      parameters: ["title": .spoken(SpokenText("Hardware Store"))])
    let ready = try await provider.confirm(call)
    #expect(ready.status == .ready && ready.code == "success")
    let outcome = try await provider.handle(call)
    #expect(outcome.response["tasks"]?.elements.map(\.displayText) == ["nails", "glue"])
    guard case .record(let glue)? = outcome.response["tasks"]?.elements.last else {
      Issue.record("Tasks are records.")
      return
    }
    #expect(glue.identifier == "Hardware Store\tglue")
    #expect(glue.fields["status"] == .enumeration(EnumerationValue(type: "INTaskStatus", case: "completed")))
  }

  @Test("Creating a list: unwritten resolution, async handling, nested values in the answer")
  func creating() async throws {
    let values: [String: IntentValue] = ["title": .string("Garden"), "taskTitles": .list([.string("rake")])]
    let answers = try await resolve("INCreateTaskListIntent", values)
    #expect(answers.count == 3)
    #expect(answers[0].resolutions == [.success(.spoken(SpokenText("Garden")))])
    #expect(answers[1].resolutions == [.success(.spoken(SpokenText("rake")))])
    #expect(answers[2].resolutions == [.notRequired])
    let outcome = try await provider.handle(
      IntentCall(id: "n", intent: "INCreateTaskListIntent", parameters: values))
    guard case .record(let list)? = outcome.response["createdTaskList"] else {
      Issue.record("The list is a record: \(outcome)")
      return
    }
    #expect(list.identifier == "7" && list.display.title == "Garden")
    #expect(list.fields["tasks"]?.elements.map(\.displayText) == ["rake"])
    #expect(list.fields["createdDateComponents"]?.displayText == "2026-03-18")
  }

  @Test("Setting an attribute: a value to confirm, a reason, and words that become a task")
  func attributes() async throws {
    let completed = IntentValue.enumeration(EnumerationValue(type: "INTaskStatus", case: "completed"))
    let asked = try await resolve("INSetTaskAttributeIntent", ["targetTask": .string("glue")])
    #expect(asked.last == ParameterResolution("status", [.confirmation(completed, reason: nil, dialog: nil)]))
    let past = try await resolve(
      "INSetTaskAttributeIntent",
      [
        "targetTask": .string("glue"), "status": completed,
        "temporalEventTrigger": .date(DateValue(year: 2020, month: 1, day: 1)),
      ])
    #expect(past.last?.resolutions == [.unsupported(reason: Resolution.Reason("timeInPast"))])
    let outcome = try await provider.handle(
      IntentCall(
        id: "a", intent: "INSetTaskAttributeIntent",
        parameters: ["targetTask": .string("glue"), "status": completed]))
    #expect(outcome.response["modifiedTask"]?.displayText == "glue")
  }

  @Test("Deleting tasks: a reason for one element, a refused confirmation, work in progress")
  func deleting() async throws {
    let answers = try await resolve(
      "INDeleteTasksIntent", ["tasks": .list([.string("glue"), .string("all")])], ["tasks"])
    #expect(answers[0].resolutions.count == 2)
    #expect(answers[0].resolutions[1] == .unsupported(reason: Resolution.Reason("noTasksFound")))
    let call = IntentCall(id: "d", intent: "INDeleteTasksIntent", parameters: ["tasks": .string("glue")])
    #expect(try await provider.confirm(call).status == .failure)
    #expect(try await provider.handle(call).status == .inProgress)
  }

  @Test("Appending to a note: words become content")
  func appending() async throws {
    let outcome = try await provider.handle(
      IntentCall(
        id: "p", intent: "INAppendToNoteIntent",
        parameters: ["targetNote": .string("Ideas"), "content": .string("a boat")]))
    guard case .record(let note)? = outcome.response["note"] else {
      Issue.record("The note is a record: \(outcome)")
      return
    }
    #expect(note.fields["contents"]?.elements.map(\.displayText) == ["a boat"])
  }

  private func fault(_ call: IntentCall) async -> WireFault? {
    do {
      _ = try await provider.handle(call)
      return nil
    } catch {
      return error as? WireFault
    }
  }

  @Test("Faults name what is wrong: no handler, the wrong handler, unknown names, wrong values")
  func faults() async {
    let none = await fault(IntentCall(id: "1", intent: "INCreateNoteIntent"))
    #expect(none?.code == .unknownName && none?.message.contains("returned nil") == true)
    let wrong = await fault(IntentCall(id: "2", intent: "INSnoozeTasksIntent"))
    #expect(wrong?.code == .unknownName && wrong?.message.contains("INSnoozeTasksIntentHandling") == true)
    let unknown = await fault(IntentCall(id: "3", intent: "INSendMessageIntent"))
    #expect(unknown?.code == .unknownName)
    let parameter = await fault(
      IntentCall(id: "4", intent: "INAddTasksIntent", parameters: ["color": .string("red")]))
    #expect(parameter?.code == .unknownName && parameter?.message.contains("taskTitles") == true)
    let value = await fault(
      IntentCall(id: "5", intent: "INAddTasksIntent", parameters: ["priority": .string("banana")]))
    #expect(value?.code == .invalidParameters && value?.message.contains("banana") == true)
  }

  @Test("Each call has a principal object of its own, through all of its steps")
  func principals() async throws {
    final class Counting: INExtension {
      var steps = 0
      override func handler(for intent: INIntent) -> Any {
        steps += 1
        return Counter(steps)
      }
    }
    final class Counter: NSObject, INCreateNoteIntentHandling {
      let step: Int
      init(_ step: Int) { self.step = step }
      func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        INCreateNoteIntentResponse(code: step == 2 ? .success : .failure, userActivity: nil)
      }
    }
    let provider = SiriKitProvider(principal: { Counting() }, supported: ["INCreateNoteIntent"])
    for id in ["one", "two"] {
      let call = IntentCall(id: id, intent: "INCreateNoteIntent")
      _ = try await provider.confirm(call)
      #expect(try await provider.handle(call).status == .success)
    }
  }
}
