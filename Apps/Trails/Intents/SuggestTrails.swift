import AppIntents
import SwiftUI

/// Suggests trails for what a person wants to do.
struct SuggestTrails: AppIntent {
  static let title: LocalizedStringResource = "Suggest Trails"

  static let description = IntentDescription(
    "Finds trails for an activity, near a place or in a collection if you name one.",
    categoryName: "Discover",
    resultValueName: "Suggested Trails")

  @Parameter(
    title: "Activity", description: "What you want to do.",
    requestValueDialog: "What would you like to do on the trail?")
  var activity: Activity

  @Parameter(
    title: "Location", description: "The region to look in.", optionsProvider: LocationOptionsProvider())
  var location: String?

  @Parameter(
    title: "Longest", description: "The longest way that you want to go.", defaultUnit: .kilometers,
    supportsNegativeNumbers: false)
  var longest: Measurement<UnitLength>?

  @Parameter(title: "Collection", description: "The collection to choose from.")
  var trailCollection: TrailCollection?

  static var parameterSummary: some ParameterSummary {
    When(\.$trailCollection, .hasAnyValue) {
      Summary("Suggest trails for \(\.$activity) from \(\.$trailCollection)") {
        \.$longest
      }
    } otherwise: {
      Summary("Suggest trails for \(\.$activity) within \(\.$location)") {
        \.$longest
        \.$trailCollection
      }
    }
  }

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & ProvidesDialog
    & ShowsSnippetView
  {
    let region = try chosenRegion()
    let members = trailCollection?.members
    let found = trailManager.trails { trail in
      trail.activities.contains(activity)
        && (region == nil || trail.regionDescription == region)
        && (members?.contains(trail.id) ?? true)
        && (longest.map { trail.length <= $0 } ?? true)
    }.sorted { $0.distance < $1.distance }
    let doing = Activity.caseDisplayRepresentations[activity].map { String(localized: $0.title).lowercased() }
    let purpose = (doing ?? activity.rawValue) + (region ?? trailCollection?.name).map { " in \($0)" }.orEmpty
    let view = TrailListView(trails: found)
    guard !found.isEmpty else {
      return .result(value: [], dialog: "I know no trail for \(purpose).", view: view)
    }
    let dialog = IntentDialog(
      full: "For \(purpose), try \(found.map(\.name).formatted(.list(type: .or))).",
      supporting: "^[\(found.count) trail](inflect: true) for \(purpose).")
    return .result(value: trailManager.entities(found), dialog: dialog, view: view)
  }

  /// The region that the person means; `nil` when they named none.
  private func chosenRegion() throws -> String? {
    guard let location else { return nil }
    let suggestedMatches = trailManager.locations(matching: location)
    switch suggestedMatches.count {
    case 1:
      return suggestedMatches[0]
    case 0:
      throw $location.needsDisambiguationError(
        among: trailManager.locations, dialog: "I know no trails near \(location). Which of these regions?")
    default:
      let dialog = IntentDialog("Multiple locations match \(location). Did you mean one of these locations?")
      let disambiguationList = suggestedMatches.sorted(
        using: KeyPathComparator(\.self, comparator: .localizedStandard))
      throw $location.needsDisambiguationError(among: disambiguationList, dialog: dialog)
    }
  }
}

/// The regions that can be chosen.
struct LocationOptionsProvider: DynamicOptionsProvider {
  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func results() async throws -> [String] {
    trailManager.locations.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard))
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
