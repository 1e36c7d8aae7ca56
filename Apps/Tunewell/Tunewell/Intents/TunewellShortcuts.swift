import AppIntents

/// The sentences that work besides those that the assistant knows for music.
struct TunewellShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: GetNowPlaying(),
      phrases: ["What’s playing in \(.applicationName)", "What song is this in \(.applicationName)"],
      shortTitle: "What’s Playing",
      systemImageName: "music.note")
    AppShortcut(
      intent: PausePlayback(),
      phrases: ["Pause \(.applicationName)", "Pause the music in \(.applicationName)"],
      shortTitle: "Pause",
      systemImageName: "pause.circle")
    AppShortcut(
      intent: ResumePlayback(),
      phrases: ["Resume \(.applicationName)", "Resume the music in \(.applicationName)"],
      shortTitle: "Resume",
      systemImageName: "play.circle")
    AppShortcut(
      intent: SkipSong(),
      phrases: ["Next song in \(.applicationName)", "Skip this song in \(.applicationName)"],
      shortTitle: "Next Song",
      systemImageName: "forward.end")
  }
}
