import Foundation
import IntentWire
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

@Suite struct IndexTests {
  private func item(_ id: String, domain: String? = nil, title: String? = nil) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet()
    attributes.title = title ?? id
    return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
  }

  @Test func itemsAreIndexedAndRemoved() async throws {
    let listening = try await Listening()
    let updates = try await listening.updates {
      let index = CSSearchableIndex.default()
      try await index.indexSearchableItems([item("a", domain: "x.y"), item("b")])
      try await index.deleteSearchableItems(withIdentifiers: ["a"])
      try await index.deleteSearchableItems(withDomainIdentifiers: ["x"])
      try await index.deleteAllSearchableItems()
    }
    #expect(updates.count == 4)
    #expect(updates[0].index == "" && updates[0].removals.isEmpty)
    #expect(updates[0].items.map(\.identifier) == ["a", "b"])
    #expect(updates[0].items[0].domain == "x.y")
    #expect(updates[0].items[0].attributes["title"] == .string("a"))
    #expect(updates[1].removals == [.identifiers(["a"])])
    #expect(updates[2].removals == [.domains(["x"])])
    #expect(updates[3].removals == [.all])
    try await listening.end()
  }

  @Test func anAssociatedEntityTravelsWithItsPriority() async throws {
    let listening = try await Listening()
    let entity = EntityReference(type: "TrailEntity", identifier: "1", display: DisplayValue("Eagle Ridge"))
    let updates = try await listening.updates {
      let item = item("1")
      item.associate(entity, priority: 10)
      item.isUpdate = true
      item.expirationDate = Date(timeIntervalSince1970: 5_000)
      try await CSSearchableIndex(name: "trails").indexSearchableItems([item])
    }
    let sent = try #require(updates.first?.items.first)
    #expect(updates.first?.index == "trails")
    #expect(sent.entity == entity)
    #expect(sent.priority == 10)
    #expect(sent.isUpdate)
    #expect(sent.expires == 5_000)
    try await listening.end()
  }

  @Test func aBatchIsOneChangeWithItsState() async throws {
    let listening = try await Listening()
    let updates = try await listening.updates {
      let index = CSSearchableIndex(name: "notes")
      index.beginBatch()
      try await index.indexSearchableItems([item("a"), item("b", title: "old"), item("c", domain: "d.e")])
      try await index.indexSearchableItems([item("b", title: "new")])
      try await index.deleteSearchableItems(withIdentifiers: ["a"])
      try await index.deleteSearchableItems(withDomainIdentifiers: ["d"])
      try await index.endBatch(withClientState: Data("7".utf8))
    }
    #expect(updates.count == 1)
    #expect(updates[0].items.map(\.identifier) == ["b"])
    #expect(updates[0].items[0].attributes["title"] == .string("new"))
    #expect(updates[0].removals == [.identifiers(["a"]), .domains(["d"])])
    #expect(updates[0].state == Data("7".utf8))
    #expect(updates[0].expectedState == nil)
    try await listening.end()
  }

  @Test func wrongBatchesAreRefused() async throws {
    let listening = try await Listening { request throws(WireFault) in
      if case .updateIndex(let update) = request, update.expectedState == Data("1".utf8) {
        throw WireFault(.invalidParameters, "The state is another one.")
      }
      return nil
    }
    let updates = try await listening.updates {
      let index = CSSearchableIndex(name: "notes")
      await #expect(throws: CSIndexError.self) { try await index.endBatch(withClientState: Data()) }
      index.beginBatch()
      await #expect {
        try await index.endBatch(withClientState: Data(count: 251))
      } throws: {
        CSIndexError.invalidClientStateError ~= $0
      }
      await #expect {
        try await index.endIndexBatch(expectedClientState: Data("1".utf8), newClientState: Data("2".utf8))
      } throws: {
        CSIndexError.invalidClientStateError ~= $0
      }
      await #expect {
        try await CSSearchableIndex.default().endBatch(withClientState: Data())
      } throws: {
        CSIndexError.indexingUnsupported ~= $0
      }
    }
    #expect(updates.count == 1)
    try await listening.end()
  }

  @Test func theClientStateComesBack() async throws {
    let listening = try await Listening { request throws(WireFault) in
      guard case .indexState(let index) = request else { return nil }
      return .indexState(index == "known" ? Data("42".utf8) : nil)
    }
    _ = try await listening.updates {
      let kept = try await CSSearchableIndex(name: "known").fetchLastClientState()
      #expect(kept == Data("42".utf8))
      let none = try await CSSearchableIndex(name: "new").fetchLastClientState()
      #expect(none.isEmpty)
      let state = await withCheckedContinuation { continuation in
        CSSearchableIndex(name: "new").fetchLastClientState { state, error in
          continuation.resume(returning: (state, error == nil))
        }
      }
      #expect(state.0 == nil && state.1)
    }
    try await listening.end()
  }

  @Test func manyItemsTravelInSeveralMessages() async throws {
    let listening = try await Listening()
    let updates = try await listening.updates {
      let items = (0..<10).map { number in
        let item = item("\(number)")
        item.attributeSet.textContent = String(repeating: "x", count: 1_000_000)
        return item
      }
      try await CSSearchableIndex.default().indexSearchableItems(items)
    }
    #expect(updates.count > 1)
    #expect(updates.flatMap(\.items).map(\.identifier) == (0..<10).map(String.init))
    try await listening.end()
  }

  @Test func theDelegateProvidesDataOfTheAppItself() async throws {
    final class Provider: NSObject, CSSearchableIndexDelegate {
      func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
      ) { acknowledgementHandler() }

      func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
      ) { acknowledgementHandler() }

      func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String)
        throws -> Data
      { Data((itemIdentifier + typeIdentifier).utf8) }
    }
    let listening = try await Listening()
    let provider = Provider()
    _ = try await listening.updates {
      let index = CSSearchableIndex(name: "n")
      index.indexDelegate = provider
      let data = try await index.fetchData(
        forBundleIdentifier: "org.example.app", itemIdentifier: "1", contentType: .plainText)
      #expect(data == Data("1public.plain-text".utf8))
      await #expect(throws: CSIndexError.self) {
        try await index.fetchData(
          forBundleIdentifier: "org.example.other", itemIdentifier: "1", contentType: .plainText)
      }
    }
    try await listening.end()
  }

  @Test func theAssistantHasTheDelegateFillTheIndexAgain() async throws {
    final class Filler: NSObject, CSSearchableIndexDelegate {
      func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
      ) {
        let items = ["1", "2"].map {
          CSSearchableItem(
            uniqueIdentifier: $0, domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet(contentType: .text))
        }
        searchableIndex.indexSearchableItems(items)
        acknowledgementHandler()
      }

      func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
      ) {
        searchableIndex.deleteSearchableItems(withIdentifiers: identifiers)
        acknowledgementHandler()
      }
    }
    let listening = try await Listening()
    let filler = Filler()
    let index = CSSearchableIndex(name: "to be filled")
    index.indexDelegate = filler
    #expect(try await listening.request(.reindex(ReindexCall(index: "to be filled"))) == .reindexed(1))
    #expect(
      try await listening.request(.reindex(ReindexCall(index: "to be filled", identifiers: ["9"])))
        == .reindexed(1))
    #expect(try await listening.request(.reindex(ReindexCall(index: "another"))) == .reindexed(0))
    let updates = try await listening.updates {}
    #expect(updates.map { $0.items.map(\.identifier) } == [["1", "2"], []])
    #expect(updates.last?.removals == [.identifiers(["9"])])
    try await listening.end()
  }
}
