import AppHost

/// Where a view stands while a tree is resolved.
@MainActor
struct ViewContext {
  /// Keeps what outlives one look.
  let graph: ViewGraph
  /// The place in the tree, by which state is found again.
  var path: String
  /// The values around the view.
  var environment: EnvironmentValues

  /// The place of something inside.
  func child(_ name: String) -> ViewContext {
    var context = self
    context.path += "/\(name)"
    return context
  }
}

extension View {
  /// The nodes of the view.
  func resolved(_ context: ViewContext) -> [SceneElement] {
    if let primitive = self as? any PrimitiveView { return primitive.resolve(context) }
    // A view that contains itself without end would never be done.
    guard context.path.utf8.count < 20_000 else { return [SceneElement("text", text: "…")] }
    let place = context.child("\(Self.self)")
    context.graph.link(self, place)
    return body.resolved(place)
  }

  /// The rows that the view is in a list.
  func viewParts(_ context: ViewContext) -> [ViewPart] {
    if let several = self as? any MultipleViews { return several.parts(context) }
    if self is any PrimitiveView {
      return [ViewPart(context: context, resolve: { self.resolved($0) }, tag: (self as? any TaggedView)?.tag)]
    }
    let place = context.child("\(Self.self)")
    context.graph.link(self, place)
    return body.viewParts(place)
  }
}

/// A view that a selection knows by a value.
@MainActor
protocol TaggedView {
  var tag: AnyHashable? { get }
}
