import Foundation

/// A file that a bundle may have once for each language.
enum LocalizedFile {
  /// The file of a bundle in the best language: in a folder of a wanted language, of the language in which the app was
  /// made, of the base, or in the bundle itself; English, when there is nothing else.
  ///
  /// - Parameters:
  ///   - languages: The wanted languages, best first, for example `en-GB`.
  ///   - region: The language in which the app was made, when it says so.
  static func find(_ name: String, in bundle: URL, languages: [String], region: String? = nil) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
    var folders: [String: String] = [:]
    for name in names.sorted() where name.hasSuffix(".lproj") {
      folders[plain(String(name.dropLast(".lproj".count)))] = name
    }
    var wanted = languages.flatMap { parents(of: plain($0)) }
    wanted += region.map { parents(of: plain($0)) } ?? []
    let last = [folders["base"], "", folders["en"]].compactMap(\.self)
    for folder in wanted.compactMap({ folders[$0] }) + last {
      let file = bundle.appending(path: folder).appending(path: name, directoryHint: .notDirectory)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  /// A language and what it falls back to: `zh-hant-tw`, `zh-hant`, `zh`.
  private static func parents(of language: String) -> [String] {
    let parts = language.split(separator: "-")
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
  }

  private static func plain(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }
}
