import Foundation
import PackagePlugin

/// An asset catalogue in a target's folder, for whose colours and pictures the build makes members.
struct AssetCatalogFiles {
  /// The folder.
  var folder: URL
  /// The files that say what there is.
  var inputs: [URL]

  /// The catalogues, in the order of their paths.
  static func of(_ module: SwiftSourceModuleTarget) -> [AssetCatalogFiles] {
    guard
      let files = FileManager.default.enumerator(
        at: module.directoryURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var found: [String: [URL]] = [:]
    for case let file as URL in files where file.lastPathComponent == "Contents.json" {
      let path = file.standardizedFileURL
      let parts = path.pathComponents
      guard let end = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { continue }
      let folder = "/" + parts[1...end].joined(separator: "/")
      found[folder, default: []].append(path)
    }
    return found.sorted { $0.key < $1.key }.map { folder, inputs in
      AssetCatalogFiles(
        folder: URL(fileURLWithPath: folder), inputs: inputs.sorted { $0.path < $1.path })
    }
  }
}
