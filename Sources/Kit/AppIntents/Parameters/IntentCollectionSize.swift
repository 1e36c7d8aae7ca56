import IntentWire

/// How many values a parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
  /// The fewest.
  let min: Int
  /// The most.
  let max: Int

  /// Creates a size between two numbers, both included.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// Creates a size of exactly one number.
  public init(exactly: Int) {
    min = exactly
    max = exactly
  }

  /// Creates a size of exactly one number.
  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}

/// The size of a widget.
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable {
  /// Small.
  case systemSmall
  /// Medium.
  case systemMedium
  /// Large.
  case systemLarge
  /// Extra large.
  case systemExtraLarge
  /// In the corner of a watch.
  case accessoryCorner
  /// Round.
  case accessoryCircular
  /// Rectangular.
  case accessoryRectangular
  /// A line of text.
  case accessoryInline
}

extension IntentWidgetFamily: _IntentValue {
  /// The name of the size.
  public static var _bridge: _ValueBridge {
    .plain(.string, IntentWidgetFamily.self) {
      .string($0.rawValue)
    } read: { value, _ in
      value.text.flatMap(IntentWidgetFamily.init(rawValue:))
    }
  }
}

extension IntentCollectionSize {
  /// What is wrong with a number of values; `nil` for nothing.
  func objection(to count: Int) -> String? {
    if count > max { return "At most \(max) can be chosen, not \(count)." }
    if count < min { return "At least \(min) must be chosen, not \(count)." }
    return nil
  }
}
