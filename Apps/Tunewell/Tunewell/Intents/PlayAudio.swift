import AppIntents
import TunewellKit

/// Plays something.
@AppIntent(schema: .audio.playAudio)
struct PlayAudio: AudioStartingIntent {
  static let description = IntentDescription("Plays a song, an album, an artist or a playlist.")

  var audioEntity: AudioItem
  var playbackAttributes: Set<PlaybackAttributes>
  var warmupAudioQueueResult: WarmupAudioQueueResult?
  var queueLocation: QueueInsertionLocation?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let item = audioEntity.playable, !item.songs.isEmpty else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    let songs = playbackAttributes.contains(.shuffle) ? item.songs.shuffled() : item.songs
    let player = MusicPlayer()
    switch queueLocation {
    case .next where player.current != nil:
      try await player.play(songs, at: .next)
      return .result(dialog: "Next comes \(item.spoken).")
    case .tail where player.current != nil:
      try await player.play(songs, at: .last)
      return .result(dialog: "At the end of the queue comes \(item.spoken).")
    default:
      try await player.play(songs)
      return .result(dialog: "Playing \(item.spoken).")
    }
  }
}
