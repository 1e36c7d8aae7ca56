import Foundation
import GroupDocument

/// What the person has done in the app.
struct TrailRecord: Codable, Equatable, Sendable {
  /// The trails that they like, in the order in which they said so.
  var favorites: [Trail.ID]
  /// What they recorded, the newest last.
  var workouts: [Workout] = []

  /// What they are doing now.
  var current: Workout? { workouts.last.flatMap { $0.end == nil ? $0 : nil } }
}

extension GroupDocument<TrailRecord> {
  /// The record of the app group; `nil` where the app has no home, such as in a preview.
  static func ofGroup(favorites: [Trail.ID]) -> GroupDocument? {
    try? GroupDocument(group: "group.com.example.trails", name: "record") {
      TrailRecord(favorites: favorites)
    }
  }
}
