import Foundation

/// What a person does or did on a trail.
struct Workout: Codable, Hashable, Sendable {
  var activity: Activity
  /// The trail, when they named one.
  var trail: Trail.ID?
  var start: Date
  /// When it was interrupted; `nil` while it goes on.
  var pausedSince: Date?
  /// How long it was interrupted before, in seconds.
  var paused: TimeInterval = 0
  /// When it ended; `nil` until then.
  var end: Date?

  /// How long it has taken, without interruptions.
  func duration(at moment: Date) -> TimeInterval {
    max(0, (end ?? pausedSince ?? moment).timeIntervalSince(start) - paused)
  }
}
