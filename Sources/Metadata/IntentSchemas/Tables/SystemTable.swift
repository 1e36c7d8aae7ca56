// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `system` demand.
  static let systemTable = """
    domain system 18
    intent open 26/27
      adopts OpenIntent
      target: any AppEntity
    intent search 17.2/18
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent searchInApp 27
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    """
}
