import Foundation
import Metadata
import Testing

struct RegistryTests {
  @Test func anExecutableGetsAnEntryPoint() {
    #expect(extract(intentSource("")).registry.contains("@main\nnonisolated struct PritheeEntryPoint"))
  }

  @Test(arguments: [["App.swift": "@main struct App { static func main() {} }"], ["main.swift": "print(1)"]])
  func anEntryPointOfItsOwnStays(_ own: [String: String]) {
    let extraction = extract(own.merging(["Plan.swift": intentSource("")]) { first, _ in first })
    #expect(!extraction.registry.contains("@main"))
    #expect(extraction.rules == [.entryPoint])
    #expect(extraction.diagnostics.first?.message.contains("await PritheeRegistry.run()") == true)
  }

  @Test func anEntryPointThatCallsTheRegistryIsWell() {
    let own = "@main struct App { static func main() async { await PritheeRegistry.run() } }"
    #expect(extract(["App.swift": own, "Plan.swift": intentSource("")]).diagnostics.isEmpty)
  }

  @Test func aLibraryShowsItsRegistryAndHasNoEntryPoint() {
    let registry = extract(intentSource(""), isExecutable: false).registry
    #expect(registry.contains("public nonisolated enum PritheeRegistry"))
    #expect(registry.contains("public import AppIntents"))
    #expect(!registry.contains("@main"))
  }

  @Test func namesThatTheModuleDeclaresGetNoAlias() {
    let registry = extract("class NSUserActivity {}\n" + intentSource("")).registry
    #expect(!registry.contains("typealias NSUserActivity "))
    #expect(
      registry.contains("typealias LocalizedStringResource = FoundationAdditions.LocalizedStringResource"))
  }

  @Test func aTargetWithoutTheKitIsToldSo() {
    let files = ["A.swift": intentSource("")]
    #expect(extract(files, dependencies: ["Other"]).hasErrors)
    #expect(!extract(files, dependencies: ["AppHost", "AppIntents", "FoundationAdditions"]).hasErrors)
    let app = extract(
      ["A.swift": "struct A {}"], plist: "<plist version=\"1.0\"><dict/></plist>", dependencies: ["Other"])
    #expect(app.diagnostics.isEmpty)
    #expect(!app.registry.contains("import"))
  }

  /// The aliases and the module behind them are written in two places; this holds them together.
  @Test func everyAliasNamesADeclarationOfFoundationAdditions() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Kit/Companions/FoundationAdditions").standardized
      .resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard ["public", "open"].contains(words.first ?? ""), !line.hasPrefix(" "),
          let keyword = words.firstIndex(where: {
            ["class", "struct", "enum", "protocol", "typealias"].contains($0)
          }),
          keyword + 1 < words.count
        else { continue }
        declared.insert(words[keyword + 1])
      }
    }
    #expect(Set(FoundationNames.aliased).subtracting(declared).isEmpty)
    #expect(FoundationNames.aliased == FoundationNames.aliased.sorted())
  }
}
