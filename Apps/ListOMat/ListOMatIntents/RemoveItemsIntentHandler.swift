import Intents
import ListOMatKit

/// Takes items off a list.
final class RemoveItemsIntentHandler: ListIntentHandler, INDeleteTasksIntentHandling {
  func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult {
    // Without a list the items are looked for on all of them.
    guard let title = intent.taskList?.title else {
      return intent.all == true ? .needsValue() : .notRequired()
    }
    return INDeleteTasksTaskListResolutionResult(taskListResolutionResult: resolveList(title))
  }

  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
    if intent.all == true { return [.notRequired()] }
    guard let tasks = intent.tasks, !tasks.isEmpty else { return [.needsValue()] }
    return tasks.map { wanted in
      if place(of: wanted) != nil { return .success(with: wanted) }
      let found = self.tasks(
        matching: wanted.title.spokenPhrase, in: intent.taskList?.title.spokenPhrase)
      switch found.count {
      case 0: return .unsupported(forReason: .noTasksFound)
      case 1: return .success(with: found[0])
      default: return .disambiguation(with: found)
      }
    }
  }

  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    let wanted: [INTask]
    if intent.all == true, let name = intent.taskList?.title.spokenPhrase {
      wanted = taskList(name).tasks
    } else {
      wanted = intent.tasks ?? []
    }
    let places = wanted.compactMap(place(of:))
    let deleted = await change { store in
      try store.remove(places).map { task($0.item, in: $0.list) }
    }
    guard let deleted else { return INDeleteTasksIntentResponse(code: .failure, userActivity: nil) }
    let response = INDeleteTasksIntentResponse(code: .success, userActivity: nil)
    response.deletedTasks = deleted
    return response
  }
}
