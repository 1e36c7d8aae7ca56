public import Foundation

/// Reads property lists that somebody else wrote.
///
/// The reader of Foundation calls itself for each level, and ends the process at some damaged binary lists
/// (measured: a few thousand random changes of a sound one are enough). Therefore the form is checked before.
///
/// ```swift
/// let list = try ForeignPropertyList.value(of: Data("<plist><array/></plist>".utf8), deepest: 64)
/// ```
public enum ForeignPropertyList {
  /// Why a property list was not read.
  public enum Fault: Error, Hashable {
    /// The content is no property list, or a damaged one.
    case damaged
    /// It nests more levels than allowed.
    case tooDeep
  }

  /// The value of a property list in XML, binary or old text form.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - deepest: How many levels of arrays and dictionaries it may nest, at least 1.
  /// - Throws: ``Fault`` when it cannot be read; nothing else happens then.
  public static func value(of data: Data, deepest: Int) throws(Fault) -> Any {
    let content = try checked(data, deepest)
    guard let value = try? PropertyListSerialization.propertyList(from: content, format: nil) else {
      throw .damaged
    }
    return value
  }

  /// The dictionary of a property list; `nil` when it has another value at its top.
  ///
  /// - Throws: ``Fault`` as ``value(of:deepest:)`` does.
  public static func dictionary(of data: Data, deepest: Int) throws(Fault) -> [String: Any]? {
    try value(of: data, deepest: deepest) as? [String: Any]
  }

  /// The content as it can be given to the reader: as it is, or in UTF-8 where it is in UTF-16.
  private static func checked(_ data: Data, _ deepest: Int) throws(Fault) -> Data {
    if data.starts(with: BinaryForm.head) {
      try BinaryForm(Array(data)).check(deepest: deepest)
      return data
    }
    var content = data
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else { throw .damaged }
      content = Data(text.utf8)
    }
    let form = TextForm(Array(content))
    guard form.isReadable else { throw .damaged }
    guard form.nesting <= deepest else { throw .tooDeep }
    return content
  }
}
