import Foundation
import Intents
import ListOMatKit

/// What all handlers of the extension share.
class ListIntentHandler: NSObject {
  /// The lists as they are now; empty when they cannot be read.
  func lists() -> [List] {
    (try? ListStore().lists()) ?? []
  }

  /// The notes as they are now; empty when they cannot be read.
  func notes() -> [Note] {
    (try? ListStore().notes()) ?? []
  }

  /// Changes the lists, and tells the system their names and what they hold.
  ///
  /// - Returns: What the change returns, or `nil` when it failed and nothing was saved.
  func change<Result>(_ change: (ListStore) throws -> Result) async -> Result? {
    guard let store = try? ListStore(), let result = try? change(store) else { return nil }
    ListVocabulary.publish(lists())
    await ListSearch.update()
    return result
  }

  /// Settles which list is meant.
  func resolveList(_ words: INSpeakableString?) -> INTaskListResolutionResult {
    guard let words = words?.spokenPhrase, !words.isEmpty else { return .needsValue() }
    switch match(words) {
    case .exact(let name): return .success(with: taskList(name))
    case .likely(let name): return .confirmationRequired(with: taskList(name))
    case .several(let names): return .disambiguation(with: names.map(taskList))
    case .none: return .unsupported()
    }
  }

  /// The lists that words may mean, also in another form: “the reading list” is “Books to Read”.
  func match(_ words: String) -> ListMatch {
    let match = lists().match(words)
    guard match == .none else { return match }
    let forms = DictionaryForms(words)
    let found = lists().map(\.name).filter { forms.areAll(in: DictionaryForms($0)) }
    return found.isEmpty ? .none : found.count == 1 ? .likely(found[0]) : .several(found)
  }

  /// Settles what new items are called.
  func resolveNewTitles(_ titles: [INSpeakableString]?) -> [INSpeakableStringResolutionResult] {
    guard let titles, !titles.isEmpty else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  func taskList(_ name: String) -> INTaskList {
    let list = lists().first { $0.isNamed(name) } ?? List(name: name)
    return taskList(list)
  }

  func taskList(_ list: List) -> INTaskList {
    INTaskList(
      title: INSpeakableString(spokenPhrase: list.name), tasks: list.items.map { task($0, in: list.name) },
      groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: list.name)
  }

  func task(_ item: Item, in list: String) -> INTask {
    INTask(
      title: INSpeakableString(spokenPhrase: item.name), status: item.isDone ? .completed : .notCompleted,
      taskType: .completable, spatialEventTrigger: nil, temporalEventTrigger: item.due.map(trigger),
      createdDateComponents: nil, modifiedDateComponents: nil, identifier: "\(list)\t\(item.name)",
      priority: item.isFlagged == true ? .flagged : .notFlagged)
  }

  private func trigger(at due: Date) -> INTemporalEventTrigger {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: due)
    return INTemporalEventTrigger(
      dateComponentsRange: INDateComponentsRange(start: parts, end: nil))
  }

  /// When a trigger fires first.
  func due(_ trigger: INTemporalEventTrigger?) -> Date? {
    trigger?.dateComponentsRange.startDateComponents.flatMap { Calendar.current.date(from: $0) }
  }

  func note(_ note: Note) -> INNote {
    INNote(
      title: INSpeakableString(spokenPhrase: note.title), contents: [INTextNoteContent(text: note.text)],
      groupName: nil, createdDateComponents: components(note.created),
      modifiedDateComponents: components(note.changed), identifier: note.title)
  }

  private func components(_ moment: Date) -> DateComponents {
    Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
  }

  /// The list and the item that a task of ours stands for.
  func place(of task: INTask) -> (list: String, item: String)? {
    let parts = (task.identifier ?? "").split(separator: "\t", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// The items of all lists, or of one, that words mean: those called so, else those that hold the words, else those
  /// that hold them in another form (“watering the plants”).
  func tasks(matching words: String, in list: String? = nil) -> [INTask] {
    let wanted = words.lowercased()
    let candidates = lists().filter { list == nil || $0.isNamed(list ?? "") }
      .flatMap { list in list.items.map { (list: list.name, item: $0) } }
    let exact = candidates.filter { $0.item.name.lowercased() == wanted }
    var found = exact.isEmpty ? candidates.filter { $0.item.name.holds(wanted) } : exact
    if found.isEmpty {
      let forms = DictionaryForms(words)
      found = candidates.filter { forms.areAll(in: DictionaryForms($0.item.name)) }
    }
    return found.map { task($0.item, in: $0.list) }
  }
}
