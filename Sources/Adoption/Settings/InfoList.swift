import Foundation
import PropertyListReading

/// Puts a target's property list together as Xcode does: the file, and what the build settings give.
enum InfoList {
  /// The list with its variables filled in.
  ///
  /// - Parameters:
  ///   - file: The file that `INFOPLIST_FILE` names; `nil` when there is none.
  ///   - settings: The target's build settings.
  static func values(
    file: URL?, settings: BuildSettings
  ) throws(AdoptionProblem) -> [String: PropertyListNode] {
    var values: [String: PropertyListNode] = [:]
    if let file {
      let data = try FileReading.data(of: file, limit: 2 * 1024 * 1024)
      guard let list = try? PropertyListNode.read(data), let written = list.dictionary else {
        throw AdoptionProblem(file.path, "This is no property list with a dictionary at its top.")
      }
      values = written
    }
    for name in settings.names where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
      // Keys of devices and platforms, `UIFoo_iPad`, are of no use here; what the file says goes before.
      guard !key.isEmpty, values[key] == nil, let value = settings.text(name) else { continue }
      values[key] = ["YES": .boolean(true), "NO": .boolean(false)][value] ?? .string(value)
    }
    let standard = [
      ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"), ("CFBundleName", "$(PRODUCT_NAME)"),
      ("CFBundleExecutable", "$(EXECUTABLE_NAME)"), ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
      ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
      ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
    ]
    for (key, value) in standard where values[key] == nil && !settings.expand(value).isEmpty {
      values[key] = .string(value)
    }
    return values.mapValues { $0.mapStrings(settings.expand) }
  }

  private static let prefix = "INFOPLIST_KEY_"
}
