import AppIntents
import CoreSpotlight
import SwiftUI
import TunewellKit

/// The app: a library of songs and what is playing.
@main
struct TunewellApp: App {
  init() {
    TunewellShortcuts.updateAppShortcutParameters()
    Task {
      let songs = MusicLibrary.shared.songs.map(SongEntity.init)
      try? await CSSearchableIndex.default().indexAppEntities(songs)
    }
  }

  var body: some Scene {
    WindowGroup {
      PlayerView()
    }
  }
}
