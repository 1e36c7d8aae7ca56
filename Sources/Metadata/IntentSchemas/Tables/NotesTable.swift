// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `notes` demand.
  static let notesTable = """
    domain notes 27
    intent appendText 27 inferred doubtful
      content: AttributedString
      target: <note>
      returns <note>
    intent createNote 27
      name: AttributedString
      content: AttributedString?
      attachments: [IntentFile] = []
      isPinned: Bool
      folder: <folder>?
      returns <note>
    intent updateNote 27
      target: <note>
      name: String?
      attachments: [IntentFile]?
      isPinned: Bool?
      folder: <folder>?
      returns <note>
    entity account 27
      name: String
    entity folder 27
      name: String
      parentFolder: <folder>?
      account: <account>?
    entity note 27
      name: AttributedString
      content: AttributedString?
      attachments: [IntentFile]
      isPinned: Bool
      creationDate: Date?
      modificationDate: Date?
      folder: <folder>?
    """
}
