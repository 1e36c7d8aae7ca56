public import FoundationAdditions

/// A type that a parameter, a property or a result can have.
///
/// Apps do not adopt it; they adopt ``AppEntity`` and ``AppEnum``.
public protocol _IntentValue: Sendable {
  /// The type of one value: the element of an array, the wrapped type of an optional.
  associatedtype ValueType: _IntentValue = Self
  /// The type without its optional.
  associatedtype UnwrappedType: _IntentValue = Self

  /// How values of the type come from the wire and go there.
  static var _bridge: _ValueBridge { get }
  /// The value for a parameter without one; `nil` for types that are not optional.
  static var _absent: Self? { get }
}

extension _IntentValue {
  /// Types that are not optional have no absent value.
  public static var _absent: Self? { nil }
}

/// A value that has a title and a type.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue, Sendable
  /// Whether the value may be missing.
  var isOptional: Bool { get }
  /// The title that a person sees.
  var title: LocalizedStringResource { get }
}
