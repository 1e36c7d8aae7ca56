import AppIntents
import SwiftUI
import TunewellKit

/// Tells what is heard now.
struct GetNowPlaying: AppIntent {
  static let title: LocalizedStringResource = "What’s Playing"

  static let description = IntentDescription("Tells which song is playing.")

  func perform() async throws -> some IntentResult & ReturnsValue<SongEntity?> & ProvidesDialog
    & ShowsSnippetView
  {
    let player = MusicPlayer()
    guard let song = player.current else {
      return .result(
        value: nil, dialog: "Nothing is playing.", view: NowPlayingView(song: nil, isPaused: false))
    }
    return .result(
      value: SongEntity(song),
      dialog: IntentDialog(
        full: "This is \(song.title) by \(song.artist)\(player.isPaused ? ", paused" : "").",
        supporting: "This is playing."),
      view: NowPlayingView(song: song, isPaused: player.isPaused))
  }
}

/// Interrupts what is heard.
struct PausePlayback: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Pause"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let song = try await MusicPlayer().pause() else { return .result(dialog: "Nothing is playing.") }
    return .result(dialog: "Paused \(song.title).")
  }
}

/// Goes on with what was interrupted.
struct ResumePlayback: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Resume"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let song = try await MusicPlayer().resume() else {
      return .result(dialog: "There is nothing to go on with.")
    }
    return .result(dialog: "Playing \(song.title) by \(song.artist).")
  }
}

/// Goes on with the next song.
struct SkipSong: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Next Song"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let song = try await MusicPlayer().skip() else { return .result(dialog: "That was the last song.") }
    return .result(dialog: "Playing \(song.title) by \(song.artist).")
  }
}
