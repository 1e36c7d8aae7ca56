// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `spreadsheet`.
  public struct SpreadsheetIntent: Kind {
    /// The schema `spreadsheet.addAudioToSheet`.
    public var addAudioToSheet: AppSchema.IntentSchema { .init("spreadsheet.addAudioToSheet") }
    /// The schema `spreadsheet.addCommentToSheet`.
    public var addCommentToSheet: AppSchema.IntentSchema { .init("spreadsheet.addCommentToSheet") }
    /// The schema `spreadsheet.addImageToSheet`.
    public var addImageToSheet: AppSchema.IntentSchema { .init("spreadsheet.addImageToSheet") }
    /// The schema `spreadsheet.addTextBoxToSheet`.
    public var addTextBoxToSheet: AppSchema.IntentSchema { .init("spreadsheet.addTextBoxToSheet") }
    /// The schema `spreadsheet.addVideoToSheet`.
    public var addVideoToSheet: AppSchema.IntentSchema { .init("spreadsheet.addVideoToSheet") }
    /// The schema `spreadsheet.addWebVideoToSheet`.
    public var addWebVideoToSheet: AppSchema.IntentSchema { .init("spreadsheet.addWebVideoToSheet") }
    /// The schema `spreadsheet.create`.
    public var create: AppSchema.IntentSchema { .init("spreadsheet.create") }
    /// The schema `spreadsheet.createSheet`.
    public var createSheet: AppSchema.IntentSchema { .init("spreadsheet.createSheet") }
    /// The schema `spreadsheet.delete`.
    public var delete: AppSchema.IntentSchema { .init("spreadsheet.delete") }
    /// The schema `spreadsheet.deleteSheet`.
    public var deleteSheet: AppSchema.IntentSchema { .init("spreadsheet.deleteSheet") }
    /// The schema `spreadsheet.open`.
    public var open: AppSchema.IntentSchema { .init("spreadsheet.open") }
    /// The schema `spreadsheet.openSheet`.
    public var openSheet: AppSchema.IntentSchema { .init("spreadsheet.openSheet") }
    /// The schema `spreadsheet.update`.
    public var update: AppSchema.IntentSchema { .init("spreadsheet.update") }
    /// The schema `spreadsheet.updateSheet`.
    public var updateSheet: AppSchema.IntentSchema { .init("spreadsheet.updateSheet") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `spreadsheet`.
  public static var spreadsheet: AppSchema.SpreadsheetIntent { AppSchema.SpreadsheetIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `spreadsheet`.
  public struct SpreadsheetEntity: Kind {
    /// The schema `spreadsheet.document`.
    public var document: AppSchema.EntitySchema { .init("spreadsheet.document") }
    /// The schema `spreadsheet.sheet`.
    public var sheet: AppSchema.EntitySchema { .init("spreadsheet.sheet") }
    /// The schema `spreadsheet.template`.
    public var template: AppSchema.EntitySchema { .init("spreadsheet.template") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `spreadsheet`.
  public static var spreadsheet: AppSchema.SpreadsheetEntity { AppSchema.SpreadsheetEntity() }
}
