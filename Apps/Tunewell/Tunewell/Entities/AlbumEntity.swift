import AppIntents
import TunewellKit

/// An album as the system knows it.
@AppEntity(schema: .audio.album)
struct AlbumEntity: AppEntity {
  struct AlbumEntityQuery: EntityStringQuery {
    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] {
      MusicLibrary.shared.albums.filter { identifiers.contains($0.id) }.map(AlbumEntity.init)
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
      MusicLibrary.shared.search(string).compactMap { item in
        if case .album(let album) = item { AlbumEntity(album) } else { nil }
      }
    }
  }

  static let defaultQuery = AlbumEntityQuery()

  let id: String
  var title: String
  var artistName: String
  var artists: [ArtistEntity]
  var universalProductCode: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(artistName)", image: .init(systemName: "square.stack"))
  }

  init(_ album: Album) {
    id = album.id
    title = album.title
    artistName = album.artist
    artists = [ArtistEntity(id: album.artist, name: album.artist)]
    universalProductCode = nil
  }
}
