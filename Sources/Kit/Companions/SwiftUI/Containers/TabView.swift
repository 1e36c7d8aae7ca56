import AppHost

/// Several views, of which one is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private final class Choice {
    var tag: AnyHashable?
  }

  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a view of tabs; they have the values as tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let place = context.child("tabs")
    let choice = place.graph.object(place.path) { Choice() }
    let selection = selection
    let parts = content.viewParts(place).enumerated().map { index, part in
      (tag: part.tag ?? AnyHashable(index), part: part)
    }
    let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? choice.tag
    let shown = parts.first { $0.tag == wanted } ?? parts.first
    var buttons: [SceneElement] = []
    var content: [SceneElement] = []
    for (index, entry) in parts.enumerated() {
      // All tabs are resolved, for their titles and for what they listen to.
      let item = TabItem()
      var inner = entry.part.context
      inner.environment.tabItem = item
      let elements = entry.part.resolve(inner)
      if entry.tag == shown?.tag { content = elements }
      buttons.append(
        SceneElement(
          "button", text: item.title ?? "Tab \(index + 1)",
          attributes: entry.tag == shown?.tag ? ["selected": "1"] : [:],
          handlers: [
            "tap": { _ in
              choice.tag = entry.tag
              if let value = entry.tag.base as? SelectionValue { selection?.wrappedValue = value }
            }
          ]))
    }
    return content + [SceneElement("tabBar", children: buttons)]
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of tabs.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// What a tab is called.
@MainActor
final class TabItem {
  var title: String?
}
