import Foundation
import PackagePlugin

/// A definition of custom intents in a target's folder, with its translations.
struct DefinitionFiles {
  /// The definition.
  var file: URL
  /// The strings files beside it, the best first.
  var translations: [URL]

  /// The name of the Swift file that stands for it.
  var outputName: String {
    "PritheeDefinition-\(file.deletingPathExtension().lastPathComponent).swift"
  }

  /// What the tool is told of it.
  var arguments: [String] {
    ["--definition", file.path] + translations.flatMap { ["--translation", $0.path] }
  }

  /// The files that it is made of.
  var inputs: [URL] { [file] + translations }

  private static let ending = "intentdefinition"

  /// The definitions of a target, each name once: that of the base before those of languages.
  ///
  /// Files in folders of languages count even where the manifest leaves them out of the target.
  static func of(_ module: SwiftSourceModuleTarget) -> [DefinitionFiles] {
    let folder = module.directoryURL
    let languages = contents(of: folder).filter { $0.pathExtension == "lproj" }
    let listed = module.sourceFiles.map(\.url).filter { $0.pathExtension == ending }
    let beside = ([folder] + languages).flatMap(contents).filter { $0.pathExtension == ending }
    var best: [String: URL] = [:]
    for file in (listed + beside).sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) {
      let name = file.deletingPathExtension().lastPathComponent
      if best[name] == nil { best[name] = file.standardizedFileURL }
    }
    return best.sorted { $0.key < $1.key }.map { name, file in
      DefinitionFiles(file: file, translations: translations(of: name, beside: file))
    }
  }

  /// The English strings files of a definition, which stand in folders of languages beside its own.
  private static func translations(of name: String, beside file: URL) -> [URL] {
    let own = file.deletingLastPathComponent()
    let folder = own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own
    var found: [URL] = []
    for language in ["en", "en-US", "en-GB", "English"] {
      let strings = folder.appending(components: "\(language).lproj", "\(name).strings")
      if FileManager.default.fileExists(atPath: strings.path) { found.append(strings) }
    }
    for catalog in [folder, folder.appending(component: "mul.lproj"), own] {
      let strings = catalog.appending(component: "\(name).xcstrings")
      if FileManager.default.fileExists(atPath: strings.path), !found.contains(strings) {
        found.append(strings)
      }
    }
    return found
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(component: $0) }
  }
}

extension URL {
  /// How good a definition in this place is: that of the base, one in no language's folder, an English one, others.
  fileprivate var rank: Int {
    switch deletingLastPathComponent().lastPathComponent {
    case "Base.lproj": 0
    case let folder where !folder.hasSuffix(".lproj"): 1
    case "en.lproj": 2
    default: 3
    }
  }
}
