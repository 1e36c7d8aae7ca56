import Foundation

/// Plays songs, and remembers what is played.
public struct MusicPlayer: Sendable {
  /// Where songs come into the queue.
  public enum Place: Sendable {
    /// In place of the queue.
    case now
    /// After the song that is heard now.
    case next
    /// After all others.
    case last
  }

  private let library: MusicLibrary
  private let store: MusicStore
  private let player: AudioPlayer

  /// Creates a player of a library, with its record.
  public init(
    library: MusicLibrary = .shared, store: MusicStore = MusicStore(), player: AudioPlayer = .shared
  ) {
    self.library = library
    self.store = store
    self.player = player
  }

  /// What is heard now.
  public var current: Song? { store.record.current.flatMap(library.song) }

  /// Whether it is interrupted.
  public var isPaused: Bool { store.record.isPaused }

  /// What comes after the song that is heard now.
  public var upcoming: [Song] {
    let record = store.record
    return library.songs(Array(record.queue.dropFirst(record.position + 1)))
  }

  /// Plays songs.
  public func play(_ songs: [Song], at place: Place = .now) async throws {
    guard !songs.isEmpty else { return }
    let identifiers = songs.map(\.id)
    let isNew = try store.change { record in
      let replaces = place == .now || record.current == nil
      if replaces {
        record.queue = identifiers
        record.position = 0
        record.isPaused = false
      } else if place == .next {
        record.queue.insert(contentsOf: identifiers, at: record.position + 1)
      } else {
        record.queue += identifiers
      }
      if replaces { record.plays[identifiers[0], default: 0] += 1 }
      return replaces
    }
    if isNew {
      await player.play(songs.map(\.file)) { advance() }
    } else {
      await player.add(songs.map(\.file), next: place == .next)
    }
  }

  /// Interrupts what is heard.
  ///
  /// - Returns: The song; `nil` when there is none.
  @discardableResult
  public func pause() async throws -> Song? {
    guard let song = current else { return nil }
    await player.pause()
    try store.change { $0.isPaused = true }
    return song
  }

  /// Goes on with what was interrupted; the song begins again when the sound has ended meanwhile.
  ///
  /// - Returns: The song; `nil` when there is none.
  @discardableResult
  public func resume() async throws -> Song? {
    guard let song = current else { return nil }
    if await !player.resume() { await restart() }
    try store.change { $0.isPaused = false }
    return song
  }

  /// Goes on with the next song.
  ///
  /// - Returns: The song; `nil` when the queue has ended.
  @discardableResult
  public func skip() async throws -> Song? {
    try store.change { record in
      record.position = min(record.position + 1, record.queue.count)
      record.isPaused = false
    }
    await restart()
    return current
  }

  private func restart() async {
    await player.play(([current].compactMap(\.self) + upcoming).map(\.file)) { advance() }
  }

  /// Notes that a song has ended.
  private func advance() {
    _ = try? store.change { record in
      record.position = min(record.position + 1, record.queue.count)
      if let id = record.current { record.plays[id, default: 0] += 1 }
    }
  }
}
