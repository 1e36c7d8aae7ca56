// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `files`.
  public struct FilesIntent: Kind {
    /// The schema `files.createFolder`.
    public var createFolder: AppSchema.IntentSchema { .init("files.createFolder") }
    /// The schema `files.deleteFiles`.
    public var deleteFiles: AppSchema.IntentSchema { .init("files.deleteFiles") }
    /// The schema `files.moveFiles`.
    public var moveFiles: AppSchema.IntentSchema { .init("files.moveFiles") }
    /// The schema `files.openFile`.
    public var openFile: AppSchema.IntentSchema { .init("files.openFile") }
    /// The schema `files.renameFile`.
    public var renameFile: AppSchema.IntentSchema { .init("files.renameFile") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `files`.
  public static var files: AppSchema.FilesIntent { AppSchema.FilesIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `files`.
  public struct FilesEntity: Kind {
    /// The schema `files.file`.
    public var file: AppSchema.EntitySchema { .init("files.file") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `files`.
  public static var files: AppSchema.FilesEntity { AppSchema.FilesEntity() }
}
