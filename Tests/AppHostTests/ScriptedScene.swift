import AppHost
import IntentWire
import Synchronization

/// A scene that shows the names of what was asked of it.
final class ScriptedScene: AppScene {
  private let shown = Mutex(["opened"])

  private var node: SnippetNode {
    SnippetNode("window", children: shown.withLock { $0 }.map { SnippetNode("text", text: $0) })
  }

  func continueActivity(_ continuation: ActivityContinuation) async throws -> SnippetNode? {
    shown.withLock { $0.append("continued \(continuation.activity.type)") }
    return node
  }

  func scene() async throws -> SnippetNode? { node }

  func act(_ action: SceneAction) async throws -> SnippetNode? {
    guard action.element != "broken" else { throw Sorrow() }
    shown.withLock { $0.append("\(action.action) \(action.element)") }
    return node
  }
}
