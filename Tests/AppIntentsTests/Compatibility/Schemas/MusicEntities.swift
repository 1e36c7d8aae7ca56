import AppIntents

@AppEntity(schema: .audio.song)
struct SongEntity {
  struct SongEntityQuery: EntityQuery {
    func entities(for identifiers: [SongEntity.ID]) async throws -> [SongEntity] {
      MusicLibrary.shared.songs.filter { identifiers.contains($0.id) }
    }
  }

  static let defaultQuery = SongEntityQuery()

  let id: String
  var title: String
  var artistName: String
  var composerName: String?
  var albumTitle: String?
  var artists: [ArtistEntity]
  var album: AlbumEntity?
  var composers: [ArtistEntity]
  var internationalStandardRecordingCode: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(artistName)", image: .init(systemName: "music.note"))
  }

  init(id: String, title: String, artist: ArtistEntity) {
    self.id = id
    self.title = title
    self.artistName = artist.name
    self.artists = [artist]
    self.composers = []
  }
}

@AppEntity(schema: .audio.artist)
struct ArtistEntity: Identifiable {
  static let defaultQuery = ArtistEntityQuery()

  let id: UUID
  var name: String
  @Property(title: "Followers") var followers: Int

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ArtistEntityQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [ArtistEntity] {
    await MusicLibrary.shared.artists(identifiers)
  }

  func entities(matching string: String) async throws -> [ArtistEntity] {
    await MusicLibrary.shared.artists().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }
}

@AppEntity(schema: .audio.album)
struct AlbumEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Record", numericFormat: "\(placeholder: .int) records")
  static let defaultQuery = AlbumEntityQuery()

  let id: Int

  @Property(title: "Name")
  var title: String
  var artistName: String
  var artists: [ArtistEntity]
  var universalProductCode: String?

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(title)", synonyms: ["\(title) by \(artistName)"])
  }
}

struct AlbumEntityQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [AlbumEntity] { [] }
  func entities(for identifiers: [Int]) async throws -> [AlbumEntity] { [] }
}

@AppEntity(schema: .audio.playlist)
struct PlaylistEntity: Sendable {
  static let defaultQuery = PlaylistEntityQuery()

  var id: String
  var title: String
  var owner: PlaylistOwner?
  var createdByMe: Bool?
  var curatedForMe: Bool?

  @ComputedProperty(title: "Number of Songs")
  var songCount: Int { id.count }

  @DeferredProperty(title: "Length")
  var length: Double {
    get async throws { await MusicLibrary.shared.length(of: id) }
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

extension PlaylistEntity {
  struct PlaylistEntityQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PlaylistEntity] { [] }
    func suggestedEntities() async throws -> [PlaylistEntity] { [] }
  }
}

@UnionValue
enum PlaylistOwner {
  case artist(ArtistEntity)
  case name(String)
}

@UnionValue
enum AudioItem: Sendable {
  case song(SongEntity)
  case album(AlbumEntity)
  case artist(ArtistEntity), playlist(PlaylistEntity)
}

@AppEntity(schema: .audio.warmupAudioQueueResult)
struct WarmQueue {
  let id = UUID().uuidString
  var displayRepresentation: DisplayRepresentation { "Queue" }
}

@AppEnum(schema: .audio.playbackAttributes)
enum PlaybackAttributes: String {
  case shuffle, `repeat`

  static let caseDisplayRepresentations: [PlaybackAttributes: DisplayRepresentation] = [
    .shuffle: "Shuffle", .repeat: "Repeat",
  ]
}

@AppEnum(schema: .audio.queueInsertionLocation)
enum QueuePlace: String {
  case next
  case tail
}

@AppEnum(schema: .audio.affinityState)
enum Affinity: String, AppEnum {
  case like, dislike, unset
}
