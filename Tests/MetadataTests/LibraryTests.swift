import IntentWire
import Metadata
import Testing

@Suite("Modules that a target uses")
struct LibraryTests {
  private let library = LibrarySource(
    module: "TrailKit",
    sources: [
      SourceText(
        path: "Kit.swift",
        text: """
          public struct TrailPackage: AppIntentsPackage {}
          public protocol TrailIntent: AppIntent {}
          public struct Trail: AppEntity {
            public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
            public static let defaultQuery = TrailQuery()
            public var id: String
          }
          public struct TrailQuery: EntityQuery {
            public func entities(for identifiers: [String]) async throws -> [Trail] { [] }
          }
          public struct Walk: AppIntent { public static let title: LocalizedStringResource = "Walk" }
          """)
    ])

  private func extract(_ source: String) -> Extraction {
    MetadataExtractor().extract(
      ExtractionRequest(
        module: "Trails", sources: [SourceText(path: "Trails.swift", text: source)], libraries: [library]))
  }

  private let intent = """
    struct Open: TrailIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Trail") var trail: TrailKit.Trail
      @Parameter(title: "Others") var others: [Trail]?
    }
    """

  @Test func theirTypesAndProtocolsAreKnown() throws {
    let extraction = extract(intent)
    #expect(try extraction.parameter("trail").type == .entity("Trail"))
    #expect(try extraction.parameter("others").type == .list(.entity("Trail")))
    #expect(extraction.manifest.entities.isEmpty)
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func anIncludedPackageAddsItsDeclarations() {
    let extraction = extract(
      intent + """

        struct AppPackage: AppIntentsPackage {
          static var includedPackages: [any AppIntentsPackage.Type] { [TrailPackage.self] }
        }
        """)
    #expect(extraction.manifest.intents.map(\.identifier) == ["Open", "Walk"])
    #expect(extraction.manifest.entities.map(\.identifier) == ["Trail"])
    #expect(extraction.manifest.queries.map(\.identifier) == ["TrailQuery"])
    #expect(!extraction.registry.contains("Walk.self"))
    #expect(extraction.registry.contains("packages: [\n      AppPackage.self,"))
    #expect(extraction.registry.contains("extension AppPackage: AppIntents::_RegisteredAppIntentsPackage"))
  }
}
