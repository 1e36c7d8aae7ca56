import Foundation

// Recording what the person does on a trail.
extension TrailDataManager {
  /// What the person is doing now.
  var currentWorkout: Workout? { record.current }

  /// Begins to record; what was being recorded ends.
  func startWorkout(_ activity: Activity, on trail: Trail.ID?, at moment: Date = .now) throws {
    try change { record in
      record.endCurrent(at: moment)
      record.workouts.append(Workout(activity: activity, trail: trail, start: moment))
    }
  }

  /// Interrupts the recording.
  @discardableResult
  func pauseWorkout(at moment: Date = .now) throws -> Workout {
    try changeCurrent { workout in
      guard workout.pausedSince == nil else { throw TrailError.isPaused }
      workout.pausedSince = moment
    }
  }

  /// Goes on with the recording.
  @discardableResult
  func resumeWorkout(at moment: Date = .now) throws -> Workout {
    try changeCurrent { workout in
      guard let since = workout.pausedSince else { throw TrailError.isNotPaused }
      workout.paused += moment.timeIntervalSince(since)
      workout.pausedSince = nil
    }
  }

  /// Ends the recording.
  @discardableResult
  func endWorkout(at moment: Date = .now) throws -> Workout {
    try changeCurrent { $0.finish(at: moment) }
  }

  private func changeCurrent(_ body: (inout Workout) throws -> Void) throws -> Workout {
    try change { record in
      guard var workout = record.current else { throw TrailError.noWorkout }
      try body(&workout)
      record.workouts[record.workouts.count - 1] = workout
      return workout
    }
  }
}

extension TrailRecord {
  fileprivate mutating func endCurrent(at moment: Date) {
    guard var workout = current else { return }
    workout.finish(at: moment)
    workouts[workouts.count - 1] = workout
  }
}

extension Workout {
  fileprivate mutating func finish(at moment: Date) {
    if let since = pausedSince { paused += moment.timeIntervalSince(since) }
    pausedSince = nil
    end = moment
  }
}
