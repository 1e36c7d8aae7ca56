import Intents
import ListOMatKit

/// Shows a list.
final class SearchItemsIntentHandler: ListIntentHandler, INSearchForNotebookItemsIntentHandling {
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) {
    // Whatever the person calls it, a list is the only kind of thing that this app can show.
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
    switch lists().match(title.spokenPhrase) {
    case .exact(let name): completion(.success(with: INSpeakableString(spokenPhrase: name)))
    case .likely(let name): completion(.confirmationRequired(with: INSpeakableString(spokenPhrase: name)))
    case .several(let names):
      completion(.disambiguation(with: names.map { INSpeakableString(spokenPhrase: $0) }))
    case .none: completion(.unsupported())
    }
  }

  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    guard let title = intent.title?.spokenPhrase, let list = lists().first(where: { $0.isNamed(title) })
    else {
      completion(INSearchForNotebookItemsIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let shown = list.items.filter { item in
      switch intent.status {
      case .completed: item.isDone
      case .notCompleted: !item.isDone
      default: true
      }
    }
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.taskLists = [taskList(List(name: list.name, items: shown))]
    response.sortType = .asIs
    completion(response)
  }
}
