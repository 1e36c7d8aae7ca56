import Foundation
import Intents

// Handlers as an app writes them: plain `import Intents`, nothing of the assistant.

/// The lists of the tests.
private let shelves = ["Grocery Store", "Hardware Store", "Books"]

class ShelfIntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSearchForNotebookItemsIntent: return SearchHandler()
    case is INAddTasksIntent: return AddHandler()
    case is INCreateNoteIntent: return nil
    case is INSnoozeTasksIntent: return NSObject()
    default: return self
    }
  }
}

class ShelfHandler: NSObject {
  func matches(_ name: INSpeakableString) -> [INSpeakableString] {
    let wanted = name.spokenPhrase.lowercased()
    if let exact = shelves.first(where: { $0.lowercased() == wanted }) {
      return [INSpeakableString(spokenPhrase: exact)]
    }
    return shelves.filter { $0.lowercased().contains(wanted) }.map { INSpeakableString(spokenPhrase: $0) }
  }
}

class SearchHandler: ShelfHandler, INSearchForNotebookItemsIntentHandling {
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) {
    completion(.success(with: .taskList))
  }

  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let title = intent.title else {
      completion(.needsValue())
      return
    }
    let found = matches(title)
    switch found.count {
    case 0: completion(.unsupported())
    case 1:
      if found[0].spokenPhrase.lowercased() == title.spokenPhrase.lowercased() {
        completion(.success(with: found[0]))
      } else {
        completion(.confirmationRequired(with: found[0]))
      }
    default: completion(.disambiguation(with: found))
    }
  }

  func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    completion(INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil))
  }

  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    guard let title = intent.title, let list = shelves.first(where: { $0 == title.spokenPhrase }) else {
      completion(INSearchForNotebookItemsIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.tasks = ["nails", "glue"].map {
      INTask(
        title: INSpeakableString(spokenPhrase: $0),
        status: $0 == "glue" ? INTaskStatus.completed : INTaskStatus.notCompleted,
        taskType: INTaskType.notCompletable,
        spatialEventTrigger: nil,
        temporalEventTrigger: nil,
        createdDateComponents: nil,
        modifiedDateComponents: nil,
        identifier: "\(list)\t\($0)")
    }
    completion(response)
  }
}

class AddHandler: ShelfHandler, INAddTasksIntentHandling {
  // The earlier form: the result type without reasons.
  func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void
  ) {
    guard let title = intent.targetTaskList?.title else {
      completion(.needsValue())
      return
    }
    let lists = matches(title).map {
      INTaskList(
        title: $0, tasks: [], groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil,
        identifier: nil)
    }
    switch lists.count {
    case 0: completion(.unsupported())
    case 1:
      if lists[0].title.spokenPhrase.lowercased() == title.spokenPhrase.lowercased() {
        completion(.success(with: lists[0]))
      } else {
        completion(.confirmationRequired(with: lists[0]))
      }
    default: completion(.disambiguation(with: lists))
    }
  }

  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
    return titles.map { $0.spokenPhrase == "lead" ? .unsupported() : .success(with: $0) }
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    guard let list = intent.targetTaskList, let titles = intent.taskTitles else {
      let activity = NSUserActivity(activityType: "org.example.shelf.add")
      activity.title = "Add something"
      activity.userInfo = ["count": 0, "secret": NSObject()]
      completion(INAddTasksIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
      return
    }
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.modifiedTaskList = list
    response.addedTasks = titles.map {
      INTask(
        title: $0, status: .notCompleted, taskType: .notCompletable, spatialEventTrigger: nil,
        temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
    }
    completion(response)
  }
}

extension ShelfIntentHandler: INCreateTaskListIntentHandling, INSetTaskAttributeIntentHandling,
  INDeleteTasksIntentHandling, INAppendToNoteIntentHandling
{
  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
    let titles = intent.taskTitles ?? []
    response.createdTaskList = INTaskList(
      title: intent.title ?? INSpeakableString(spokenPhrase: "?"),
      tasks: titles.map {
        INTask(
          title: $0, status: .notCompleted, taskType: .completable, spatialEventTrigger: nil,
          temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
          identifier: nil, priority: .flagged)
      }, groupName: intent.groupName, createdDateComponents: DateComponents(year: 2026, month: 3, day: 18),
      modifiedDateComponents: nil, identifier: "7")
    return response
  }

  func resolveStatus(
    for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) {
    completion(
      intent.status == .unknown ? .confirmationRequired(with: .completed) : .success(with: intent.status))
  }

  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult {
    intent.temporalEventTrigger == nil ? .notRequired() : .unsupported(forReason: .timeInPast)
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = intent.targetTask
    return response
  }

  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
    (intent.tasks ?? []).map {
      $0.title.spokenPhrase == "all" ? .unsupported(forReason: .noTasksFound) : .success(with: $0)
    }
  }

  func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    INDeleteTasksIntentResponse(code: .failure, userActivity: nil)
  }

  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    let response = INDeleteTasksIntentResponse(code: .inProgress, userActivity: nil)
    response.deletedTasks = intent.tasks
    return response
  }

  func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
    let response = INAppendToNoteIntentResponse(code: .success, userActivity: nil)
    if let note = intent.targetNote, let content = intent.content {
      response.note = INNote(
        title: note.title, contents: note.contents + [content], groupName: note.groupName,
        createdDateComponents: nil, modifiedDateComponents: nil, identifier: note.identifier)
    }
    completion(response)
  }
}
