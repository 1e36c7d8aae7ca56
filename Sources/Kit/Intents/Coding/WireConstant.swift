import IntentWire

/// A type of string constants of SiriKit, which crosses the wire by the constant's name.
protocol WireConstant: WireCodable, RawRepresentable where RawValue == String {}

extension WireConstant {
  var wireValue: IntentValue { .string(rawValue) }

  static func decoded(from value: IntentValue) -> Self? {
    value.text.flatMap { Self(rawValue: $0) }
  }
}
