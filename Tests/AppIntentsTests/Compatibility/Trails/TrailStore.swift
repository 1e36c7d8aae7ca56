import Foundation

/// A trail as the app keeps it.
struct Trail: Identifiable, Sendable {
  let id: Int
  var name: String
  var region: String
  var kilometers: Double
  var activities: [TrailActivity]
  var isFavorite = false
}

final class TrailStore: Sendable {
  static let demo = TrailStore(trails: [
    Trail(
      id: 1, name: "Fern Gully", region: "North Shore", kilometers: 4.2, activities: [.hiking],
      isFavorite: true),
    Trail(id: 2, name: "Fern Ridge", region: "North Shore", kilometers: 9, activities: [.hiking, .biking]),
    Trail(
      id: 3, name: "Lantern Loop", region: "Old Harbor", kilometers: 12.5, activities: [.biking],
      isFavorite: true),
    Trail(id: 4, name: "Café Path", region: "Old Harbor", kilometers: 1, activities: [.skiing]),
  ])

  let trails: [Trail]

  init(trails: [Trail]) {
    self.trails = trails
  }

  func trails(with identifiers: [Int]) -> [Trail] {
    trails.filter { identifiers.contains($0.id) }
  }
}

@MainActor
final class NavigationModel {
  var openedTrail: Int?
  var showsFavorites = false

  nonisolated init() {}
}
