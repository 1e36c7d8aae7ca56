// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `photos` demand.
  static let photosTable = """
    domain photos 18
    intent addAssetsToAlbum 18
      assets: [<asset>]
      album: <album>
    intent cleanupPhoto 18 inferred
      target: <asset>
    intent copyEdits 18
      target: <asset>
    intent createAlbum 18 inferred
      name: String
      returns <album>
    intent createAssets 18
      files: [IntentFile]
      returns [<asset>]
    intent crop 18 inferred
      target: <asset>
    intent deleteAlbum 18 inferred
      adopts DeleteIntent
      entities: [<album>]
    intent deleteAssets 18 inferred
      adopts DeleteIntent
      entities: [<asset>]
    intent duplicateAssets 18 inferred
      target: [<asset>]
      returns [<asset>]
    intent editAsset 18 inferred
      target: <asset>
    intent openAlbum 18 inferred
      adopts OpenIntent
      target: <album>
    intent openAsset 18
      adopts OpenIntent
      target: <asset>
    intent pasteEdits 18 inferred
      target: [<asset>]
    intent postToSharedAlbum 18
      sharedAlbum: <album>
      assets: [<asset>]?
      files: [IntentFile]?
      comment: String?
    intent removeAssetsFromAlbum 18 inferred
      assets: [<asset>]
      album: <album>
    intent search 18
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent setDepth 18 inferred
      target: <asset>
      value: Double?
    intent setExposure 18
      target: <asset>
      value: Double?
    intent setFilter 18 inferred
      target: <asset>
      filter: <filterType>
    intent setRotation 18 inferred
      target: <asset>
      direction: <rotationDirection>
    intent setSaturation 18 inferred
      target: <asset>
      value: Double?
    intent setWarmth 18 inferred
      target: <asset>
      value: Double?
    intent startPlayback 18 inferred
    intent stopPlayback 18 inferred
    intent straighten 18
      target: <asset>
    intent toggleDepth 18 inferred
      target: <asset>
      isEnabled: Bool?
    intent toggleSuggestedEdits 18 inferred
      target: <asset>
      isEnabled: Bool?
    intent updateAlbum 18
      target: <album>
      name: String
    intent updateAsset 18 inferred
      target: [<asset>]
      name: String?
      isHidden: Bool?
      isFavorite: Bool?
    intent updateRecognizedPerson 18 inferred
      target: <recognizedPerson>
      name: String?
      isFavorite: Bool?
    entity album 18
      name: String
      creationDate: Date?
      albumType: <albumType>
    entity asset 18
      creationDate: Date?
      location: PlaceDescriptor? | CLPlacemark?
      assetType: <assetType>?
      isFavorite: Bool
      isHidden: Bool
      hasSuggestedEdits: Bool
      aperture: Double?
      exposure: Double?
      saturation: Double?
      warmth: Double?
      filter: <filterType>?
      isPortraitModeEnabled: Bool?
    entity recognizedPerson 18
      name: String
      isFavorite: Bool
    enumeration albumType 18 open
    enumeration assetType 18 open
    enumeration filterType 18 open
    enumeration rotationDirection 18 open
    """
}
