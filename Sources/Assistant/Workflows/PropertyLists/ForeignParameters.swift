import Foundation
import IntentWire

/// Why something of another system's workflow cannot be taken over.
struct Unmapped: Error {
  /// What cannot be read or said, for a note.
  var message: String

  init(_ message: String) { self.message = message }
}

/// The parameters of an action, which know what was looked at.
///
/// What nobody looked at has no meaning here, and is told of.
struct ForeignParameters {
  /// The keys that say where an action belongs and not what it does.
  static let bookkeeping: Set<String> = [
    "UUID", "CustomOutputName", "GroupingIdentifier", "WFControlFlowMode",
  ]

  let values: [String: Any]
  private var seen = bookkeeping

  init(_ values: [String: Any]) { self.values = values }

  /// The value of a key, which counts as looked at.
  mutating func take(_ key: String) -> Any? {
    seen.insert(key)
    return values[key]
  }

  /// The first of some keys that has a value.
  mutating func first(of keys: [String]) -> (key: String, value: Any)? {
    for key in keys { if let value = values[key] { return (key, take(key) ?? value) } }
    return nil
  }

  /// The keys that nobody looked at, in order.
  var unread: [String] { values.keys.filter { !seen.contains($0) }.sorted() }
}

/// The values of property lists.
enum PropertyLists {
  /// A value of a property list as JSON; data as text in base64, dates as text.
  static func json(_ value: Any, depth: Int = 0) -> JSONValue {
    guard depth < 60 else { return .null }
    switch value {
    case let text as String: return .string(text)
    case let flag as Bool where isBoolean(value): return .boolean(flag)
    case let number as Int: return .integer(number)
    case let number as Double: return .number(number)
    case let date as Date: return .object(["date": .string(date.formatted(.iso8601))])
    case let data as Data: return .object(["data": .string(data.base64EncodedString())])
    case let items as [Any]: return .array(items.map { json($0, depth: depth + 1) })
    case let members as [String: Any]: return .object(members.mapValues { json($0, depth: depth + 1) })
    default: return .null
    }
  }

  /// The value of a property list that ``json(_:depth:)`` made.
  static func value(_ json: JSONValue) -> Any {
    switch json {
    case .null: return ""
    case .boolean(let flag): return flag
    case .integer(let number): return number
    case .number(let number): return number
    case .string(let text): return text
    case .array(let items): return items.map(value)
    case .object(let members):
      if members.count == 1, case .string(let text)? = members["data"], let data = Data(base64Encoded: text) {
        return data
      }
      if members.count == 1, case .string(let text)? = members["date"],
        let date = try? Date.ISO8601FormatStyle().parse(text)
      {
        return date
      }
      return members.mapValues(value)
    }
  }

  /// Whether a number of a property list is a yes or no.
  static func isBoolean(_ value: Any) -> Bool {
    if let number = value as? NSNumber {
      return String(cString: number.objCType) == "c" || type(of: value) == Bool.self
    }
    return value is Bool
  }

  /// A yes or no, which may be written as a number; `nil` for anything else.
  static func flag(_ value: Any) -> Bool? {
    if isBoolean(value) { return value as? Bool }
    switch value as? Int {
    case 0: return false
    case 1: return true
    default: return nil
    }
  }

  /// A whole number, which may be written as text; `nil` for anything else.
  static func integer(_ value: Any?) -> Int? {
    if let value, isBoolean(value) { return nil }
    if let number = value as? Int { return number }
    if let number = value as? Double { return Int(exactly: number) }
    return (value as? String).flatMap { Int($0) }
  }

  /// A few words of a value, for a note.
  static func words(_ value: Any) -> String {
    if let text = value as? String { return "“\(text.prefix(40))”" }
    if let flag = value as? Bool, isBoolean(value) { return flag ? "yes" : "no" }
    if value is [String: Any] { return "a variable or a structure" }
    if value is [Any] { return "a list" }
    return "\(value)"
  }
}
