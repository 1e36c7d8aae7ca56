public import Foundation

/// A song: an audio file with its tags.
public struct Song: Hashable, Identifiable, Sendable {
  /// The file's place in the library, without its ending.
  public var id: String
  /// The title.
  public var title: String
  /// Who performs it.
  public var artist: String
  /// The album's title.
  public var album: String?
  /// Who wrote it.
  public var composer: String?
  /// The number on the album.
  public var track: Int?
  /// The genre.
  public var genre: String?
  /// What it is good for or how it feels, such as `calm`.
  public var moods: [String]
  /// The year in which it came out.
  public var year: Int?
  /// Beats per minute.
  public var tempo: Double?
  /// In seconds.
  public var duration: Double?
  /// The international standard recording code.
  public var code: String?
  /// The audio file.
  public var file: URL

  /// Creates a song from the tags of its file; what the tags do not say comes from the file's place.
  public init(file: URL, id: String, tags: AudioTags) {
    self.file = file
    self.id = id
    let folders = file.deletingLastPathComponent().pathComponents
    title = tags["TITLE"] ?? file.deletingPathExtension().lastPathComponent
    artist = tags["ARTIST"] ?? folders.dropLast().last ?? "Unknown"
    album = tags["ALBUM"] ?? folders.last
    composer = tags["COMPOSER"]
    track = tags["TRACKNUMBER"].flatMap { Int($0.prefix { $0.isNumber }) }
    genre = tags["GENRE"]
    moods = (tags.values["MOOD"] ?? []).flatMap { $0.split(separator: ",") }.map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    year = tags["DATE"].flatMap { Int($0.prefix(4)) }
    tempo = tags["BPM"].flatMap(Double.init)
    duration = tags.duration
    code = tags["ISRC"]
  }
}

/// The songs of an album, in order.
public struct Album: Hashable, Identifiable, Sendable {
  /// The artist and the title, for identifiers.
  public var id: String
  /// The title.
  public var title: String
  /// Who performs it.
  public var artist: String
  /// The songs, in order.
  public var songs: [Song]
}

/// Somebody whose songs are in the library.
public struct Artist: Hashable, Identifiable, Sendable {
  /// The name, for identifiers.
  public var id: String
  /// The name.
  public var name: String
  /// The songs, album by album.
  public var songs: [Song]
}

/// Songs that somebody put together.
public struct Playlist: Hashable, Identifiable, Sendable {
  /// The title, for identifiers.
  public var id: String
  /// The title.
  public var title: String
  /// Whether the person made or changed it.
  public var isOwn: Bool
  /// The songs, in order.
  public var songs: [Song]
}

/// Something that can be played.
public enum Playable: Hashable, Sendable {
  case song(Song)
  case album(Album)
  case artist(Artist)
  case playlist(Playlist)

  /// The title or the name.
  public var name: String {
    switch self {
    case .song(let song): song.title
    case .album(let album): album.title
    case .artist(let artist): artist.name
    case .playlist(let playlist): playlist.title
    }
  }

  /// What is heard, in order.
  public var songs: [Song] {
    switch self {
    case .song(let song): [song]
    case .album(let album): album.songs
    case .artist(let artist): artist.songs
    case .playlist(let playlist): playlist.songs
    }
  }

  /// As the person hears it: “Blue Lantern by Harbor Lights”.
  public var spoken: String {
    switch self {
    case .song(let song): "\(song.title) by \(song.artist)"
    case .album(let album): "the album \(album.title) by \(album.artist)"
    case .artist(let artist): "songs by \(artist.name)"
    case .playlist(let playlist): "the playlist \(playlist.title)"
    }
  }
}
