public import FoundationAdditions

/// Values to choose from.
public protocol ResultsCollection: Sendable {
  /// The type of one value.
  associatedtype Result: _IntentValue
  /// What a person is told above the values.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether the values are listed under their first letters.
  var usesIndexedCollation: Bool { get }
  /// The values in order.
  var items: [Result.ValueType] { get }
  /// No values.
  static var empty: Self { get }
}

extension ResultsCollection {
  /// Nothing is told.
  public var promptLabel: LocalizedStringResource? { nil }
  /// The values are listed in order.
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of one value.
  public typealias Result = Element
  /// The values.
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  /// No values.
  public static var empty: [Element] { [] }
}
