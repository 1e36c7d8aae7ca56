// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a media search.
public class INMediaSearch: SiriKitObject, @unchecked Sendable {
  /// The media type.
  public let mediaType: INMediaItemType
  /// The sort order.
  public let sortOrder: INMediaSortOrder
  /// The media name.
  public let mediaName: String?
  /// The artist name.
  public let artistName: String?
  /// The album name.
  public let albumName: String?
  /// The genre names.
  public let genreNames: [String]?
  /// The mood names.
  public let moodNames: [String]?
  /// The release date.
  public let releaseDate: INDateComponentsRange?
  /// The reference.
  public let reference: INMediaReference
  /// The media identifier.
  public let mediaIdentifier: String?
  /// The activity names, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var activityNames: [String]? { earlierActivityNames }
  let earlierActivityNames: [String]?

  /// Creates the value.
  public init(
    mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil,
    artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil,
    moodNames: [String]? = nil, releaseDate: INDateComponentsRange? = nil,
    reference: INMediaReference = .unknown, mediaIdentifier: String? = nil
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
    self.earlierActivityNames = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    mediaType = fields["mediaType"] ?? .unknown
    sortOrder = fields["sortOrder"] ?? .unknown
    mediaName = fields["mediaName"]
    artistName = fields["artistName"]
    albumName = fields["albumName"]
    genreNames = fields["genreNames"]
    moodNames = fields["moodNames"]
    releaseDate = fields["releaseDate"]
    reference = fields["reference"] ?? .unknown
    mediaIdentifier = fields["mediaIdentifier"]
    earlierActivityNames = fields["activityNames"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["mediaType"] = mediaType
    fields["sortOrder"] = sortOrder
    fields["mediaName"] = mediaName
    fields["artistName"] = artistName
    fields["albumName"] = albumName
    fields["genreNames"] = genreNames
    fields["moodNames"] = moodNames
    fields["releaseDate"] = releaseDate
    fields["reference"] = reference
    fields["mediaIdentifier"] = mediaIdentifier
    fields["activityNames"] = earlierActivityNames
    return fields
  }

  override class var principalField: String? { "mediaName" }
}
