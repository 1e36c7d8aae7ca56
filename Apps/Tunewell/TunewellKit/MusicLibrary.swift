public import Foundation

/// A folder of audio files with tags, and the playlists in it.
public final class MusicLibrary: Sendable {
  /// The music of the person: `TUNEWELL_LIBRARY` names its folder, else it is what comes with the app.
  public static let shared = MusicLibrary(
    folder: ProcessInfo.processInfo.environment["TUNEWELL_LIBRARY"].map { URL(filePath: $0) }
      ?? Bundle.module.url(forResource: "Library", withExtension: nil))

  /// All songs, by artist, album and number.
  public let songs: [Song]
  /// The playlists that lie in the folder, by name.
  public let playlists: [Playlist]
  private let byIdentifier: [Song.ID: Song]

  /// Reads a folder; files whose tags cannot be read are left out.
  public init(folder: URL?) {
    var songs: [Song] = []
    var lists: [URL] = []
    let root = folder?.resolvingSymlinksInPath()
    let files = root.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    while let file = files?.nextObject() as? URL {
      switch file.pathExtension.lowercased() {
      case "flac":
        if let root, let tags = try? AudioTags(flac: file) {
          songs.append(Song(file: file, id: Self.identifier(of: file, in: root), tags: tags))
        }
      case "m3u8", "m3u": lists.append(file)
      default: break
      }
    }
    self.songs = songs.sorted {
      ($0.artist, $0.album ?? "", $0.track ?? 0, $0.title) < (
        $1.artist, $1.album ?? "", $1.track ?? 0, $1.title
      )
    }
    byIdentifier = Dictionary(songs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var byFile: [String: Song] = [:]
    for song in songs { byFile[song.file.standardizedFileURL.path] = song }
    playlists = lists.map { Self.playlist($0, byFile) }.sorted { $0.title < $1.title }
  }

  /// The song with an identifier; `nil` when it is not there.
  public func song(_ id: Song.ID) -> Song? { byIdentifier[id] }

  /// The songs with identifiers, those that are there.
  public func songs(_ identifiers: [Song.ID]) -> [Song] { identifiers.compactMap(song) }

  /// The albums, by artist and title.
  public var albums: [Album] {
    Dictionary(grouping: songs.filter { $0.album != nil }) { "\($0.artist)/\($0.album ?? "")" }
      .values.compactMap { songs in
        guard let first = songs.first, let title = first.album else { return nil }
        return Album(
          id: Self.slug("\(first.artist)/\(title)"), title: title, artist: first.artist, songs: songs)
      }.sorted { ($0.artist, $0.title) < ($1.artist, $1.title) }
  }

  /// The artists, by name.
  public var artists: [Artist] {
    Dictionary(grouping: songs, by: \.artist)
      .map { Artist(id: Self.slug($0), name: $0, songs: $1) }
      .sorted { $0.name < $1.name }
  }

  /// The playlists of the folder and those of the person, by name; theirs replace the folder's.
  public func playlists(with record: MusicRecord) -> [Playlist] {
    let own = record.playlists.map { title, songs in
      Playlist(id: Self.slug(title), title: title, isOwn: true, songs: self.songs(songs))
    }
    let others = playlists.filter { record.playlists[$0.title] == nil }
    return (own + others).sorted { $0.title < $1.title }
  }

  private static func identifier(of file: URL, in root: URL) -> String {
    let path = file.deletingPathExtension().resolvingSymlinksInPath().path
    return slug(String(path.dropFirst(root.path.count)))
  }

  /// A name without capitals and blanks, for identifiers.
  static func slug(_ name: String) -> String {
    name.lowercased().split(separator: "/").map { part in
      part.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }.joined(separator: "/")
  }

  private static func playlist(_ file: URL, _ songs: [String: Song]) -> Playlist {
    let title = file.deletingPathExtension().lastPathComponent
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline)
    let folder = file.deletingLastPathComponent()
    let members = lines.filter { !$0.hasPrefix("#") }.compactMap { line in
      songs[URL(filePath: String(line), relativeTo: folder).standardizedFileURL.path]
    }
    return Playlist(id: slug(title), title: title, isOwn: false, songs: members)
  }
}
