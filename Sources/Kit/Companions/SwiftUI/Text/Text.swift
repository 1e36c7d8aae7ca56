import AppHost

/// A text that is looked up in the app's string table.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Puts texts together with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation

    /// Creates an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds a piece of text.
    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { value.appendInterpolation(string) }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      value.appendInterpolation(string)
    }

    /// Adds a text that is shown itself.
    public mutating func appendInterpolation(_ text: Text) { value.appendInterpolation(text.content) }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      value.appendInterpolation(number)
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Double) { value.appendInterpolation(number) }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Float) { value.appendInterpolation(number) }

    /// Adds a number in a form such as `%.1f`.
    public mutating func appendInterpolation(_ number: Double, specifier: String) {
      value.appendInterpolation(number, specifier: specifier)
    }

    /// Adds a text that is looked up.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      value.appendInterpolation(resource)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      value.appendInterpolation(format.format(input))
    }

    /// Adds anything else as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ other: some Any) { value.appendInterpolation("\(other)") }
  }

  private let value: String.LocalizationValue

  /// Creates a text.
  public init(_ value: String) { self.value = String.LocalizationValue(value) }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self.value = String.LocalizationValue(value) }

  /// Creates a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
  }

  /// The text in the app's language.
  var text: String { String(localized: value) }
}

/// A text.
public struct Text: Equatable, Sendable {
  /// How a date is shown.
  public struct DateStyle: Sendable, Equatable {
    let format: Date.FormatStyle

    /// The time.
    public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
    /// The day.
    public static let date = DateStyle(format: Date.FormatStyle(date: .abbreviated, time: .omitted))
  }

  /// The letters.
  let content: String
  private var attributes: [String: String] = [:]
  /// Never asked for.
  public typealias Body = Never

  /// Creates a text that is looked up in the app's string table.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key.text
  }

  /// Creates a text that is looked up.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = String(localized: resource) }

  /// Creates a text as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.content = String(content) }

  /// Creates a text as it is.
  public init(verbatim content: String) { self.content = content }

  /// Creates a text with attributes, which are not shown.
  public init(_ content: AttributedString) { self.content = String(content.characters) }

  /// Creates the text of a date.
  public init(_ date: Date, style: DateStyle) { content = date.formatted(style.format) }

  /// Creates the text of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { content = format.format(input) }

  /// Creates the text of a picture, which has none.
  public init(_ image: Image) { content = "" }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.content + right.content) }

  private func with(_ name: String, _ value: String) -> Text {
    var copy = self
    copy.attributes[name] = value
    return copy
  }

  /// With a font.
  public func font(_ font: Font?) -> Text { font.map { with("font", $0.name) } ?? self }
  /// With thick letters.
  public func bold(_ isActive: Bool = true) -> Text { isActive ? with("weight", "bold") : self }
  /// With letters of a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with("weight", $0.name) } ?? self }
  /// With slanted letters.
  public func italic(_ isActive: Bool = true) -> Text { isActive ? with("style", "italic") : self }
  /// With a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with("decoration", "underline") : self
  }
  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with("decoration", "strikethrough") : self
  }
  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text { color.map { with("color", $0.name) } ?? self }
  /// With digits of one width; has no effect.
  public func monospacedDigit() -> Text { self }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    content.isEmpty ? [] : [SceneElement("text", text: content, attributes: attributes)]
  }
}

extension Text: View, PrimitiveView {}
