public import Foundation
import GroupDocument

/// What the person has done with their music.
public struct MusicRecord: Codable, Equatable, Sendable {
  /// The songs that they keep, the newest last.
  public var library: [Song.ID] = []
  /// What they think of songs: `true` for those that they like.
  public var affinities: [Song.ID: Bool] = [:]
  /// The playlists that they made or changed.
  public var playlists: [String: [Song.ID]] = [:]
  /// What is played, in order.
  public var queue: [Song.ID] = []
  /// Which of the queue is heard now.
  public var position = 0
  /// Whether it is interrupted.
  public var isPaused = false
  /// How often songs were begun.
  public var plays: [Song.ID: Int] = [:]
  /// What makes the sound; `nil` in silence.
  var sound: Sound?
  /// Which of the queue the sound began with.
  var soundBegins: Int?

  /// Creates the record of somebody who has done nothing yet.
  public init() {}

  /// What is heard now.
  public var current: Song.ID? { queue.indices.contains(position) ? queue[position] : nil }
}

/// The record on disk.
public struct MusicStore: Sendable {
  private let folder: URL?

  /// - Parameter folder: Where the record lies; `nil` for the app group.
  public init(folder: URL? = nil) {
    self.folder = folder
  }

  // Looked for at each use: the home may change while the process lives, in tests.
  private func document() throws -> GroupDocument<MusicRecord> {
    if let folder { return GroupDocument(folder: folder, name: "music") { MusicRecord() } }
    return try GroupDocument(group: "group.com.example.tunewell", name: "music") { MusicRecord() }
  }

  /// The folder in which the record lies.
  func place() throws -> URL { try document().folder }

  /// The record as it is now; an empty one where the app has no home.
  public var record: MusicRecord { (try? document().read()) ?? MusicRecord() }

  /// Changes the record.
  @discardableResult
  public func change<Result>(_ body: (inout MusicRecord) throws -> Result) throws -> Result {
    try document().update(body)
  }
}
