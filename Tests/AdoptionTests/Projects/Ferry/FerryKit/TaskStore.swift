// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class TaskStore {
  public static let shared = TaskStore()
  public private(set) var tasks: [TaskItem] = []

  public init() {}

  public func add(_ title: String) -> TaskItem {
    let task = TaskItem(title: title)
    tasks.append(task)
    log("added \(title)")
    return task
  }
}
