import SwiftUI
import TunewellKit

/// What is heard now.
struct NowPlayingView: View {
  let song: Song?
  let isPaused: Bool

  var body: some View {
    HStack {
      Image(systemName: song == nil ? "stop.circle" : isPaused ? "pause.circle" : "play.circle")
      VStack(alignment: .leading) {
        Text(song?.title ?? "Nothing is playing")
          .font(.headline)
        if let song {
          Text([song.artist, song.album].compactMap(\.self).joined(separator: ", "))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The app's window: what is heard, what comes next, and the library.
struct PlayerView: View {
  private let player = MusicPlayer()

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        NowPlayingView(song: player.current, isPaused: player.isPaused)
        if !player.upcoming.isEmpty {
          Text("Up next")
          ForEach(player.upcoming) { SongRow(song: $0) }
        }
        Divider()
        List(MusicLibrary.shared.songs) { SongRow(song: $0) }
      }
      .navigationTitle("Tunewell")
    }
  }
}

/// A song as a line.
struct SongRow: View {
  let song: Song

  var body: some View {
    HStack {
      Text(song.title)
      Spacer()
      Text(song.artist)
        .foregroundStyle(.secondary)
    }
  }
}
