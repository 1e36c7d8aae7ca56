import AppHost
import AppIntentsBase

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to tap.
public struct Button<Label: View>: View, PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let intent: (any AppIntent)?
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button for something.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    intent = nil
    self.label = label()
  }

  /// Creates a button that runs an intent.
  init(role: ButtonRole?, running intent: any AppIntent, label: Label) {
    self.role = role
    action = {}
    self.intent = intent
    self.label = label
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    var attributes = role.map { ["role": $0.name] } ?? [:]
    attributes["buttonStyle"] = context.environment.buttonStyleName
    // A style of the app's own draws the label.
    let drawn = context.environment.buttonBody.map { $0(AnyView(label), role) } ?? AnyView(label)
    if let intent {
      return IntentControl(kind: "button", intent: intent, attributes: attributes, label: drawn)
        .resolve(context)
    }
    let action = action
    return [
      .control("button", drawn, attributes, ["tap": { _ in action() }], context)
    ]
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUIBase.Label<Text, Image> {
  /// Creates a button with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUIBase.Label(titleKey, systemImage: systemImage) }
  }
}

/// On or off.
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let intent: (any AppIntent)?
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    intent = nil
    self.label = label()
  }

  /// Creates a switch that runs an intent.
  init(isOn: Bool, running intent: any AppIntent, label: Label) {
    self.isOn = .constant(isOn)
    self.intent = intent
    self.label = label
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let isOn = isOn
    if let intent {
      let attributes = ["value": isOn.wrappedValue ? "1" : "0"]
      let turning = _IntentViews.setting(intent, to: !isOn.wrappedValue)
      return IntentControl(kind: "toggle", intent: turning, attributes: attributes, label: label)
        .resolve(context)
    }
    return [
      .control(
        "toggle", label, ["value": isOn.wrappedValue ? "1" : "0"],
        ["tap": { _ in isOn.wrappedValue.toggle() }],
        context)
    ]
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// A line to type into.
public struct TextField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  /// What is done at the end of a line.
  var commit: (@MainActor () -> Void)?
  /// Never asked for.
  public typealias Body = Never

  /// Creates a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    var context = context
    if let commit { context.environment.submit = commit }
    return [.field("textField", label, prompt, text, context)]
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A line to type into whose letters are hidden.
public struct SecureField: View, PrimitiveView {
  private let text: Binding<String>
  private let title: Text
  /// Never asked for.
  public typealias Body = Never

  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, title: Text(titleKey))
  }

  init(text: Binding<String>, title: Text) {
    self.text = text
    self.title = title
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    [.field("secureTextField", title, nil, text, context)]
  }
}

/// Lines to type into.
public struct TextEditor: View, PrimitiveView {
  private let text: Binding<String>
  /// Never asked for.
  public typealias Body = Never

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    [.field("textView", EmptyView(), nil, text, context)]
  }
}

/// One of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a picker; its rows have the values as tags.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let selection = selection
    let chosen = AnyHashable(selection.wrappedValue)
    var value: String?
    let choices = content.viewParts(context.child("picker")).map { part -> SceneElement in
      let words = part.resolve(part.context).map(\.words).joined(separator: " ")
      let isChosen = part.tag == chosen
      if isChosen { value = words }
      return SceneElement(
        "button", text: words, attributes: isChosen ? ["selected": "1"] : [:],
        handlers: [
          "tap": { _ in if let value = part.tag?.base as? SelectionValue { selection.wrappedValue = value } }
        ])
    }
    let title = label.resolved(context.child("label")).map(\.words).joined(separator: " ")
    return [
      SceneElement("picker", text: title, attributes: value.map { ["value": $0] } ?? [:], children: choices)
    ]
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}

/// Things to choose from.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  private let content: Content
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let title = label.resolved(context.child("label")).map(\.words).joined(separator: " ")
    return [SceneElement("menu", text: title, children: content.resolved(context.child("menu")))]
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A text that leads to an address.
public struct Link<Label: View>: View, PrimitiveView {
  private let destination: URL
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let open = context.environment.openURL
    let destination = destination
    return [
      .control(
        "link", label, ["url": destination.absoluteString], ["tap": { _ in open(destination) }], context)
    ]
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension SceneElement {
  /// Something that a person uses, with what it shows.
  @MainActor
  static func control(
    _ kind: String, _ label: some View, _ attributes: [String: String], _ handlers: [String: Handler],
    _ context: ViewContext
  ) -> SceneElement {
    let inside = label.resolved(context.child("label"))
    let words = inside.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
    let isEnabled = context.environment.isEnabled
    var element = SceneElement(kind, text: words.isEmpty ? nil : words, attributes: attributes)
    if !isEnabled { element.attributes["enabled"] = "0" }
    // A plain text is the title itself.
    if inside.count > 1 || inside.first.map({ $0.kind != "text" }) == true { element.children = inside }
    element.handlers = isEnabled ? handlers : [:]
    return element
  }

  /// Something to type into.
  @MainActor
  static func field(
    _ kind: String, _ label: some View, _ prompt: Text?, _ text: Binding<String>, _ context: ViewContext
  ) -> SceneElement {
    let title = label.resolved(context.child("label")).map(\.words).joined(separator: " ")
    var element = SceneElement(kind, attributes: ["value": text.wrappedValue])
    let placeholder = prompt?.content ?? title
    if !placeholder.isEmpty { element.attributes["placeholder"] = placeholder }
    let submit = context.environment.submit
    guard context.environment.isEnabled else { return element }
    element.handlers = [
      "tap": { _ in },
      "type": { letters in
        let letters = letters ?? ""
        let endsLine = kind != "textView" && letters.last?.isNewline == true
        text.wrappedValue += endsLine ? String(letters.dropLast()) : letters
        if endsLine { submit?() }
      },
    ]
    return element
  }
}
