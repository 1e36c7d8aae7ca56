import AppHost

/// A number that is chosen on a line.
public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
  }

  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {
    self.init(value, bounds, nil, EmptyView())
  }

  /// Creates a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {
    self.init(value, bounds, step, EmptyView())
  }

  /// Creates a slider with what it is called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where ValueLabel == EmptyView {
    self.init(value, bounds, step, label())
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let (value, bounds, step) = (value, bounds, step)
    var element = SceneElement(
      "slider", text: label.words(context.child("label")),
      attributes: ["value": Length.text(value.wrappedValue)])
    guard context.environment.isEnabled else {
      element.attributes["enabled"] = "0"
      return [element]
    }
    element.handlers["type"] = { text in
      guard let number = text.flatMap(Double.init), number.isFinite else { return }
      let stepped =
        step.map { $0 > 0 ? bounds.lowerBound + ((number - bounds.lowerBound) / $0).rounded() * $0 : number }
        ?? number
      value.wrappedValue = min(max(stepped, bounds.lowerBound), bounds.upperBound)
    }
    return [element]
  }
}

/// A number with buttons that make it larger and smaller.
public struct Stepper<Label: View>: View, PrimitiveView {
  private let label: Label
  /// The value as it is shown.
  var value: String?
  private let up: (() -> Void)?
  private let down: (() -> Void)?
  /// Never asked for.
  public typealias Body = Never

  /// Creates a stepper with what the buttons do.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = nil
    up = onIncrement
    down = onDecrement
  }

  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    up = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    down = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// Creates a stepper between two numbers.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    up = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
    down = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let isEnabled = context.environment.isEnabled
    func button(_ text: String, _ action: (() -> Void)?) -> SceneElement {
      var button = SceneElement("button", text: text)
      if let action, isEnabled { button.handlers["tap"] = { _ in action() } }
      return button
    }
    var attributes: [String: String] = [:]
    attributes["value"] = value
    return [
      SceneElement(
        "stepper", text: label.words(context.child("label")), attributes: attributes,
        children: [button("-", down), button("+", up)])
    ]
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper between two numbers, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }

  /// Creates a stepper with a title and with what the buttons do.
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A moment that is chosen; typed as ISO 8601 writes it.
public struct DatePicker<Label: View>: View, PrimitiveView {
  /// Which parts are chosen.
  public struct Components: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static var hourAndMinute: Components { Components(rawValue: 1) }
    /// The day.
    public static var date: Components { Components(rawValue: 2) }
  }

  private let selection: Binding<Date>
  private let components: Components
  private let earliest: Date?
  private let latest: Date?
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  /// Creates a picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }

  /// Creates a picker between two moments.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// Creates a picker from a moment on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

  /// Creates a picker up to a moment.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

  init(
    _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    let (selection, earliest, latest) = (selection, earliest, latest)
    let format = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: context.environment.locale,
      timeZone: context.environment.timeZone)
    var element = SceneElement(
      "picker", text: label.words(context.child("label")),
      attributes: ["value": selection.wrappedValue.formatted(format)])
    if context.environment.isEnabled {
      element.handlers["type"] = { text in
        guard let date = text.flatMap({ try? Date($0, strategy: .iso8601) }) else { return }
        selection.wrappedValue = min(max(date, earliest ?? date), latest ?? date)
      }
    }
    return [element]
  }
}

/// The parts of a moment that a picker shows.
public typealias DatePickerComponents = DatePicker<Text>.Components

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

  /// Creates a picker between two moments, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

  /// Creates a picker from a moment on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

  /// Creates a picker up to a moment, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
}
