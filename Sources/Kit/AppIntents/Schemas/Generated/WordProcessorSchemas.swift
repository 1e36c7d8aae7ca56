// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `wordProcessor`.
  public struct WordProcessorIntent: Kind {
    /// The schema `wordProcessor.addAudioToPage`.
    public var addAudioToPage: AppSchema.IntentSchema { .init("wordProcessor.addAudioToPage") }
    /// The schema `wordProcessor.addImageToPage`.
    public var addImageToPage: AppSchema.IntentSchema { .init("wordProcessor.addImageToPage") }
    /// The schema `wordProcessor.addTextBoxToPage`.
    public var addTextBoxToPage: AppSchema.IntentSchema { .init("wordProcessor.addTextBoxToPage") }
    /// The schema `wordProcessor.addVideoToPage`.
    public var addVideoToPage: AppSchema.IntentSchema { .init("wordProcessor.addVideoToPage") }
    /// The schema `wordProcessor.addWebVideoToPage`.
    public var addWebVideoToPage: AppSchema.IntentSchema { .init("wordProcessor.addWebVideoToPage") }
    /// The schema `wordProcessor.create`.
    public var create: AppSchema.IntentSchema { .init("wordProcessor.create") }
    /// The schema `wordProcessor.createPage`.
    public var createPage: AppSchema.IntentSchema { .init("wordProcessor.createPage") }
    /// The schema `wordProcessor.delete`.
    public var delete: AppSchema.IntentSchema { .init("wordProcessor.delete") }
    /// The schema `wordProcessor.deletePages`.
    public var deletePages: AppSchema.IntentSchema { .init("wordProcessor.deletePages") }
    /// The schema `wordProcessor.open`.
    public var open: AppSchema.IntentSchema { .init("wordProcessor.open") }
    /// The schema `wordProcessor.openPage`.
    public var openPage: AppSchema.IntentSchema { .init("wordProcessor.openPage") }
    /// The schema `wordProcessor.update`.
    public var update: AppSchema.IntentSchema { .init("wordProcessor.update") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `wordProcessor`.
  public static var wordProcessor: AppSchema.WordProcessorIntent { AppSchema.WordProcessorIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `wordProcessor`.
  public struct WordProcessorEntity: Kind {
    /// The schema `wordProcessor.document`.
    public var document: AppSchema.EntitySchema { .init("wordProcessor.document") }
    /// The schema `wordProcessor.page`.
    public var page: AppSchema.EntitySchema { .init("wordProcessor.page") }
    /// The schema `wordProcessor.template`.
    public var template: AppSchema.EntitySchema { .init("wordProcessor.template") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `wordProcessor`.
  public static var wordProcessor: AppSchema.WordProcessorEntity { AppSchema.WordProcessorEntity() }
}
