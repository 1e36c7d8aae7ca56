import AppHost
import AppIntentsBase

/// How far something has come.
public struct ProgressView<Label: View>: View, PrimitiveView {
  private let label: Label
  private let fraction: Double?
  /// Never asked for.
  public typealias Body = Never

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let title = label.resolved(context.child("label")).map(\.words).joined(separator: " ")
    var attributes: [String: String] = [:]
    if let fraction { attributes["value"] = "\(Int((fraction * 100).rounded())) %" }
    let text = title.isEmpty ? (fraction == nil ? "In progress" : nil) : title
    return [SceneElement("progress", text: text, attributes: attributes)]
  }
}

extension ProgressView where Label == EmptyView {
  /// Something goes on.
  public init() {
    label = EmptyView()
    fraction = nil
  }

  /// Something has come so far.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
    label = EmptyView()
    fraction = value.map { total > 0 ? Double($0 / total) : 0 }
  }
}

extension ProgressView {
  /// Something goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = nil
  }

  /// Something has come so far.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1, @ViewBuilder label: () -> Label)
  {
    self.label = label()
    fraction = value.map { total > 0 ? Double($0 / total) : 0 }
  }

  /// Something has come so far, with the value in words.
  public init<Number: BinaryFloatingPoint, Value: View>(
    value: Number?, total: Number = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(value: value, total: total, label: label)
  }
}

extension ProgressView where Label == EmptyView {
  /// A time that passes.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    label = EmptyView()
    fraction = Self.fraction(of: timerInterval, countsDown)
  }
}

extension ProgressView {
  /// A time that passes.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = Self.fraction(of: timerInterval, countsDown)
  }

  /// A time that passes, with the value in words.
  public init<Value: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label)
  }

  private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(Date.now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView where Label == Text {
  /// Something goes on.
  public init(_ titleKey: LocalizedStringKey) {
    label = Text(titleKey)
    fraction = nil
  }

  /// Something has come so far.
  public init<Number: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Number?, total: Number = 1)
  {
    label = Text(titleKey)
    fraction = value.map { total > 0 ? Double($0 / total) : 0 }
  }
}

/// What is shown where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The three below each other.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUIBase.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Nothing was found.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }

  /// Nothing was found for some words.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Creates a view with a title and a symbol of the system.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUIBase.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
