import AppIntents
import Foundation

@AppIntent(schema: .audio.playAudio)
struct PlayMusicIntent: AudioPlaybackIntent {
  var audioEntity: AudioItem
  var playbackAttributes: Set<PlaybackAttributes>
  var warmupAudioQueueResult: WarmQueue?
  var queueLocation: QueuePlace?

  @Dependency private var player: MusicPlayer

  @MainActor
  func perform() async throws -> some IntentResult {
    switch audioEntity {
    case .song(let song): player.play([song.id], shuffled: playbackAttributes.contains(.shuffle))
    case .album(let album): player.play(["\(album.id)"], shuffled: false)
    case .artist(let artist): player.play([artist.id.uuidString], shuffled: true)
    case .playlist(let playlist): player.play([playlist.id], shuffled: false)
    }
    return .result()
  }
}

@AppIntent(schema: .audio.addToPlaylist)
struct AddToPlaylistIntent {
  static let title: LocalizedStringResource = "Put on a Playlist"
  static let description = IntentDescription("Puts a song on one of your playlists.")

  var audioEntity: SongEntity
  var playlist: PlaylistEntity

  @Parameter(title: "At the Top", default: false)
  var isOnTop: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(audioEntity.title) is on \(playlist.title) now.")
  }
}

@AppIntent(schema: .audio.addToLibrary)
struct AddToLibraryIntent: AppIntent {
  var audioEntity: AudioItem

  func perform() async throws -> some IntentResult {
    if case .song(let song) = audioEntity { await MusicLibrary.shared.keep(song) }
    return .result()
  }
}

@AppIntent(schema: .audio.warmupAudioQueue)
struct WarmUpIntent {
  var audioEntity: AudioItem
  var playbackAttributes: Set<PlaybackAttributes>

  func perform() async throws -> some ReturnsValue<WarmQueue> {
    .result(value: WarmQueue())
  }
}

@AppIntent(schema: .audio.updateAudioAffinity)
struct RateIntent {
  @Parameter(title: "Feeling") var affinityState: Affinity
  var target: AudioItem

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .audio.createStation)
struct StationIntent {
  func perform() async throws -> some IntentResult { .result() }
}
