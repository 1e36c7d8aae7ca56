// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceListsAndNotes2: SurfacePart {
  static var keys: [String] {
    [
      "INSearchForNotebookItemsIntentResponse: code",
      "INSearchForNotebookItemsIntentResponse: notes",
      "INSearchForNotebookItemsIntentResponse: taskLists",
      "INSearchForNotebookItemsIntentResponse: tasks",
      "INSearchForNotebookItemsIntentResponse: sortType",
      "INSetTaskAttributeIntent",
      "INSetTaskAttributeIntent: targetTask",
      "INSetTaskAttributeIntent: taskTitle",
      "INSetTaskAttributeIntent: status",
      "INSetTaskAttributeIntent: priority",
      "INSetTaskAttributeIntent: spatialEventTrigger",
      "INSetTaskAttributeIntent: temporalEventTrigger",
      "INSetTaskAttributeIntent: init(targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?)",
      "INSetTaskAttributeIntent: init(targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?)",
      "INSetTaskAttributeIntentHandling",
      "INSetTaskAttributeIntentHandling: func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)",
      "INSetTaskAttributeIntentHandling: async func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)",
      "INSetTaskAttributeIntentHandling: func confirm(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)",
      "INSetTaskAttributeIntentHandling: async func confirm(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolveTaskTitle(for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolveTaskTitle(for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolveStatus(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolveStatus(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolvePriority(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolvePriority(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)",
      "INSetTaskAttributeIntentHandling: async func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)",
      "INSetTaskAttributeIntentResponse",
      "INSetTaskAttributeIntentResponse: init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetTaskAttributeIntentResponse: code",
      "INSetTaskAttributeIntentResponse: modifiedTask",
      "INSnoozeTasksIntent",
      "INSnoozeTasksIntent: tasks",
      "INSnoozeTasksIntent: nextTriggerTime",
      "INSnoozeTasksIntent: all",
      "INSnoozeTasksIntent: init(tasks: [INTask]?, nextTriggerTime: INDateComponentsRange?, all: NSNumber?)",
      "INSnoozeTasksIntent: init(tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Bool? = nil)",
      "INSnoozeTasksIntentHandling",
      "INSnoozeTasksIntentHandling: func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)",
      "INSnoozeTasksIntentHandling: async func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)",
      "INSnoozeTasksIntentHandling: func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)",
      "INSnoozeTasksIntentHandling: async func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)",
      "INSnoozeTasksIntentHandling: func resolveTasks(for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void)",
      "INSnoozeTasksIntentHandling: async func resolveTasks(for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void)",
      "INSnoozeTasksIntentHandling: func resolveNextTriggerTime(for intent: INSnoozeTasksIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSnoozeTasksIntentHandling: async func resolveNextTriggerTime(for intent: INSnoozeTasksIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSnoozeTasksIntentResponse",
      "INSnoozeTasksIntentResponse: init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?)",
      "INSnoozeTasksIntentResponse: code",
      "INSnoozeTasksIntentResponse: snoozedTasks",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: KeyPath<INSearchForNotebookItemsIntentResponse, INSearchForNotebookItemsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchForNotebookItemsIntentResponse, [INNote]?> = \.notes
    let _: ReferenceWritableKeyPath<INSearchForNotebookItemsIntentResponse, [INTaskList]?> = \.taskLists
    let _: ReferenceWritableKeyPath<INSearchForNotebookItemsIntentResponse, [INTask]?> = \.tasks
    let _: ReferenceWritableKeyPath<INSearchForNotebookItemsIntentResponse, INSortType> = \.sortType
    let _: INIntent.Type = INSetTaskAttributeIntent.self
    let _: KeyPath<INSetTaskAttributeIntent, INTask?> = \.targetTask
    let _: KeyPath<INSetTaskAttributeIntent, INSpeakableString?> = \.taskTitle
    let _: KeyPath<INSetTaskAttributeIntent, INTaskStatus> = \.status
    let _: KeyPath<INSetTaskAttributeIntent, INTaskPriority> = \.priority
    let _: KeyPath<INSetTaskAttributeIntent, INSpatialEventTrigger?> = \.spatialEventTrigger
    let _: KeyPath<INSetTaskAttributeIntent, INTemporalEventTrigger?> = \.temporalEventTrigger
    let _: (INTask?, INSpeakableString?, INTaskStatus, INTaskPriority, INSpatialEventTrigger?, INTemporalEventTrigger?) -> INSetTaskAttributeIntent = INSetTaskAttributeIntent.init(targetTask:taskTitle:status:priority:spatialEventTrigger:temporalEventTrigger:)
    let _: (INTask?, INTaskStatus, INSpatialEventTrigger?, INTemporalEventTrigger?) -> INSetTaskAttributeIntent = INSetTaskAttributeIntent.init(targetTask:status:spatialEventTrigger:temporalEventTrigger:)
    let _ = (any INSetTaskAttributeIntentHandling).self
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INTaskResolutionResult) -> Void) -> Void in x.resolveTargetTask(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INTaskResolutionResult in await x.resolveTargetTask(for: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveTaskTitle(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult in await x.resolveTaskTitle(for: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) -> Void in x.resolveStatus(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult in await x.resolveStatus(for: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) -> Void in x.resolvePriority(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult in await x.resolvePriority(for: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) -> Void in x.resolveSpatialEventTrigger(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult in await x.resolveSpatialEventTrigger(for: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) -> Void in x.resolveTemporalEventTrigger(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INTemporalEventTriggerResolutionResult in await x.resolveTemporalEventTrigger(for: a) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent, b: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) -> Void in x.resolveTemporalEventTrigger(for: a, with: b) }
    _ = { (x: any INSetTaskAttributeIntentHandling, a: INSetTaskAttributeIntent) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult in await x.resolveTemporalEventTrigger(for: a) }
    let _: INIntentResponse.Type = INSetTaskAttributeIntentResponse.self
    let _: (INSetTaskAttributeIntentResponseCode, NSUserActivity?) -> INSetTaskAttributeIntentResponse = INSetTaskAttributeIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetTaskAttributeIntentResponse, INSetTaskAttributeIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSetTaskAttributeIntentResponse, INTask?> = \.modifiedTask
    let _: INIntent.Type = INSnoozeTasksIntent.self
    let _: KeyPath<INSnoozeTasksIntent, [INTask]?> = \.tasks
    let _: KeyPath<INSnoozeTasksIntent, INDateComponentsRange?> = \.nextTriggerTime
    let _: KeyPath<INSnoozeTasksIntent, Bool?> = \.all
    let _: ([INTask]?, INDateComponentsRange?, NSNumber?) -> INSnoozeTasksIntent = INSnoozeTasksIntent.init(tasks:nextTriggerTime:all:)
    let _: ([INTask]?, INDateComponentsRange?, Bool?) -> INSnoozeTasksIntent = INSnoozeTasksIntent.init(tasks:nextTriggerTime:all:)
    let _ = (any INSnoozeTasksIntentHandling).self
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent, b: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent, b: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent, b: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) -> Void in x.resolveTasks(for: a, with: b) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] in await x.resolveTasks(for: a) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveNextTriggerTime(for: a, with: b) }
    _ = { (x: any INSnoozeTasksIntentHandling, a: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveNextTriggerTime(for: a) }
    let _: INIntentResponse.Type = INSnoozeTasksIntentResponse.self
    let _: (INSnoozeTasksIntentResponseCode, NSUserActivity?) -> INSnoozeTasksIntentResponse = INSnoozeTasksIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSnoozeTasksIntentResponse, INSnoozeTasksIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSnoozeTasksIntentResponse, [INTask]?> = \.snoozedTasks
  }
}
