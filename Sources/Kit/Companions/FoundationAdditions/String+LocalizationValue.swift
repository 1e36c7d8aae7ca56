public import Foundation

extension String {
  /// Text with values in it, kept apart so that a string table can put them in another order.
  ///
  /// The key has a placeholder for each value: `%@` for text, `%lld` and `%llu` for whole numbers, `%lf` for
  /// numbers with a fraction.
  public struct LocalizationValue: Sendable, Hashable, Codable {
    /// A value between the words.
    indirect enum Argument: Sendable, Hashable, Codable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)
      case formatted(Double, specifier: String)
      case resource(LocalizedStringResource)
    }

    /// The kind of value that a place in a text is left for.
    public enum Placeholder: Sendable, Hashable {
      /// A whole number.
      case int
      /// A whole number without a sign.
      case uint
      /// A number with a fraction of single precision.
      case float
      /// A number with a fraction.
      case double
      /// Text or any other object.
      case object

      /// The `printf` specifier in the key.
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// The text with placeholders, which is the key of its entry in a string table.
    let key: String
    /// The values in the order of the placeholders.
    let arguments: [Argument]

    /// Creates text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Collects the words and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable, Hashable {
    var key = ""
    var arguments: [Argument] = []

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds text.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    /// Adds text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append("%@", .text(String(string)))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
      if let signed = Int64(exactly: value) {
        append("%lld", .integer(signed))
      } else {
        append("%llu", .unsigned(UInt64(clamping: value)))
      }
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Double) {
      append("%lf", .number(value))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Float) {
      append("%lf", .number(Double(String(value)) ?? Double(value)))
    }

    /// Adds a number in the form of a `printf` specifier, for example `%.1f`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, .formatted(value, specifier: specifier))
    }

    /// Adds localised text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    /// Adds the localised text of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomLocalizedStringResourceConvertible) {
      append("%@", .resource(value.localizedStringResource))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation(_ subject: some NSObject, formatter: Formatter) {
      append("%@", .text(formatter.string(for: subject) ?? ""))
    }

    /// Adds an object's description.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ subject: some NSObject) {
      append("%@", .text(subject.description))
    }

    /// Leaves a place for a value that the system puts in, for example the number in a numeric format.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
      key += placeholder.specifier
    }

    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }

  /// Creates text from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates text from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key =
      stringInterpolation.arguments.isEmpty
      ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}
