public import Foundation

/// A message with values that are only worked out when the message is shown.
///
/// It is made by writing a string with interpolations; each value takes `privacy:`, `align:` and, where it
/// has several forms, `format:`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  var interpolation: OSLogInterpolation

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
  }

  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  func text(showsPrivate: Bool) -> String {
    interpolation.pieces.map { $0(showsPrivate) }.joined()
  }
}

/// The pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var pieces: [(_ showsPrivate: Bool) -> String] = []

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    pieces.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds text of the program.
  public mutating func appendLiteral(_ literal: String) {
    guard !literal.isEmpty else { return }
    pieces.append { _ in literal }
  }

  mutating func append(
    _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment = .none, isPlain: Bool = false,
    _ text: @escaping () -> String
  ) {
    pieces.append { align.aligned(privacy.shown(text, isPlain: isPlain, showsPrivate: $0)) }
  }

  /// Adds a text, which is private unless it says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, align, argumentString)
  }

  /// Adds a value with a description, which is private unless it says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, align) { value().description }
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, align, isPlain: true) { String(describing: value()) }
  }

  /// Adds an error, which is private unless it says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy) { String(describing: value()) }
  }

  /// Adds an object, which is private unless it says otherwise.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy) { argumentObject()?.description ?? "(null)" }
  }

  /// Adds an address in memory.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer?, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy) { pointer().map { "\($0)" } ?? "0x0" }
  }
}
