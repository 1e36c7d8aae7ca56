import Intents
import ListOMatKit

/// Makes a new list, with its first items if the person named any.
final class CreateListIntentHandler: ListIntentHandler, INCreateTaskListIntentHandling {
  func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title, !title.spokenPhrase.isEmpty else { return .needsValue() }
    // A second list of the same name could never be told from the first.
    return lists().contains { $0.isNamed(title.spokenPhrase) } ? .unsupported() : .success(with: title)
  }

  func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.notRequired()] }
    return titles.map { .success(with: $0) }
  }

  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    guard
      let title = intent.title?.spokenPhrase,
      let list = await change({ try $0.create(title, items: (intent.taskTitles ?? []).map(\.spokenPhrase)) })
    else { return INCreateTaskListIntentResponse(code: .failure, userActivity: nil) }
    let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
    response.createdTaskList = taskList(list)
    return response
  }
}
