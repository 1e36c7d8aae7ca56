// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a media item.
public class INMediaItem: SiriKitObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String?
  /// The title.
  public let title: String?
  /// The type.
  public let type: INMediaItemType
  /// The artwork.
  public let artwork: INImage?
  /// The artist.
  public let artist: String?

  /// Creates the value.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    identifier = fields["identifier"]
    title = fields["title"]
    type = fields["type"] ?? .unknown
    artwork = fields["artwork"]
    artist = fields["artist"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["identifier"] = identifier
    fields["title"] = title
    fields["type"] = type
    fields["artwork"] = artwork
    fields["artist"] = artist
    return fields
  }

  override class var principalField: String? { "title" }
}
