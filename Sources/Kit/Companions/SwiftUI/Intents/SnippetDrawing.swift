import AppHost
import AppIntentsBase
import IntentWire

/// Draws a view once, and without an app around it.
@MainActor
enum SnippetDrawing {
  /// The view as a tree; what would need the view to stay, such as closures behind buttons, is left out.
  ///
  /// - Parameter root: The kind of the node around what the view draws; `nil` for one only where it draws several things.
  static func node(of view: some View, in root: String? = nil) -> SnippetNode {
    let graph = ViewGraph()
    let elements = graph.look { graph in
      view.resolved(ViewContext(graph: graph, path: "", environment: EnvironmentValues()))
    }.map(withoutHandlers)
    let whole =
      root == nil && elements.count == 1 ? elements[0] : SceneElement(root ?? "column", children: elements)
    return SceneDrawing(whole).node
  }

  /// A button that runs an intent says which; one that runs a closure of a view that is gone can do nothing.
  private static func withoutHandlers(_ element: SceneElement) -> SceneElement {
    var element = element
    if element.attributes["intent"] == nil, element.kind == "button", !element.handlers.isEmpty {
      element.attributes["enabled"] = "0"
    }
    element.handlers = [:]
    element.children = element.children.map(withoutHandlers)
    return element
  }
}

extension _SnippetViewContainer {
  /// Holds a view until it is drawn, which happens once and on the main actor.
  init(view: some View) {
    // A view need not be safe to share, and this one is not shared: whoever makes it gives it away here.
    nonisolated(unsafe) let view = view
    self.init { SnippetDrawing.node(of: view, in: "snippet") }
  }
}
