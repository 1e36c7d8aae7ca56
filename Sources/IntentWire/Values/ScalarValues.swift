public import Foundation

/// Text that a person says, as `INSpeakableString` and its kin carry it.
public struct SpokenText: Sendable, Hashable, Codable {
  /// The words as spoken and shown.
  public var phrase: String
  /// The identifier under which the app registered the phrase in its vocabulary.
  public var identifier: String?
  /// How the phrase sounds, spelled as an English reader would say it.
  public var pronunciation: String?

  /// Creates spoken text.
  public init(_ phrase: String, identifier: String? = nil, pronunciation: String? = nil) {
    self.phrase = phrase
    self.identifier = identifier
    self.pronunciation = pronunciation
  }
}

/// A quantity with its unit, as `Measurement` carries it.
public struct MeasurementValue: Sendable, Hashable, Codable {
  /// The amount in ``unit``.
  public var value: Double
  /// The unit's symbol, for example `km`.
  public var unit: String
  /// What is measured, for example `length`.
  public var dimension: String

  /// Creates a measurement.
  public init(value: Double, unit: String, dimension: String) {
    self.value = value
    self.unit = unit
    self.dimension = dimension
  }
}

extension MeasurementValue {
  /// The one symbol under which the assistant knows a unit that has several.
  ///
  /// Units of time are written `h`, `min` and `s`, whatever Foundation calls them on a system: its symbol for minutes is that
  /// of metres on some.
  public static func symbol(_ unit: String, of dimension: String) -> String {
    guard dimension == "duration" else { return unit }
    return ["m": "min", "hr": "h", "sec": "s"][unit] ?? unit
  }
}

/// An amount of money in one currency.
public struct CurrencyValue: Sendable, Hashable, Codable {
  /// The amount in units of the currency; a decimal, so that cents stay exact.
  public var amount: Decimal
  /// The ISO 4217 code, for example `EUR`.
  public var code: String

  /// Creates an amount of money.
  public init(amount: Decimal, code: String) {
    self.amount = amount
    self.code = code
  }
}

/// One or more cases of an enumeration, by name.
public struct EnumerationValue: Sendable, Hashable, Codable {
  /// The enumeration's type name, for example `INTaskStatus`.
  public var type: String
  /// The case names; exactly one for a plain enumeration, any number for an option set.
  public var cases: [String]

  /// Creates a reference to one case.
  public init(type: String, case name: String) {
    self.type = type
    cases = [name]
  }

  /// Creates a set of options.
  public init(type: String, cases: [String]) {
    self.type = type
    self.cases = cases
  }
}
