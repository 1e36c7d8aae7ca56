import FerryKit
import Intents

class AddTasksHandler: NSObject, INAddTasksIntentHandling {
  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    let titles = intent.taskTitles?.map(\.spokenPhrase) ?? []
    let tasks = titles.map { TaskStore.shared.add($0) }
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.addedTasks = tasks.map { task in
      INTask(
        title: INSpeakableString(spokenPhrase: task.title), status: .notCompleted, taskType: .completable,
        spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil,
        modifiedDateComponents: nil, identifier: task.id)
    }
    completion(response)
  }
}
