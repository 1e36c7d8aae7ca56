import AppIntents

/// Suggests trails for what a person wants to do.
struct SuggestTrails: AppIntent {
  static let title: LocalizedStringResource = "Suggest Trails"

  static let description = IntentDescription("Finds trails for an activity, near a place if you name one.")

  @Parameter(
    title: "Activity", description: "What you want to do.",
    requestValueDialog: "What would you like to do on the trail?")
  var activity: Activity

  @Parameter(title: "Location", description: "The region to look in.")
  var location: String?

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & ProvidesDialog {
    let region = try await region()
    let found = trailManager.trails
      .filter { $0.activities.contains(activity) && (region == nil || $0.region == region) }
      .sorted { $0.distance < $1.distance }
      .map(TrailEntity.init)
    let place = region.map { " in \($0)" } ?? ""
    let doing = activity.rawValue == "horsebackRiding" ? "horseback riding" : activity.rawValue
    guard !found.isEmpty else {
      return .result(value: found, dialog: "I know no trail for \(doing)\(place).")
    }
    let names = found.map(\.name).formatted()
    return .result(value: found, dialog: "For \(doing)\(place), try \(names).")
  }

  /// The region that the person means; `nil` when they named none.
  private func region() async throws -> String? {
    guard let location else { return nil }
    let matches = trailManager.regions(matching: location)
    switch matches.count {
    case 0:
      throw $location.needsDisambiguationError(
        among: trailManager.regions, dialog: "I know no trails near \(location). Which of these regions?")
    case 1:
      return matches[0]
    default:
      return try await $location.requestDisambiguation(
        among: matches, dialog: "Several regions match \(location). Which one?")
    }
  }
}
