// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `whiteboard` demand.
  static let whiteboardTable = """
    domain whiteboard 18
    intent createBoard 18
      title: String?
      returns <board>
    intent createItem 18
      target: <board>
      itemType: <itemType>?
      text: AttributedString?
      mediaItems: [IntentFile] = []
      url: URL?
    intent deleteBoard 18
      adopts DeleteIntent
      entities: [<board>]
    intent deleteItem 18 inferred
      adopts DeleteIntent
      entities: [<item>]
    intent openBoard 18
      adopts OpenIntent
      target: <board>
    intent updateBoard 18
      target: <board>
      title: String?
    intent updateItem 18
      target: <item>
      color: <color>?
      label: String?
    entity board 18 inferred
      title: String?
      creationDate: Date?
      modificationDate: Date?
    entity item 18
      type: <itemType>
      label: String?
      x: Double
      y: Double
      width: Double?
      height: Double?
    enumeration color 18 open
    enumeration itemType 18 open
    """
}
