public import Foundation
import IntentWire

/// Takes a whole number as it is.
public struct IntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// The number, if it lies in the range.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Reads a whole number from text.
public struct IntFromStringResolver: RangeCheckingResolver {
  private let radix: Int

  /// Creates the resolver.
  ///
  /// - Parameter radix: The base of the digits, 2 to 36.
  public init(radix: Int = 10) {
    self.radix = min(max(radix, 2), 36)
  }

  /// The number that the digits stand for, if it lies in the range.
  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    guard let number = Int(input.trimmingCharacters(in: .whitespaces), radix: radix) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// Makes a number whole.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  private let roundingRule: FloatingPointRoundingRule

  /// Creates the resolver.
  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  /// The number without its fraction, if it lies in the range.
  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }

  /// Whether both round the same way.
  public static func == (left: Self, right: Self) -> Bool {
    "\(left.roundingRule)" == "\(right.roundingRule)"
  }

  /// Feeds the way of rounding to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine("\(roundingRule)") }
}

/// Takes a number as it is.
public struct DoubleResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// The number, if it lies in the range.
  public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Reads a number from text.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// The number that the text is, if it lies in the range.
  public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
    guard let number = Double(input.trimmingCharacters(in: .whitespaces)), number.isFinite else {
      return nil
    }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// Takes a whole number as any number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// The number, if it lies in the range.
  public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

/// Takes text as text with attributes.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// The text without attributes.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}

/// Takes text as something to look for.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
  /// Creates the resolver.
  public init() {}

  /// The text as a term.
  public func resolve(
    from input: String, context: IntentParameterContext<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? { StringSearchCriteria(term: input) }
}

/// Reads a link from text.
public struct URLFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// The link that the text is; `nil` for text without a scheme.
  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
    URL(string: input).flatMap { $0.scheme == nil ? nil : $0 }
  }
}

/// Writes a whole number as text.
public struct StringFromIntResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// The digits.
  public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
    String(input)
  }
}

/// Writes a number as text.
public struct StringFromDoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// The shortest digits that stand for the number.
  public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
    Int(exactly: input).map(String.init) ?? String(input)
  }
}

/// Reads yes or no from text.
public struct BoolFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Yes or no, in English or in the words of the parameter.
  public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
    var reading = ReadingContext()
    reading.constraints = context.parameter.definition.constraints
    guard case .accepted(let answer) = try await Bool._bridge.read(.string(input), reading) else {
      return nil
    }
    return answer as? Bool
  }
}
