import AppIntents
import SwiftUI

/// The app's window: a trail, a collection, what a search has found, or all trails.
struct RootView: View {
  let trailManager: TrailDataManager
  let navigationModel: NavigationModel

  @State private var displaySiriTip = true

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        if navigationModel.showsWorkout, let workout = trailManager.currentWorkout {
          WorkoutView(workout: workout, trail: workout.trail.flatMap(trailManager.trail(with:)))
        }
        if let trail = navigationModel.selectedTrail.flatMap(trailManager.trail(with:)) {
          TrailInfoView(trail: trail, includeConditions: true)
          Button("All trails") {
            navigationModel.selectedTrail = nil
            navigationModel.selectedCollection = nil
          }
        } else {
          if navigationModel.selectedCollection?.id == "favorites" {
            SiriTipView(intent: OpenFavorites(), isVisible: $displaySiriTip)
          }
          TrailListView(trails: shown)
          Button("Favorites") { navigationModel.selectedCollection = trailManager.favoritesCollection }
        }
      }
      .navigationTitle(title)
    }
    .onOpenURL { navigationModel.open($0) }
  }

  private var title: String {
    if let trail = navigationModel.selectedTrail.flatMap(trailManager.trail(with:)) { return trail.name }
    return navigationModel.selectedCollection?.name ?? "Trails"
  }

  private var shown: [Trail] {
    if let collection = navigationModel.selectedCollection {
      return trailManager.trails(with: collection.members)
    }
    guard !navigationModel.searchText.isEmpty else { return trailManager.trails }
    return trailManager.trails { $0.name.localizedCaseInsensitiveContains(navigationModel.searchText) }
  }
}

/// What is being recorded.
struct WorkoutView: View {
  let workout: Workout
  let trail: Trail?

  var body: some View {
    HStack {
      Image(systemName: workout.pausedSince == nil ? "record.circle" : "pause.circle")
      Text([workout.activity].localizedElements.formatted())
      if let trail { Text(trail.name) }
      if workout.pausedSince != nil { Text("Paused") }
    }
  }
}
