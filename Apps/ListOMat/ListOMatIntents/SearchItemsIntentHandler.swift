import Foundation
import Intents
import ListOMatKit

/// Shows a list, finds tasks, and finds notes.
final class SearchItemsIntentHandler: ListIntentHandler, INSearchForNotebookItemsIntentHandling {
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) {
    // What is not clearly a note or a task is a list.
    switch intent.itemType {
    case .note, .task: completion(.success(with: intent.itemType))
    default: completion(.success(with: .taskList))
    }
  }

  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let title = intent.title else {
      completion(intent.itemType == .taskList || intent.itemType == .unknown ? .needsValue() : .notRequired())
      return
    }
    if intent.itemType == .note {
      completion(.success(with: title))
      return
    }
    switch match(title.spokenPhrase) {
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
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.sortType = .asIs
    switch intent.itemType {
    case .note: response.notes = notes().filter { fits($0, intent) }.map(note)
    case .task: response.tasks = tasks(for: intent)
    default:
      guard let title = intent.title?.spokenPhrase, let list = lists().first(where: { $0.isNamed(title) })
      else {
        completion(INSearchForNotebookItemsIntentResponse(code: .failure, userActivity: nil))
        return
      }
      let shown = list.items.filter { fits($0, intent) }
      response.taskLists = [taskList(List(name: list.name, items: shown))]
    }
    completion(response)
  }

  private func tasks(for intent: INSearchForNotebookItemsIntent) -> [INTask] {
    let wanted = lists().filter { list in intent.title.map { list.isNamed($0.spokenPhrase) } ?? true }
    return wanted.flatMap { list in
      list.items.filter { fits($0, intent) }.map { task($0, in: list.name) }
    }
  }

  private func fits(_ item: Item, _ intent: INSearchForNotebookItemsIntent) -> Bool {
    if let words = intent.content, !item.name.holds(words) { return false }
    if intent.dateSearchType == .byDueDate, let range = intent.dateTime {
      guard let due = item.due, range.holds(due) else { return false }
    }
    switch intent.status {
    case .completed: return item.isDone
    case .notCompleted: return !item.isDone
    default: return true
    }
  }

  private func fits(_ note: Note, _ intent: INSearchForNotebookItemsIntent) -> Bool {
    if let words = intent.content, !note.mentions(words) { return false }
    if let title = intent.title, !note.mentions(title.spokenPhrase) { return false }
    guard let range = intent.dateTime else { return true }
    return range.holds(intent.dateSearchType == .byModifiedDate ? note.changed : note.created)
  }
}

extension INDateComponentsRange {
  /// Whether a moment lies in the range; a last day counts to its end.
  fileprivate func holds(_ moment: Date) -> Bool {
    let calendar = Calendar.current
    if let start = startDateComponents.flatMap(calendar.date(from:)), moment < start { return false }
    guard let last = endDateComponents, let end = calendar.date(from: last) else { return true }
    guard last.hour == nil, let next = calendar.date(byAdding: .day, value: 1, to: end) else {
      return moment <= end
    }
    return moment < next
  }
}
