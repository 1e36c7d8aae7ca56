import AppIntents
import TunewellKit

/// An artist as the system knows them.
@AppEntity(schema: .audio.artist)
struct ArtistEntity: AppEntity {
  struct ArtistEntityQuery: EntityStringQuery {
    func entities(for identifiers: [ArtistEntity.ID]) async throws -> [ArtistEntity] {
      MusicLibrary.shared.artists.filter { identifiers.contains($0.name) }.map(ArtistEntity.init)
    }

    func entities(matching string: String) async throws -> [ArtistEntity] {
      MusicLibrary.shared.search(string).compactMap { item in
        if case .artist(let artist) = item { ArtistEntity(artist) } else { nil }
      }
    }
  }

  static let defaultQuery = ArtistEntityQuery()

  let id: String
  var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "music.mic"))
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ artist: Artist) {
    self.init(id: artist.name, name: artist.name)
  }
}
