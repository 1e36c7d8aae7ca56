// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation

struct TodoQuery: EntityQuery, EntityStringQuery, EntityPropertyQuery {
  typealias Entity = TodoEntity

  static var findIntentDescription: IntentDescription? {
    IntentDescription(
      "Finds to-dos.", categoryName: "To-dos", searchKeywords: ["task", "reminder"],
      resultValueName: "To-dos")
  }

  static let properties = QueryProperties {
    Property(\TodoEntity.$title) {
      EqualToComparator { title in #Predicate<TodoItem> { $0.title == title } }
      ContainsComparator { title in #Predicate<TodoItem> { $0.title.contains(title) } }
      NotEqualToComparator { title in #Predicate<TodoItem> { $0.title != title } }
      HasPrefixComparator { title in #Predicate<TodoItem> { $0.title.starts(with: title) } }
    }
    Property(\TodoEntity.$due) {
      LessThanComparator { date in
        #Predicate<TodoItem> { item in item.due.flatMap { $0 < date } ?? false }
      }
      GreaterThanComparator { date in
        #Predicate<TodoItem> { item in item.due.flatMap { $0 > date } ?? false }
      }
      IsBetweenComparator { low, high in
        #Predicate<TodoItem> { item in item.due.flatMap { $0 >= low && $0 <= high } ?? false }
      }
    }
    Property(\TodoEntity.$priority) {
      EqualToComparator { value in
        let raw = value.rawValue
        return #Predicate<TodoItem> { item in item.priority.rawValue == raw }
      }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\TodoEntity.$title)
    SortableBy(\TodoEntity.$due)
  }

  @MainActor
  func entities(for identifiers: [TodoEntity.ID]) async throws -> [TodoEntity] {
    TodoStore.shared.items(for: identifiers).map(TodoEntity.init)
  }

  @MainActor
  func entities(matching string: String) async throws -> [TodoEntity] {
    TodoStore.shared.items.filter { $0.title.localizedCaseInsensitiveContains(string) }.map(
      TodoEntity.init)
  }

  @MainActor
  func suggestedEntities() async throws -> [TodoEntity] {
    TodoStore.shared.items.prefix(5).map { TodoEntity($0) }
  }

  @MainActor
  func entities(
    matching comparators: [Predicate<TodoItem>], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<TodoEntity>], limit: Int?
  ) async throws -> [TodoEntity] {
    var items = try TodoStore.shared.items.filter { item in
      switch mode {
      case .and: try comparators.allSatisfy { try $0.evaluate(item) }
      case .or: try comparators.contains { try $0.evaluate(item) }
      @unknown default: true
      }
    }
    for sort in sortedBy {
      switch sort.by {
      case \.$title:
        items.sort { sort.order == .ascending ? $0.title < $1.title : $0.title > $1.title }
      case \.$due:
        items.sort(using: KeyPathComparator(\.due, order: sort.order.sortOrder))
      default: break
      }
    }
    if let limit { items = Array(items.prefix(limit)) }
    return items.map(TodoEntity.init)
  }
}

extension EntityQuerySort.Ordering {
  fileprivate var sortOrder: SortOrder {
    switch self {
    case .ascending: .forward
    case .descending: .reverse
    }
  }
}
