// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INActivateCarSignalIntent``.
final class ActivateCarSignalRecorder: NSObject, INActivateCarSignalIntentHandling {
  func handle(
    intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void
  ) {
    Received.record(
      "INActivateCarSignalIntent",
      [
        "carName": Described.text(intent.carName),
        "signals": Described.text(intent.signals),
      ])
    completion(Answers.filled(INActivateCarSignalIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INGetCarLockStatusIntent``.
final class GetCarLockStatusRecorder: NSObject, INGetCarLockStatusIntentHandling {
  func handle(
    intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
  ) {
    Received.record(
      "INGetCarLockStatusIntent",
      [
        "carName": Described.text(intent.carName),
      ])
    completion(Answers.filled(INGetCarLockStatusIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetCarLockStatusIntent``.
final class SetCarLockStatusRecorder: NSObject, INSetCarLockStatusIntentHandling {
  func handle(
    intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
  ) {
    Received.record(
      "INSetCarLockStatusIntent",
      [
        "locked": Described.text(intent.locked),
        "carName": Described.text(intent.carName),
      ])
    completion(Answers.filled(INSetCarLockStatusIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INGetCarPowerLevelStatusIntent``.
final class GetCarPowerLevelStatusRecorder: NSObject, INGetCarPowerLevelStatusIntentHandling {
  func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    Received.record(
      "INGetCarPowerLevelStatusIntent",
      [
        "carName": Described.text(intent.carName),
      ])
    completion(Answers.filled(INGetCarPowerLevelStatusIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INListCarsIntent``.
final class ListCarsRecorder: NSObject, INListCarsIntentHandling {
  func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
    Received.record("INListCarsIntent")
    completion(Answers.filled(INListCarsIntentResponse(code: .success, userActivity: nil)))
  }
}
