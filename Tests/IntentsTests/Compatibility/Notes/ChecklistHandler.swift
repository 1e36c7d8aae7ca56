import Foundation
import Intents

/// Checklists live on the main actor, with the app's windows.
@MainActor
final class Checklists {
  static let shared = Checklists()
  var items: [String: [String]] = [:]
  var done: Set<String> = []

  func add(_ titles: [String], to list: String) -> [String] {
    items[list, default: []] += titles
    return items[list] ?? []
  }
}

final class ChecklistHandler: NSObject, INAddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTargetTaskListResolutionResult {
    guard let list = intent.targetTaskList else { return .needsValue() }
    let name = list.title.spokenPhrase
    let isKnown = await MainActor.run { Checklists.shared.items[name] != nil }
    return isKnown ? .success(with: list) : .confirmationRequired(with: list, forReason: .listShouldBeCreated)
  }

  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTemporalEventTriggerResolutionResult {
    guard let range = intent.temporalEventTrigger?.dateComponentsRange else { return .notRequired() }
    if range.recurrenceRule?.frequency == .minute { return .unsupported(forReason: .invalidRecurrence) }
    return .success(with: INTemporalEventTrigger(dateComponentsRange: range))
  }

  func handle(
    intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
  ) {
    let titles = (intent.taskTitles ?? []).map(\.spokenPhrase)
    let list = intent.targetTaskList?.title.spokenPhrase ?? "Inbox"
    DispatchQueue.main.async {
      let all = Checklists.shared.add(titles, to: list)
      let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
      response.addedTasks = all.suffix(titles.count).map(INTask.init(named:))
      completion(response)
    }
  }
}

/// Ticks tasks off; belongs to the main actor as a whole, as view models do.
@MainActor
final class TickHandler: NSObject, INSetTaskAttributeIntentHandling {
  nonisolated override init() {
    super.init()
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    guard let title = intent.targetTask?.title.spokenPhrase else {
      return INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil)
    }
    Checklists.shared.done.insert(title)
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = INTask(named: title, status: .completed)
    return response
  }
}

extension INTask {
  convenience init(named title: String) {
    self.init(named: title, status: .notCompleted)
  }

  convenience init(named title: String, status: INTaskStatus) {
    self.init(
      title: INSpeakableString(spokenPhrase: title), status: status, taskType: .completable,
      spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil,
      modifiedDateComponents: nil, identifier: nil, priority: .unknown)
  }
}
