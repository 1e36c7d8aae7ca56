// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `photos`.
  public struct PhotosIntent: Kind {
    /// The schema `photos.addAssetsToAlbum`.
    public var addAssetsToAlbum: AppSchema.IntentSchema { .init("photos.addAssetsToAlbum") }
    /// The schema `photos.cleanupPhoto`.
    public var cleanupPhoto: AppSchema.IntentSchema { .init("photos.cleanupPhoto") }
    /// The schema `photos.copyEdits`.
    public var copyEdits: AppSchema.IntentSchema { .init("photos.copyEdits") }
    /// The schema `photos.createAlbum`.
    public var createAlbum: AppSchema.IntentSchema { .init("photos.createAlbum") }
    /// The schema `photos.createAssets`.
    public var createAssets: AppSchema.IntentSchema { .init("photos.createAssets") }
    /// The schema `photos.crop`.
    public var crop: AppSchema.IntentSchema { .init("photos.crop") }
    /// The schema `photos.deleteAlbum`.
    public var deleteAlbum: AppSchema.IntentSchema { .init("photos.deleteAlbum") }
    /// The schema `photos.deleteAssets`.
    public var deleteAssets: AppSchema.IntentSchema { .init("photos.deleteAssets") }
    /// The schema `photos.duplicateAssets`.
    public var duplicateAssets: AppSchema.IntentSchema { .init("photos.duplicateAssets") }
    /// The schema `photos.editAsset`.
    public var editAsset: AppSchema.IntentSchema { .init("photos.editAsset") }
    /// The schema `photos.openAlbum`.
    public var openAlbum: AppSchema.IntentSchema { .init("photos.openAlbum") }
    /// The schema `photos.openAsset`.
    public var openAsset: AppSchema.IntentSchema { .init("photos.openAsset") }
    /// The schema `photos.pasteEdits`.
    public var pasteEdits: AppSchema.IntentSchema { .init("photos.pasteEdits") }
    /// The schema `photos.postToSharedAlbum`.
    public var postToSharedAlbum: AppSchema.IntentSchema { .init("photos.postToSharedAlbum") }
    /// The schema `photos.removeAssetsFromAlbum`.
    public var removeAssetsFromAlbum: AppSchema.IntentSchema { .init("photos.removeAssetsFromAlbum") }
    /// The schema `photos.search`.
    public var search: AppSchema.IntentSchema { .init("photos.search") }
    /// The schema `photos.setDepth`.
    public var setDepth: AppSchema.IntentSchema { .init("photos.setDepth") }
    /// The schema `photos.setExposure`.
    public var setExposure: AppSchema.IntentSchema { .init("photos.setExposure") }
    /// The schema `photos.setFilter`.
    public var setFilter: AppSchema.IntentSchema { .init("photos.setFilter") }
    /// The schema `photos.setRotation`.
    public var setRotation: AppSchema.IntentSchema { .init("photos.setRotation") }
    /// The schema `photos.setSaturation`.
    public var setSaturation: AppSchema.IntentSchema { .init("photos.setSaturation") }
    /// The schema `photos.setWarmth`.
    public var setWarmth: AppSchema.IntentSchema { .init("photos.setWarmth") }
    /// The schema `photos.startPlayback`.
    public var startPlayback: AppSchema.IntentSchema { .init("photos.startPlayback") }
    /// The schema `photos.stopPlayback`.
    public var stopPlayback: AppSchema.IntentSchema { .init("photos.stopPlayback") }
    /// The schema `photos.straighten`.
    public var straighten: AppSchema.IntentSchema { .init("photos.straighten") }
    /// The schema `photos.toggleDepth`.
    public var toggleDepth: AppSchema.IntentSchema { .init("photos.toggleDepth") }
    /// The schema `photos.toggleSuggestedEdits`.
    public var toggleSuggestedEdits: AppSchema.IntentSchema { .init("photos.toggleSuggestedEdits") }
    /// The schema `photos.updateAlbum`.
    public var updateAlbum: AppSchema.IntentSchema { .init("photos.updateAlbum") }
    /// The schema `photos.updateAsset`.
    public var updateAsset: AppSchema.IntentSchema { .init("photos.updateAsset") }
    /// The schema `photos.updateRecognizedPerson`.
    public var updateRecognizedPerson: AppSchema.IntentSchema { .init("photos.updateRecognizedPerson") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `photos`.
  public static var photos: AppSchema.PhotosIntent { AppSchema.PhotosIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `photos`.
  public struct PhotosEntity: Kind {
    /// The schema `photos.album`.
    public var album: AppSchema.EntitySchema { .init("photos.album") }
    /// The schema `photos.asset`.
    public var asset: AppSchema.EntitySchema { .init("photos.asset") }
    /// The schema `photos.recognizedPerson`.
    public var recognizedPerson: AppSchema.EntitySchema { .init("photos.recognizedPerson") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `photos`.
  public static var photos: AppSchema.PhotosEntity { AppSchema.PhotosEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `photos`.
  public struct PhotosEnum: Kind {
    /// The schema `photos.albumType`.
    public var albumType: AppSchema.EnumSchema { .init("photos.albumType") }
    /// The schema `photos.assetType`.
    public var assetType: AppSchema.EnumSchema { .init("photos.assetType") }
    /// The schema `photos.filterType`.
    public var filterType: AppSchema.EnumSchema { .init("photos.filterType") }
    /// The schema `photos.rotationDirection`.
    public var rotationDirection: AppSchema.EnumSchema { .init("photos.rotationDirection") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `photos`.
  public static var photos: AppSchema.PhotosEnum { AppSchema.PhotosEnum() }
}
