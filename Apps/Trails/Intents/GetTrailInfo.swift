import AppIntents
import SwiftUI

/// Tells what is known about a trail.
struct GetTrailInfo: AppIntent {
  static let title: LocalizedStringResource = "Get Trail Information"

  static let description = IntentDescription(
    "Tells where a trail is, how long, and what it is like now.", categoryName: "Discover",
    searchKeywords: ["conditions", "length"], resultValueName: "Trail")

  @Parameter(
    title: "Trail", description: "The trail to get information on.",
    requestValueDialog: "Which trail do you want to know about?")
  var trail: TrailEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Get information on \(\.$trail)")
  }

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog
    & ShowsSnippetView
  {
    guard let trailData = trailManager.trail(with: trail.id) else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    let snippet = TrailInfoView(trail: trailData, includeConditions: true)

    // The view shows the conditions; they are only said when nobody can see it.
    let dialog = IntentDialog(
      full:
        "\(trail.name) is \(trailData.formattedLength) long and lies in \(trail.regionDescription). The latest reported conditions for \(trail.name) indicate: \(trail.currentConditions).",
      supporting: "Here’s the latest information on trail conditions.")
    return .result(value: trail, dialog: dialog, view: snippet)
  }
}
