import AppHost

/// What is shown in front of everything else.
@MainActor
final class Presentation {
  /// Sheets, the frontmost last: each covers what is behind it.
  var sheets: [SceneElement] = []
  /// Alerts, the frontmost last: what is behind them stays in sight.
  var alerts: [SceneElement] = []
}

extension View {
  // MARK: Bars

  /// With a title in the bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { titled(titleKey.text) }

  /// With a title in the bar.
  public func navigationTitle(_ title: Text) -> some View { titled(title.content) }

  /// With a title in the bar.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { titled(String(title)) }

  private func titled(_ title: String) -> some View {
    changed { context, resolve in
      let elements = resolve(context)
      // In the absence of a bar the title stands above the content.
      guard let page = context.environment.page else {
        return [SceneElement("title", text: title)] + elements
      }
      page.title = title
      return elements
    }
  }

  /// With a title of a size; has no effect.
  public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View { self }

  /// Without the way back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changed { context, resolve in
      context.environment.page?.hidesBack = hidesBackButton
      return resolve(context)
    }
  }

  /// With something in the bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return changed { context, resolve in
      let elements = resolve(context)
      let bar = items.resolved(context.child("toolbar"))
      guard let page = context.environment.page else { return bar + elements }
      page.leading += bar.filter { $0.attributes["placement"] == "leading" }.map { Self.plain($0) }
      page.trailing += bar.filter { $0.attributes["placement"] != "leading" }.map { Self.plain($0) }
      return elements
    }
  }

  private static func plain(_ element: SceneElement) -> SceneElement {
    var element = element
    element.attributes["placement"] = nil
    return element
  }

  /// With a field to search with.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey = "Search") -> some View {
    changed { context, resolve in
      let field = SceneElement.field("textField", Text(prompt), nil, text, context.child("search"))
      let elements = resolve(context)
      guard let page = context.environment.page else { return [field] + elements }
      page.search = [field]
      return elements
    }
  }

  /// With what a tab is called.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let label = label()
    return changed { context, resolve in
      context.environment.tabItem?.title =
        label.resolved(context.child("tab")).map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
      return resolve(context)
    }
  }

  // MARK: Pages

  /// With the page of a value to which a link leads.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    changed { context, resolve in
      context.environment.navigator?.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? Value).map { AnyView(destination($0)) }
      }
      return resolve(context)
    }
  }

  /// With a page on top while something is so.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let page = destination()
    return changed { context, resolve in
      guard isPresented.wrappedValue, let navigator = context.environment.navigator else {
        return resolve(context)
      }
      isPresented.wrappedValue = false
      context.graph.afterwards { navigator.push(AnyView(page)) }
      return resolve(context)
    }
  }

  // MARK: In front

  /// With a sheet in front while something is so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented("sheet", isPresented: { isPresented.wrappedValue }, content: { content() }) {
      isPresented.wrappedValue = false
      onDismiss?()
    }
  }

  /// With a sheet in front while there is a value.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(
      "sheet", isPresented: { item.wrappedValue != nil }, content: { item.wrappedValue.map { content($0) } }
    ) {
      item.wrappedValue = nil
      onDismiss?()
    }
  }

  /// With a view over everything while something is so.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }

  /// With a view in a bubble while something is so.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// With an alert in front while something is so.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    asking("alert", titleKey.text, isPresented, actions) { EmptyView() }
  }

  /// With an alert in front while something is so.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { asking("alert", titleKey.text, isPresented, actions, message) }

  /// With choices in front while something is so.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    asking("alert", titleKey.text, isPresented, actions) { EmptyView() }
  }

  private func presented<Content: View>(
    _ kind: String, isPresented: @escaping () -> Bool, content: @escaping () -> Content,
    close: @escaping () -> Void
  ) -> some View {
    changed { context, resolve in
      let elements = resolve(context)
      guard isPresented() else { return elements }
      var inner = context.child(kind)
      inner.environment.close = close
      inner.environment.page = nil
      inner.environment.navigator = nil
      let sheet = SceneElement(kind, children: content().resolved(inner))
      context.environment.presentation?.sheets.append(sheet)
      return elements
    }
  }

  func asking<Actions: View, Message: View>(
    _ kind: String, _ title: String, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) -> some View {
    changed { context, resolve in
      let elements = resolve(context)
      guard isPresented.wrappedValue else { return elements }
      let place = context.child(kind)
      var buttons = actions().resolved(place.child("actions")).map { element in
        var element = element
        if let tap = element.handlers["tap"] {
          // Every choice closes the question.
          element.handlers["tap"] = { text in
            isPresented.wrappedValue = false
            tap(text)
          }
        }
        return element
      }
      if !buttons.contains(where: { $0.kind == "button" }) {
        buttons.append(
          SceneElement("button", text: "OK", handlers: ["tap": { _ in isPresented.wrappedValue = false }]))
      }
      context.environment.presentation?.alerts.append(
        SceneElement(kind, text: title, children: message().resolved(place.child("message")) + buttons))
      return elements
    }
  }
}

/// How large a title in a bar is.
public enum TitleDisplayMode: Sendable {
  /// As the one before.
  case automatic
  /// Small.
  case inline
  /// Large.
  case large
}

/// Where something stands in a bar.
public struct ToolbarItemPlacement: Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ToolbarItemPlacement(name: "trailing")
  /// What is done most.
  public static let primaryAction = ToolbarItemPlacement(name: "trailing")
  /// What ends something well.
  public static let confirmationAction = ToolbarItemPlacement(name: "trailing")
  /// What calls something off.
  public static let cancellationAction = ToolbarItemPlacement(name: "leading")
  /// Where reading begins.
  public static let topBarLeading = ToolbarItemPlacement(name: "leading")
  /// Where reading ends.
  public static let topBarTrailing = ToolbarItemPlacement(name: "trailing")
  /// Where reading begins.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
  /// Where reading ends.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "trailing")
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "trailing")
}

/// Something in a bar.
public struct ToolbarItem<Content: View>: View, PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    content.resolved(context.child("item")).map { element in
      var element = element
      element.attributes["placement"] = placement.name
      return element
    }
  }
}

/// Several things in a bar.
public typealias ToolbarItemGroup<Content: View> = ToolbarItem<Content>

/// A button for editing a list; nothing is edited here, so it shows nothing.
public struct EditButton: View, PrimitiveView {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a button.
  public init() {}

  func resolve(_ context: ViewContext) -> [SceneElement] { [] }
}
