import AppIntents

/// Puts a trail among the favorites.
struct AddFavorite: AppIntent {
  static let title: LocalizedStringResource = "Add Trail to Favorites"

  static let description = IntentDescription("Puts a trail among your favorites.")

  @Parameter(
    title: "Trail", description: "The trail that you like.", requestValueDialog: "Which trail do you like?")
  var trail: TrailEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$trail) to my favorites")
  }

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  init() {}

  init(trail: TrailEntity) {
    self.trail = trail
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard try trailManager.setFavorite(true, trail.id) else {
      return .result(dialog: "\(trail.name) is one of your favorites already.")
    }
    await trailManager.contributeToSpotlight()
    return .result(dialog: "\(trail.name) is one of your favorites now.")
  }
}

/// Takes a trail off the favorites.
struct RemoveFavorite: AppIntent {
  static let title: LocalizedStringResource = "Remove Trail from Favorites"

  static let description = IntentDescription("Takes a trail off your favorites.")

  @Parameter(title: "Trail", description: "The trail that is no favorite any more.")
  var trail: TrailEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Remove \(\.$trail) from my favorites")
  }

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard try trailManager.setFavorite(false, trail.id) else {
      return .result(dialog: "\(trail.name) is not among your favorites.")
    }
    await trailManager.contributeToSpotlight()
    return .result(dialog: "\(trail.name) is not among your favorites any more.")
  }
}
