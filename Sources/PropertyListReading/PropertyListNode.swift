public import Foundation

/// A value of a property list, whatever form it was written in.
public enum PropertyListNode: Sendable, Hashable {
  /// A text; every scalar of the old text form is one.
  case string(String)
  /// A truth value, which only the XML and binary forms have.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// A moment.
  case date(Date)
  /// Bytes.
  case data(Data)
  /// Values in order.
  case array([PropertyListNode])
  /// Values by name.
  case dictionary([String: PropertyListNode])

  /// The text; `nil` for any other value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The values in order; `nil` for any other value.
  public var array: [PropertyListNode]? { if case .array(let items) = self { items } else { nil } }

  /// The values by name; `nil` for any other value.
  public var dictionary: [String: PropertyListNode]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The texts of an array, or of one text as a list of one; other values are left out.
  public var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.compactMap(\.string)
    default: []
    }
  }

  /// The value under a key of a dictionary.
  public subscript(key: String) -> PropertyListNode? { dictionary?[key] }

  /// The same value with every text replaced.
  public func mapStrings(_ replace: (String) -> String) -> PropertyListNode {
    switch self {
    case .string(let text): .string(replace(text))
    case .array(let items): .array(items.map { $0.mapStrings(replace) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(replace) })
    default: self
    }
  }

  /// What Foundation reads from a property list; `nil` for a value that no property list has.
  public init?(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber where CFTypeKind.isBoolean(number): self = .boolean(number.boolValue)
    case let number as NSNumber:
      self = Int(exactly: number.doubleValue).map { .integer($0) } ?? .real(number.doubleValue)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let items as [Any]: self = .array(items.compactMap { PropertyListNode($0) })
    case let values as [String: Any]: self = .dictionary(values.compactMapValues { PropertyListNode($0) })
    default: return nil
    }
  }

  private enum CFTypeKind {
    static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
  }

  /// Reads a property list in any form.
  ///
  /// - Parameter deepest: How many levels of arrays and dictionaries it may nest.
  /// - Throws: ``OldStyleFault`` for a list in the old text form, ``ForeignPropertyList/Fault`` for any other.
  public static func read(_ data: Data, deepest: Int = 64) throws -> PropertyListNode {
    let start = data.first { $0 > 0x20 && $0 < 0x80 }
    let isText = start == UInt8(ascii: "{") || start == UInt8(ascii: "(") || start == UInt8(ascii: "/")
    if isText { return try OldStyleList.read(data, deepest: deepest) }
    guard let node = PropertyListNode(try ForeignPropertyList.value(of: data, deepest: deepest)) else {
      throw ForeignPropertyList.Fault.damaged
    }
    return node
  }
}
