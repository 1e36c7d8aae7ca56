// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceListsAndNotes: SurfacePart {
  static var keys: [String] {
    [
      "INAddTasksIntent",
      "INAddTasksIntent: targetTaskList",
      "INAddTasksIntent: taskTitles",
      "INAddTasksIntent: spatialEventTrigger",
      "INAddTasksIntent: temporalEventTrigger",
      "INAddTasksIntent: priority",
      "INAddTasksIntent: init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority)",
      "INAddTasksIntent: init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?)",
      "INAddTasksIntentHandling",
      "INAddTasksIntentHandling: func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)",
      "INAddTasksIntentHandling: async func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)",
      "INAddTasksIntentHandling: func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)",
      "INAddTasksIntentHandling: async func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)",
      "INAddTasksIntentHandling: func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void)",
      "INAddTasksIntentHandling: async func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void)",
      "INAddTasksIntentHandling: func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void)",
      "INAddTasksIntentHandling: async func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void)",
      "INAddTasksIntentHandling: func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)",
      "INAddTasksIntentHandling: async func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)",
      "INAddTasksIntentHandling: func resolveSpatialEventTrigger(for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)",
      "INAddTasksIntentHandling: async func resolveSpatialEventTrigger(for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)",
      "INAddTasksIntentHandling: func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)",
      "INAddTasksIntentHandling: async func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)",
      "INAddTasksIntentHandling: func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void)",
      "INAddTasksIntentHandling: async func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void)",
      "INAddTasksIntentHandling: func resolvePriority(for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)",
      "INAddTasksIntentHandling: async func resolvePriority(for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)",
      "INAddTasksIntentResponse",
      "INAddTasksIntentResponse: init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?)",
      "INAddTasksIntentResponse: code",
      "INAddTasksIntentResponse: modifiedTaskList",
      "INAddTasksIntentResponse: addedTasks",
      "INAppendToNoteIntent",
      "INAppendToNoteIntent: targetNote",
      "INAppendToNoteIntent: content",
      "INAppendToNoteIntent: init(targetNote: INNote?, content: INNoteContent?)",
      "INAppendToNoteIntentHandling",
      "INAppendToNoteIntentHandling: func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)",
      "INAppendToNoteIntentHandling: async func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)",
      "INAppendToNoteIntentHandling: func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)",
      "INAppendToNoteIntentHandling: async func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)",
      "INAppendToNoteIntentHandling: func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void)",
      "INAppendToNoteIntentHandling: async func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void)",
      "INAppendToNoteIntentHandling: func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)",
      "INAppendToNoteIntentHandling: async func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)",
      "INAppendToNoteIntentResponse",
      "INAppendToNoteIntentResponse: init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?)",
      "INAppendToNoteIntentResponse: code",
      "INAppendToNoteIntentResponse: note",
      "INCreateNoteIntent",
      "INCreateNoteIntent: title",
      "INCreateNoteIntent: content",
      "INCreateNoteIntent: groupName",
      "INCreateNoteIntent: init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?)",
      "INCreateNoteIntentHandling",
      "INCreateNoteIntentHandling: func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)",
      "INCreateNoteIntentHandling: async func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)",
      "INCreateNoteIntentHandling: func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)",
      "INCreateNoteIntentHandling: async func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)",
      "INCreateNoteIntentHandling: func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateNoteIntentHandling: async func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateNoteIntentHandling: func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)",
      "INCreateNoteIntentHandling: async func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)",
      "INCreateNoteIntentHandling: func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateNoteIntentHandling: async func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateNoteIntentResponse",
      "INCreateNoteIntentResponse: init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?)",
      "INCreateNoteIntentResponse: code",
      "INCreateNoteIntentResponse: createdNote",
      "INCreateTaskListIntent",
      "INCreateTaskListIntent: title",
      "INCreateTaskListIntent: taskTitles",
      "INCreateTaskListIntent: groupName",
      "INCreateTaskListIntent: init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?)",
      "INCreateTaskListIntentHandling",
      "INCreateTaskListIntentHandling: func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)",
      "INCreateTaskListIntentHandling: async func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)",
      "INCreateTaskListIntentHandling: func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)",
      "INCreateTaskListIntentHandling: async func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)",
      "INCreateTaskListIntentHandling: func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateTaskListIntentHandling: async func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateTaskListIntentHandling: func resolveTaskTitles(for intent: INCreateTaskListIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)",
      "INCreateTaskListIntentHandling: async func resolveTaskTitles(for intent: INCreateTaskListIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)",
      "INCreateTaskListIntentHandling: func resolveGroupName(for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateTaskListIntentHandling: async func resolveGroupName(for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCreateTaskListIntentResponse",
      "INCreateTaskListIntentResponse: init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?)",
      "INCreateTaskListIntentResponse: code",
      "INCreateTaskListIntentResponse: createdTaskList",
      "INDeleteTasksIntent",
      "INDeleteTasksIntent: taskList",
      "INDeleteTasksIntent: tasks",
      "INDeleteTasksIntent: all",
      "INDeleteTasksIntent: init(taskList: INTaskList?, tasks: [INTask]?, all: NSNumber?)",
      "INDeleteTasksIntent: init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Bool? = nil)",
      "INDeleteTasksIntentHandling",
      "INDeleteTasksIntentHandling: func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)",
      "INDeleteTasksIntentHandling: async func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)",
      "INDeleteTasksIntentHandling: func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)",
      "INDeleteTasksIntentHandling: async func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)",
      "INDeleteTasksIntentHandling: func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void)",
      "INDeleteTasksIntentHandling: async func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void)",
      "INDeleteTasksIntentHandling: func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void)",
      "INDeleteTasksIntentHandling: async func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void)",
      "INDeleteTasksIntentResponse",
      "INDeleteTasksIntentResponse: init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?)",
      "INDeleteTasksIntentResponse: code",
      "INDeleteTasksIntentResponse: deletedTasks",
      "INSearchForNotebookItemsIntent",
      "INSearchForNotebookItemsIntent: title",
      "INSearchForNotebookItemsIntent: content",
      "INSearchForNotebookItemsIntent: itemType",
      "INSearchForNotebookItemsIntent: status",
      "INSearchForNotebookItemsIntent: location",
      "INSearchForNotebookItemsIntent: locationSearchType",
      "INSearchForNotebookItemsIntent: dateTime",
      "INSearchForNotebookItemsIntent: dateSearchType",
      "INSearchForNotebookItemsIntent: temporalEventTriggerTypes",
      "INSearchForNotebookItemsIntent: taskPriority",
      "INSearchForNotebookItemsIntent: notebookItemIdentifier",
      "INSearchForNotebookItemsIntent: init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [], taskPriority: INTaskPriority, notebookItemIdentifier: String?)",
      "INSearchForNotebookItemsIntent: init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType)",
      "INSearchForNotebookItemsIntent: init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, notebookItemIdentifier: String?)",
      "INSearchForNotebookItemsIntentHandling",
      "INSearchForNotebookItemsIntentHandling: func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func confirm(intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func confirm(intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveTitle(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveTitle(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveContent(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveContent(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveItemType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveItemType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveStatus(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveStatus(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveLocation(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveLocation(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveDateTime(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveDateTime(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INDateSearchTypeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INDateSearchTypeResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentHandling: async func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)",
      "INSearchForNotebookItemsIntentResponse",
      "INSearchForNotebookItemsIntentResponse: init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?)",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INAddTasksIntent.self
    let _: KeyPath<INAddTasksIntent, INTaskList?> = \.targetTaskList
    let _: KeyPath<INAddTasksIntent, [INSpeakableString]?> = \.taskTitles
    let _: KeyPath<INAddTasksIntent, INSpatialEventTrigger?> = \.spatialEventTrigger
    let _: KeyPath<INAddTasksIntent, INTemporalEventTrigger?> = \.temporalEventTrigger
    let _: KeyPath<INAddTasksIntent, INTaskPriority> = \.priority
    let _: (INTaskList?, [INSpeakableString]?, INSpatialEventTrigger?, INTemporalEventTrigger?, INTaskPriority) -> INAddTasksIntent = INAddTasksIntent.init(targetTaskList:taskTitles:spatialEventTrigger:temporalEventTrigger:priority:)
    let _: (INTaskList?, [INSpeakableString]?, INSpatialEventTrigger?, INTemporalEventTrigger?) -> INAddTasksIntent = INAddTasksIntent.init(targetTaskList:taskTitles:spatialEventTrigger:temporalEventTrigger:)
    let _ = (any INAddTasksIntentHandling).self
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INAddTasksIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INAddTasksIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INAddTasksIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INAddTasksIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INTaskListResolutionResult) -> Void) -> Void in x.resolveTargetTaskList(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INTaskListResolutionResult in await x.resolveTargetTaskList(for: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) -> Void in x.resolveTargetTaskList(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult in await x.resolveTargetTaskList(for: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) -> Void in x.resolveTaskTitles(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] in await x.resolveTaskTitles(for: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) -> Void in x.resolveSpatialEventTrigger(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult in await x.resolveSpatialEventTrigger(for: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) -> Void in x.resolveTemporalEventTrigger(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INTemporalEventTriggerResolutionResult in await x.resolveTemporalEventTrigger(for: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) -> Void in x.resolveTemporalEventTrigger(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INAddTasksTemporalEventTriggerResolutionResult in await x.resolveTemporalEventTrigger(for: a) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent, b: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) -> Void in x.resolvePriority(for: a, with: b) }
    _ = { (x: any INAddTasksIntentHandling, a: INAddTasksIntent) async -> INTaskPriorityResolutionResult in await x.resolvePriority(for: a) }
    let _: INIntentResponse.Type = INAddTasksIntentResponse.self
    let _: (INAddTasksIntentResponseCode, NSUserActivity?) -> INAddTasksIntentResponse = INAddTasksIntentResponse.init(code:userActivity:)
    let _: KeyPath<INAddTasksIntentResponse, INAddTasksIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INAddTasksIntentResponse, INTaskList?> = \.modifiedTaskList
    let _: ReferenceWritableKeyPath<INAddTasksIntentResponse, [INTask]?> = \.addedTasks
    let _: INIntent.Type = INAppendToNoteIntent.self
    let _: KeyPath<INAppendToNoteIntent, INNote?> = \.targetNote
    let _: KeyPath<INAppendToNoteIntent, INNoteContent?> = \.content
    let _: (INNote?, INNoteContent?) -> INAppendToNoteIntent = INAppendToNoteIntent.init(targetNote:content:)
    let _ = (any INAppendToNoteIntentHandling).self
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent, b: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent, b: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent, b: @escaping @Sendable (INNoteResolutionResult) -> Void) -> Void in x.resolveTargetNote(for: a, with: b) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent) async -> INNoteResolutionResult in await x.resolveTargetNote(for: a) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent, b: @escaping @Sendable (INNoteContentResolutionResult) -> Void) -> Void in x.resolveContent(for: a, with: b) }
    _ = { (x: any INAppendToNoteIntentHandling, a: INAppendToNoteIntent) async -> INNoteContentResolutionResult in await x.resolveContent(for: a) }
    let _: INIntentResponse.Type = INAppendToNoteIntentResponse.self
    let _: (INAppendToNoteIntentResponseCode, NSUserActivity?) -> INAppendToNoteIntentResponse = INAppendToNoteIntentResponse.init(code:userActivity:)
    let _: KeyPath<INAppendToNoteIntentResponse, INAppendToNoteIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INAppendToNoteIntentResponse, INNote?> = \.note
    let _: INIntent.Type = INCreateNoteIntent.self
    let _: KeyPath<INCreateNoteIntent, INSpeakableString?> = \.title
    let _: KeyPath<INCreateNoteIntent, INNoteContent?> = \.content
    let _: KeyPath<INCreateNoteIntent, INSpeakableString?> = \.groupName
    let _: (INSpeakableString?, INNoteContent?, INSpeakableString?) -> INCreateNoteIntent = INCreateNoteIntent.init(title:content:groupName:)
    let _ = (any INCreateNoteIntentHandling).self
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent, b: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent) async -> INCreateNoteIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent, b: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent) async -> INCreateNoteIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveTitle(for: a, with: b) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent) async -> INSpeakableStringResolutionResult in await x.resolveTitle(for: a) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent, b: @escaping @Sendable (INNoteContentResolutionResult) -> Void) -> Void in x.resolveContent(for: a, with: b) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent) async -> INNoteContentResolutionResult in await x.resolveContent(for: a) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveGroupName(for: a, with: b) }
    _ = { (x: any INCreateNoteIntentHandling, a: INCreateNoteIntent) async -> INSpeakableStringResolutionResult in await x.resolveGroupName(for: a) }
    let _: INIntentResponse.Type = INCreateNoteIntentResponse.self
    let _: (INCreateNoteIntentResponseCode, NSUserActivity?) -> INCreateNoteIntentResponse = INCreateNoteIntentResponse.init(code:userActivity:)
    let _: KeyPath<INCreateNoteIntentResponse, INCreateNoteIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INCreateNoteIntentResponse, INNote?> = \.createdNote
    let _: INIntent.Type = INCreateTaskListIntent.self
    let _: KeyPath<INCreateTaskListIntent, INSpeakableString?> = \.title
    let _: KeyPath<INCreateTaskListIntent, [INSpeakableString]?> = \.taskTitles
    let _: KeyPath<INCreateTaskListIntent, INSpeakableString?> = \.groupName
    let _: (INSpeakableString?, [INSpeakableString]?, INSpeakableString?) -> INCreateTaskListIntent = INCreateTaskListIntent.init(title:taskTitles:groupName:)
    let _ = (any INCreateTaskListIntentHandling).self
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent, b: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent, b: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveTitle(for: a, with: b) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult in await x.resolveTitle(for: a) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent, b: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) -> Void in x.resolveTaskTitles(for: a, with: b) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] in await x.resolveTaskTitles(for: a) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveGroupName(for: a, with: b) }
    _ = { (x: any INCreateTaskListIntentHandling, a: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult in await x.resolveGroupName(for: a) }
    let _: INIntentResponse.Type = INCreateTaskListIntentResponse.self
    let _: (INCreateTaskListIntentResponseCode, NSUserActivity?) -> INCreateTaskListIntentResponse = INCreateTaskListIntentResponse.init(code:userActivity:)
    let _: KeyPath<INCreateTaskListIntentResponse, INCreateTaskListIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INCreateTaskListIntentResponse, INTaskList?> = \.createdTaskList
    let _: INIntent.Type = INDeleteTasksIntent.self
    let _: KeyPath<INDeleteTasksIntent, INTaskList?> = \.taskList
    let _: KeyPath<INDeleteTasksIntent, [INTask]?> = \.tasks
    let _: KeyPath<INDeleteTasksIntent, Bool?> = \.all
    let _: (INTaskList?, [INTask]?, NSNumber?) -> INDeleteTasksIntent = INDeleteTasksIntent.init(taskList:tasks:all:)
    let _: (INTaskList?, [INTask]?, Bool?) -> INDeleteTasksIntent = INDeleteTasksIntent.init(taskList:tasks:all:)
    let _ = (any INDeleteTasksIntentHandling).self
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent, b: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent, b: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent, b: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) -> Void in x.resolveTaskList(for: a, with: b) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult in await x.resolveTaskList(for: a) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent, b: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) -> Void in x.resolveTasks(for: a, with: b) }
    _ = { (x: any INDeleteTasksIntentHandling, a: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] in await x.resolveTasks(for: a) }
    let _: INIntentResponse.Type = INDeleteTasksIntentResponse.self
    let _: (INDeleteTasksIntentResponseCode, NSUserActivity?) -> INDeleteTasksIntentResponse = INDeleteTasksIntentResponse.init(code:userActivity:)
    let _: KeyPath<INDeleteTasksIntentResponse, INDeleteTasksIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INDeleteTasksIntentResponse, [INTask]?> = \.deletedTasks
    let _: INIntent.Type = INSearchForNotebookItemsIntent.self
    let _: KeyPath<INSearchForNotebookItemsIntent, INSpeakableString?> = \.title
    let _: KeyPath<INSearchForNotebookItemsIntent, String?> = \.content
    let _: KeyPath<INSearchForNotebookItemsIntent, INNotebookItemType> = \.itemType
    let _: KeyPath<INSearchForNotebookItemsIntent, INTaskStatus> = \.status
    let _: KeyPath<INSearchForNotebookItemsIntent, CLPlacemark?> = \.location
    let _: KeyPath<INSearchForNotebookItemsIntent, INLocationSearchType> = \.locationSearchType
    let _: KeyPath<INSearchForNotebookItemsIntent, INDateComponentsRange?> = \.dateTime
    let _: KeyPath<INSearchForNotebookItemsIntent, INDateSearchType> = \.dateSearchType
    let _: KeyPath<INSearchForNotebookItemsIntent, INTemporalEventTriggerTypeOptions> = \.temporalEventTriggerTypes
    let _: KeyPath<INSearchForNotebookItemsIntent, INTaskPriority> = \.taskPriority
    let _: KeyPath<INSearchForNotebookItemsIntent, String?> = \.notebookItemIdentifier
    let _: (INSpeakableString?, String?, INNotebookItemType, INTaskStatus, CLPlacemark?, INLocationSearchType, INDateComponentsRange?, INDateSearchType, INTemporalEventTriggerTypeOptions, INTaskPriority, String?) -> INSearchForNotebookItemsIntent = INSearchForNotebookItemsIntent.init(title:content:itemType:status:location:locationSearchType:dateTime:dateSearchType:temporalEventTriggerTypes:taskPriority:notebookItemIdentifier:)
    let _: (INSpeakableString?, String?, INNotebookItemType, INTaskStatus, CLPlacemark?, INLocationSearchType, INDateComponentsRange?, INDateSearchType) -> INSearchForNotebookItemsIntent = INSearchForNotebookItemsIntent.init(title:content:itemType:status:location:locationSearchType:dateTime:dateSearchType:)
    let _: (INSpeakableString?, String?, INNotebookItemType, INTaskStatus, CLPlacemark?, INLocationSearchType, INDateComponentsRange?, INDateSearchType, String?) -> INSearchForNotebookItemsIntent = INSearchForNotebookItemsIntent.init(title:content:itemType:status:location:locationSearchType:dateTime:dateSearchType:notebookItemIdentifier:)
    let _ = (any INSearchForNotebookItemsIntentHandling).self
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveTitle(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult in await x.resolveTitle(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveContent(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INStringResolutionResult in await x.resolveContent(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) -> Void in x.resolveItemType(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult in await x.resolveItemType(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) -> Void in x.resolveStatus(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult in await x.resolveStatus(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolveLocation(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult in await x.resolveLocation(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) -> Void in x.resolveLocationSearchType(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INLocationSearchTypeResolutionResult in await x.resolveLocationSearchType(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDateTime(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDateTime(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) -> Void in x.resolveDateSearchType(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult in await x.resolveDateSearchType(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) -> Void in x.resolveTemporalEventTriggerTypes(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INTemporalEventTriggerTypeOptionsResolutionResult in await x.resolveTemporalEventTriggerTypes(for: a) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent, b: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) -> Void in x.resolveTaskPriority(for: a, with: b) }
    _ = { (x: any INSearchForNotebookItemsIntentHandling, a: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult in await x.resolveTaskPriority(for: a) }
    let _: INIntentResponse.Type = INSearchForNotebookItemsIntentResponse.self
    let _: (INSearchForNotebookItemsIntentResponseCode, NSUserActivity?) -> INSearchForNotebookItemsIntentResponse = INSearchForNotebookItemsIntentResponse.init(code:userActivity:)
  }
}
