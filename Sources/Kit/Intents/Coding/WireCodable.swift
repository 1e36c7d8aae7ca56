import Foundation
import IntentWire

/// A type of SiriKit's vocabulary that has a form on the wire.
protocol WireCodable {
  /// The value on the wire.
  var wireValue: IntentValue { get }
  /// Whether the value stands for none, as `unknown` does among the cases of an enumeration.
  var isAbsent: Bool { get }

  /// Reads a value; words are taken for what the type makes of them.
  ///
  /// - Returns: `nil` when the value cannot be one of this type.
  static func decoded(from value: IntentValue) -> Self?
}

extension WireCodable {
  var isAbsent: Bool { false }
}

/// The values of an intent, a response or a value object by the names of its properties.
///
/// Public only because the classes of apps can inherit from those of the framework; nothing of it can be used.
public struct WireFields {
  var values: [String: IntentValue] = [:]

  init(_ values: [String: IntentValue] = [:]) {
    self.values = values
  }

  /// The value of a property; one that is absent is not stored.
  subscript<Value: WireCodable>(name: String) -> Value? {
    get { values[name].flatMap(Value.decoded) }
    set { values[name] = newValue.flatMap { $0.isAbsent ? nil : $0.wireValue } }
  }

  /// The fields of a response with a code and nothing else.
  static func code(_ name: String) -> WireFields {
    WireFields(["code": .string(name)])
  }
}

/// What is known while values are read that are not complete in themselves.
enum WireSituation {
  /// The time zone of dates that name none: the person's own.
  @TaskLocal static var timeZone = TimeZone.current
}
