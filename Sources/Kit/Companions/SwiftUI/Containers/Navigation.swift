import AppHost

/// What was pushed in one navigation stack.
@MainActor
final class Navigator {
  /// A page above the first.
  struct Page {
    var view: AnyView
    var value: AnyHashable?
  }

  /// The pages that links have pushed.
  var pages: [Page] = []
  /// How values become pages, by their type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The app's own list of values, where it has one.
  var path: (values: () -> [AnyHashable], set: ([AnyHashable]) -> Void)?

  func push(_ view: AnyView) { pages.append(Page(view: view)) }

  func push(_ value: AnyHashable) {
    if let path {
      path.set(path.values() + [value])
    } else if let view = view(for: value) {
      pages.append(Page(view: view, value: value))
    }
  }

  func pop() {
    if !pages.isEmpty {
      pages.removeLast()
    } else if let path, !path.values().isEmpty {
      path.set(path.values().dropLast())
    }
  }

  func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }

  /// All pages above the first.
  var shown: [AnyView] { (path?.values() ?? []).compactMap(view(for:)) + pages.map(\.view) }
}

/// What stands in the bar of a page.
@MainActor
final class PageContent {
  var title: String?
  var leading: [SceneElement] = []
  var trailing: [SceneElement] = []
  var search: [SceneElement] = []
  var hidesBack = false
}

/// Pages on top of each other, of which the top one is shown.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let root: Root
  private let path: (values: () -> [AnyHashable], set: ([AnyHashable]) -> Void)?
  /// Never asked for.
  public typealias Body = Never

  func resolve(_ context: ViewContext) -> [SceneElement] {
    Navigation.resolve(root, path, context.child("navigation"))
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack with its first page.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose pages follow from values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = (values: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }
}

extension NavigationStack {
  /// Creates a stack whose pages follow from values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = (
      values: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
  }
}

/// The older form of ``NavigationStack``.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stack with its first page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    Navigation.resolve(content, nil, context.child("navigation"))
  }
}

/// A list beside what was chosen in it; both are shown.
public struct NavigationSplitView<Sidebar: View, Detail: View>: View, PrimitiveView {
  private let sidebar: Sidebar
  private let detail: Detail
  /// Never asked for.
  public typealias Body = Never

  /// Creates a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    Navigation.resolve(sidebar, nil, context.child("sidebar"))
      + Navigation.resolve(detail, nil, context.child("detail"))
  }
}

/// The values that led to the pages of a stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Takes the last ones away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

@MainActor
private enum Navigation {
  static func resolve(
    _ root: some View, _ path: (values: () -> [AnyHashable], set: ([AnyHashable]) -> Void)?,
    _ context: ViewContext
  ) -> [SceneElement] {
    let navigator = context.graph.object(context.path + "#navigator") { Navigator() }
    navigator.path = path
    navigator.destinations = [:]
    var before = "Back"
    var shown = page(AnyView(root), 0, before, navigator, context)
    // Pages below the top are resolved too: their state and their destinations are still needed.
    for level in 1..<100 {
      let above = navigator.shown
      guard above.indices.contains(level - 1) else { break }
      before = shown.title ?? "Back"
      shown = page(above[level - 1], level, before, navigator, context)
    }
    return shown.elements
  }

  private static func page(
    _ view: AnyView, _ level: Int, _ before: String, _ navigator: Navigator, _ context: ViewContext
  ) -> (title: String?, elements: [SceneElement]) {
    var context = context.child("page\(level)")
    let content = PageContent()
    context.environment.page = content
    context.environment.navigator = navigator
    if level > 0 { context.environment.close = { navigator.pop() } }
    let elements = view.resolved(context)
    var items = content.leading
    if level > 0, !content.hidesBack {
      items.insert(
        SceneElement(
          "button", text: before, attributes: ["role": "back"], handlers: ["tap": { _ in navigator.pop() }]),
        at: 0)
    }
    items += content.trailing
    let isEmpty = content.title == nil && items.isEmpty
    let bar = isEmpty ? [] : [SceneElement("navigationBar", text: content.title, children: items)]
    return (content.title, bar + content.search + elements)
  }
}

/// Something to tap that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private let label: Label
  private let follow: @MainActor (Navigator) -> Void
  /// Never asked for.
  public typealias Body = Never

  /// Creates a link to a page.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    follow = { $0.push(AnyView(destination())) }
  }

  /// Creates a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    follow = { $0.push(AnyView(destination)) }
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let navigator = context.environment.navigator
    let follow = follow
    let handlers: [String: SceneElement.Handler] =
      navigator.map { navigator in ["tap": { _ in follow(navigator) }] } ?? [:]
    return [.control("button", label, [:], handlers, context)]
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a page, with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a page, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value, as `navigationDestination(for:destination:)` makes it.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    follow = { if let value { $0.push(AnyHashable(value)) } }
  }

  /// Creates a link to the page of a value, with a title.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
}
