import AppHost

/// A value between two others.
///
/// Drawn as a node of the kind `gauge`: `fraction` is the share from 0 to 1, `value` what the app says of the value, else
/// the share in percent.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
  PrimitiveView
{
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  /// Never asked for.
  public typealias Body = Never

  private init(_ value: Double, _ bounds: ClosedRange<Double>, _ label: Label, _ current: CurrentValueLabel) {
    let width = bounds.upperBound - bounds.lowerBound
    let share = width > 0 ? (value - bounds.lowerBound) / width : 0
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    self.current = current
  }

  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), EmptyView())
  }

  /// Creates a gauge with what is said of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), currentValueLabel())
  }

  /// Creates a gauge with what is said of the value and of its bounds, which are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), currentValueLabel())
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let title = label.words(context.child("label"))
    let words = current.words(context.child("value"))
    let value = words.isEmpty ? "\(Int((fraction * 100).rounded())) %" : words
    return [
      SceneElement(
        "gauge", text: title.isEmpty ? nil : title,
        attributes: ["fraction": Length.text(fraction), "value": value])
    ]
  }
}

extension View {
  /// What can be read in the view.
  func words(_ context: ViewContext) -> String {
    resolved(context).map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A value with what it is called.
///
/// Drawn as a node of the kind `labeled`.
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a value with what it is called.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let title = label.words(context.child("label"))
    return [SceneElement("labeled", text: title, children: content.resolved(context.child("content")))]
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates the text of a value with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

/// Content that can be opened and closed; drawn as a node of the kind `disclosure`.
public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content()
  }

  /// Creates a group that something else opens and closes.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let own = context.graph.object(context.path + "#open") { State<Bool>.Storage(false) }
    let isOpen = isExpanded?.wrappedValue ?? own.value
    var group = SceneElement(
      "disclosure", text: label.words(context.child("label")), attributes: isOpen ? ["expanded": "1"] : [:],
      children: content.resolved(context.child("content")))
    let isExpanded = isExpanded
    group.handlers["tap"] = { _ in
      if let isExpanded { isExpanded.wrappedValue.toggle() } else { own.value.toggle() }
    }
    return [group]
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that something else opens and closes.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

/// Content in a box with a title; drawn as a node of the kind `section`.
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  /// Never asked for.
  public typealias Body = Never

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let title = label.words(context.child("label"))
    return [
      SceneElement(
        "section", text: title.isEmpty ? nil : title, children: content.resolved(context.child("box")))
    ]
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls beside each other.
  public var body: some View { HStack { content } }
}
