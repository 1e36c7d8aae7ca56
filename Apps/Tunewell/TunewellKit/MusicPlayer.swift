import Foundation

/// Plays songs, and remembers what is played.
///
/// What is played is kept beside the record, so that every process of the app has the same music before it. Each change
/// takes in first how far the music has come by itself.
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
  public var current: Song? { record.current.flatMap(library.song) }

  /// Whether it is interrupted.
  public var isPaused: Bool { record.isPaused }

  /// What comes after the song that is heard now.
  public var upcoming: [Song] {
    let record = record
    return library.songs(Array(record.queue.dropFirst(record.position + 1)))
  }

  /// Plays songs.
  public func play(_ songs: [Song], at place: Place = .now) async throws {
    guard !songs.isEmpty else { return }
    let identifiers = songs.map(\.id)
    try change { record in
      guard place != .now, record.current != nil else {
        let sound = try begin(songs, insteadOf: record)
        record.queue = identifiers
        record.position = 0
        record.isPaused = false
        record.hear(sound)
        record.plays[identifiers[0], default: 0] += 1
        return
      }
      let index = place == .next ? record.position + 1 : record.queue.count
      record.queue.insert(contentsOf: identifiers, at: index)
      _ = record.sound?.follow(with: files(of: record, from: record.position + 1))
    }
  }

  /// Interrupts what is heard.
  ///
  /// - Returns: The song; `nil` when there is none.
  @discardableResult
  public func pause() async throws -> Song? {
    try change { record in
      guard let song = record.current.flatMap(library.song) else { return nil }
      if let sound = record.sound, !sound.pause() { return nil }
      record.isPaused = true
      return song
    }
  }

  /// Goes on with what was interrupted; the song begins again when the sound has ended meanwhile.
  ///
  /// - Returns: The song; `nil` when there is none.
  @discardableResult
  public func resume() async throws -> Song? {
    try change { record in
      guard let song = record.current.flatMap(library.song) else { return nil }
      if record.sound?.resume() != true { try restart(&record) }
      record.isPaused = false
      return song
    }
  }

  /// Goes on with the next song.
  ///
  /// - Returns: The song; `nil` when the queue has ended.
  @discardableResult
  public func skip() async throws -> Song? {
    try change { record in
      record.position = min(record.position + 1, record.queue.count)
      try restart(&record)
      record.isPaused = false
      return record.current.flatMap(library.song)
    }
  }

  /// Ends the sound; the queue stays.
  public func stop() async throws {
    try change { record in
      record.sound?.end()
      record.sound = nil
      record.isPaused = record.current != nil
    }
  }

  /// The record as it is now, with how far the music has come.
  private var record: MusicRecord {
    let record = store.record
    guard record.sound != nil else { return record }
    return (try? change { $0 }) ?? record
  }

  private func change<Result>(_ body: (inout MusicRecord) throws -> Result) throws -> Result {
    try store.change { record in
      record.catchUp()
      return try body(&record)
    }
  }

  private func restart(_ record: inout MusicRecord) throws {
    let songs = library.songs(Array(record.queue.dropFirst(record.position)))
    guard !songs.isEmpty else {
      record.sound?.end()
      record.sound = nil
      return
    }
    record.hear(try begin(songs, insteadOf: record))
  }

  private func begin(_ songs: [Song], insteadOf record: MusicRecord) throws -> Sound? {
    record.sound?.end()
    return try player.play(songs.map(\.file), notingIn: try store.place())
  }

  private func files(of record: MusicRecord, from index: Int) -> [URL] {
    library.songs(Array(record.queue.dropFirst(index))).map(\.file)
  }
}

extension MusicRecord {
  /// Takes note of a sound that begins with the song that is heard now; `nil` for silence.
  mutating func hear(_ sound: Sound?) {
    self.sound = sound
    soundBegins = position
  }

  /// Takes in how far the music has come since it was looked at.
  mutating func catchUp() {
    guard let sound else { return }
    let first = soundBegins ?? position
    let place = sound.place
    switch place {
    case .playing(let number), .failed(let number, _), .gone(let number): advance(to: first + number)
    case .ended: advance(to: queue.count)
    }
    if case .playing = place { return }
    sound.end()
    self.sound = nil
    // What ended by itself is over; what was ended can be gone on with.
    isPaused = current != nil
  }

  private mutating func advance(to index: Int) {
    while position < min(index, queue.count) {
      position += 1
      if let id = current { plays[id, default: 0] += 1 }
    }
  }
}
