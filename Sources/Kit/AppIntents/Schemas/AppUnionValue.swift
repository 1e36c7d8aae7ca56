import AppHost
import Foundation
import FoundationAdditions
import IntentWire

/// A value of one of several types, with names for the types.
///
/// The macro `@UnionValue` conforms to it; an app may add ``caseDisplayRepresentations`` of its own.
public protocol AppUnionValue: TypeDisplayRepresentable, SendableMetatype {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding

  /// What a person sees and hears of each case; a case that is left out is called by its name in words.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
  /// The type's own name in words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: ParameterDefinition.words(of: String(describing: Self.self)))
  }

  /// No names but those in the source.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }
}

/// The cases of a union value without their values.
public protocol AppUnionValueCasesProviding: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// What the macro `@UnionValue` makes of an enumeration each of whose cases carries one value.
public protocol _UnionValue: _IntentValue, AppUnionValue where ValueType == Self, UnwrappedType == Self {
  /// How each case is made and read, in the order of declaration.
  static var _unionCases: [_UnionCase<Self>] { get }
}

/// One case of a union value.
public struct _UnionCase<Union>: Sendable {
  /// The case's name in source.
  let name: String
  /// How the value comes from the wire and goes there.
  let bridge: @Sendable () -> _ValueBridge
  /// The union that carries a value; `nil` when the value is of another type.
  let wrap: @Sendable (any Sendable) -> Union?
  /// The value that a union of this case carries; `nil` for any other case.
  let unwrap: @Sendable (Union) -> (any Sendable)?

  /// Describes a case.
  ///
  /// - Parameter value: The carried value of a union of this case, and `nil` for any other.
  public init<Value: _IntentValue>(
    _ name: String, _ type: Value.Type, make: @escaping @Sendable (Value) -> Union,
    value: @escaping @Sendable (Union) -> Value?
  ) {
    self.name = name
    bridge = { type._bridge }
    wrap = { ($0 as? Value).map(make) }
    unwrap = { value($0) }
  }
}
