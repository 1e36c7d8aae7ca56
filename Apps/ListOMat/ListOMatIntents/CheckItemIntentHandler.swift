import Intents
import ListOMatKit

/// Checks an item off or opens it again, marks it as important, and sets its reminder.
final class CheckItemIntentHandler: ListIntentHandler, INSetTaskAttributeIntentHandling {
  func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
    guard let words = (intent.targetTask?.title ?? intent.taskTitle)?.spokenPhrase, !words.isEmpty else {
      return .needsValue()
    }
    if let task = intent.targetTask, place(of: task) != nil { return .success(with: task) }
    let found = tasks(matching: words)
    switch found.count {
    case 0: return .unsupported()
    case 1:
      let isExact = found[0].title.spokenPhrase.lowercased() == words.lowercased()
      return isExact ? .success(with: found[0]) : .confirmationRequired(with: found[0])
    default: return .disambiguation(with: found)
    }
  }

  func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult {
    if intent.status != .unknown { return .success(with: intent.status) }
    let changesAnythingElse = intent.priority != .unknown || intent.temporalEventTrigger != nil
    return changesAnythingElse ? .notRequired() : .needsValue()
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    guard
      let place = intent.targetTask.flatMap(place(of:)),
      let item = await change({
        try $0.change(place.item, in: place.list) { item in
          if intent.status != .unknown { item.isDone = intent.status == .completed }
          if intent.priority != .unknown { item.isFlagged = intent.priority == .flagged }
          if let due = due(intent.temporalEventTrigger) { item.due = due }
        }
      })
    else { return INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil) }
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = task(item, in: place.list)
    return response
  }
}
