public import Foundation
import PropertyListReading

/// A target's `Info.plist`.
public struct PropertyListFile: Sendable, Hashable {
  /// The path, as diagnostics show it.
  public var path: String
  /// The content.
  public var data: Data

  /// Creates a property list file.
  public init(path: String, data: Data) {
    self.path = path
    self.data = data
  }
}

/// A property list with its build settings filled in.
struct InfoPlist {
  let path: String
  private let text: String
  private let root: [String: Any]
  private let settings: BuildVariables

  /// Reads a file; `nil` when it is not a property list with a dictionary at its root.
  init?(_ file: PropertyListFile, module: String, target: String) {
    guard let root = try? ForeignPropertyList.dictionary(of: file.data, deepest: 64) else { return nil }
    self.root = root
    path = file.path
    text = String(decoding: file.data, as: UTF8.self)
    settings = BuildVariables([
      "PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": target, "TARGET_NAME": target, "EXECUTABLE_NAME": target,
    ])
  }

  /// The dictionary at a path of keys.
  func dictionary(_ keys: String...) -> [String: Any]? {
    keys.reduce(root as [String: Any]?) { $0?[$1] as? [String: Any] }
  }

  /// The string under a key, with `$(NAME)` and `${NAME}` replaced where the name is known.
  func string(_ key: String, in dictionary: [String: Any]) -> String? {
    (dictionary[key] as? String).map(substituted)
  }

  /// The strings under a key; `nil` when there is no such array.
  func strings(_ key: String, in dictionary: [String: Any]) -> [String]? {
    (dictionary[key] as? [Any])?.compactMap { ($0 as? String).map(substituted) }
  }

  /// The language in which the app is written; `nil` when the list names none, or leaves it to a build setting.
  var developmentLanguage: String? {
    guard let value = string("CFBundleDevelopmentRegion", in: root), !value.isEmpty, !value.contains("$")
    else {
      return nil
    }
    return value == "English" ? "en" : value.replacing("_", with: "-")
  }

  private func substituted(_ value: String) -> String { settings.replaced(in: value) }

  /// Where a key stands in the file, or the file's beginning.
  func place(of key: String) -> SourcePlace {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = line.range(of: "<key>\(key)</key>") else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return SourcePlace(path: path, line: number + 1, column: column + 1)
    }
    return SourcePlace(path: path, line: 1, column: 1)
  }
}
