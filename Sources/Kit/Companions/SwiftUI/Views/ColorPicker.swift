import AppHost

/// A colour that is chosen: its name, or `#` with six hexadecimal digits, is typed.
public struct ColorPicker<Label: View>: View, PrimitiveView {
  private let selection: Binding<Color>
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a picker.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let selection = selection
    var element = SceneElement(
      "picker", text: label.words(context.child("label")), attributes: ["value": selection.wrappedValue.name])
    if context.environment.isEnabled {
      element.handlers["type"] = { text in
        if let name = text, !name.isEmpty { selection.wrappedValue = Color(name: name) }
      }
    }
    return [element]
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
