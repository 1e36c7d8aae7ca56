// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INStartWorkoutIntent``.
final class StartWorkoutRecorder: NSObject, INStartWorkoutIntentHandling {
  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    Received.record(
      "INStartWorkoutIntent",
      [
        "workoutName": Described.text(intent.workoutName),
        "goalValue": Described.text(intent.goalValue),
        "workoutGoalUnitType": Described.text(intent.workoutGoalUnitType),
        "workoutLocationType": Described.text(intent.workoutLocationType),
        "isOpenEnded": Described.text(intent.isOpenEnded),
      ])
    completion(Answers.filled(INStartWorkoutIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INPauseWorkoutIntent``.
final class PauseWorkoutRecorder: NSObject, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    Received.record(
      "INPauseWorkoutIntent",
      [
        "workoutName": Described.text(intent.workoutName),
      ])
    completion(Answers.filled(INPauseWorkoutIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INResumeWorkoutIntent``.
final class ResumeWorkoutRecorder: NSObject, INResumeWorkoutIntentHandling {
  func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    Received.record(
      "INResumeWorkoutIntent",
      [
        "workoutName": Described.text(intent.workoutName),
      ])
    completion(Answers.filled(INResumeWorkoutIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INEndWorkoutIntent``.
final class EndWorkoutRecorder: NSObject, INEndWorkoutIntentHandling {
  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    Received.record(
      "INEndWorkoutIntent",
      [
        "workoutName": Described.text(intent.workoutName),
      ])
    completion(Answers.filled(INEndWorkoutIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INCancelWorkoutIntent``.
final class CancelWorkoutRecorder: NSObject, INCancelWorkoutIntentHandling {
  func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    Received.record(
      "INCancelWorkoutIntent",
      [
        "workoutName": Described.text(intent.workoutName),
      ])
    completion(Answers.filled(INCancelWorkoutIntentResponse(code: .success, userActivity: nil)))
  }
}
