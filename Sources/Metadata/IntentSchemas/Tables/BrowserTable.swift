// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `browser` demand.
  static let browserTable = """
    domain browser 18
    intent bookmarkTab 18 inferred
      target: <tab>
      name: String?
      returns <bookmark>
    intent bookmarkURL 18 inferred
      url: URL
      name: String?
      returns <bookmark>
    intent clearHistory 18 inferred
      timeFrame: <clearHistoryTimeFrame>
    intent closeTabs 18
      target: [<tab>]
    intent closeWindows 18 inferred
      target: [<window>]
    intent createTab 18
      url: URL?
      isPrivate: Bool
      returns <tab>
    intent createWindow 18
      isPrivate: Bool
      url: URL?
      returns <window>
    intent deleteBookmarks 18 inferred
      adopts DeleteIntent
      entities: [<bookmark>]
    intent findOnPage 18
      searchPhrase: String
      tab: <tab>
    intent openBookmark 18
      adopts OpenIntent
      target: <bookmark>
      tab: <tab>?
    intent openURLInTab 18
      tab: <tab>
      url: URL
    intent search 18
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent switchTab 18 inferred
      adopts OpenIntent
      target: <tab>
    entity bookmark 18
      name: String
      url: URL
    entity readingListItem 27
      title: String
      url: URL
    entity tab 18 inferred
      url: URL?
      name: String?
      isPrivate: Bool
    entity tabGroup 27
      title: String
    entity window 18
      tabs: [<tab>]
      isPrivate: Bool
    enumeration clearHistoryTimeFrame 18 open
    """
}
