import AppIntents
import MediaIntents
import TunewellKit

/// Anything that can be played.
@UnionValue
enum AudioItem {
  case song(SongEntity)
  case album(AlbumEntity)
  case artist(ArtistEntity)
  case playlist(PlaylistEntity)
}

extension AudioItem {
  init(_ item: Playable) {
    self =
      switch item {
      case .song(let song): .song(SongEntity(song))
      case .album(let album): .album(AlbumEntity(album))
      case .artist(let artist): .artist(ArtistEntity(artist))
      case .playlist(let playlist): .playlist(PlaylistEntity(playlist))
      }
  }

  /// What it stands for in the library; `nil` when it is not there any more.
  var playable: Playable? {
    let library = MusicLibrary.shared
    switch self {
    case .song(let song): return library.song(song.id).map(Playable.song)
    case .album(let album): return library.albums.first { $0.id == album.id }.map(Playable.album)
    case .artist(let artist): return library.artists.first { $0.name == artist.id }.map(Playable.artist)
    case .playlist(let playlist):
      return library.playlists(with: MusicStore().record).first { $0.id == playlist.id }.map(
        Playable.playlist)
    }
  }
}

/// Finds what a person asked to hear.
struct AudioItemQuery: IntentValueQuery {
  func values(for audioSearch: AudioSearch) async throws -> [AudioItem] {
    let record = MusicStore().record
    let found =
      switch audioSearch.criteria {
      case .searchQuery(let query): MusicLibrary.shared.search(query, record: record)
      case .url(let urls): MusicLibrary.shared.items(at: urls, record: record)
      case .unspecified: MusicLibrary.shared.recommendations(record)
      }
    return found.map { AudioItem($0) }
  }
}
