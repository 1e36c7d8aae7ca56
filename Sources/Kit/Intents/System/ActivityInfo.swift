import Foundation
import IntentWire

/// The app's own data of an activity, in the form in which it is sent.
///
/// JSON has no dates, bytes and addresses: each becomes an object with one member, `$date` (ISO 8601), `$data`
/// (Base64), `$url` or `$uuid`. What an activity cannot carry on Apple's systems is left out here too.
enum ActivityInfo {
  /// The entries that can be sent.
  static func encode(_ info: [AnyHashable: Any]) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for (key, value) in info {
      guard let name = key.base as? String, let json = json(of: value) else { continue }
      result[name] = json
    }
    return result
  }

  /// The entries as an app expects them: numbers as `NSNumber`, which are every kind of number.
  static func decode(_ info: [String: JSONValue]) -> [AnyHashable: Any] {
    info.reduce(into: [:]) { $0[$1.key] = plain($1.value) }
  }

  private static func json(of value: Any) -> JSONValue? {
    // A cast would make an NSNumber of every number of Swift's.
    if type(of: value) is NSNumber.Type, let value = value as? NSNumber { return number(value) }
    return switch value {
    case let value as Bool: .boolean(value)
    case let value as any BinaryInteger: Int(exactly: value).map(JSONValue.integer)
    case let value as Double: value.isFinite ? .number(value) : nil
    case let value as Float: value.isFinite ? .number(Double(value)) : nil
    case let value as String: .string(value)
    case let value as Substring: .string(String(value))
    case let value as URL: tagged("$url", value.absoluteString)
    case let value as UUID: tagged("$uuid", value.uuidString)
    case let value as Date: tagged("$date", value.formatted(dateStyle))
    case let value as Data: tagged("$data", value.base64EncodedString())
    case is NSNull: .null
    case let value as [Any]: array(value)
    case let value as [AnyHashable: Any]: .object(encode(value))
    case let value as Set<AnyHashable>: array(value.map { $0.base }.sorted { "\($0)" < "\($1)" })
    default: nil
    }
  }

  private static func number(_ value: NSNumber) -> JSONValue? {
    // Only the type in which the number was made tells 1 from true.
    if strcmp(value.objCType, NSNumber(value: true).objCType) == 0 { return .boolean(value.boolValue) }
    if let whole = Int(exactly: value) { return .integer(whole) }
    return value.doubleValue.isFinite ? .number(value.doubleValue) : nil
  }

  private static func array(_ items: [Any]) -> JSONValue? {
    var result: [JSONValue] = []
    for item in items {
      guard let json = json(of: item) else { return nil }
      result.append(json)
    }
    return .array(result)
  }

  private static func plain(_ value: JSONValue) -> Any {
    switch value {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value
    case .array(let items): items.map(plain)
    case .object(let members): special(members) ?? members.mapValues(plain)
    }
  }

  private static func special(_ members: [String: JSONValue]) -> Any? {
    guard members.count == 1, let (tag, content) = members.first, case .string(let text) = content else {
      return nil
    }
    return switch tag {
    case "$url": URL(string: text)
    case "$uuid": UUID(uuidString: text)
    case "$date": try? Date(text, strategy: dateStyle)
    case "$data": Data(base64Encoded: text)
    default: nil
    }
  }

  private static func tagged(_ tag: String, _ text: String) -> JSONValue { .object([tag: .string(text)]) }

  private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
