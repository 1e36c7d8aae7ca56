import Foundation

extension IntentValue {
  /// The value in the plain form of the command-line contract.
  ///
  /// People, places, entities and names are their text; enumeration cases their case names; numbers and
  /// amounts of money are numbers; several values are an array; dates are `2026-03-18T17:30`, day ranges `2026-03-14/2026-03-15`.
  public var plain: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .spoken(let spoken): .string(spoken.phrase)
    case .integer(let value): .integer(value)
    case .number(let value): Self.plainNumber(value)
    case .boolean(let value): .boolean(value)
    case .date(let value): .string(value.description)
    case .dateRange(let value): .string(value.plainText)
    case .duration(let seconds): Self.plainNumber(seconds)
    case .measurement(let value): Self.plainNumber(value.value)
    case .currency(let value): Self.plainNumber(NSDecimalNumber(decimal: value.amount).doubleValue)
    case .url(let value): .string(value.absoluteString)
    case .enumeration(let value):
      value.cases.count == 1 ? .string(value.cases[0]) : .array(value.cases.map(JSONValue.string))
    case .list(let values): .array(values.map(\.plain))
    case .entity, .person, .place, .file, .record: .string(displayText)
    }
  }

  /// A number, without a fraction where it has none.
  private static func plainNumber(_ value: Double) -> JSONValue {
    value.asInteger.map(JSONValue.integer) ?? .number(value)
  }

  /// The value as a person would read it in a sentence.
  public var displayText: String {
    switch self {
    case .string(let text): text
    case .spoken(let spoken): spoken.phrase
    case .integer(let value): String(value)
    case .number(let value): value.asInteger.map { String($0) } ?? String(value)
    case .boolean(let value): value ? "yes" : "no"
    case .date(let value): value.description
    case .dateRange(let value): value.plainText
    case .duration(let seconds): "\(seconds.asInteger.map { String($0) } ?? String(seconds)) s"
    case .measurement(let value):
      "\(value.value.asInteger.map { String($0) } ?? String(value.value)) \(value.unit)"
    case .currency(let value): "\(value.amount) \(value.code)"
    case .url(let value): value.absoluteString
    case .enumeration(let value): value.cases.joined(separator: ", ")
    case .entity(let value): value.display.title
    case .person(let value): value.name
    case .place(let value): value.name ?? "\(value.latitude ?? 0), \(value.longitude ?? 0)"
    case .file(let value): value.filename
    case .record(let value): value.display.title
    case .list(let values): values.map(\.displayText).joined(separator: ", ")
    }
  }
}

extension DateRangeValue {
  /// Both ends with a slash between them; a range of one day or moment is just that; an open end is `..`.
  public var plainText: String {
    guard start != end else { return start?.description ?? "" }
    return "\(start?.description ?? "..")/\(end?.description ?? "..")"
  }
}

extension Double {
  /// The same number as an integer, when it is one and fits.
  fileprivate var asInteger: Int? { Int(exactly: self) }
}
