// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `notes`.
  public struct NotesIntent: Kind {
    /// The schema `notes.appendText`.
    public var appendText: AppSchema.IntentSchema { .init("notes.appendText") }
    /// The schema `notes.createNote`.
    public var createNote: AppSchema.IntentSchema { .init("notes.createNote") }
    /// The schema `notes.updateNote`.
    public var updateNote: AppSchema.IntentSchema { .init("notes.updateNote") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `notes`.
  public static var notes: AppSchema.NotesIntent { AppSchema.NotesIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `notes`.
  public struct NotesEntity: Kind {
    /// The schema `notes.account`.
    public var account: AppSchema.EntitySchema { .init("notes.account") }
    /// The schema `notes.folder`.
    public var folder: AppSchema.EntitySchema { .init("notes.folder") }
    /// The schema `notes.note`.
    public var note: AppSchema.EntitySchema { .init("notes.note") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `notes`.
  public static var notes: AppSchema.NotesEntity { AppSchema.NotesEntity() }
}
