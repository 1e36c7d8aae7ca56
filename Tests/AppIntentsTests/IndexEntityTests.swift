import AppIntents
import CoreSpotlight
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Entities in the search index")
struct IndexEntityTests {
  @Test func takeTheirAttributesFromDisplayAndProperties() throws {
    let book = VolumeEntity(Bookshop.books[2])
    let attributes = book.attributeSet
    #expect(attributes.title == "Salt & Rope")
    #expect(attributes.contentDescription == "Ada Quill")
    #expect(attributes.alternateNames == ["Book 3"])
    #expect(attributes.keywords == ["sea"])
    #expect(attributes.contentCreationDate == Bookshop.books[2].published)
    #expect(attributes.pageCount == NSNumber(value: 64))
    #expect(book.defaultAttributeSet.pageCount == nil)
  }

  @Test func becomeItemsThatStandForThem() throws {
    let book = VolumeEntity(Bookshop.books[0])
    let item = CSSearchableItem(appEntity: book, priority: 4).wireItem
    #expect(item.identifier == "VolumeEntity/1")
    #expect(item.domain == "VolumeEntity")
    #expect(item.priority == 4)
    #expect(item.entity?.type == "VolumeEntity")
    #expect(item.entity?.display.title == "Harbour Lights")
    #expect(item.attributes["title"] == .string("Harbour Lights"))
  }

  @Test func belongToItemsThatTheAppMakes() throws {
    let item = CSSearchableItem(
      uniqueIdentifier: "own", domainIdentifier: "shelf", attributeSet: CSSearchableItemAttributeSet())
    item.associateAppEntity(WriterEntity.all[0], priority: 10)
    #expect(item.wireItem.identifier == "own")
    #expect(item.wireItem.entity?.identifier == "ada")
    #expect(item.wireItem.priority == 10)
  }

  @Test func areHandedOverAndTakenBack() async throws {
    let books = Bookshop.books.map { VolumeEntity($0) }
    let updates = try await Apps.heard {
      let index = CSSearchableIndex.default()
      try await index.indexAppEntities(books, priority: 2)
      try await index.deleteAppEntities(identifiedBy: [1, 2], ofType: VolumeEntity.self)
      try await index.deleteAppEntities(ofType: VolumeEntity.self)
    }.compactMap { if case .updateIndex(let update) = $0 { update } else { nil } }
    // The fourth book is hidden, and must not be found any more if it was shown before.
    #expect(updates.first?.removals == [.entities(type: "VolumeEntity", identifiers: ["4"])])
    #expect(
      updates.dropFirst().first?.items.map(\.identifier) == [
        "VolumeEntity/1", "VolumeEntity/2", "VolumeEntity/3",
      ])
    #expect(updates.dropFirst().first?.items.allSatisfy { $0.priority == 2 } == true)
    #expect(
      updates.dropFirst(2).map(\.removals) == [
        [.entities(type: "VolumeEntity", identifiers: ["1", "2"])],
        [.entities(type: "VolumeEntity", identifiers: nil)],
      ])
  }
}
