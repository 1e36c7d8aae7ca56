import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase
@testable import CompatibilityOrchard

/// An app whose queries name their types in every way, whose declarations come in any order, and whose forms are old.
@Suite("Queries of every form, declarations in any order, and older forms", .timeLimit(.minutes(1)))
struct OrchardTests {
  static let registry = AppIntentsRegistry(
    module: "Orchard",
    intents: [WriteNote.self, PickFrom.self, WeighCrop.self, StartAlbum.self],
    entities: [TreeEntity.self, Basket.self, HarvestAlbum.self, Orchard.self, Weather.self, Fruit.self],
    enumerations: [HarvestAlbumType.self],
    queries: [
      TreeEntity.TreeQuery.self, TreeSuggestions.self, TreeList.self, TreeSearch.self, TreeFinder.self,
      Basket.Query.self, HarvestAlbum.Query.self, OrchardQuery.self, Weather.Query.self, FruitQuery.self,
    ],
    silentQueries: [
      TreeList.self, TreeSearch.self, Basket.Query.self, HarvestAlbum.Query.self, Weather.Query.self,
    ], unions: [Crop.self])

  private let provider = AppIntentsProvider(Self.registry)

  private func titles(_ entity: String, _ request: EntityQueryCall.Request) async throws -> [String] {
    try await provider.entities(EntityQueryCall(entity: entity, request: request)).map(\.displayText)
  }

  @Test("The types that a query does not name are those of its values")
  func types() {
    #expect(TreeEntity.TreeQuery.Result.self == IntentItemCollection<TreeEntity>.self)
    #expect(TreeSuggestions.Entity.self == TreeEntity.self)
    #expect(TreeSearch.Result.self == IntentItemCollection<TreeEntity>.self)
    #expect(TreeFinder.Result.self == IntentItemCollection<TreeEntity>.self)
    #expect(Weather.Query.Entity.self == Weather.self)
    #expect(FruitQuery.Result.self == [Fruit].self)
  }

  @Test("Collections and arrays are found alike")
  func finding() async throws {
    #expect(try await titles("TreeEntity", .matching("pear")) == ["Old Pear", "Young Pear"])
    #expect(try await titles("TreeEntity", .suggestions) == ["Old Pear", "Plum", "Young Pear"])
    #expect(try await titles("TreeEntity", .identifiers(["2"])) == ["Plum"])
    #expect(try await titles("Basket", .all) == ["small basket", "large basket"])
    #expect(try await titles("Orchard", .matching("North")) == ["North"])
    #expect(try await titles("Weather", .suggestions) == ["Fair"])
    #expect(try await titles("HarvestAlbum", .suggestions).isEmpty)
  }

  @Test("An error that asks for a value asks for it")
  func olderForm() async throws {
    let asked = try await IntentPlay(Self.registry, call("WriteNote"), answers: [])
    #expect(asked.outcome.unresolved?.parameter == "text")
    guard case .needsValue(let dialog, _)? = asked.outcome.unresolved?.resolutions.first else {
      Issue.record("\(asked.outcome)")
      return
    }
    #expect(dialog?.full == "Which text?")
    let done = try await IntentPlay(Self.registry, call("WriteNote", ["text": .string("rain")]), answers: [])
    #expect(done.outcome.dialog?.full == "Noted rain.")
  }

  @Test("What an entity of a schema holds is known wherever it is declared")
  func anyOrder() async throws {
    AppDependencyManager.shared.add(dependency: Ladder())
    let picked = try await IntentPlay(
      Self.registry, call("PickFrom", ["tree": .string("Plum"), "basket": .string("small")]), answers: [])
    #expect(picked.outcome.dialog?.full == "Picked from Plum with a ladder of 12 steps.")
    #expect(picked.outcome.value?.displayText == "Plum")
    let album = try await IntentPlay(
      Self.registry, call("StartAlbum", ["name": .string("Autumn")]), answers: [])
    #expect(album.outcome.value?.displayText == "Autumn")
    let basket = await provider.manifest().entities.first { $0.identifier == "Basket" }
    #expect(basket?.properties.map(\.type) == [.list(.entity("HarvestAlbum")), .entity("HarvestAlbum")])
  }

  @Test("A missing dependency is told at once by its type, and that nothing was done")
  func missingDependency() async throws {
    #expect(DependencyPreparation().patience < .seconds(1))
    let outcome = try await provider.handle(call("WeighCrop", ["tree": .string("Plum")]))
    #expect(outcome.status == .failure)
    #expect(outcome.dialog?.full.hasPrefix("Nothing was done. The app has not registered Scales;") == true)
  }
}
