import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

@Suite("Entities that matter in a situation", .timeLimit(.minutes(1)))
struct EntityRelevanceTests {
  private let relevant = RelevantEntities(now: { Apps.now })

  private func updates(_ body: () async throws -> Void) async throws -> [IndexUpdate] {
    try await Apps.heard(body).compactMap { if case .updateIndex(let update) = $0 { update } else { nil } }
  }

  @Test func namesSituationsAsDomains() {
    #expect(AppEntityContext.audio(.nowPlaying).name == "audio.nowPlaying")
    #expect(AppEntityContext.audio(.workout).name == "audio.workout")
    #expect(
      AppEntityContext.audio(.workout(activityType: "trail run")).name == "audio.workout.activity-trail-run")
  }

  @Test func replacesWhatMattersInASituation() async throws {
    let books = Bookshop.books.prefix(2).map { VolumeEntity($0) }
    let update = try #require(
      try await updates { try await relevant.updateEntities(Array(books), for: .audio(.nowPlaying)) }.first)
    #expect(update.index == "RelevantEntities")
    #expect(update.removals == [.domains(["audio.nowPlaying"])])
    #expect(update.items.map(\.entity?.identifier) == ["1", "2"])
    #expect(update.items.map(\.priority) == [0, -1])
    #expect(update.items.allSatisfy { $0.attributes.isEmpty && $0.domain == "audio.nowPlaying" })
    #expect(update.items.first?.expires == Apps.now.addingTimeInterval(28 * 24 * 3600).timeIntervalSince1970)
  }

  @Test func forgets() async throws {
    let removals = try await updates {
      try await relevant.removeAllEntities()
      try await relevant.removeAllEntities(for: .audio(.workout))
      try await relevant.removeEntities([WriterEntity.all[0], VolumeEntity(Bookshop.books[0])])
      try await relevant.removeEntities([WriterEntity.all[0]], from: .audio(.workout))
    }.map(\.removals)
    #expect(
      removals == [
        [.all], [.domains(["audio.workout"])],
        [
          .entities(type: "VolumeEntity", identifiers: ["1"]),
          .entities(type: "WriterEntity", identifiers: ["ada"]),
        ],
        [.identifiers(["audio.workout/WriterEntity/ada"])],
      ])
  }

  @Test func saysWhyNothingHasChanged() async throws {
    let fault = WireFault(.invalidParameters, "No room.")
    _ = try await Apps.heard(answering: { _ throws(WireFault) in throw fault }) {
      await #expect(throws: fault) { try await relevant.removeAllEntities() }
    }
  }
}
