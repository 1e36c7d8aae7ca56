package import IntentWire

/// One node of a scene while an app draws it: what a person sees, and what happens when they touch it.
package struct SceneElement {
  /// What the app does when a person acts; the text is what they typed.
  package typealias Handler = @MainActor (_ text: String?) -> Void

  /// What the node is; the kinds are those of ``SnippetNode``.
  package var kind: String
  /// What it shows or is called.
  package var text: String?
  /// Everything else about it.
  package var attributes: [String: String]
  /// What is inside it.
  package var children: [SceneElement]
  /// The identifier that the app's author gave it for tests.
  package var identifier: String?
  /// What happens, by the name of the action: `tap`, `type`, `swipe`.
  package var handlers: [String: Handler]

  /// Creates a node.
  package init(
    _ kind: String, text: String? = nil, attributes: [String: String] = [:], children: [SceneElement] = [],
    identifier: String? = nil, handlers: [String: Handler] = [:]
  ) {
    self.kind = kind
    self.text = text
    self.attributes = attributes
    self.children = children
    self.identifier = identifier
    self.handlers = handlers
  }

  /// All that can be read in the node, in order.
  package var words: String {
    if let text, !text.isEmpty { return text }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A scene as it was drawn: the tree that is sent, and what its elements do.
package struct SceneDrawing {
  /// The tree.
  package let node: SnippetNode
  private let handlers: [String: [String: SceneElement.Handler]]

  /// Finishes a drawing.
  ///
  /// An element that can be touched, and one with an identifier of the author's, gets the attribute `id`: the
  /// author's identifier where only one element has it, else a path of positions such as `#0.2`. The author's
  /// identifier itself is the attribute `identifier`.
  package init(_ root: SceneElement) {
    var uses: [String: Int] = [:]
    Self.count(root, &uses)
    var handlers: [String: [String: SceneElement.Handler]] = [:]
    node = Self.node(root, "#0", uses, &handlers)
    self.handlers = handlers
  }

  /// Does to an element what a person would.
  ///
  /// - Throws: ``WireFault`` when there is no such element, or it does not do that.
  @MainActor
  package func act(_ action: SceneAction) throws(WireFault) {
    guard let element = handlers[action.element] else {
      throw WireFault(
        .unknownName,
        "The app shows no “\(action.element.prefix(200))” that could be used now; look at the scene again.")
    }
    guard let handler = element[action.action] else {
      let known = element.keys.sorted().joined(separator: ", ")
      throw WireFault(
        .unknownMethod,
        "“\(action.element)” does not answer to “\(action.action.prefix(80))”; it answers to: "
          + "\(known.isEmpty ? "nothing, it is switched off" : known).")
    }
    handler(action.text)
  }

  private static func count(_ element: SceneElement, _ uses: inout [String: Int]) {
    if let identifier = element.identifier { uses[identifier, default: 0] += 1 }
    for child in element.children { count(child, &uses) }
  }

  private static func node(
    _ element: SceneElement, _ path: String, _ uses: [String: Int],
    _ handlers: inout [String: [String: SceneElement.Handler]]
  ) -> SnippetNode {
    var attributes = element.attributes
    if element.identifier != nil || !element.handlers.isEmpty {
      let own = element.identifier.flatMap { uses[$0] == 1 ? $0 : nil }
      attributes["id"] = own ?? path
      handlers[own ?? path] = element.handlers
    }
    attributes["identifier"] = element.identifier
    let children = element.children.enumerated().map { index, child in
      node(child, "\(path).\(index)", uses, &handlers)
    }
    return SnippetNode(element.kind, text: element.text, attributes: attributes, children: children)
  }
}
