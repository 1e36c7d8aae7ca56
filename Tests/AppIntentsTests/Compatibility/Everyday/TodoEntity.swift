// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import CoreSpotlight
import CoreTransferable
import Foundation
import SwiftUI
import UniformTypeIdentifiers
import os

nonisolated let log = Logger(subsystem: "org.example.todo", category: "intents")

@Observable
@MainActor
final class TodoStore {
  static let shared = TodoStore()
  private(set) var items: [TodoItem] = []
  var selected: TodoItem.ID?
  @ObservationIgnored private let defaults = UserDefaults(suiteName: "group.org.example.todo")

  init() {}

  func add(_ title: String, due: Date?, priority: TodoPriority, list: String) -> TodoItem {
    let item = TodoItem(
      id: UUID(), title: title, due: due, priority: priority, list: list, done: false)
    items.append(item)
    defaults?.set(items.count, forKey: "count")
    NotificationCenter.default.post(name: .todoAdded, object: item.id)
    return item
  }

  func remove(_ ids: [UUID]) { items.removeAll { ids.contains($0.id) } }
  func items(for ids: [UUID]) -> [TodoItem] { items.filter { ids.contains($0.id) } }
}

extension Notification.Name {
  static let todoAdded = Notification.Name("todoAdded")
}

nonisolated struct TodoItem: Identifiable, Hashable, Codable, Sendable {
  var id: UUID
  var title: String
  var due: Date?
  var priority: TodoPriority
  var list: String
  var done: Bool
}

nonisolated enum TodoPriority: Int, Codable, Sendable, CaseIterable {
  case low = 0
  case medium, high
}

nonisolated extension TodoPriority: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Priority", numericFormat: "\(placeholder: .int) priorities")
  }

  static var caseDisplayRepresentations: [TodoPriority: DisplayRepresentation] {
    [
      .low: DisplayRepresentation(
        title: "Low", subtitle: "Whenever", image: .init(systemName: "arrow.down")),
      .medium: "Medium",
      .high: .init(title: "High", image: .init(systemName: "exclamationmark", tintColor: .red)),
    ]
  }
}

struct TodoEntity: AppEntity, IndexedEntity, Identifiable, Hashable {
  static func == (a: TodoEntity, b: TodoEntity) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  let id: UUID

  @Property(title: "Title", indexingKey: \.displayName)
  var title: String

  @Property(title: "Due Date")
  var due: Date?

  @Property(title: "Priority")
  var priority: TodoPriority

  @ComputedProperty(title: "Is Late")
  var isLate: Bool { (due ?? .distantFuture) < .now }

  @ComputedProperty(indexingKey: \.contentDescription)
  var summary: String { "\(title) is \(priority)" }

  @ComputedProperty(title: "Note", customIndexingKey: CSCustomAttributeKey(keyName: "note")!)
  var note: String { "" }

  @DeferredProperty(title: "Comment Count")
  var commentCount: Int {
    get async throws { 3 }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "To-do"
  static let defaultQuery = TodoQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: due.map { "Due \($0.formatted(date: .abbreviated, time: .omitted))" },
      image: .init(systemName: "circle"),
      synonyms: ["\(title) task", "the \(title) item"])
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.dueDate = due
    set.keywords = ["todo", title]
    return set
  }

  init(_ item: TodoItem) {
    id = item.id
    title = item.title
    due = item.due
    priority = item.priority
  }
}

extension TodoEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.title)
    DataRepresentation(exportedContentType: .plainText) { entity in
      Data(entity.title.utf8)
    }
  }
}
