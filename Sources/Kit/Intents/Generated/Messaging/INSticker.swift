// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a sticker.
public class INSticker: SiriKitObject, @unchecked Sendable {
  /// The type.
  public let type: INStickerType
  /// The emoji.
  public let emoji: String?

  /// Creates the value.
  public init(type: INStickerType, emoji: String?) {
    self.type = type
    self.emoji = emoji
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    type = fields["type"] ?? .unknown
    emoji = fields["emoji"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["type"] = type
    fields["emoji"] = emoji
    return fields
  }

  override class var principalField: String? { "emoji" }
}
