import Foundation

/// What the app shows.
@MainActor
final class NavigationModel {
  /// The app's one window.
  nonisolated static let shared = NavigationModel()

  /// The collection that is shown; `nil` for all trails.
  var selectedCollection: TrailCollection?
  /// The trail whose details are shown.
  var selectedTrail: Trail.ID?
  /// What the person searched for.
  var searchText = ""
  /// Whether the recording is shown.
  var showsWorkout = false

  nonisolated init() {}

  /// Shows what a link stands for, such as `https://example.com/trail/eagle-ridge/details`.
  ///
  /// - Returns: Whether the link is one of the app's.
  @discardableResult
  func open(_ url: URL) -> Bool {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.host() == "example.com", parts.count == 3, parts[0] == "trail", parts[2] == "details" else {
      return false
    }
    selectedTrail = parts[1]
    return true
  }
}
