import AppIntents

/// Opens the app at the favorite trails.
struct OpenFavorites: AppIntent {
  static let title: LocalizedStringResource = "Open Favorite Trails"

  static let description = IntentDescription("Opens the app and goes to your favorite trails.")

  static let openAppWhenRun = true

  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  @Dependency(default: NavigationModel.shared)
  private var navigation: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigation.screen = .favorites
    let names = trailManager.favorites.map(\.name).formatted()
    return .result(dialog: "Your favorite trails are \(names).")
  }
}
