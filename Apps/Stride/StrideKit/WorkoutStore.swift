public import Foundation
public import GroupDocument

/// The workouts on disk.
public struct WorkoutStore: Sendable {
  /// The app group.
  public static let group = "group.com.example.stride"

  private let document: GroupDocument<[Workout]>

  /// Opens the workouts in a folder.
  public init(folder: URL) {
    document = GroupDocument(folder: folder, name: "workouts", initial: { [] })
  }

  /// Opens the workouts of the app group.
  public init() throws(GroupDocumentError) {
    document = try GroupDocument(group: Self.group, name: "workouts", initial: { [] })
  }

  /// All workouts, the newest last.
  public func workouts() throws -> [Workout] {
    try document.read()
  }

  /// The workout that is not over.
  public func current() throws -> Workout? {
    try workouts().last { !$0.isOver }
  }

  /// Begins a workout.
  ///
  /// - Throws: ``WorkoutError/ongoing(_:)`` while another one is not over.
  @discardableResult
  public func start(_ workout: Workout) throws -> Workout {
    try document.update { workouts in
      if let open = workouts.last(where: { !$0.isOver }) { throw WorkoutError.ongoing(open.kind) }
      workouts.append(workout)
      return workout
    }
  }

  /// Interrupts the workout that goes on.
  @discardableResult
  public func pause(_ kind: String?, at moment: Date) throws -> Workout {
    try change(kind) { workout in
      guard !workout.isPaused else { throw WorkoutError.isPaused(workout.kind) }
      workout.stretches[workout.stretches.count - 1].to = moment
    }
  }

  /// Goes on with the workout that is interrupted.
  @discardableResult
  public func resume(_ kind: String?, at moment: Date) throws -> Workout {
    try change(kind) { workout in
      guard workout.isPaused else { throw WorkoutError.isNotPaused(workout.kind) }
      workout.stretches.append(Workout.Stretch(from: moment))
    }
  }

  /// Ends the workout and keeps it.
  @discardableResult
  public func end(_ kind: String?, at moment: Date) throws -> Workout {
    try change(kind) { workout in
      if !workout.isPaused { workout.stretches[workout.stretches.count - 1].to = moment }
      workout.isOver = true
    }
  }

  /// Ends the workout and forgets it.
  @discardableResult
  public func cancel(_ kind: String?) throws -> Workout {
    try document.update { workouts in
      let index = try Self.place(of: kind, in: workouts)
      return workouts.remove(at: index)
    }
  }

  private func change(_ kind: String?, _ change: (inout Workout) throws -> Void) throws -> Workout {
    try document.update { workouts in
      let index = try Self.place(of: kind, in: workouts)
      try change(&workouts[index])
      return workouts[index]
    }
  }

  private static func place(of kind: String?, in workouts: [Workout]) throws(WorkoutError) -> Int {
    let index = workouts.lastIndex { !$0.isOver && (kind == nil || $0.kind == kind) }
    guard let index else { throw .noWorkout(kind) }
    return index
  }
}

/// Why a workout could not be begun or changed.
public enum WorkoutError: Error, Hashable, Sendable {
  /// Another workout is not over.
  case ongoing(String)
  /// No such workout goes on.
  case noWorkout(String?)
  /// The workout is interrupted already.
  case isPaused(String)
  /// The workout is not interrupted.
  case isNotPaused(String)
}

extension WorkoutError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .ongoing(let kind): "The \(kind) is not over yet; end it first."
    case .noWorkout(let kind): "No \(kind ?? "workout") goes on; start one first."
    case .isPaused(let kind): "The \(kind) is paused already."
    case .isNotPaused(let kind): "The \(kind) is not paused."
    }
  }
}
