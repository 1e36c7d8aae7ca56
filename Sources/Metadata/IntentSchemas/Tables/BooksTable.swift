// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `books` demand.
  static let booksTable = """
    domain books 18
    intent navigatePage 18 inferred
      target: <book>?
      direction: <navigationDirection>
    intent openBook 18
      adopts OpenIntent
      target: <book>
    intent playAudiobook 18
      adopts AudioStartingIntent|AudioPlaybackIntent
      target: <audiobook>
    intent search 18 inferred
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent updateCharacterSpacing 18
      target: <settings>
      changeOperation: <relativeCharacterSpacingChange>
    intent updateFontSize 18 inferred
      target: <settings>
      changeOperation: <relativeFontChange>
    intent updateLineSpacing 18
      target: <settings>
      changeOperation: <relativeLineSpacingChange>
    intent updateSettings 18 inferred
      target: <settings>
      page: Int?
      font: <font>?
      theme: <theme>?
      pageNavigationSetting: <pageNavigationSetting>?
      isTextJustified: Bool?
      isAllowMultipleColumns: Bool?
    intent updateWordSpacing 18
      target: <settings>
      changeOperation: <relativeWordSpacingChange>
    entity audiobook 18 inferred
      title: String?
      seriesTitle: String?
      author: String?
      genre: String?
      purchaseDate: Date?
      url: URL?
    entity book 18
      title: String?
      seriesTitle: String?
      author: String?
      genre: String?
      purchaseDate: Date?
      url: URL?
    entity settings 18
      font: <font>
      fontSize: <fontSize>
      theme: <theme>
      pageNavigationSetting: <pageNavigationSetting>
      isTextJustified: Bool
      isAllowMultipleColumns: Bool
    enumeration contentType 18
      book
      pdf
    enumeration font 18 open
    enumeration fontSize 18 open
    enumeration navigationDirection 18
      next
      previous
    enumeration pageNavigationSetting 18
      continuousScroll
      pageTurning
    enumeration relativeCharacterSpacingChange 18 open
    enumeration relativeFontChange 18 open
    enumeration relativeLineSpacingChange 18 open
    enumeration relativeWordSpacingChange 18 open
    enumeration theme 18 open
    """
}
