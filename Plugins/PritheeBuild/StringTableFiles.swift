import Foundation
import PackagePlugin

/// The string tables in a target's folder, which the build packs into the program.
enum StringTableFiles {
  private static let endings: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// The tables, those in folders of languages among them, in the order of their paths.
  ///
  /// - Parameter others: Files that are something else: the translations of a definition of custom intents.
  static func of(_ module: SwiftSourceModuleTarget, besides others: Set<URL>) -> [URL] {
    let known = Set(others.map(\.standardizedFileURL.path))
    let tables = ["Info", "InfoPlist"].map { "\($0)." }
    guard
      let files = FileManager.default.enumerator(
        at: module.directoryURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var found: [URL] = []
    for case let file as URL in files where endings.contains(file.pathExtension) {
      // The texts of the property list are no texts of the program.
      guard !tables.contains(where: file.lastPathComponent.hasPrefix) else { continue }
      let path = file.standardizedFileURL
      if !known.contains(path.path) { found.append(path) }
    }
    return found.sorted { $0.path < $1.path }
  }
}
