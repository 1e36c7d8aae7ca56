import AppHost
import AppIntents
import Foundation
import IntentWire
import MediaIntents
import Testing

@testable import AppIntentsBase
@testable import CompatibilitySchemas

/// Finds songs, as an app does that plays only songs.
private struct SongSearch: IntentValueQuery {
  func values(for audioSearch: AudioSearch) async throws -> [SongEntity] {
    switch audioSearch.criteria {
    case .searchQuery(let words): MusicLibrary.shared.songs(matching: words)
    case .url(let urls): MusicLibrary.shared.songs.filter { urls.map(\.lastPathComponent).contains($0.id) }
    case .unspecified: Array(MusicLibrary.shared.songs.prefix(1))
    }
  }
}

/// Finds whatever can be heard.
private struct ItemSearch: IntentValueQuery {
  func values(for audioSearch: AudioSearch) async throws -> [AudioItem] {
    guard case .searchQuery(let words) = audioSearch.criteria else { return [] }
    let artists = await MusicLibrary.shared.artists().filter { $0.name.contains(words) }
    return MusicLibrary.shared.songs(matching: words).map(AudioItem.song) + artists.map(AudioItem.artist)
  }
}

/// From the search for audio to what is played, without an assistant.
@Suite struct MusicFlowTests {
  /// One for all tests, because the process has one table of dependencies.
  private static let player = MusicPlayer()
  private let provider: AppIntentsProvider

  init() {
    AppDependencyManager.shared.add(dependency: Self.player)
    provider = AppIntentsProvider(
      AppIntentsRegistry(
        module: "Music",
        intents: [
          PlayMusicIntent.self, AddToPlaylistIntent.self, AddToLibraryIntent.self, WarmUpIntent.self,
        ],
        entities: [
          SongEntity.self, ArtistEntity.self, AlbumEntity.self, PlaylistEntity.self, WarmQueue.self,
        ],
        enumerations: [PlaybackAttributes.self, QueuePlace.self],
        queries: [SongEntity.SongEntityQuery.self, ArtistEntityQuery.self],
        valueQueries: [SongSearch.self, ItemSearch.self], unions: [AudioItem.self]))
  }

  private func values(_ query: String, _ criteria: AudioSearch.Criteria) async throws -> [IntentValue] {
    let bridge = AudioSearch._bridge
    let input = try #require(bridge.encode(AudioSearch(criteria: criteria)))
    return try await provider.values(ValueQueryCall(query: query, input: input))
  }

  @Test func theManifestNamesTheSchemas() async throws {
    let manifest = await provider.manifest()
    let play = try #require(manifest.intent("PlayMusicIntent"))
    #expect(play.title == "Play Audio")
    #expect(
      play.parameters.map(\.name) == [
        "audioEntity", "playbackAttributes", "warmupAudioQueueResult", "queueLocation",
      ])
    #expect(play.parameters.map(\.isOptional) == [false, false, true, true])
    #expect(play.parameters.map(\.defaultValue) == [nil, .list([]), nil, nil])
    #expect(play.parameters.first?.type == .record("AudioItem"))
    #expect(manifest.intents.first { $0.identifier == "AddToPlaylistIntent" }?.title == "Put on a Playlist")
    let song = try #require(manifest.entities.first { $0.identifier == "SongEntity" })
    #expect(song.title == "Song")
    #expect(song.schema == "audio.song")
    #expect(song.properties.map(\.name).contains("artistName"))
    #expect(manifest.entities.first { $0.identifier == "AlbumEntity" }?.title == "Record")
    let playlist = try #require(manifest.entities.first { $0.identifier == "PlaylistEntity" })
    #expect(playlist.properties.map(\.name).contains("songCount"))
    #expect(playlist.properties.map(\.name).contains("length"))
  }

  @Test func searchesFindEntitiesAndUnions() async throws {
    let songs = try await values("SongSearch", .searchQuery("blue"))
    #expect(songs.map(\.displayText) == ["Blue Lantern", "Blue Hour"])
    let link = try #require(URL(string: "https://music.example/2"))
    #expect(try await values("SongSearch", .url([link])).map(\.displayText) == ["Ferry"])
    #expect(try await values("SongSearch", .unspecified).map(\.displayText) == ["Blue Lantern"])
    let items = try await values("ItemSearch", .searchQuery("Mara"))
    guard case .record(let record)? = items.first else {
      Issue.record("a union travels as a record, not as \(String(describing: items.first))")
      return
    }
    #expect(record.type == "AudioItem")
    #expect(record.display.title == "Mara Quill")
    #expect(Array(record.fields.keys) == ["artist"])
  }

  @Test func whatWasFoundIsPlayed() async throws {
    for query in ["SongSearch", "ItemSearch"] {
      let found = try #require(try await values(query, .searchQuery("blue")).first)
      let outcome = try await provider.handle(
        IntentCall(id: "1", intent: "PlayMusicIntent", parameters: ["audioEntity": found]))
      #expect(outcome.status == .success)
      #expect(await Self.player.queue == ["1"])
    }
  }

  @Test func wordsFindTheCaseThatTheyName() async throws {
    let call = IntentCall(
      id: "1", intent: "AddToLibraryIntent", parameters: ["audioEntity": .string("Mara Quill")])
    let answer = try await provider.resolve(ResolveCall(call: call, parameters: ["audioEntity"]))
    guard case .success(.record(let record))? = answer.first?.resolutions.first else {
      Issue.record("not found: \(answer)")
      return
    }
    #expect(record.fields["artist"]?.displayText == "Mara Quill")
    let nothing = IntentCall(
      id: "1", intent: "AddToLibraryIntent", parameters: ["audioEntity": .string("Nobody at all")])
    let refusal = try await provider.resolve(ResolveCall(call: nothing, parameters: ["audioEntity"]))
    guard case .unsupported? = refusal.first?.resolutions.first else {
      Issue.record("found: \(refusal)")
      return
    }
  }
}
