import Foundation
import Intents
import StrideKit

/// Handles all workout requests, inside the app itself.
final class WorkoutIntentHandler: NSObject {
  /// Settles which kind of workout is meant.
  func resolveKind(_ name: INSpeakableString?) -> INSpeakableStringResolutionResult {
    guard let words = name?.spokenPhrase, !words.isEmpty else { return .needsValue() }
    guard let kind = WorkoutKinds.kind(words) else { return .unsupported() }
    return .success(with: INSpeakableString(spokenPhrase: kind))
  }

  /// Settles which workout under way is meant: without a name, the only one.
  func resolveCurrent(_ name: INSpeakableString?) -> INSpeakableStringResolutionResult {
    name == nil ? .notRequired() : resolveKind(name)
  }

  func activity(_ type: INIntent.Type) -> NSUserActivity {
    NSUserActivity(activityType: NSStringFromClass(type))
  }
}

extension WorkoutIntentHandler: INStartWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(resolveKind(intent.workoutName))
  }

  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) {
    guard let value = intent.goalValue else {
      completion(.notRequired())
      return
    }
    completion(value > 0 ? .success(with: value) : .unsupported())
  }

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    guard intent.goalValue != nil else {
      completion(.notRequired())
      return
    }
    completion(
      intent.workoutGoalUnitType == .unknown ? .needsValue() : .success(with: intent.workoutGoalUnitType))
  }

  func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    let isFree = (try? WorkoutStore().current()) == nil
    completion(
      INStartWorkoutIntentResponse(code: isFree ? .ready : .failureOngoingWorkout, userActivity: nil))
  }

  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    guard let kind = intent.workoutName?.spokenPhrase else {
      completion(INStartWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
      return
    }
    let goal = intent.goalValue.map { Workout.Goal(value: $0, unit: intent.workoutGoalUnitType.name) }
    let isIndoor: Bool? =
      switch intent.workoutLocationType {
      case .indoor: true
      case .outdoor: false
      default: nil
      }
    do {
      try WorkoutStore().start(Workout(kind: kind, goal: goal, isIndoor: isIndoor, at: Date()))
      completion(
        INStartWorkoutIntentResponse(
          code: .continueInApp, userActivity: activity(INStartWorkoutIntent.self)))
    } catch WorkoutError.ongoing {
      completion(INStartWorkoutIntentResponse(code: .failureOngoingWorkout, userActivity: nil))
    } catch {
      completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
  }
}

extension WorkoutIntentHandler: INPauseWorkoutIntentHandling {
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
    resolveCurrent(intent.workoutName)
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    let code: INPauseWorkoutIntentResponseCode =
      switch change({ try $0.pause(intent.workoutName?.spokenPhrase, at: Date()) }) {
      case .done: .handleInApp
      case .noWorkout: .failureNoMatchingWorkout
      case .failed: .failure
      }
    return INPauseWorkoutIntentResponse(code: code, userActivity: activity(INPauseWorkoutIntent.self))
  }
}

extension WorkoutIntentHandler: INResumeWorkoutIntentHandling {
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
    resolveCurrent(intent.workoutName)
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    let code: INResumeWorkoutIntentResponseCode =
      switch change({ try $0.resume(intent.workoutName?.spokenPhrase, at: Date()) }) {
      case .done: .handleInApp
      case .noWorkout: .failureNoMatchingWorkout
      case .failed: .failure
      }
    return INResumeWorkoutIntentResponse(code: code, userActivity: activity(INResumeWorkoutIntent.self))
  }
}

extension WorkoutIntentHandler: INEndWorkoutIntentHandling {
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
    resolveCurrent(intent.workoutName)
  }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    let code: INEndWorkoutIntentResponseCode =
      switch change({ try $0.end(intent.workoutName?.spokenPhrase, at: Date()) }) {
      case .done: .handleInApp
      case .noWorkout: .failureNoMatchingWorkout
      case .failed: .failure
      }
    return INEndWorkoutIntentResponse(code: code, userActivity: activity(INEndWorkoutIntent.self))
  }
}

extension WorkoutIntentHandler: INCancelWorkoutIntentHandling {
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
    resolveCurrent(intent.workoutName)
  }

  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    let code: INCancelWorkoutIntentResponseCode =
      switch change({ try $0.cancel(intent.workoutName?.spokenPhrase) }) {
      case .done: .handleInApp
      case .noWorkout: .failureNoMatchingWorkout
      case .failed: .failure
      }
    return INCancelWorkoutIntentResponse(code: code, userActivity: activity(INCancelWorkoutIntent.self))
  }
}

extension WorkoutIntentHandler {
  private enum Change {
    case done, noWorkout, failed
  }

  private func change(_ change: (WorkoutStore) throws -> Workout) -> Change {
    do {
      _ = try change(WorkoutStore())
      return .done
    } catch WorkoutError.noWorkout {
      return .noWorkout
    } catch {
      return .failed
    }
  }
}

extension INWorkoutGoalUnitType {
  /// The unit's name, as the workouts are kept.
  fileprivate var name: String {
    switch self {
    case .inch: "inch"
    case .meter: "meter"
    case .foot: "foot"
    case .mile: "mile"
    case .yard: "yard"
    case .second: "second"
    case .minute: "minute"
    case .hour: "hour"
    case .joule: "joule"
    case .kiloCalorie: "kilocalorie"
    default: "unit"
    }
  }
}
