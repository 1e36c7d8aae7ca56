import IntentWire

/// A type as it stands in a declaration, for example `[INTask]?`.
struct SwiftType: Equatable {
  /// The type without its optional mark and array brackets.
  let base: String
  let isArray: Bool
  let isOptional: Bool

  init(_ text: String) {
    var text = text
    isOptional = text.hasSuffix("?")
    if isOptional { text.removeLast() }
    isArray = text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(":")
    base = isArray ? String(text.dropFirst().dropLast()) : text
  }

  /// The type as it stands in source.
  var text: String { (isArray ? "[\(base)]" : base) + (isOptional ? "?" : "") }

  /// The type with the mark of an optional.
  var optional: String { (isArray ? "[\(base)]" : base) + "?" }
}

extension SwiftType {
  /// Foundation's types that have a form on the wire of their own.
  static let plain: [String: ValueType] = [
    "String": .string, "Int": .integer, "Double": .number, "Float": .number, "Bool": .boolean, "Date": .date,
    "DateComponents": .date, "URL": .url, "Data": .file, "NSNumber": .number, "NSDecimalNumber": .number,
    "PersonNameComponents": .record("PersonNameComponents"),
  ]

  /// Types of SiriKit that have a case of their own on the wire.
  static let special: [String: ValueType] = [
    "INSpeakableString": .spoken, "INPerson": .person, "CLPlacemark": .place,
    "INDateComponentsRange": .dateRange,
    "INFile": .file, "INImage": .file, "INCurrencyAmount": .currency,
    "INPaymentAmount": .record("INPaymentAmount"),
  ]
}
