import Foundation

/// Counts the names of the frameworks that the Kit declares, and writes an article of what is absent and why.
///
/// Usage: `prithee-coverage ROOT`, where ROOT is the repository. The facts are `Sources/Generator/Data/coverage.json`, the
/// reasons `Sources/Generator/Data/coverage-reasons.json`, and what there is of the other modules
/// `Sources/Generator/Data/companions.json`.
@main
struct Coverage {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      complain("Usage: prithee-coverage ROOT, where ROOT is the repository's folder.")
      exit(2)
    }
    do {
      try run(in: URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory))
    } catch {
      complain("error: The coverage could not be counted: \(error.localizedDescription)")
      exit(1)
    }
  }

  private static func run(in root: URL) throws {
    let data = root.appending(path: "Sources/Generator/Data")
    let decoder = JSONDecoder()
    let facts = try decoder.decode(
      [String: [String]].self, from: Data(contentsOf: data.appending(path: "coverage.json")))
    let reasons = try decoder.decode(
      [AbsenceReason].self, from: Data(contentsOf: data.appending(path: "coverage-reasons.json")))
    let companions = try decoder.decode(
      [Companion].self, from: Data(contentsOf: data.appending(path: "companions.json")))
    let kit = root.appending(path: "Sources/Kit")
    var results: [ModuleCoverage] = []
    for module in facts.keys.sorted() {
      // What one module of Apple's declares may be in a companion of ours, on which it is built.
      let surface = try DeclaredSurface(swiftFilesIn: folders(of: module).map { kit.appending(path: $0) })
      results.append(ModuleCoverage(module, facts[module] ?? [], in: surface, reasons: reasons))
    }
    let article = CoverageArticle(
      modules: results, companions: companions,
      siriKit: SiriKitCoverage(try text(root, "Documentation/Articles/sirikit-coverage.md")))
    print(article.table)
    try Data(article.text.utf8).write(to: root.appending(path: "Documentation/Articles/coverage.md"))
  }

  private static func folders(of module: String) -> [String] {
    switch module {
    case "AppIntents":
      [
        "AppIntents", "CoreSpotlight", "Companions/FoundationAdditions", "Companions/CoreTransferable",
        "Companions/SwiftUI",
      ]
    case "CoreSpotlight": ["CoreSpotlight", "AppIntents", "Companions/FoundationAdditions"]
    case "MediaIntents": ["MediaIntents", "AppIntents"]
    default: ["Companions/SwiftUI", "AppIntents"]
    }
  }

  private static func text(_ root: URL, _ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
