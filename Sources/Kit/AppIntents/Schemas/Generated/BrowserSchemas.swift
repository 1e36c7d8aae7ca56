// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `browser`.
  public struct BrowserIntent: Kind {
    /// The schema `browser.bookmarkTab`.
    public var bookmarkTab: AppSchema.IntentSchema { .init("browser.bookmarkTab") }
    /// The schema `browser.bookmarkURL`.
    public var bookmarkURL: AppSchema.IntentSchema { .init("browser.bookmarkURL") }
    /// The schema `browser.clearHistory`.
    public var clearHistory: AppSchema.IntentSchema { .init("browser.clearHistory") }
    /// The schema `browser.closeTabs`.
    public var closeTabs: AppSchema.IntentSchema { .init("browser.closeTabs") }
    /// The schema `browser.closeWindows`.
    public var closeWindows: AppSchema.IntentSchema { .init("browser.closeWindows") }
    /// The schema `browser.createTab`.
    public var createTab: AppSchema.IntentSchema { .init("browser.createTab") }
    /// The schema `browser.createWindow`.
    public var createWindow: AppSchema.IntentSchema { .init("browser.createWindow") }
    /// The schema `browser.deleteBookmarks`.
    public var deleteBookmarks: AppSchema.IntentSchema { .init("browser.deleteBookmarks") }
    /// The schema `browser.findOnPage`.
    public var findOnPage: AppSchema.IntentSchema { .init("browser.findOnPage") }
    /// The schema `browser.openBookmark`.
    public var openBookmark: AppSchema.IntentSchema { .init("browser.openBookmark") }
    /// The schema `browser.openURLInTab`.
    public var openURLInTab: AppSchema.IntentSchema { .init("browser.openURLInTab") }
    /// The schema `browser.search`.
    public var search: AppSchema.IntentSchema { .init("browser.search") }
    /// The schema `browser.switchTab`.
    public var switchTab: AppSchema.IntentSchema { .init("browser.switchTab") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `browser`.
  public static var browser: AppSchema.BrowserIntent { AppSchema.BrowserIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `browser`.
  public struct BrowserEntity: Kind {
    /// The schema `browser.bookmark`.
    public var bookmark: AppSchema.EntitySchema { .init("browser.bookmark") }
    /// The schema `browser.readingListItem`.
    public var readingListItem: AppSchema.EntitySchema { .init("browser.readingListItem") }
    /// The schema `browser.tab`.
    public var tab: AppSchema.EntitySchema { .init("browser.tab") }
    /// The schema `browser.tabGroup`.
    public var tabGroup: AppSchema.EntitySchema { .init("browser.tabGroup") }
    /// The schema `browser.window`.
    public var window: AppSchema.EntitySchema { .init("browser.window") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `browser`.
  public static var browser: AppSchema.BrowserEntity { AppSchema.BrowserEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `browser`.
  public struct BrowserEnum: Kind {
    /// The schema `browser.clearHistoryTimeFrame`.
    public var clearHistoryTimeFrame: AppSchema.EnumSchema { .init("browser.clearHistoryTimeFrame") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `browser`.
  public static var browser: AppSchema.BrowserEnum { AppSchema.BrowserEnum() }
}
