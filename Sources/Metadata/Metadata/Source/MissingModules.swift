/// Finds imports of modules that Prithee has and that a target does not depend on.
///
/// The compiler then says only that there is no such module; this says which product has it.
struct MissingModules {
  let dependencies: Set<String>
  let log: DiagnosticLog

  /// The products of the package `prithee` that have the name of the module.
  static let products: Set<String> = [
    "AppIntents", "Contacts", "CoreGraphics", "CoreLocation", "CoreSpotlight", "CoreTransferable",
    "GeoToolbox",
    "Intents", "IntentsUI", "MediaIntents", "NaturalLanguage", "OSLog", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "VisualIntelligence", "WidgetKit", "os",
  ]

  /// The modules that stand in packages of their own, in the folder `Companions` of Prithee.
  static let packages: Set<String> = ["ActivityKit", "Combine"]

  /// Says which modules are missing, each once.
  func check(_ sources: [SourceText]) {
    var seen: Set<String> = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      for (line, module) in Self.imports(of: source.text)
      where !dependencies.contains(module) && !source.text.contains("canImport(\(module)") {
        guard let remedy = Self.remedy(for: module), seen.insert(module).inserted else { continue }
        log.warn(
          .missingModule, at: SourcePlace(path: source.path, line: line, column: 1),
          "The target does not depend on the module “\(module)”, which Prithee has. Add \(remedy) to its "
            + "dependencies.")
      }
    }
  }

  private static func remedy(for module: String) -> String? {
    if products.contains(module) { return "“.product(name: \"\(module)\", package: \"prithee\")”" }
    guard packages.contains(module) else { return nil }
    return
      "“.product(name: \"\(module)\", package: \"\(module)\")” of the package “Companions/\(module)” in Prithee's folder"
  }

  /// The lines that import a module, with its name.
  static func imports(of text: String) -> [(line: Int, module: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.first == "@" || access.contains($0) })
      else { return nil }
      let kinds = words[place + 1]
      let name = kindWords.contains(kinds) ? words.dropFirst(place + 2).first : kinds
      return (name?.split(whereSeparator: { $0 == "." || $0 == ";" }).first).map { (index + 1, String($0)) }
    }
  }

  private static let access: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
  private static let kindWords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
