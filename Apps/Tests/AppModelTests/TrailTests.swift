import AppIntents
import Foundation
import Testing

@testable import Trails

@Suite("Trails") struct TrailTests {
  /// The trails that come with the app, with a record of their own.
  private func withTrails(_ test: (TrailDataManager) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trails-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(TrailDataManager(folder: folder))
  }

  @Test func favoritesAreKept() async throws {
    try await withTrails { trails async throws in
      #expect(trails.favoritesCollection.members.count == 3)
      #expect(try trails.setFavorite(true, "granite-pass"))
      #expect(try trails.setFavorite(true, "granite-pass") == false)
      #expect(try trails.setFavorite(false, "eagle-ridge"))
      #expect(
        trails.favoritesCollection.members == ["cedar-falls-loop", "old-mill-greenway", "granite-pass"])
    }
  }

  @Test func collectionsHoldTheTrailsOfARegion() async throws {
    try await withTrails { trails async throws in
      let collections = trails.featuredTrailCollections
      #expect(
        collections.map(\.name) == ["Cedar Valley North", "Cedar Valley South", "Granite Range", "Mist Lake"])
      #expect(collections[1].members == ["old-mill-greenway", "willow-creek-waterfall"])
      #expect(collections[1].size == 2)
      #expect(trails.locations(matching: "cedar") == ["Cedar Valley North", "Cedar Valley South"])
    }
  }

  @Test func aPropertySearchFiltersSortsAndLimits() async throws {
    let query = TrailEntityQuery()
    query.trailManager = TrailDataManager(folder: FileManager.default.temporaryDirectory)
    let short = Measurement(value: 1, unit: UnitLength.kilometers)
    let falls = TrailCondition { $0.name.contains("fall") }
    let close = TrailCondition { $0.distance < short }
    func names(_ conditions: [TrailCondition], _ mode: EntityQueryComparatorMode, _ limit: Int? = nil)
      async throws
      -> [String]
    {
      try await query.entities(matching: conditions, mode: mode, sortedBy: [], limit: limit).map(\.name)
    }
    #expect(try await names([falls, close], .and) == ["Willow Creek Waterfall"])
    #expect(try await names([falls, close], .or) == ["Willow Creek Waterfall"])
    #expect(try await names([], .and, 2) == ["Cedar Falls Loop", "Eagle Ridge"])
    #expect(try await names([], .or).count == 6)
  }

  @Test func aRecordingLeavesOutItsPauses() async throws {
    try await withTrails { trails async throws in
      let begin = Date(timeIntervalSince1970: 1_000)
      #expect(throws: TrailError.noWorkout) { try trails.pauseWorkout(at: begin) }
      try trails.startWorkout(.hiking, on: "eagle-ridge", at: begin)
      try trails.pauseWorkout(at: begin + 600)
      #expect(throws: TrailError.isPaused) { try trails.pauseWorkout(at: begin + 601) }
      try trails.resumeWorkout(at: begin + 900)
      #expect(throws: TrailError.isNotPaused) { try trails.resumeWorkout(at: begin + 901) }
      let ended = try trails.endWorkout(at: begin + 1_500)
      #expect(ended.duration(at: begin + 9_999) == 1_200)
      #expect(ended.trail == "eagle-ridge")
      #expect(trails.currentWorkout == nil)
    }
  }

  @Test @MainActor func linksOpenTheTrailThatTheyName() throws {
    let navigation = NavigationModel()
    #expect(navigation.open(try #require(URL(string: "https://example.com/trail/eagle-ridge/details"))))
    #expect(navigation.selectedTrail == "eagle-ridge")
    #expect(!navigation.open(try #require(URL(string: "https://example.com/other"))))
    #expect(!navigation.open(try #require(URL(string: "https://elsewhere.example.com/trail/x/details"))))
    #expect(navigation.selectedTrail == "eagle-ridge")
  }

  @Test func searchKnowsWhatATrailIsGoodFor() async throws {
    try await withTrails { trails async throws in
      let attributes = try #require(trails.trail(with: "mist-lake-path")).searchableAttributes
      #expect(attributes.title == "Mist Lake Path")
      #expect(attributes.namedLocation == "Mist Lake")
      #expect(attributes.keywords?.contains("Horseback riding") == true)
      #expect(attributes.supportsNavigation == true)
    }
  }
}
