import Foundation

/// Sorts a target's files by what they are.
enum FileKinds {
  /// A file of a target.
  struct Member {
    var url: URL
    /// Whether code is made of it, for a definition of intents.
    var makesCode: Bool
  }

  /// Puts files into the lists of a target, each once and in the order of their paths.
  static func sort(_ files: [Member], into target: inout ProjectTarget) {
    var seen: Set<String> = []
    for file in files.sorted(by: { $0.url.path < $1.url.path }) where seen.insert(file.url.path).inserted {
      switch file.url.pathExtension.lowercased() {
      case "swift": target.sources.append(file.url)
      case "intentdefinition": if file.makesCode { target.definitions.append(file.url) }
      case "m", "mm", "c", "cc", "cpp", "h", "hpp", "metal", "s", "xcdatamodeld", "xcmappingmodel", "mlmodel":
        target.foreignSources.append(file.url)
      case "entitlements", "xcconfig", "storekit", "md", "xctestplan", "framework", "xcframework", "a", "tbd",
        "docc":
        break
      default:
        if !isOfTheProject(file.url) { target.resources.append(file.url) }
      }
    }
    // The texts of a definition belong beside it.
    target.definitions.sort { $0.path < $1.path }
  }

  private static func isOfTheProject(_ url: URL) -> Bool {
    url.lastPathComponent == "Package.swift" || url.lastPathComponent.hasPrefix(".")
  }

  /// The folder of a language in which a file stands; `nil` when it stands in none.
  static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// The kinds of resources that show something, which nothing here does.
  static let drawn: Set<String> = [
    "storyboard", "xib", "nib", "icns", "icon", "ttf", "otf", "scnassets", "usdz",
  ]
  /// The kinds of tables of texts.
  static let tables: Set<String> = ["strings", "stringsdict", "xcstrings"]
}
