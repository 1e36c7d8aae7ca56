import AppIntents

/// Opens the app at the favorite trails.
struct OpenFavorites: AppIntent {
  static let title: LocalizedStringResource = "Open Favorite Trails"

  static let description = IntentDescription("Opens the app and goes to your favorite trails.")

  static let openAppWhenRun = true

  @Dependency(default: NavigationModel.shared)
  private var navigationModel: NavigationModel

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let favorites = trailManager.favoritesCollection
    navigationModel.selectedTrail = nil
    navigationModel.showsWorkout = false
    navigationModel.selectedCollection = favorites
    let names = trailManager.trails(with: favorites.members).map(\.name)
    guard !names.isEmpty else {
      return .result(
        dialog: "You have no favorite trails yet. Say “add Eagle Ridge to my favorites in Trails”.")
    }
    return .result(dialog: "Your favorite trails are \(names.formatted()).")
  }
}
