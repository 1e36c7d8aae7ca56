import Foundation
import IntentWire

extension Set: WireCodable where Element: WireCodable {
  var wireValue: IntentValue {
    // A fixed order, so that equal sets have equal values.
    .list(map(\.wireValue).sorted { "\($0)" < "\($1)" })
  }

  static func decoded(from value: IntentValue) -> Set<Element>? {
    [Element].decoded(from: value).map { Set($0) }
  }
}

extension NSRange: WireCodable {
  var wireValue: IntentValue {
    .record(
      RecordValue(
        type: "NSRange",
        display: DisplayValue(length > 1 ? "\(location)–\(location + length - 1)" : "\(location)"),
        fields: ["location": .integer(location), "length": .integer(length)]))
  }

  static func decoded(from value: IntentValue) -> NSRange? {
    switch value {
    case .integer(let number): NSRange(location: number, length: 1)
    case .record(let record) where record.type == "NSRange":
      NSRange(
        location: WireFields(record.fields)["location"] ?? 0, length: WireFields(record.fields)["length"] ?? 0
      )
    default: nil
    }
  }
}

extension WireFields {
  /// The dictionary of plain values under a name; what has no form on the wire is left out.
  subscript(name: String) -> [String: Any]? {
    get {
      guard case .record(let record) = values[name], record.type == PlainValue.dictionary else { return nil }
      return record.fields.mapValues(PlainValue.object)
    }
    set { values[name] = newValue.map { PlainValue.wire($0) } }
  }
}

/// Values of any type, as dictionaries of Objective-C's collections hold them.
enum PlainValue {
  static let dictionary = "Dictionary"

  /// A dictionary on the wire.
  static func wire(_ dictionary: [String: Any]) -> IntentValue {
    .record(
      RecordValue(
        type: Self.dictionary, display: DisplayValue(""), fields: dictionary.compactMapValues(value)))
  }

  private static func value(_ object: Any) -> IntentValue? {
    switch object {
    case let value as any WireCodable: value.wireValue
    case let value as [String: Any]: wire(value)
    case let value as [Any]: .list(value.compactMap(Self.value))
    case let value as NSNumber: value.wireValue
    case let value as NSString: .string(String(describing: value))
    default: nil
    }
  }

  /// The plain value of a value of the wire.
  static func object(_ value: IntentValue) -> Any {
    switch value {
    case .string(let text): text
    case .integer(let number): number
    case .number(let number): number
    case .boolean(let flag): flag
    case .url(let url): url
    case .date: Date.decoded(from: value) ?? Date(timeIntervalSinceReferenceDate: 0)
    case .list(let elements): elements.map(object)
    case .record(let record) where record.type == dictionary: record.fields.mapValues(object)
    case .record(let record): SiriKitTypes.objects[record.type]?.decoded(from: value) ?? value.displayText
    default: value.displayText
    }
  }
}
