import Foundation
import IntentWire
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

  @Test func anAppOfSwiftUIAnswersFromItsOwnEntryPoint() {
    let own = "@main struct Walks: App { var body: some Scene { WindowGroup { Text(\"x\") } } }"
    let extraction = extract(["App.swift": own, "Plan.swift": intentSource("")])
    #expect(extraction.diagnostics.isEmpty)
    #expect(extraction.manifest.hasScene == true)
    #expect(extraction.registry.contains("import SwiftUI"))
    #expect(extraction.registry.contains("extension Walks {"))
    #expect(extraction.registry.contains("await Walks.main(\n      supporting: [],"))
    #expect(!extraction.registry.contains("PritheeEntryPoint"))
  }

  @Test func aUIKitAppGetsTheSceneAndTheIntentsOfItsPropertyList() {
    let own = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      """
    let plist = """
      <plist version="1.0"><dict>
      <key>INIntentsSupported</key><array><string>INSendMessageIntent</string></array>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict></dict></plist>
      """
    let extraction = extract(["App.swift": own], plist: plist)
    #expect(extraction.diagnostics.isEmpty)
    #expect(extraction.manifest.hasScene == true)
    #expect(extraction.registry.contains("sceneDelegate: { SceneDelegate() },"))
    #expect(extraction.registry.contains("\"INSendMessageIntent\","))
    #expect(extraction.registry.contains("delegate: { AppDelegate() })"))
    let other = extract(
      ["App.swift": own], plist: plist.replacingOccurrences(of: ".SceneDelegate", with: ".Missing"))
    #expect(other.rules == [.propertyList])
    #expect(other.registry.contains("sceneDelegate: nil,"))
  }

  @Test(arguments: [
    "@main struct Walks: App { static func main() async { await PritheeRegistry.run() } }",
    "protocol App {}\n@main struct Walks: App { static func main() async { await PritheeRegistry.run() } }",
  ])
  func anAppWithItsOwnMainKeepsIt(_ own: String) {
    let extraction = extract(["App.swift": own, "Plan.swift": intentSource("")])
    #expect(extraction.manifest.hasScene == nil)
    #expect(!extraction.registry.contains("extension Walks"))
  }

  @Test func anAppThatGeneratedCodeCannotNameIsToldSo() {
    let own = "@main private struct Walks: App { var body: some Scene { WindowGroup {} } }"
    let extraction = extract(["App.swift": own, "Plan.swift": intentSource("")])
    #expect(extraction.rules.contains(.entryPoint))
    #expect(!extraction.registry.contains("extension Walks"))
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
  @Test func theAliasesAreTheDeclarationsOfFoundationAdditions() throws {
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
          keyword + 1 < words.count, !words[keyword + 1].hasPrefix("_")
        else { continue }
        declared.insert(words[keyword + 1])
      }
    }
    // Those of Combine are declared elsewhere.
    let occasional = Set(FoundationNames.occasional).subtracting([
      "ObservableObject", "ObservableObjectPublisher", "Published",
    ])
    #expect(
      Set(FoundationNames.aliased).union(occasional) == declared.subtracting(FoundationNames.unaliased))
    #expect(FoundationNames.aliased == FoundationNames.aliased.sorted())
  }
}
