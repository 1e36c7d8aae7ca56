import AppHost
public import AppIntentsBase
public import DeveloperToolsSupport

/// A button or switch that runs an intent: inside a snippet the assistant has the app run it, in the app's own scene the
/// app does.
struct IntentControl<Label: View>: View, PrimitiveView {
  typealias Body = Never
  let kind: String
  let intent: any AppIntent
  let attributes: [String: String]
  let label: Label

  func resolve(_ context: ViewContext) -> [SceneElement] {
    var attributes = attributes
    attributes["intent"] = _IntentViews.callAttribute(of: intent)
    let intent = intent
    return [
      .control(
        kind, label, attributes,
        ["tap": { _ in context.graph.run(context.path) { await Self.perform(intent) } }], context)
    ]
  }

  private static func perform(_ intent: some AppIntent) async {
    // There is nobody in the app's scene to whom an error could be told; the intent tells it where it wants to.
    try? await _IntentViews.perform(intent)
  }
}

extension Button {
  /// Creates a button that runs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, running: intent, label: label())
  }

  /// Creates a button for something that runs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, running: intent, label: label())
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that runs an intent.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(role: nil, running: intent, label: Text(titleKey))
  }

  /// Creates a button with a title that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(role: nil, running: intent, label: Text(title))
  }

  /// Creates a button for something, with a title, that runs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, running: intent, label: Text(titleKey))
  }

  /// Creates a button for something, with a title, that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, running: intent, label: Text(title))
  }
}

extension Button where Label == SwiftUIBase.Label<Text, Image> {
  /// Creates a button with a title and a picture of an asset catalogue that runs an intent.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUIBase.Label(titleKey, image: resource) }
  }

  /// Creates a button with a title and a symbol of the system that runs an intent.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(
      role: role, running: intent, label: SwiftUIBase.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title and a symbol of the system that runs an intent.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, running: intent, label: SwiftUIBase.Label(title, systemImage: systemImage))
  }
}

extension Toggle {
  /// Creates a switch that shows a value and runs an intent when it is used.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, running: intent, label: label())
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title that shows a value and runs an intent when it is used.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, running: intent, label: Text(titleKey))
  }

  /// Creates a switch with a title that shows a value and runs an intent when it is used.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, running: intent, label: Text(title))
  }
}
