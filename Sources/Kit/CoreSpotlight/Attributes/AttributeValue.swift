import Foundation
package import IntentWire

/// Attributes between the forms that an app knows and the form on the wire.
enum AttributeValue {
  /// A value in the form in which a set keeps it; `nil` for one of a type that no attribute can have.
  static func plain(_ value: Any) -> Any? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let date as Date: date
    case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let url as URL: url
    case let url as NSURL: URL(string: url.absoluteString)
    case let data as Data: data
    case let data as NSData: Data(referencing: data)
    case let array as NSArray: array.compactMap(plain)
    case let array as [Any]: array.compactMap(plain)
    default: nil
    }
  }

  /// A kept value as an object of Foundation.
  static func object(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: NSString(string: text)
    case let number as NSNumber: number
    case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let url as URL: NSURL(string: url.absoluteString)
    case let data as Data: NSData(data: data)
    case let array as [Any]: NSArray(array: array.compactMap(object))
    default: nil
    }
  }

  /// A kept value on the wire; `nil` for one that cannot travel.
  static func wire(_ value: Any) -> IntentValue? {
    switch value {
    case let text as String: .string(text)
    case let number as NSNumber: number.wireValue
    case let date as Date: .date(DateValue(date, timeZone: .gmt))
    case let url as URL: .url(url)
    case let data as Data: .file(FileValue(filename: "", data: data))
    case let person as CSPerson: .person(person.wireValue)
    case let headers as [String: [Any]]:
      .record(
        RecordValue(
          type: "headers", display: DisplayValue(""),
          fields: headers.mapValues { .list($0.compactMap(wire)) }))
    case let array as [Any]: .list(array.compactMap(wire))
    default: nil
    }
  }

  /// A value of the wire in the form in which a set keeps it.
  static func kept(_ value: IntentValue) -> Any? {
    switch value {
    case .string(let text): text
    case .spoken(let spoken): spoken.phrase
    case .integer(let number): NSNumber(value: number)
    case .number(let number): NSNumber(value: number)
    case .boolean(let flag): NSNumber(value: flag)
    case .date(let date): date.instant(in: .gmt)
    case .duration(let seconds): NSNumber(value: seconds)
    case .measurement(let measurement): NSNumber(value: measurement.value)
    case .url(let url): url
    case .file(let file): file.data
    case .person(let person): CSPerson(person)
    case .entity(let entity): entity.display.title
    case .enumeration(let cases): cases.cases.first
    case .place(let place): place.name
    case .record(let record) where record.type == "headers":
      record.fields.mapValues { $0.elements.compactMap(kept) }
    case .list(let values):
      list(values.compactMap(kept))
    case .currency, .dateRange, .record: nil
    }
  }

  /// An array of the type that its elements have in common.
  private static func list(_ values: [Any]) -> Any {
    if let texts = values as? [String] { return texts }
    if let dates = values as? [Date] { return dates }
    if let people = values as? [CSPerson] { return people }
    return values
  }
}

extension NSNumber {
  /// The number on the wire: truth values stay truth values, and whole numbers whole.
  fileprivate var wireValue: IntentValue {
    if self === NSNumber(value: true) || self === NSNumber(value: false) { return .boolean(boolValue) }
    let number = doubleValue
    let isFraction = ["d", "f"].contains(String(cString: objCType))
    if !isFraction, abs(number) < 9e15 { return .integer(intValue) }
    return number.isFinite ? .number(number) : .string(stringValue)
  }
}

extension CSSearchableItemAttributeSet {
  /// The attributes on the wire, by name; what cannot travel is left out.
  package var wireValues: [String: IntentValue] { values.compactMapValues(AttributeValue.wire) }

  /// Replaces all attributes by those of the wire.
  package func replace(with values: [String: IntentValue]) {
    replace(with: values.compactMapValues(AttributeValue.kept))
  }

  /// Sets an attribute to a value of the wire; `nil` removes it.
  package func set(_ name: String, to value: IntentValue?) {
    self[name] = value.flatMap(AttributeValue.kept)
  }
}

extension NSCoder {
  /// Writes values as JSON.
  func encodeWireValues(_ values: [String: IntentValue], forKey key: String) {
    guard let data = try? JSONEncoder().encode(values) else { return }
    encode(NSData(data: data), forKey: key)
  }

  /// Reads values that ``encodeWireValues(_:forKey:)`` wrote.
  func decodeWireValues(forKey key: String) -> [String: IntentValue]? {
    guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? JSONDecoder().decode([String: IntentValue].self, from: Data(referencing: data))
  }
}
