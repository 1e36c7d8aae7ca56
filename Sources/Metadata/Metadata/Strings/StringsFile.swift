public import Foundation

/// A file with texts in one or several languages: `.strings`, `.stringsdict` or `.xcstrings`.
public struct StringsFile: Sendable, Hashable {
  /// The path, as diagnostics show it; a folder `xx.lproj` in it names the language.
  public var path: String
  /// The content.
  public var data: Data

  /// Creates a file.
  public init(path: String, data: Data) {
    self.path = path
    self.data = data
  }

  private var components: [String] { path.split(separator: "/").map(String.init) }

  /// The name of the table.
  var table: String {
    let name = components.last ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The kind of file, in small letters.
  var kind: String {
    (components.last?.split(separator: ".").last).map { $0.lowercased() } ?? ""
  }

  /// The language that the folder names; `nil` for the base and for a file outside of such a folder.
  var language: String? {
    guard let folder = components.dropLast().last(where: { $0.hasSuffix(".lproj") }) else { return nil }
    let name = String(folder.dropLast(".lproj".count))
    let old = [
      "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    ]
    return name == "Base" || name == "mul" ? nil : old[name] ?? name.replacing("_", with: "-")
  }
}
