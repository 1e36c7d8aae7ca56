import AppHost

/// Rows, of which some can be chosen.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content
  private let choose: ((AnyHashable) -> Void)?
  private let isChosen: (AnyHashable) -> Bool
  /// Never asked for.
  public typealias Body = Never

  /// Creates a list in which one row can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    choose = selection.map { selection in { selection.wrappedValue = $0.base as? SelectionValue } }
    isChosen = { tag in selection?.wrappedValue.map { AnyHashable($0) == tag } ?? false }
  }

  /// Creates a list in which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    choose = selection.map { selection in
      { tag in
        guard let value = tag.base as? SelectionValue else { return }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      }
    }
    isChosen = { tag in
      (tag.base as? SelectionValue).map { selection?.wrappedValue.contains($0) ?? false } ?? false
    }
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let rows = content.viewParts(context.child("list")).flatMap { part -> [SceneElement] in
      let elements = part.resolve(part.context)
      if elements.count == 1, elements[0].kind == "section" { return elements }
      guard elements.contains(where: { $0.kind != "spacer" }) else { return [] }
      return [cell(elements, part.tag)]
    }
    return [SceneElement("list", children: rows)]
  }

  private func cell(_ elements: [SceneElement], _ tag: AnyHashable?) -> SceneElement {
    var cell = SceneElement.cell(elements)
    if let tag, let choose {
      if isChosen(tag) { cell.attributes["selected"] = "1" }
      cell.handlers["tap"] = { _ in choose(tag) }
    }
    return cell
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    choose = nil
    isChosen = { _ in false }
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension SceneElement {
  /// A row of a list.
  static func cell(_ elements: [SceneElement]) -> SceneElement {
    var cell = SceneElement("cell", children: elements)
    // A swipe belongs to the whole row.
    for (index, element) in elements.enumerated() {
      guard let swipe = element.handlers["swipe"] else { continue }
      cell.handlers["swipe"] = swipe
      cell.children[index].handlers["swipe"] = nil
    }
    return cell
  }
}

/// Rows that a person fills in.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list of the rows.
  public var body: some View { List { content } }
}

/// Rows that belong together, with what stands above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Never asked for.
  public typealias Body = Never

  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let title = header.resolved(context.child("header")).map(\.words).joined(separator: " ")
    let rows = content.viewParts(context.child("section")).compactMap { part -> SceneElement? in
      let elements = part.resolve(part.context)
      return elements.isEmpty ? nil : SceneElement.cell(elements)
    }
    return [
      SceneElement(
        "section", text: title.isEmpty ? nil : title,
        children: rows + footer.resolved(context.child("footer")))
    ]
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// A picture with a title.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon
  /// Never asked for.
  public typealias Body = Never

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let parts = context.environment.labelParts
    return SceneElement.container(
      "row",
      (parts == .title ? [] : icon.resolved(context.child("icon")))
        + (parts == .icon ? named(context) : title.resolved(context.child("title"))))
  }

  /// A node that says the title where only the picture is shown.
  private func named(_ context: ViewContext) -> [SceneElement] {
    let words = title.resolved(context.child("title")).map(\.words).joined(separator: " ")
    return words.isEmpty ? [] : [SceneElement("view", attributes: ["label": words])]
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol of the system.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of the app's.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

/// Which parts of a label are shown.
enum LabelParts {
  case both
  case icon
  case title
}

/// How labels are drawn.
public protocol LabelStyle {}

/// As the system chooses.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// Only the picture; the title is for those who cannot see it.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// Both.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the system chooses.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the picture.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// With labels as a style draws them; the styles of the system have their effect.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    surrounded { values in
      values.labelParts = style is IconOnlyLabelStyle ? .icon : style is TitleOnlyLabelStyle ? .title : .both
    }
  }

  /// Without the titles of controls; has no effect.
  public func labelsHidden() -> some View { self }
  /// With lines between rows or without; has no effect.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// With rows on something; has no effect.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
  /// With room in rows; has no effect.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// With lines between sections or without; has no effect.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  /// With room between sections; has no effect.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// With what stands behind rows or without; has no effect.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// With marks for scrolling or without; has no effect.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    self
  }
  /// Cannot be scrolled; has no effect.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Asked for anew by a pull; nothing is pulled here.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
