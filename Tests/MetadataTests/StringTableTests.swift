import Foundation
import IntentWire
import Metadata
import Testing

@Suite("String tables")
struct StringTableTests {
  private func extract(_ source: String, _ files: [String: String]) -> Extraction {
    MetadataExtractor().extract(
      ExtractionRequest(
        module: "Trails", sources: [SourceText(path: "Trails.swift", text: source)],
        strings: files.map { StringsFile(path: $0.key, data: Data($0.value.utf8)) }))
  }

  private let shortcuts = """
    struct Plan: AppIntent {
      static let title = LocalizedStringResource("PLAN", table: "Intents")
      static let description = IntentDescription("Plans a trip.")
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Provider: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Plan(), phrases: ["Plan with \\(.applicationName)"], shortTitle: "Plan", systemImageName: "x")
      }
    }
    """

  @Test func titlesAreThoseOfTheDevelopmentLanguage() throws {
    let extraction = extract(
      shortcuts,
      [
        "en.lproj/Intents.strings": "\"PLAN\" = \"Plan a Trip\";",
        "de.lproj/Intents.strings": "\"PLAN\" = \"Planen\";",
      ])
    #expect(try extraction.onlyIntent().title == "Plan a Trip")
    #expect(extraction.diagnostics.isEmpty)
    #expect(extraction.registry.contains(#"\"de\":{\"PLAN\":\"Planen\"}"#.replacing("\\\"", with: "\"")))
    #expect(extraction.registry.contains("_StringTables.register(tables)"))
  }

  @Test func anIntentOfALibraryHasTheWordsOfItsOwnTables() throws {
    let library = """
      public struct KitPackage: AppIntentsPackage {}
      public struct Rest: AppIntent {
        public static let title = LocalizedStringResource("REST", bundle: .atURL(Bundle.module.bundleURL))
        public init() {}
        public func perform() async throws -> some IntentResult { .result() }
      }
      """
    let app = """
      struct Package: AppIntentsPackage {
        static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
      }
      """
    let table = StringsFile(
      path: "en.lproj/Localizable.strings", data: Data("\"REST\" = \"Take a Rest\";".utf8))
    let other = StringsFile(path: "en.lproj/Localizable.strings", data: Data("\"REST\" = \"Wrong\";".utf8))
    let extraction = MetadataExtractor().extract(
      ExtractionRequest(
        module: "Trails", sources: [SourceText(path: "App.swift", text: app)], strings: [other],
        libraries: [
          LibrarySource(
            module: "Kit", sources: [SourceText(path: "Kit.swift", text: library)], strings: [table])
        ]))
    #expect(extraction.manifest.intents.first?.title == "Take a Rest")
    #expect(extraction.registry.contains(#""module":"Kit""#))
    #expect(extraction.registry.contains(#""module":"Trails""#))
  }

  @Test func aCatalogTranslatesPhrases() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"Plan with ${applicationName}":{"localizations":{
      "de":{"stringSet":{"state":"translated","values":["Plane mit ${applicationName}","Plane in ${applicationName}"]}},
      "en":{"stringSet":{"state":"translated","values":["Plan with ${applicationName}","Ask ${applicationName} to plan"]}}
      }}}}
      """
    let extraction = extract(shortcuts, ["AppShortcuts.xcstrings": catalog])
    let shortcut = try #require(extraction.manifest.shortcuts.first)
    #expect(shortcut.phrases == ["Plan with ${applicationName}", "Ask ${applicationName} to plan"])
    #expect(shortcut.translations == ["de": ["Plane mit ${applicationName}", "Plane in ${applicationName}"]])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func pluralsArePackedWithTheirForms() {
    let dictionary = """
      <plist version="1.0"><dict><key>%d trails</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d trail</string><key>other</key><string>%d trails</string></dict></dict></dict></plist>
      """
    let extraction = extract(shortcuts, ["en.lproj/Localizable.stringsdict": dictionary])
    #expect(extraction.diagnostics.isEmpty)
    #expect(
      extraction.registry.contains(
        #""%d trails":{"f":"%#@count@","v":{"count":{"one":"%d trail","other":"%d trails"}}}"#))
  }

  @Test(arguments: [
    ("en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = d e;", 2), ("Localizable.xcstrings", "[1", 1),
    ("Localizable.xcstrings", "{}", 1), ("en.lproj/Localizable.stringsdict", "nothing", 1),
    ("en.lproj/AppShortcuts.strings", "\"Go with ${applicationName}\" = \"Geh\";", 1),
  ])
  func saysWhatIsWrongWithAFile(_ path: String, _ text: String, _ line: Int) {
    let extraction = extract(shortcuts, [path: text])
    #expect(Set(extraction.rules) == [.strings])
    #expect(extraction.diagnostics.first?.line == line)
    #expect(extraction.diagnostics.first?.path == path)
    #expect(!extraction.hasErrors)
  }
}
