import Intents
import ListOMatKit

/// Checks an item off, or opens it again.
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
    intent.status == .unknown ? .needsValue() : .success(with: intent.status)
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    guard
      let place = intent.targetTask.flatMap(place(of:)),
      let item = change({
        try $0.setDone(intent.status == .completed, item: place.item, in: place.list)
      })
    else { return INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil) }
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = task(item, in: place.list)
    return response
  }
}
