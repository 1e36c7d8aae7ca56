import Intents
import ListOMatKit

/// Adds items to a list.
final class AddItemsIntentHandler: ListIntentHandler, INAddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    let result = resolveList(intent.targetTaskList?.title)
    completion(INAddTasksTargetTaskListResolutionResult(taskListResolutionResult: result))
  }

  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
    resolveNewTitles(intent.taskTitles)
  }

  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    guard
      let name = intent.targetTaskList?.title.spokenPhrase,
      let titles = intent.taskTitles?.map(\.spokenPhrase), !titles.isEmpty,
      let list = await change({ store in
        try store.add(
          titles.map {
            Item(
              name: $0, due: due(intent.temporalEventTrigger),
              isFlagged: intent.priority == .flagged ? true : nil)
          }, to: name)
      })
    else { return INAddTasksIntentResponse(code: .failure, userActivity: nil) }
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.addedTasks = list.items.suffix(titles.count).map { task($0, in: list.name) }
    response.modifiedTaskList = taskList(list)
    return response
  }
}
