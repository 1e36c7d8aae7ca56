import Foundation
import Intents
import ListOMatKit

/// Puts the reminders of items off.
final class SnoozeItemsIntentHandler: ListIntentHandler, INSnoozeTasksIntentHandling {
  func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] {
    if intent.all == true { return [.notRequired()] }
    guard let tasks = intent.tasks, !tasks.isEmpty else { return [.needsValue()] }
    return tasks.map { wanted in
      if place(of: wanted) != nil { return .success(with: wanted) }
      let found = self.tasks(matching: wanted.title.spokenPhrase)
      switch found.count {
      case 0: return .unsupported(forReason: .noTasksFound)
      case 1: return .success(with: found[0])
      default: return .disambiguation(with: found)
      }
    }
  }

  func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent
  ) async -> INDateComponentsRangeResolutionResult {
    guard let time = intent.nextTriggerTime else { return .needsValue() }
    return .success(with: time)
  }

  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    let due = intent.nextTriggerTime?.startDateComponents.flatMap { Calendar.current.date(from: $0) }
    let places =
      intent.all == true
      ? lists().flatMap { list in
        list.items.filter { !$0.isDone && $0.due != nil }.map { (list.name, $0.name) }
      }
      : (intent.tasks ?? []).compactMap { place(of: $0) }.map { ($0.list, $0.item) }
    guard let due, !places.isEmpty,
      let snoozed = await change({ try $0.snooze(places.map { (list: $0.0, item: $0.1) }, until: due) })
    else { return INSnoozeTasksIntentResponse(code: .failure, userActivity: nil) }
    let response = INSnoozeTasksIntentResponse(code: .success, userActivity: nil)
    response.snoozedTasks = snoozed.map { task($0.item, in: $0.list) }
    return response
  }
}
