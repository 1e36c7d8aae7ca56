import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Values for what the assistant looks for")
struct QueryValueTests {
  private let provider = Apps.provider(Apps.bookshop)

  private func values(_ query: String, _ input: IntentValue, limit: Int = 0) async throws -> [String] {
    try await provider.values(ValueQueryCall(query: query, input: input, limit: limit)).map(\.displayText)
  }

  @Test func findsEntities() async throws {
    #expect(try await values("BookSearch", .string("harbour")) == ["Harbour Lights", "The Long Harbour"])
    #expect(try await values("BookSearch", .string("harbour"), limit: 1) == ["Harbour Lights"])
    #expect(try await values("BookSearch", .string("nothing")).isEmpty)
    #expect(try await values("VolumeQuery", .integer(3)) == ["Salt & Rope"])
  }

  @Test func readsTheInputAsItsType() async throws {
    #expect(try await values("FindByGenre", .string("fiction")) == ["Harbour Lights", "The Long Harbour"])
    let fault = await #expect(throws: WireFault.self) { try await values("FindByGenre", .string("maps")) }
    #expect(fault?.code == .invalidParameters)
    let unknown = await #expect(throws: WireFault.self) { try await values("Nothing", .string("")) }
    #expect(unknown?.code == .unknownName)
  }

  @Test func isDescribed() async throws {
    let queries = await provider.manifest().queries
    let query = try #require(queries.first { $0.identifier == "FindByGenre" })
    #expect(
      query
        == QueryManifest(
          identifier: "FindByGenre", entity: "VolumeEntity", capabilities: [.values], input: "BookKind"))
  }
}
