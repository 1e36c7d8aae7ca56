// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `journal`.
  public struct JournalIntent: Kind {
    /// The schema `journal.createAudioEntry`.
    public var createAudioEntry: AppSchema.IntentSchema { .init("journal.createAudioEntry") }
    /// The schema `journal.createEntry`.
    public var createEntry: AppSchema.IntentSchema { .init("journal.createEntry") }
    /// The schema `journal.deleteEntry`.
    public var deleteEntry: AppSchema.IntentSchema { .init("journal.deleteEntry") }
    /// The schema `journal.search`.
    public var search: AppSchema.IntentSchema { .init("journal.search") }
    /// The schema `journal.updateEntry`.
    public var updateEntry: AppSchema.IntentSchema { .init("journal.updateEntry") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `journal`.
  public static var journal: AppSchema.JournalIntent { AppSchema.JournalIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `journal`.
  public struct JournalEntity: Kind {
    /// The schema `journal.entry`.
    public var entry: AppSchema.EntitySchema { .init("journal.entry") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `journal`.
  public static var journal: AppSchema.JournalEntity { AppSchema.JournalEntity() }
}
