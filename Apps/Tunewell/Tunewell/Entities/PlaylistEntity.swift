import AppIntents
import TunewellKit

/// A playlist as the system knows it.
@AppEntity(schema: .audio.playlist)
struct PlaylistEntity: AppEntity {
  struct PlaylistEntityQuery: EntityStringQuery {
    func entities(for identifiers: [PlaylistEntity.ID]) async throws -> [PlaylistEntity] {
      playlists.filter { identifiers.contains($0.id) }.map(PlaylistEntity.init)
    }

    func entities(matching string: String) async throws -> [PlaylistEntity] {
      MusicLibrary.shared.search("playlist \(string)", record: MusicStore().record).compactMap { item in
        if case .playlist(let playlist) = item { PlaylistEntity(playlist) } else { nil }
      }
    }

    func suggestedEntities() async throws -> [PlaylistEntity] {
      playlists.map(PlaylistEntity.init)
    }

    private var playlists: [Playlist] { MusicLibrary.shared.playlists(with: MusicStore().record) }
  }

  static let defaultQuery = PlaylistEntityQuery()

  let id: String
  var title: String
  var owner: PlaylistOwner?
  var createdByMe: Bool?
  var curatedForMe: Bool?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", image: .init(systemName: "music.note.list"))
  }

  init(_ playlist: Playlist) {
    id = playlist.id
    title = playlist.title
    owner = .name(playlist.isOwn ? "Me" : "Tunewell")
    createdByMe = playlist.isOwn
    curatedForMe = !playlist.isOwn
  }
}

/// Whose playlist it is.
@UnionValue
enum PlaylistOwner {
  case person(IntentPerson)
  case name(String)
}
