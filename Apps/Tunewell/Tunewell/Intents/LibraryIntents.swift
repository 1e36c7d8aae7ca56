import AppIntents
import TunewellKit

/// Keeps something in the person's library.
@AppIntent(schema: .audio.addToLibrary)
struct AddToLibrary {
  var audioEntity: AudioItem

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let item = audioEntity.playable else { throw AppIntentError.Unrecoverable.entityNotFound }
    let isNews = try MusicStore().change { record in
      let new = item.songs.map(\.id).filter { !record.library.contains($0) }
      record.library += new
      return !new.isEmpty
    }
    return .result(
      dialog: isNews ? "Added \(item.spoken) to your library." : "Your library has \(item.spoken) already.")
  }
}

/// Puts something on a playlist.
@AppIntent(schema: .audio.addToPlaylist)
struct AddToPlaylist {
  var audioEntity: AudioItem
  var playlist: PlaylistEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let item = audioEntity.playable else { throw AppIntentError.Unrecoverable.entityNotFound }
    let present = MusicLibrary.shared.playlists(with: MusicStore().record).first { $0.id == playlist.id }
    let isNews = try MusicStore().change { record in
      var songs = record.playlists[playlist.title] ?? present?.songs.map(\.id) ?? []
      let new = item.songs.map(\.id).filter { !songs.contains($0) }
      songs += new
      record.playlists[playlist.title] = songs
      return !new.isEmpty
    }
    return .result(
      dialog: isNews
        ? "Added \(item.spoken) to \(playlist.title)." : "\(playlist.title) has \(item.spoken) already.")
  }
}

/// Notes what the person thinks of something.
@AppIntent(schema: .audio.updateAudioAffinity)
struct UpdateAudioAffinity {
  var affinityState: AffinityState
  var target: AudioItem

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let item = target.playable else { throw AppIntentError.Unrecoverable.entityNotFound }
    let liking: Bool? =
      switch affinityState {
      case .like: true
      case .dislike: false
      case .unset: nil
      }
    try MusicStore().change { record in
      for song in item.songs { record.affinities[song.id] = liking }
    }
    switch affinityState {
    case .like: return .result(dialog: "Noted: you like \(item.spoken).")
    case .dislike: return .result(dialog: "Noted: no more \(item.spoken).")
    case .unset: return .result(dialog: "Forgotten what you think of \(item.spoken).")
    }
  }
}
