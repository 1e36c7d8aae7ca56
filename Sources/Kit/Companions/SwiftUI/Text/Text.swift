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

    /// Adds what a picture is called.
    public mutating func appendInterpolation(_ image: Image) { value.appendInterpolation(image.words) }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      value.appendInterpolation(date.formatted(style.format))
    }

    /// Adds a stretch of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      value.appendInterpolation(Text(dates).content)
    }

    /// Adds a stretch of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      value.appendInterpolation(Text(interval).content)
    }

    /// Adds the letters of a text with attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
      value.appendInterpolation(String(text.characters))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      value.appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }

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
    /// How far away the moment is; shown as the day and the time, because a tree does not change with time.
    public static let relative = DateStyle(format: Date.FormatStyle(date: .abbreviated, time: .shortened))
    /// How far away the moment is; shown as the day and the time, because a tree does not change with time.
    public static let offset = DateStyle(format: Date.FormatStyle(date: .abbreviated, time: .shortened))
    /// How long it is until the moment; shown as the day and the time, because a tree does not change with time.
    public static let timer = DateStyle(format: Date.FormatStyle(date: .abbreviated, time: .shortened))
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

  /// Creates the text of a stretch of time.
  public init(_ dates: ClosedRange<Date>) { content = (dates.lowerBound..<dates.upperBound).formatted() }

  /// Creates the text of a stretch of time.
  public init(_ interval: DateInterval) { content = (interval.start..<interval.end).formatted() }

  /// Creates the text of a clock that counts; shown as the stretch of time, because a tree does not change with time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { self.init(timerInterval) }

  /// Creates the text of a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? "\(subject)"
  }

  /// Creates the text of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { content = format.format(input) }

  /// Creates the text of a picture: what it is called.
  public init(_ image: Image) { content = image.words }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.content + right.content) }

  private func with(_ name: String, _ value: String) -> Text {
    var copy = self
    copy.attributes[name] = value
    return copy
  }

  /// With a font, kept as the attributes `font`, `weight`, `design` and `style`.
  public func font(_ font: Font?) -> Text {
    guard let font else { return self }
    var copy = with("font", font.name)
    for (name, value) in [("weight", font.thickness), ("design", font.shape), ("style", font.slant)] {
      if let value, copy.attributes[name] == nil { copy.attributes[name] = value }
    }
    return copy
  }
  /// With thick letters.
  public func bold(_ isActive: Bool = true) -> Text { isActive ? with("weight", "bold") : self }
  /// With letters of a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with("weight", $0.name) } ?? self }
  /// With letters of a shape.
  public func fontDesign(_ design: Font.Design?) -> Text { (design?.name).map { with("design", $0) } ?? self }
  /// With letters of a width; has no effect.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// With slanted letters.
  public func italic(_ isActive: Bool = true) -> Text { isActive ? with("style", "italic") : self }
  /// With letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with("design", "monospaced") : self }
  /// With a line below; the pattern has no effect.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { isActive ? with("decoration", "underline") : self }
  /// With a line through it; the pattern has no effect.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { isActive ? with("decoration", "strikethrough") : self }
  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text { color.map { with("color", $0.name) } ?? self }
  /// In a colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    style.styleName.map { with("color", $0) } ?? self
  }
  /// With digits of one width; has no effect.
  public func monospacedDigit() -> Text { self }
  /// With room between letters; has no effect.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// With room between letters; has no effect.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Higher or lower; has no effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    content.isEmpty ? [] : [SceneElement("text", text: content, attributes: attributes)]
  }
}

extension Text: View, PrimitiveView {}

extension Text {
  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase

    var name: String { "\(self)" }
  }

  /// Where a text is cut off.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle
  }

  /// Lines below a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn; it has no effect.
    public enum Pattern: Hashable, Sendable {
      /// Whole.
      case solid
      /// As dots.
      case dot
      /// As dashes.
      case dash
      /// As dashes and dots.
      case dashDot
    }
  }
}
