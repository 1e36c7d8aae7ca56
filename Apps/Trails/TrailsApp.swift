import AppIntents
import SwiftUI

/// The app: trails, favorites, and a recording.
@main
struct TrailsApp: App {
  private let trailManager = TrailDataManager.shared
  private let navigationModel = NavigationModel.shared

  init() {
    let trailManager = trailManager
    let navigationModel = navigationModel
    AppDependencyManager.shared.add(dependency: trailManager)
    AppDependencyManager.shared.add(dependency: navigationModel)
    TrailShortcuts.updateAppShortcutParameters()
    Task { await trailManager.contributeToSpotlight() }
  }

  var body: some Scene {
    WindowGroup {
      RootView(trailManager: trailManager, navigationModel: navigationModel)
    }
  }
}
