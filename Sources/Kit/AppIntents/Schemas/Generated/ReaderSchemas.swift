// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `reader`.
  public struct ReaderIntent: Kind {
    /// The schema `reader.deletePages`.
    public var deletePages: AppSchema.IntentSchema { .init("reader.deletePages") }
    /// The schema `reader.enhanceDocuments`.
    public var enhanceDocuments: AppSchema.IntentSchema { .init("reader.enhanceDocuments") }
    /// The schema `reader.insertPages`.
    public var insertPages: AppSchema.IntentSchema { .init("reader.insertPages") }
    /// The schema `reader.openDocument`.
    public var openDocument: AppSchema.IntentSchema { .init("reader.openDocument") }
    /// The schema `reader.openPage`.
    public var openPage: AppSchema.IntentSchema { .init("reader.openPage") }
    /// The schema `reader.resizeDocuments`.
    public var resizeDocuments: AppSchema.IntentSchema { .init("reader.resizeDocuments") }
    /// The schema `reader.rotateDocuments`.
    public var rotateDocuments: AppSchema.IntentSchema { .init("reader.rotateDocuments") }
    /// The schema `reader.rotatePages`.
    public var rotatePages: AppSchema.IntentSchema { .init("reader.rotatePages") }
    /// The schema `reader.searchDocuments`.
    public var searchDocuments: AppSchema.IntentSchema { .init("reader.searchDocuments") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `reader`.
  public static var reader: AppSchema.ReaderIntent { AppSchema.ReaderIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `reader`.
  public struct ReaderEntity: Kind {
    /// The schema `reader.document`.
    public var document: AppSchema.EntitySchema { .init("reader.document") }
    /// The schema `reader.page`.
    public var page: AppSchema.EntitySchema { .init("reader.page") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `reader`.
  public static var reader: AppSchema.ReaderEntity { AppSchema.ReaderEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `reader`.
  public struct ReaderEnum: Kind {
    /// The schema `reader.documentKind`.
    public var documentKind: AppSchema.EnumSchema { .init("reader.documentKind") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `reader`.
  public static var reader: AppSchema.ReaderEnum { AppSchema.ReaderEnum() }
}
