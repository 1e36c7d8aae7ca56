// More forms of controls: with a value in a format, with a title as it is, with a symbol.

extension SecureField {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titleKey, text: text)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, title: Text(title))
  }
}

extension Stepper {
  /// Creates a stepper whose value is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: label)
    self.value = format.format(value.wrappedValue)
  }

  /// Creates a stepper between two numbers whose value is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
    self.value = format.format(value.wrappedValue)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title whose value is shown in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, format: format) { Text(titleKey) }
  }

  /// Creates a stepper between two numbers, with a title, whose value is shown in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, format: format) { Text(titleKey) }
  }

  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

extension Slider {
  /// Creates a slider with what it is called and with marks at its ends, which are not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label())
  }
}

extension ProgressView where Label == EmptyView {
  /// How far work has come.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView where Label == Text {
  /// Something goes on.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Something has come so far.
  @_disfavoredOverload
  public init<Number: BinaryFloatingPoint>(_ title: some StringProtocol, value: Number?, total: Number = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension Toggle where Label == SwiftUIBase.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUIBase.Label(titleKey, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUIBase.Label<Text, Image> {
  /// Creates a picker with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUIBase.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}
