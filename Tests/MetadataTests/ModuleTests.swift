import IntentWire
import Metadata
import Testing

struct ModuleTests {
  private func named(_ declaration: String) -> [String] {
    extract(declaration).manifest.intents.map(\.identifier)
  }

  @Test(arguments: [
    "AppIntent", "OpenIntent", "DeleteIntent", "AudioPlaybackIntent", "WidgetConfigurationIntent",
    "SnippetIntent",
    "AppIntents.AppIntent", "@preconcurrency AppIntent", "Sendable & AppIntent", "Hashable, AppIntent",
  ])
  func knowsTheFrameworksProtocols(_ conformance: String) {
    #expect(named("struct A: \(conformance) { static let title: LocalizedStringResource = \"A\" }") == ["A"])
  }

  @Test(arguments: [
    "protocol Mine: AppIntent {}\nstruct A: Mine {}",
    "protocol A1: A2 {}\nprotocol A2: AppIntent {}\nstruct A: A1 {}",
    "struct A {}\nextension A: AppIntent {}", "typealias Base = AppIntent & Sendable\nstruct A: Base {}",
    "class Base: AppIntent {}\nfinal class A: Base {}",
  ])
  func followsTheModulesOwnDeclarations(_ source: String) {
    #expect(named(source).contains("A"))
  }

  @Test(arguments: [
    "protocol AppIntent {}\nstruct A: AppIntent {}", "struct A: Intent {}", "struct A {}",
    "protocol A: AppIntent {}",
    "protocol A1: A2 {}\nprotocol A2: A1 {}\nstruct A: A1 {}",
  ])
  func leavesOtherTypesAlone(_ source: String) {
    #expect(named(source).isEmpty)
  }

  @Test func nestedTypesHaveTheirShortName() {
    let extraction = extract(
      """
      enum Actions {
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
      }
      extension Actions { struct Close: AppIntent { static let title: LocalizedStringResource = "Close" } }
      """)
    #expect(extraction.manifest.intents.map(\.identifier) == ["Close", "Open"])
    #expect(extraction.registry.contains("Actions.Open.self"))
    #expect(extraction.registry.contains("Actions.Close.self"))
  }

  @Test func saysThatAShortNameIsTakenTwice() {
    let extraction = extract(
      """
      enum A { struct Open: AppIntent { static let title: LocalizedStringResource = "1" } }
      enum B { struct Open: AppIntent { static let title: LocalizedStringResource = "2" } }
      """)
    #expect(extraction.rules == [.duplicateName])
    #expect(extraction.diagnostics.first?.line == 2)
  }

  @Test(arguments: [
    "private struct A: AppIntent {}", "fileprivate struct A: AppIntent {}", "struct A<T>: AppIntent {}",
    "private enum B { struct A: AppIntent {} }", "struct C<T> { struct A: AppIntent {} }",
    "struct D {}\nprivate extension D { struct A: AppIntent {} }",
    "@available(*, unavailable) struct A: AppIntent {}",
    "extension String: AppIntent {}",
  ])
  func saysWhatGeneratedCodeCannotName(_ source: String) {
    let extraction = extract(source)
    #expect(extraction.manifest.intents.isEmpty)
    #expect(extraction.rules.contains(.notRegistrable))
  }

  @Test func saysThatThereIsNothing() {
    #expect(extract("struct A {}").rules == [.nothingFound])
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let files = [
      "b.swift": intentSource(""), "a.swift": "struct Z: AppIntent {}", "c.swift": "struct B: AppIntent {}",
    ]
    let sources = files.map { SourceText(path: $0.key, text: $0.value) }
    let first = MetadataExtractor().extract(ExtractionRequest(module: "M", sources: sources))
    let second = MetadataExtractor().extract(ExtractionRequest(module: "M", sources: sources.reversed()))
    #expect(try first.metadata() == second.metadata())
    #expect(first.registry == second.registry)
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.manifest.intents.map(\.identifier) == ["B", "Plan", "Z"])
  }
}

struct ConditionTests {
  @Test(arguments: [
    ("os(Linux)", true), ("os(iOS)", false), ("!os(iOS)", true), ("os(iOS) || os(Linux)", true),
    ("os(iOS) || os(Linux) && false", false), ("(os(iOS) || os(Linux)) && true", true),
    ("canImport(Foundation)", true),
    ("canImport(AppIntents)", true), ("canImport(UIKit)", false), ("DEMO", true), ("OTHER", false),
    ("swift(>=5.9)", true), ("swift(<5.9)", false), ("compiler(>=99)", false), ("canImport(Widgets)", true),
    ("targetEnvironment(simulator)", false), ("hasFeature(Whatever)", false),
  ])
  func conditionsAreEvaluated(_ condition: String, _ holds: Bool) {
    let source = "#if \(condition)\nstruct A: AppIntent {}\n#else\nstruct B: AppIntent {}\n#endif"
    let extraction = extract(
      source, conditions: BuildConditions(modules: ["Widgets"], flags: ["DEMO"]))
    #expect(extraction.manifest.intents.map(\.identifier) == [holds ? "A" : "B"])
    #expect(extraction.rules.contains(.inactiveSource))
  }

  @Test func conditionsInsideTypesAreEvaluated() throws {
    let extraction = extract(
      intentSource(
        """
        #if os(macOS)
        @Parameter(title: "A") var a: Int
        #elseif os(Linux)
        @Parameter(title: "B") var b: Int
        #endif
        """))
    #expect(try extraction.onlyIntent().parameters.map(\.name) == ["b"])
  }

  @Test func aTypeThatIsDeclaredElsewhereIsNotMissed() {
    let extraction = extract(
      "#if os(iOS)\nstruct A: AppIntent { static let title: LocalizedStringResource = \"1\" }\n"
        + "#else\nstruct A: AppIntent { static let title: LocalizedStringResource = \"2\" }\n#endif")
    #expect(extraction.manifest.intents.map(\.title) == ["2"])
    #expect(extraction.diagnostics.isEmpty)
  }
}
