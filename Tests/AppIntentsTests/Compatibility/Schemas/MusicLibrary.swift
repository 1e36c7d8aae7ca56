import AppIntents

final class MusicLibrary: Sendable {
  static let shared = MusicLibrary()

  let songs: [SongEntity] = {
    let mara = ArtistEntity(id: UUID())
    mara.name = "Mara Quill"
    let tides = ArtistEntity(id: UUID())
    tides.name = "The Tides"
    return [
      SongEntity(id: "1", title: "Blue Lantern", artist: mara),
      SongEntity(id: "2", title: "Ferry", artist: tides),
      SongEntity(id: "3", title: "Blue Hour", artist: tides),
    ]
  }()

  func songs(matching words: String) -> [SongEntity] {
    songs.filter { $0.title.localizedCaseInsensitiveContains(words) }
  }

  func artists(_ identifiers: [UUID]? = nil) async -> [ArtistEntity] {
    let all = songs.flatMap(\.artists)
    return identifiers.map { wanted in all.filter { wanted.contains($0.id) } } ?? all
  }

  func keep(_ song: SongEntity) async {}

  func length(of playlist: String) async -> Double { 3600 }
}

@MainActor
final class MusicPlayer {
  private(set) var queue: [String] = []

  nonisolated init() {}

  func play(_ items: [String], shuffled: Bool) {
    queue = shuffled ? items.sorted() : items
  }
}
