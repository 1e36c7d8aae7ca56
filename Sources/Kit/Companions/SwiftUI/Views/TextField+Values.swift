import AppHost

/// A value as the text that a person reads and types.
enum TypedText {
  /// The text of a value; what cannot be read as one leaves the value as it is.
  static func of<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }

  /// The text of a value that may be missing; an empty text is none.
  static func of<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let read = try? format.parseStrategy.parse(text) {
          value.wrappedValue = read
        }
      })
  }

  /// The text of a value by a formatter.
  static func of<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" },
      set: { text in if let read = Self.value(of: text, formatter) as V? { value.wrappedValue = read } })
  }

  private static func value<V>(of text: String, _ formatter: Formatter) -> V? {
    if let numbers = formatter as? NumberFormatter, let number = numbers.number(from: text) {
      return number as? V ?? number.intValue as? V ?? number.doubleValue as? V ?? number.decimalValue as? V
    }
    return (formatter as? DateFormatter)?.date(from: text) as? V
  }
}

// A field of a value shows it in a format, and takes what can be read in it.
extension TextField {
  /// Creates a field of a value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: TypedText.of(value, format), prompt: prompt, label: label)
  }

  /// Creates a field of a value that may be missing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: TypedText.of(value, format), prompt: prompt, label: label)
  }

  /// Creates a field of a value.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: TypedText.of(value, formatter), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field of a value, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field of a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field of a value that may be missing, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field of a value that may be missing, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field of a value, with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field of a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field that says when typing begins and ends; the beginning is not told here.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text, label: { Text(titleKey) })
    commit = onCommit
  }

  /// Creates a field that says when typing begins and ends; neither is told here.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(text: text, label: { Text(titleKey) }) }
}
