import AppIntents

/// Shows what the app's own search finds.
struct SearchTrails: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Trails"

  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria")
  var criteria: StringSearchCriteria

  @Dependency(default: NavigationModel.shared)
  private var navigationModel: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult {
    navigationModel.selectedTrail = nil
    navigationModel.selectedCollection = nil
    navigationModel.searchText = criteria.term
    return .result()
  }
}
