import Foundation
import PropertyListReading

/// A property list that somebody else wrote: everything in it may be missing or of the wrong type.
struct PropertyList {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// Reads a file in XML or binary form.
  ///
  /// - Throws: ``CatalogProblem`` when it is not a property list with a dictionary.
  init(file: URL) throws(CatalogProblem) {
    let name = file.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw CatalogProblem(file.path, "\(name) cannot be read: \(Home.reason(error)).")
    }
    guard data.count <= Self.limit else {
      throw CatalogProblem(
        file.path, "\(name) is larger than \(Self.limit) bytes; a description of an app is small.")
    }
    let list: Any
    do {
      list = try ForeignPropertyList.value(of: data, deepest: Self.deepest)
    } catch {
      throw CatalogProblem(
        file.path,
        error == .tooDeep
          ? "\(name) nests more than \(Self.deepest) levels; a description of an app is flat."
          : "\(name) is not a property list; check it with “plutil” or write it anew.")
    }
    guard let values = list as? [String: Any] else {
      throw CatalogProblem(file.path, "\(name) is not a dictionary at its top; wrap its content in <dict>.")
    }
    self.init(values)
  }

  /// The text under a key; empty text counts as missing.
  func text(_ key: String) -> String? {
    guard let text = values[key] as? String, !text.isEmpty else { return nil }
    return text
  }

  /// The texts under a key, without repetitions.
  func texts(_ key: String) -> [String] {
    var known: Set<String> = []
    return (values[key] as? [Any] ?? []).compactMap { $0 as? String }.filter { known.insert($0).inserted }
  }

  /// What is wrong with a value that must be an array of texts, in words; `nil` when it is one or missing.
  func faultOfTexts(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    guard let items = value as? [Any] else { return "\(key) must be an array of strings" }
    let index = items.firstIndex { ($0 as? String)?.isEmpty != false }
    return index.map { "entry \($0 + 1) of \(key) must be a string that is not empty" }
  }

  /// What is wrong with a value that must be an array of dictionaries, in words; `nil` when it is one or missing.
  func faultOfLists(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    guard let items = value as? [Any] else { return "\(key) must be an array of dictionaries" }
    let index = items.firstIndex { !($0 is [String: Any]) }
    return index.map { "entry \($0 + 1) of \(key) must be a dictionary" }
  }

  /// Whether there is a value under a key.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// The dictionary under a key.
  func list(_ key: String) -> PropertyList? {
    (values[key] as? [String: Any]).map(PropertyList.init)
  }

  /// The dictionaries under a key.
  func lists(_ key: String) -> [PropertyList] {
    (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(PropertyList.init) }
  }

  /// The same list with variables in its texts replaced, and with further values.
  func replacing(_ variables: [String: String], setting more: [String: String] = [:]) -> PropertyList {
    let variables = BuildVariables(variables)
    var result = values.mapValues { Self.replace($0, variables) }
    for (key, value) in more { result[key] = value }
    return PropertyList(result)
  }

  /// The same list without those of its texts in which a variable was not replaced.
  func removingOpenTexts(_ keys: [String]) -> PropertyList {
    var result = values
    for key in keys {
      if let text = values[key] as? String, BuildVariables.areOpen(in: text) { result[key] = nil }
    }
    return PropertyList(result)
  }

  /// Writes the list in XML form.
  func write(to file: URL) throws {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
  }

  private static let limit = 2_097_152
  private static let deepest = 64

  private static func replace(_ value: Any, _ variables: BuildVariables) -> Any {
    switch value {
    case let text as String: return variables.replaced(in: text)
    case let list as [Any]: return list.map { replace($0, variables) }
    case let values as [String: Any]: return values.mapValues { replace($0, variables) }
    default: return value
    }
  }
}
