import Metadata
import Testing

/// Imports of modules that a target does not depend on.
@Suite struct MissingModuleTests {
  private func complaints(_ source: String, _ dependencies: Set<String>) -> [Diagnostic] {
    MetadataExtractor().extract(
      ExtractionRequest(
        module: "App", sources: [SourceText(path: "App.swift", text: source)], dependencies: dependencies)
    ).diagnostics.filter { $0.rule == .missingModule }
  }

  @Test func aModuleOfPritheeIsNamedWithItsProduct() throws {
    let found = complaints(
      """
      import AppIntents
      @preconcurrency import CoreSpotlight
      import struct SwiftUI.Text
      import Combine
      import MapKit
      #if canImport(WidgetKit)
      import WidgetKit
      #endif
      """, ["AppIntents", "AppHost"])
    #expect(found.map(\.line) == [2, 3, 4])
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found[0].message.contains(".product(name: \"CoreSpotlight\", package: \"prithee\")"))
    #expect(found[2].message.contains("Companions/Combine"))
  }

  @Test func whatTheTargetHasIsNoComplaint() {
    #expect(complaints("import AppIntents\nimport SwiftUI\n", ["AppIntents", "AppHost", "SwiftUI"]).isEmpty)
  }
}
