// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Intents

class SearchHandler: ShelfHandler {
  var lastTitle: String?
}

extension SearchHandler: INSearchForNotebookItemsIntentHandling {
  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let title = intent.title else {
      completion(.needsValue())
      return
    }
    lastTitle = title.spokenPhrase
    let names = larder.shelves(matching: title.spokenPhrase).map { INSpeakableString(spokenPhrase: $0.name) }
    switch names.count {
    case 0: completion(.unsupported())
    case 1: completion(.success(with: names[0]))
    default: completion(.disambiguation(with: names))
    }
  }

  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) {
    if intent.itemType == .note {
      completion(.disambiguation(with: [INNotebookItemType.taskList, .task]))
    } else {
      completion(INNotebookItemTypeResolutionResult.success(with: INNotebookItemType.taskList))
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
    let response: INSearchForNotebookItemsIntentResponse
    if let title = intent.title?.spokenPhrase, let shelf = larder.shelf(named: title) {
      response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
      response.taskLists = [shelf.taskList]
      response.tasks = shelf.things
        .filter { thing in
          switch intent.status {
          case .completed: return thing.isUsedUp
          case .notCompleted: return !thing.isUsedUp
          default: return true
          }
        }
        .map { $0.task }
      response.sortType = INSortType.asIs
    } else {
      let activity = NSUserActivity(activityType: String(describing: INSearchForNotebookItemsIntent.self))
      activity.addUserInfoEntries(from: ["query": intent.title?.spokenPhrase ?? "", "isExact": false])
      response = INSearchForNotebookItemsIntentResponse(
        code: .failureRequiringAppLaunch, userActivity: activity)
    }
    completion(response)
  }
}

class DeleteTasksHandler: ShelfHandler, INDeleteTasksIntentHandling {
  private let queue: DispatchQueue

  init(larder: Larder, queue: DispatchQueue) {
    self.queue = queue
    super.init(larder: larder)
  }

  func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
  ) {
    guard let title = intent.taskList?.title else { return completion(.notRequired()) }
    guard let shelf = larder.shelf(named: title.spokenPhrase) else {
      return completion(.unsupported(forReason: .noTaskListFound))
    }
    completion(.success(with: shelf.taskList))
  }

  func resolveTasks(
    for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
  ) {
    queue.async { [weak self] in
      guard let self = self, let tasks = intent.tasks, !tasks.isEmpty else {
        completion([INDeleteTasksTaskResolutionResult.needsValue()])
        return
      }
      completion(
        tasks.map { task in
          let found = self.larder.things(named: task.title.spokenPhrase)
          if found.isEmpty { return .unsupported(forReason: .noTasksFound) }
          if found.count > 1 { return .disambiguation(with: found.map { $0.task }) }
          return INDeleteTasksTaskResolutionResult(
            taskResolutionResult: INTaskResolutionResult.success(with: found[0].task))
        })
    }
  }

  func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
    completion(.init(code: intent.all == true ? .failure : .ready, userActivity: nil))
  }

  func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
    queue.async {
      var deleted: [INTask] = []
      for task in intent.tasks ?? [] {
        guard let identifier = task.identifier,
          let (shelf, index) = self.larder.thing(identifier: identifier)
        else { continue }
        deleted.append(shelf.things.remove(at: index).task)
      }
      let response = INDeleteTasksIntentResponse(
        code: deleted.isEmpty ? .failure : .success, userActivity: nil)
      response.deletedTasks = deleted
      completion(response)
    }
  }
}

class SnoozeHandler: NSObject, INSnoozeTasksIntentHandling {
  var larder: Larder!

  func resolveTasks(
    for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
  ) {
    guard let tasks = intent.tasks else { return completion([.unsupported(forReason: .noTasksFound)]) }
    completion(tasks.map { .success(with: $0) })
  }

  func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
    let response = INSnoozeTasksIntentResponse(code: .inProgress, userActivity: nil)
    response.snoozedTasks = intent.tasks
    completion(response)
  }
}
