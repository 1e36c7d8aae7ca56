import AppIntents
import CoreSpotlight
import TunewellKit

/// A song as the system knows it.
@AppEntity(schema: .audio.song)
struct SongEntity: AppEntity {
  struct SongEntityQuery: EntityStringQuery {
    func entities(for identifiers: [SongEntity.ID]) async throws -> [SongEntity] {
      MusicLibrary.shared.songs(identifiers).map(SongEntity.init)
    }

    func entities(matching string: String) async throws -> [SongEntity] {
      MusicLibrary.shared.search(string).compactMap { item in
        if case .song(let song) = item { SongEntity(song) } else { nil }
      }
    }
  }

  static let defaultQuery = SongEntityQuery()

  let id: String
  var title: String
  var artistName: String
  var composerName: String?
  var albumTitle: String?
  var artists: [ArtistEntity]
  var album: AlbumEntity?
  var composers: [ArtistEntity]
  var internationalStandardRecordingCode: String?

  @Property(title: "Genre")
  var genre: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(artistName)", image: .init(systemName: "music.note"))
  }

  init(_ song: Song) {
    let artist = ArtistEntity(id: song.artist, name: song.artist)
    id = song.id
    title = song.title
    artistName = song.artist
    composerName = song.composer
    albumTitle = song.album
    artists = [artist]
    album = MusicLibrary.shared.albums.first { $0.songs.contains(song) }.map(AlbumEntity.init)
    composers = song.composer.map { [ArtistEntity(id: $0, name: $0)] } ?? []
    internationalStandardRecordingCode = song.code
    genre = song.genre
  }
}

extension SongEntity: IndexedEntity {
  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.artist = artistName
    attributes.album = albumTitle
    attributes.genre = genre
    return attributes
  }
}
