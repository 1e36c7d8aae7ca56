// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INSetAudioSourceInCarIntent``.
final class SetAudioSourceInCarRecorder: NSObject, INSetAudioSourceInCarIntentHandling {
  func handle(
    intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
  ) {
    Received.record(
      "INSetAudioSourceInCarIntent",
      [
        "audioSource": Described.text(intent.audioSource),
        "relativeAudioSourceReference": Described.text(intent.relativeAudioSourceReference),
      ])
    completion(Answers.filled(INSetAudioSourceInCarIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetClimateSettingsInCarIntent``.
final class SetClimateSettingsInCarRecorder: NSObject, INSetClimateSettingsInCarIntentHandling {
  func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
  ) {
    Received.record(
      "INSetClimateSettingsInCarIntent",
      [
        "enableFan": Described.text(intent.enableFan),
        "enableAirConditioner": Described.text(intent.enableAirConditioner),
        "enableClimateControl": Described.text(intent.enableClimateControl),
        "enableAutoMode": Described.text(intent.enableAutoMode),
        "airCirculationMode": Described.text(intent.airCirculationMode),
        "fanSpeedIndex": Described.text(intent.fanSpeedIndex),
        "fanSpeedPercentage": Described.text(intent.fanSpeedPercentage),
        "relativeFanSpeedSetting": Described.text(intent.relativeFanSpeedSetting),
        "temperature": Described.text(intent.temperature),
        "relativeTemperatureSetting": Described.text(intent.relativeTemperatureSetting),
        "climateZone": Described.text(intent.climateZone),
        "carName": Described.text(intent.carName),
      ])
    completion(Answers.filled(INSetClimateSettingsInCarIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetDefrosterSettingsInCarIntent``.
final class SetDefrosterSettingsInCarRecorder: NSObject, INSetDefrosterSettingsInCarIntentHandling {
  func handle(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
  ) {
    Received.record(
      "INSetDefrosterSettingsInCarIntent",
      [
        "enable": Described.text(intent.enable),
        "defroster": Described.text(intent.defroster),
        "carName": Described.text(intent.carName),
      ])
    completion(Answers.filled(INSetDefrosterSettingsInCarIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetSeatSettingsInCarIntent``.
final class SetSeatSettingsInCarRecorder: NSObject, INSetSeatSettingsInCarIntentHandling {
  func handle(
    intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
  ) {
    Received.record(
      "INSetSeatSettingsInCarIntent",
      [
        "enableHeating": Described.text(intent.enableHeating),
        "enableCooling": Described.text(intent.enableCooling),
        "enableMassage": Described.text(intent.enableMassage),
        "seat": Described.text(intent.seat),
        "level": Described.text(intent.level),
        "relativeLevelSetting": Described.text(intent.relativeLevelSetting),
        "carName": Described.text(intent.carName),
      ])
    completion(Answers.filled(INSetSeatSettingsInCarIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSetProfileInCarIntent``.
final class SetProfileInCarRecorder: NSObject, INSetProfileInCarIntentHandling {
  func handle(
    intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void
  ) {
    Received.record(
      "INSetProfileInCarIntent",
      [
        "profileNumber": Described.text(intent.profileNumber),
        "profileName": Described.text(intent.profileName),
        "defaultProfile": Described.text(intent.defaultProfile),
        "carName": Described.text(intent.carName),
        "profileLabel": Described.text(intent.profileLabel),
      ])
    completion(Answers.filled(INSetProfileInCarIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSaveProfileInCarIntent``.
final class SaveProfileInCarRecorder: NSObject, INSaveProfileInCarIntentHandling {
  func handle(
    intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void
  ) {
    Received.record(
      "INSaveProfileInCarIntent",
      [
        "profileNumber": Described.text(intent.profileNumber),
        "profileName": Described.text(intent.profileName),
        "profileLabel": Described.text(intent.profileLabel),
      ])
    completion(Answers.filled(INSaveProfileInCarIntentResponse(code: .success, userActivity: nil)))
  }
}
