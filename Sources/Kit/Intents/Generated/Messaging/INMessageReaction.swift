// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a message reaction.
public class INMessageReaction: SiriKitObject, @unchecked Sendable {
  /// The reaction type.
  public let reactionType: INMessageReactionType
  /// The reaction description.
  public let reactionDescription: String?
  /// The emoji.
  public let emoji: String?

  /// Creates the value.
  public init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?) {
    self.reactionType = reactionType
    self.reactionDescription = reactionDescription
    self.emoji = emoji
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    reactionType = fields["reactionType"] ?? .unknown
    reactionDescription = fields["reactionDescription"]
    emoji = fields["emoji"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["reactionType"] = reactionType
    fields["reactionDescription"] = reactionDescription
    fields["emoji"] = emoji
    return fields
  }

  override class var principalField: String? { "reactionDescription" }
}
