// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `files` demand.
  static let filesTable = """
    domain files 18
    intent createFolder 18
      target: <file>
      fileName: String?
      returns <file>
    intent deleteFiles 18
      adopts DeleteIntent
      entities: [<file>]
    intent moveFiles 18
      entities: [<file>]
      destinationFolder: <file>
    intent openFile 18
      adopts OpenIntent
      target: <file>
    intent renameFile 18
      target: <file>
      newName: String
    entity file 18
      adopts FileEntity
      creationDate: Date?
      fileModificationDate: Date?
    """
}
