import AppHost
import FoundationAdditions

/// What of a tree of views outlives one look: state by place, what has appeared, what runs.
@MainActor
final class ViewGraph {
  private var objects: [String: AnyObject] = [:]
  private var seen: Set<String> = []
  private var appeared: [String: (() -> Void)?] = [:]
  private var visited: Set<String> = []
  private var pending: [() -> Void] = []
  private var tasks: [String: Task<Void, Never>] = [:]
  private var fresh: [Task<Void, Never>] = []

  /// What goes on with activities, by their type.
  var activityHandlers: [String: [(NSUserActivity) -> Void]] = [:]
  /// What opens addresses.
  var urlHandlers: [(URL) -> Void] = []

  /// The object of a place; it is kept as long as the place is visited at every look.
  func object<Object: AnyObject>(_ path: String, _ make: () -> Object) -> Object {
    seen.insert(path)
    if let known = objects[path] as? Object { return known }
    let object = make()
    objects[path] = object
    return object
  }

  /// Gives a view's state and environment to its properties.
  func link(_ view: Any, _ context: ViewContext) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      let place = context.child(child.label ?? "\(index)")
      if let linked = property as? any LinkedProperty {
        linked.link(place)
      } else {
        link(property, place)
        var property = property
        property.update()
      }
    }
  }

  // MARK: Looks

  /// Resolves a tree, and again as long as what appears in it changes something.
  func look(_ resolve: (ViewGraph) -> [SceneElement]) -> [SceneElement] {
    var elements: [SceneElement] = []
    for _ in 0..<16 {
      seen = []
      visited = []
      activityHandlers = [:]
      urlHandlers = []
      elements = resolve(self)
      objects = objects.filter { seen.contains($0.key) }
      for (path, disappear) in appeared where !visited.contains(path) {
        appeared[path] = nil
        tasks.removeValue(forKey: path)?.cancel()
        if let disappear { pending.append(disappear) }
      }
      guard !pending.isEmpty else { break }
      let actions = pending
      pending = []
      for action in actions { action() }
    }
    return elements
  }

  /// Notes that a place is shown; the action follows when it was not shown before.
  func appear(_ path: String, _ action: @escaping () -> Void, disappear: (() -> Void)? = nil) {
    visited.insert(path)
    if appeared[path] == nil { pending.append(action) }
    appeared[path] = .some(disappear)
  }

  /// Does something after this look.
  func afterwards(_ action: @escaping () -> Void) { pending.append(action) }

  /// Runs something as long as a place is shown.
  func run(_ path: String, _ action: @escaping @MainActor @Sendable () async -> Void) {
    tasks.removeValue(forKey: path)?.cancel()
    let task = Task { await action() }
    tasks[path] = task
    fresh.append(task)
  }

  /// Takes what was started since this was last asked.
  func takeFreshTasks() -> [Task<Void, Never>] {
    defer { fresh = [] }
    return fresh
  }
}
