public import Foundation

/// A parameter or result value of an intent, in the form in which both ends of the wire know it.
///
/// Both dialects meet here: SiriKit's value classes and App Intents' parameter types become one of these
/// cases before they leave an app's process. ``record(_:)`` carries the structured value classes that have no
/// case of their own.
public indirect enum IntentValue: Sendable, Hashable {
  /// Plain text.
  case string(String)
  /// Text that a person says, with the vocabulary identifier behind it.
  case spoken(SpokenText)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A calendar date, a time, or both.
  case date(DateValue)
  /// A span between two dates, with an optional recurrence.
  case dateRange(DateRangeValue)
  /// A length of time in seconds.
  case duration(seconds: Double)
  /// A quantity with its unit.
  case measurement(MeasurementValue)
  /// An amount of money.
  case currency(CurrencyValue)
  /// A link.
  case url(URL)
  /// One case of an enumeration or a set of option names.
  case enumeration(EnumerationValue)
  /// A reference to something that an app knows.
  case entity(EntityReference)
  /// A person, with the handles and the identifiers by which an app knows them.
  case person(PersonValue)
  /// A place.
  case place(PlaceValue)
  /// A file with its name and type.
  case file(FileValue)
  /// A structured value of a named type.
  case record(RecordValue)
  /// Several values in order.
  case list([IntentValue])
}

extension IntentValue {
  /// The elements of a list, or the value itself as the only element.
  public var elements: [IntentValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  /// The words that a person would use for the value, or `nil` when it has none.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .spoken(let spoken): spoken.phrase
    default: nil
    }
  }
}
