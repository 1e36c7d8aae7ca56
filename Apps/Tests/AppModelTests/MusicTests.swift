import Foundation
import Testing

@testable import TunewellKit

@Suite("Music") struct MusicTests {
  private let library = MusicLibrary.shared

  private func found(_ words: String, _ record: MusicRecord = MusicRecord()) -> [String] {
    library.search(words, record: record).map(\.spoken)
  }

  @Test func theLibraryIsReadFromTheTags() throws {
    #expect(library.songs.count == 19)
    #expect(library.artists.count == 5)
    #expect(library.albums.count == 5)
    #expect(library.playlists.map(\.title) == ["Gym", "Quiet Evening"])
    #expect(library.playlists.first?.songs.map(\.title) == ["Redline", "Voltage", "Salt and Rope"])
    let song = try #require(library.song("harbor-lights/low-tide/blue-lantern"))
    #expect(song.title == "Blue Lantern")
    #expect(song.artist == "Harbor Lights")
    #expect(song.track == 1)
    #expect(song.moods == ["calm", "night"])
    #expect(song.tempo == 84)
    let duration = try #require(song.duration)
    #expect(duration > 1)
    #expect(library.albums.first { $0.title == "Low Tide" }?.songs.map(\.track) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("Blue Lantern by Harbor Lights", ["Blue Lantern by Harbor Lights"]),
    ("blue lantern by the oxbow quartet", ["Blue Lantern by The Oxbow Quartet"]),
    ("Blue Lantern", ["Blue Lantern by Harbor Lights", "Blue Lantern by The Oxbow Quartet"]),
    ("Blue Lantern Harbor Lights", ["Blue Lantern by Harbor Lights"]),
    ("blu lantern by harbour lights", ["Blue Lantern by Harbor Lights"]),
    ("the album Low Tide", ["the album Low Tide by Harbor Lights"]),
    ("Low Tide", ["Low Tide by Harbor Lights", "the album Low Tide by Harbor Lights"]),
    ("the song voltage", ["Voltage by Gridshift"]),
    ("my gym playlist", ["the playlist Gym"]),
    ("songs by Mara Vell", ["songs by Mara Vell"]),
    ("Mara Vell", ["songs by Mara Vell"]),
    ("something by gridshift", ["songs by Gridshift"]),
    ("Corner Table from Late Room", ["Corner Table by The Oxbow Quartet"]),
    ("Purple Submarine", []),
    ("Blue Lantern by Gridshift", []),
  ])
  func namesAreFound(words: String, expected: [String]) {
    #expect(found(words) == expected)
  }

  @Test func moodsAndGenresAreFoundTheBestFirst() {
    #expect(found("energetic music").first == "Redline by Gridshift")
    #expect(found("energetic music").count == 4)
    #expect(found("something upbeat for the gym").contains("Voltage by Gridshift"))
    #expect(found("some jazz").count == 4)
    #expect(found("calm jazz").first == "Blue Lantern by The Oxbow Quartet")
    #expect(
      found("relaxing songs for studying").allSatisfy { $0.contains("Standby") || $0.contains("Meadow") })
    #expect(found("energetic songs by Harbor Lights") == ["Salt and Rope by Harbor Lights"])
    #expect(found("sad music") == ["Rain Study by Ilse Brandt", "Rain Check by Mara Vell"])
  }

  @Test func withoutWordsWhatThePersonLikesComesFirst() {
    var record = MusicRecord()
    record.affinities = ["gridshift/voltage/standby": true, "harbor-lights/low-tide/blue-lantern": false]
    record.library = ["mara-vell/window-seat/paper-kites"]
    let recommended = found("some music", record)
    #expect(recommended.prefix(2) == ["Standby by Gridshift", "Paper Kites by Mara Vell"])
    #expect(recommended.count == 18)
    record.queue = ["ilse-brandt/eight-small-studies/clock-study"]
    #expect(found("", record).first == "Clock Study by Ilse Brandt")
  }

  @Test func linksStandForWhatTheyName() throws {
    let song = try #require(library.songs.first)
    let links = [
      song.file, URL(string: "https://tunewell.example.com/album/harbor-lights/low-tide"),
      URL(string: "https://tunewell.example.com/playlist/gym"),
      URL(string: "https://elsewhere.example.com/album/x"),
    ].compactMap(\.self)
    #expect(
      library.items(at: links).map(\.spoken) == [
        "\(song.title) by \(song.artist)", "the album Low Tide by Harbor Lights", "the playlist Gym",
      ])
  }

  @Test func theQueueIsKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tunewell-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = MusicStore(folder: folder)
    let silent = AudioPlayer(environment: ["TUNEWELL_PLAYER": "none"])
    let player = MusicPlayer(library: library, store: store, player: silent)
    #expect(try await player.pause() == nil)
    let songs = Array(library.songs.prefix(3))
    try await player.play(Array(songs.prefix(2)))
    #expect(player.current == songs[0])
    #expect(player.upcoming == [songs[1]])
    try await player.play([songs[2]], at: .next)
    #expect(player.upcoming == [songs[2], songs[1]])
    #expect(try await player.pause() == songs[0])
    #expect(player.isPaused)
    #expect(try await player.resume() == songs[0])
    #expect(try await player.skip() == songs[2])
    _ = try await player.skip()
    #expect(try await player.skip() == nil)
    #expect(store.record.plays[songs[0].id] == 1)
  }

  @Test func thePlayerIsTheOneThatIsNamedOrFound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "players-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let mpv = folder.appending(path: "mpv").path
    _ = FileManager.default.createFile(atPath: mpv, contents: Data(), attributes: [.posixPermissions: 0o755])
    #expect(AudioPlayer.program(["PATH": folder.path])?.path == mpv)
    #expect(AudioPlayer.program(["PATH": folder.path, "TUNEWELL_PLAYER": "none"]) == nil)
    #expect(AudioPlayer.program(["PATH": folder.path, "TUNEWELL_PLAYER": "ffplay"]) == nil)
    #expect(AudioPlayer.program(["PATH": "/nowhere", "TUNEWELL_PLAYER": mpv])?.arguments.isEmpty == false)
  }

  @Test func damagedFilesAreRefused() throws {
    let data = try Data(contentsOf: try #require(library.songs.first).file)
    #expect(throws: AudioTags.Problem.notFLAC) { try AudioTags(flac: Data("RIFF....".utf8)) }
    #expect(throws: AudioTags.Problem.notFLAC) { try AudioTags(flac: Data()) }
    for length in stride(from: 5, to: 120, by: 7) {
      #expect(throws: AudioTags.Problem.self) { try AudioTags(flac: data.prefix(length)) }
    }
    // No change of a byte ends the program.
    for position in 0..<200 {
      var changed = data.prefix(2_000)
      changed[changed.startIndex + position] ^= 0xff
      _ = try? AudioTags(flac: changed)
    }
  }
}
