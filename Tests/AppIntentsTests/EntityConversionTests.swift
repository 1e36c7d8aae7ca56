import AppIntents
import CoreTransferable
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Entities where other values are wanted, and choices that depend on others")
struct EntityConversionTests {
  private let provider = Apps.provider(Apps.bookshop)

  private func book(_ id: String) -> IntentValue {
    .entity(EntityReference(type: "VolumeEntity", identifier: id, display: DisplayValue("a book")))
  }

  @Test func becomeWhatTheirRepresentationsSay() async throws {
    let outcome = try await provider.handle(call("ShareBook", ["link": book("3"), "excerpt": book("2")]))
    #expect(outcome.value == .string("https://example.com/books/3: A Short Walk, 96 pages"))
  }

  @Test func areRefusedWhereTheyAreNothingOfTheKind() async throws {
    let author = EntityReference(type: "WriterEntity", identifier: "ada", display: DisplayValue("Ada"))
    let refusal = try await provider.resolution("ShareBook", "link", .entity(author)).refusal
    #expect(refusal == "“Ada” is not a link.")
    #expect(try await provider.resolution("ShareBook", "link", book("99")).refusal != nil)
  }

  @Test func travelAsValuesAndComeBack() async throws {
    let data = try await VolumeEntity(Bookshop.books[0]).exported(as: .intentValue)
    let value = try JSONDecoder().decode(IntentValue.self, from: data)
    #expect(value == .url(try #require(URL(string: "https://example.com/books/1"))))
  }

  @Test func choicesFitWhatWasChosenBefore() async throws {
    func ribbons(_ parameters: [String: IntentValue]) async throws -> [String] {
      try await provider.options(OptionsCall(call: call("Wrap", parameters), parameter: "ribbon")).map(
        \.displayText)
    }
    #expect(try await ribbons(["paper": .string("gold")]) == ["silk", "velvet"])
    #expect(try await ribbons(["paper": .string("plain")]) == ["string"])
    #expect(try await ribbons([:]) == ["string"])
    let answers = try await provider.resolve(
      ResolveCall(call: call("Wrap", ["paper": .string("gold")]), parameters: ["ribbon"]))
    #expect(answers.first?.resolutions.first?.texts == ["silk", "velvet"])
    let manifest = try #require(await provider.manifest().intent("Wrap"))
    #expect(manifest.parameter("ribbon")?.dependsOn == ["paper"])
    #expect(manifest.parameter("paper")?.dependsOn == nil)
  }
}
