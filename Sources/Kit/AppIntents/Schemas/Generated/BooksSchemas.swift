// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `books`.
  public struct BooksIntent: Kind {
    /// The schema `books.navigatePage`.
    public var navigatePage: AppSchema.IntentSchema { .init("books.navigatePage") }
    /// The schema `books.openBook`.
    public var openBook: AppSchema.IntentSchema { .init("books.openBook") }
    /// The schema `books.playAudiobook`.
    public var playAudiobook: AppSchema.IntentSchema { .init("books.playAudiobook") }
    /// The schema `books.search`.
    public var search: AppSchema.IntentSchema { .init("books.search") }
    /// The schema `books.updateCharacterSpacing`.
    public var updateCharacterSpacing: AppSchema.IntentSchema { .init("books.updateCharacterSpacing") }
    /// The schema `books.updateFontSize`.
    public var updateFontSize: AppSchema.IntentSchema { .init("books.updateFontSize") }
    /// The schema `books.updateLineSpacing`.
    public var updateLineSpacing: AppSchema.IntentSchema { .init("books.updateLineSpacing") }
    /// The schema `books.updateSettings`.
    public var updateSettings: AppSchema.IntentSchema { .init("books.updateSettings") }
    /// The schema `books.updateWordSpacing`.
    public var updateWordSpacing: AppSchema.IntentSchema { .init("books.updateWordSpacing") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `books`.
  public static var books: AppSchema.BooksIntent { AppSchema.BooksIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `books`.
  public struct BooksEntity: Kind {
    /// The schema `books.audiobook`.
    public var audiobook: AppSchema.EntitySchema { .init("books.audiobook") }
    /// The schema `books.book`.
    public var book: AppSchema.EntitySchema { .init("books.book") }
    /// The schema `books.settings`.
    public var settings: AppSchema.EntitySchema { .init("books.settings") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `books`.
  public static var books: AppSchema.BooksEntity { AppSchema.BooksEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `books`.
  public struct BooksEnum: Kind {
    /// The schema `books.contentType`.
    public var contentType: AppSchema.EnumSchema { .init("books.contentType") }
    /// The schema `books.font`.
    public var font: AppSchema.EnumSchema { .init("books.font") }
    /// The schema `books.fontSize`.
    public var fontSize: AppSchema.EnumSchema { .init("books.fontSize") }
    /// The schema `books.navigationDirection`.
    public var navigationDirection: AppSchema.EnumSchema { .init("books.navigationDirection") }
    /// The schema `books.pageNavigationSetting`.
    public var pageNavigationSetting: AppSchema.EnumSchema { .init("books.pageNavigationSetting") }
    /// The schema `books.relativeCharacterSpacingChange`.
    public var relativeCharacterSpacingChange: AppSchema.EnumSchema { .init("books.relativeCharacterSpacingChange") }
    /// The schema `books.relativeFontChange`.
    public var relativeFontChange: AppSchema.EnumSchema { .init("books.relativeFontChange") }
    /// The schema `books.relativeLineSpacingChange`.
    public var relativeLineSpacingChange: AppSchema.EnumSchema { .init("books.relativeLineSpacingChange") }
    /// The schema `books.relativeWordSpacingChange`.
    public var relativeWordSpacingChange: AppSchema.EnumSchema { .init("books.relativeWordSpacingChange") }
    /// The schema `books.theme`.
    public var theme: AppSchema.EnumSchema { .init("books.theme") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `books`.
  public static var books: AppSchema.BooksEnum { AppSchema.BooksEnum() }
}
