/// What the app shows.
@MainActor
final class NavigationModel {
  enum Screen: Hashable {
    case allTrails
    case favorites
    case trail(Trail.ID)
  }

  /// The app's one window.
  nonisolated static let shared = NavigationModel()

  var screen = Screen.allTrails

  nonisolated init() {}
}
