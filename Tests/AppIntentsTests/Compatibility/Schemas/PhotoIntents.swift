import AppIntents
import CoreLocation

@AssistantEntity(schema: .photos.asset)
struct AssetEntity {
  static let defaultQuery = AssetQuery()

  let id: String

  @Property(title: "Title")
  var title: String?

  var creationDate: Date?
  var location: CLPlacemark?
  var assetType: AssetType?
  var isFavorite: Bool
  var isHidden: Bool
  var hasSuggestedEdits: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: title.map { "\($0)" } ?? "Unknown",
      subtitle: assetType?.localizedStringResource ?? "Photo")
  }
}

struct AssetQuery: EntityQuery {
  @Dependency var library: PhotoLibrary

  @MainActor
  func entities(for identifiers: [AssetEntity.ID]) async throws -> [AssetEntity] {
    library.assets(identifiers)
  }
}

@MainActor
final class PhotoLibrary {
  func assets(_ identifiers: [String]) -> [AssetEntity] { [] }
}

@AssistantEnum(schema: .photos.assetType)
enum AssetType: String, AppEnum {
  case photo
  case video

  static let caseDisplayRepresentations: [AssetType: DisplayRepresentation] = [
    .photo: "Photo",
    .video: "Video",
  ]
}

@AppEntity(schema: .photos.album)
struct AlbumOfPhotos {
  static let defaultQuery = Query()
  struct Query: EntityQuery {
    func entities(for identifiers: [AlbumOfPhotos.ID]) async throws -> [AlbumOfPhotos] { [] }
  }

  let id: String
  var name: String
  var creationDate: Date?
  var albumType: AlbumType

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

@AppEnum(schema: .photos.albumType)
enum AlbumType: String, AppEnum {
  case custom, shared
  static let caseDisplayRepresentations: [AlbumType: DisplayRepresentation] = [
    .custom: "Custom", .shared: "Shared",
  ]
}

@AssistantIntent(schema: .photos.openAsset)
struct OpenAssetIntent: OpenIntent {
  var target: AssetEntity

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.deleteAssets)
struct DeleteAssetsIntent: DeleteIntent {
  static let openAppWhenRun = true

  var entities: [AssetEntity]

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.createAlbum)
struct CreateAlbumIntent: AppIntent {
  var name: String

  @MainActor
  func perform() async throws -> some ReturnsValue<AlbumOfPhotos> {
    let album = AlbumOfPhotos(id: name)
    album.name = name
    album.albumType = .custom
    return .result(value: album)
  }
}

@AppIntent(schema: .photos.search)
struct SearchAssetsIntent: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult {
    _ = criteria.term
    return .result()
  }
}

@AppIntent(schema: .photos.updateAsset)
struct UpdateAssetIntent {
  var target: [AssetEntity]
  var name: String?
  var isHidden: Bool?
  var isFavorite: Bool?

  func perform() async throws -> some IntentResult {
    for asset in target {
      if let isFavorite { asset.isFavorite = isFavorite }
    }
    return .result()
  }
}
