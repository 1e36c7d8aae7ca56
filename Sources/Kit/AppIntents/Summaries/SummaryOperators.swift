/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable, Hashable {
  /// It has none.
  case hasNoValue
  /// It has one.
  case hasAnyValue
}

/// Whether two values are the same.
public enum EquatableComparisonOperator: Sendable, Hashable {
  /// They are not.
  case notEqualTo
  /// They are.
  case equalTo
}

/// Whether a value is one of several.
public enum OneOfComparisonOperator: Sendable, Hashable {
  /// It is.
  case oneOf
}

/// How a value compares to another.
public enum ComparableComparisonOperator: Sendable, Hashable {
  /// It is less.
  case lessThan
  /// It is not more.
  case lessThanOrEqualTo
  /// It is more.
  case greaterThan
  /// It is not less.
  case greaterThanOrEqualTo
}

/// What is in text.
public enum StringComparisonOperator: Sendable, Hashable {
  /// It does not contain the other.
  case doesNotContain
  /// It contains the other.
  case contains
  /// It begins with the other.
  case hasPrefix
  /// It ends with the other.
  case hasSuffix
}
