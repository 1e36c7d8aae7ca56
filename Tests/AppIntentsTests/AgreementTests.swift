import AppIntents
import Foundation
import IntentWire
import Metadata
import Testing

@testable import AppIntentsBase

/// The assistant learns an app's declarations from its source, and calls the app that was built from it.
///
/// What is read from the source and what the running app says of itself must therefore be the same.
@Suite("What is read from source and what the running app reports")
struct AgreementTests {
  @Test(arguments: ["Trails", "Coffee", "Tasks"])
  func agree(_ module: String) async throws {
    let extraction = try Self.extraction(of: module)
    #expect(!extraction.hasErrors, "\(extraction.diagnostics)")
    let read = extraction.manifest.withoutPropertyTitles
    let registries = [Apps.trails, Apps.coffee, Apps.tasks]
    let registry = try #require(registries.first { $0.module == module })
    let reported = await Apps.provider(registry).manifest().withoutPropertyTitles

    // One by one, so that a difference shows what differs.
    #expect(read.intents.map(\.identifier) == reported.intents.map(\.identifier))
    for (read, reported) in zip(read.intents, reported.intents) {
      #expect(read.parameters.map(\.name) == reported.parameters.map(\.name))
      for (read, reported) in zip(read.parameters, reported.parameters) { #expect(read == reported) }
      #expect(read == reported)
    }
    #expect(read.entities == reported.entities)
    #expect(read.enumerations == reported.enumerations)
    #expect(read.queries == reported.queries)
    #expect(read.shortcuts == reported.shortcuts)
    #expect(read == reported)
  }

  @Test func bothFindThePluralInANumericFormat() async throws {
    let read = try Self.extraction(of: "Trails").manifest
    let reported = await Apps.provider(Apps.trails).manifest()
    for manifest in [read, reported] {
      #expect(manifest.entity("TrailEntity")?.pluralTitle == "Trails")
      #expect(manifest.entity("RegionEntity")?.pluralTitle == "Regions")
      #expect(manifest.entity("OutingSummary")?.pluralTitle == nil)
    }
  }

  static func extraction(of module: String) throws -> Extraction {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "Compatibility/\(module)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = try files.filter { $0.pathExtension == "swift" }.map {
      SourceText(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    return MetadataExtractor().extract(ExtractionRequest(module: module, sources: sources))
  }
}

extension AppManifest {
  /// The manifest without the titles of properties, which the running app does not know without an entity.
  var withoutPropertyTitles: AppManifest {
    var manifest = self
    for entity in manifest.entities.indices {
      for property in manifest.entities[entity].properties.indices {
        manifest.entities[entity].properties[property].title = ""
      }
    }
    return manifest
  }
}
