/// What the facts leave open, and was decided here.
enum SchemaChoices {
  /// The parameters for several values that an action is whole without: nobody asks for the attachments of a message.
  private static let additions: Set<String> = [
    "attachments", "attendees", "bcc", "cc", "images", "links", "locations", "mediaItems", "tags", "urls",
  ]

  /// Whether a required parameter for several values may have none.
  static func mayBeEmpty(_ name: String, _ type: String) -> Bool {
    if type.hasSuffix("?") { return false }
    return type.hasPrefix("Set<") || (type.hasPrefix("[") && additions.contains(name))
  }
}
