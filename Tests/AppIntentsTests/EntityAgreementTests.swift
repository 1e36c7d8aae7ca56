import AppIntents
import Foundation
import IntentWire
import Metadata
import Testing

@testable import AppIntentsBase

@Suite("Entities and queries as read from source and as reported")
struct EntityAgreementTests {
  @Test func agree() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "EntityFixtures.swift")
    let source = SourceText(
      path: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    let extraction = MetadataExtractor().extract(ExtractionRequest(module: "Bookshop", sources: [source]))
    #expect(!extraction.hasErrors, "\(extraction.diagnostics)")
    let read = extraction.manifest
    let reported = await Apps.provider(Apps.bookshop).manifest()
    #expect(read.intents == reported.intents)
    // The properties of pages are what macros would add, which the source here spells out instead.
    #expect(
      read.entities.filter { $0.identifier != "PageEntity" }
        == reported.entities.filter { $0.identifier != "PageEntity" })
    #expect(read.enumerations == reported.enumerations)
    #expect(read.queries == reported.queries)
    #expect(read.shortcuts == reported.shortcuts)
  }
}
