package import IntentWire

/// A type that a parameter can have.
///
/// On Apple's platforms an app may adopt it for a type of its own; here it is a name for what the frameworks' types
/// adopt, because nothing is known of its requirements.
public typealias IntentValueExpressing = _IntentValue

/// A type whose values can be made into ones that a parameter can have.
///
/// It has no requirements of its own here; the frameworks' types adopt it beside ``IntentValueExpressing``.
public protocol IntentValueConvertible: Sendable {}

extension _ValueBridge {
  /// The bridge of a structured type of another module.
  ///
  /// - Parameters:
  ///   - name: The type's name on the wire.
  ///   - read: Reads a value; `nil` for one that does not fit.
  package static func record<Value: _IntentValue>(
    _ name: String, encode: @escaping @Sendable (Value) -> RecordValue,
    read: @escaping @Sendable (IntentValue) -> Value?
  ) -> _ValueBridge {
    .plain(.record(name), Value.self) { value in
      .record(encode(value))
    } read: { value, _ in
      read(value)
    }
  }
}
