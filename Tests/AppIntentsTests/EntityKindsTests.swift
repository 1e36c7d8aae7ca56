import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Kinds of entities")
struct EntityKindsTests {
  private let provider = Apps.provider(Apps.bookshop)

  @Test func takesTheOnlyEntityWithoutAsking() async throws {
    let outcome = try await provider.handle(call("ShowGoal"))
    #expect(outcome.status == .success)
    #expect(outcome.value == .integer(12))
    #expect(ReadingSettings(goal: 1).id == "ReadingSettings")
    let found = try await provider.entities(
      EntityQueryCall(entity: "ReadingSettings", request: .identifiers(["ReadingSettings", "other"])))
    #expect(found.map(\.displayText) == ["Reading Settings"])
  }

  @Test func makesLinksOfEntities() throws {
    let book = VolumeEntity(Bookshop.books[2])
    #expect(
      try VolumeEntity.urlRepresentation.url(for: book).absoluteString
        == "https://example.com/books/3/Salt%20%26%20Rope")
    _ = provider
    #expect(VolumeEntity.urlRepresentation.template == "https://example.com/books/${id}/${title}")
    #expect(OpenURLIntent(book).url.absoluteString.hasPrefix("https://example.com/books/3/"))
    #expect(Shelf.urlRepresentation.url(for: .wanted)?.path == "/shelves/wanted")
    #expect(Shelf.urlRepresentation.url(for: .done) == nil)
  }

  @Test func carriesComputedPropertiesAndDeferredOnesWhenAskedFor() async throws {
    func page(_ request: EntityQueryCall.Request) async throws -> EntityReference? {
      let found = try await provider.entities(EntityQueryCall(entity: "PageEntity", request: request))
      guard case .entity(let reference)? = found.last else { return nil }
      return reference
    }
    let listed = try #require(try await page(.all))
    #expect(listed.properties == ["text": .string("one"), "words": .integer(1)])
    let asked = try #require(try await page(.identifiers(["3"])))
    #expect(asked.properties == ["text": .string("one"), "words": .integer(1), "letters": .integer(3)])
    let manifest = try #require(await provider.manifest().entity("PageEntity"))
    #expect(manifest.properties.map(\.name) == ["text", "words", "letters"])
    #expect(manifest.properties.map(\.type) == [.string, .integer, .integer])
  }

  @Test func makesEntitiesFromRawValues() async throws {
    func corners(_ request: EntityQueryCall.Request) async throws -> [String] {
      try await provider.entities(EntityQueryCall(entity: "Corner", request: request)).map(\.displayText)
    }
    #expect(Corner.window.id == "window")
    #expect(try await corners(.identifiers(["stairs", "attic"])) == ["Under the Stairs"])
    #expect(try await corners(.matching("window")) == ["By the Window"])
    #expect(try await corners(.all) == ["By the Window", "Under the Stairs"])
  }

  @Test func identifiesFilesByTheirPlaceAndDraftsByName() throws {
    let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: #filePath))
    #expect(file.url?.lastPathComponent == "EntityKindsTests.swift")
    #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString) == file)
    let draft = FileEntityIdentifier.draft(identifier: "letter 1")
    #expect(draft.url == nil)
    #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
    #expect(throws: CocoaError.self) {
      try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/no/such/file"))
    }
  }

  @Test func keepsBothIdentitiesOfASyncedEntity() throws {
    let identity = SyncableEntityIdentifier(local: 7, stable: "a:b")
    let text = identity.entityIdentifierString
    let read = try #require(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: text))
    #expect(read.local == 7 && read.stable == "a:b")
    #expect(identity == SyncableEntityIdentifier(local: 8, stable: "a:b"))
    for wrong in ["", "x", "9:ab", "-1:ab", "3:a:bx"] {
      #expect(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: wrong) == nil)
    }
  }

  @Test func tagsActivitiesWithEntities() throws {
    let activity = NSUserActivity(activityType: "reading")
    #expect(activity.appEntityIdentifier == nil)
    let identifier = EntityIdentifier(for: VolumeEntity(Bookshop.books[0]))
    activity.appEntityIdentifier = identifier
    #expect(activity.appEntityIdentifier == identifier)
    #expect(identifier.description == "VolumeEntity/1")
    #expect(identifier != EntityIdentifier(for: CopyEntity.self, identifier: 1))
  }

  @Test func describesKindsLinksAndTitles() async throws {
    let manifest = await provider.manifest()
    let book = try #require(manifest.entity("VolumeEntity"))
    #expect(book.kinds == ["IndexedEntity", "URLRepresentableEntity"])
    #expect(book.url == "https://example.com/books/${id}/${title}")
    #expect(book.pluralTitle == "Books")
    #expect(book.properties.first { $0.name == "title" }?.title == "Name")
    #expect(book.properties.first { $0.name == "pages" }?.title == "Number of Pages")
    #expect(book.properties.first { $0.name == "published" }?.title == "Published")
    #expect(book.properties.first { $0.name == "tags" }?.type == .list(.string))
    #expect(manifest.entity("ReadingSettings")?.kinds == ["UniqueAppEntity"])
    #expect(manifest.entity("WriterEntity")?.kinds == nil)
    #expect(VolumeEntity.typeDisplayName.key == "Book")
  }

  @Test func saysWhoseThingsAre() {
    struct Album: OwnershipProvidingEntity, TransientAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
      var ownership: EntityOwnership = []
      var displayRepresentation: DisplayRepresentation { "Album" }
    }
    #expect(EntityOwnership.word(for: [Album(), WriterEntity.all[0]]) == nil)
    #expect(EntityOwnership.word(for: [Album(), Album(ownership: .shared)]) == "shared")
    #expect(EntityOwnership.word(for: [Album(ownership: [.public, .shared])]) == "public")
  }
}
