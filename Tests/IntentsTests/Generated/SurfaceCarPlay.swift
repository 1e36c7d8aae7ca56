// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceCarPlay: SurfacePart {
  static var keys: [String] {
    [
      "INSetAudioSourceInCarIntent",
      "INSetAudioSourceInCarIntent: audioSource",
      "INSetAudioSourceInCarIntent: relativeAudioSourceReference",
      "INSetAudioSourceInCarIntent: init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference)",
      "INSetAudioSourceInCarIntentHandling",
      "INSetAudioSourceInCarIntentHandling: func handle(intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)",
      "INSetAudioSourceInCarIntentHandling: async func handle(intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)",
      "INSetAudioSourceInCarIntentHandling: func confirm(intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)",
      "INSetAudioSourceInCarIntentHandling: async func confirm(intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)",
      "INSetAudioSourceInCarIntentHandling: func resolveAudioSource(for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INCarAudioSourceResolutionResult) -> Void)",
      "INSetAudioSourceInCarIntentHandling: async func resolveAudioSource(for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INCarAudioSourceResolutionResult) -> Void)",
      "INSetAudioSourceInCarIntentHandling: func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INRelativeReferenceResolutionResult) -> Void)",
      "INSetAudioSourceInCarIntentHandling: async func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INRelativeReferenceResolutionResult) -> Void)",
      "INSetAudioSourceInCarIntentResponse",
      "INSetAudioSourceInCarIntentResponse: init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetAudioSourceInCarIntentResponse: code",
      "INSetClimateSettingsInCarIntent",
      "INSetClimateSettingsInCarIntent: enableFan",
      "INSetClimateSettingsInCarIntent: enableAirConditioner",
      "INSetClimateSettingsInCarIntent: enableClimateControl",
      "INSetClimateSettingsInCarIntent: enableAutoMode",
      "INSetClimateSettingsInCarIntent: airCirculationMode",
      "INSetClimateSettingsInCarIntent: fanSpeedIndex",
      "INSetClimateSettingsInCarIntent: fanSpeedPercentage",
      "INSetClimateSettingsInCarIntent: relativeFanSpeedSetting",
      "INSetClimateSettingsInCarIntent: temperature",
      "INSetClimateSettingsInCarIntent: relativeTemperatureSetting",
      "INSetClimateSettingsInCarIntent: climateZone",
      "INSetClimateSettingsInCarIntent: carName",
      "INSetClimateSettingsInCarIntent: init(enableFan: NSNumber?, enableAirConditioner: NSNumber?, enableClimateControl: NSNumber?, enableAutoMode: NSNumber?, airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: NSNumber?, fanSpeedPercentage: NSNumber?, relativeFanSpeedSetting: INRelativeSetting, temperature: Measurement<UnitTemperature>?, relativeTemperatureSetting: INRelativeSetting, climateZone: INCarSeat, carName: INSpeakableString?)",
      "INSetClimateSettingsInCarIntent: init(enableFan: NSNumber?, enableAirConditioner: NSNumber?, enableClimateControl: NSNumber?, enableAutoMode: NSNumber?, airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: NSNumber?, fanSpeedPercentage: NSNumber?, relativeFanSpeedSetting: INRelativeSetting, temperature: Measurement<UnitTemperature>?, relativeTemperatureSetting: INRelativeSetting, climateZone: INCarSeat)",
      "INSetClimateSettingsInCarIntent: init(enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil, enableAutoMode: Bool? = nil, airCirculationMode: INCarAirCirculationMode = .unknown, fanSpeedIndex: Int? = nil, fanSpeedPercentage: Double? = nil, relativeFanSpeedSetting: INRelativeSetting = .unknown, temperature: Measurement<UnitTemperature>? = nil, relativeTemperatureSetting: INRelativeSetting = .unknown, climateZone: INCarSeat = .unknown, carName: INSpeakableString? = nil)",
      "INSetClimateSettingsInCarIntentHandling",
      "INSetClimateSettingsInCarIntentHandling: func handle(intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func handle(intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func confirm(intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func confirm(intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveTemperature(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveTemperature(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: func resolveCarName(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentHandling: async func resolveCarName(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetClimateSettingsInCarIntentResponse",
      "INSetClimateSettingsInCarIntentResponse: init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetClimateSettingsInCarIntentResponse: code",
      "INSetDefrosterSettingsInCarIntent",
      "INSetDefrosterSettingsInCarIntent: enable",
      "INSetDefrosterSettingsInCarIntent: defroster",
      "INSetDefrosterSettingsInCarIntent: carName",
      "INSetDefrosterSettingsInCarIntent: init(enable: NSNumber?, defroster: INCarDefroster, carName: INSpeakableString?)",
      "INSetDefrosterSettingsInCarIntent: init(enable: NSNumber?, defroster: INCarDefroster)",
      "INSetDefrosterSettingsInCarIntent: init(enable: Bool? = nil, defroster: INCarDefroster = .unknown, carName: INSpeakableString? = nil)",
      "INSetDefrosterSettingsInCarIntentHandling",
      "INSetDefrosterSettingsInCarIntentHandling: func handle(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: async func handle(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: func confirm(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: async func confirm(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: async func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INCarDefrosterResolutionResult) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: async func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INCarDefrosterResolutionResult) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetDefrosterSettingsInCarIntentHandling: async func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetDefrosterSettingsInCarIntentResponse",
      "INSetDefrosterSettingsInCarIntentResponse: init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetDefrosterSettingsInCarIntentResponse: code",
      "INSetSeatSettingsInCarIntent",
      "INSetSeatSettingsInCarIntent: enableHeating",
      "INSetSeatSettingsInCarIntent: enableCooling",
      "INSetSeatSettingsInCarIntent: enableMassage",
      "INSetSeatSettingsInCarIntent: seat",
      "INSetSeatSettingsInCarIntent: level",
      "INSetSeatSettingsInCarIntent: relativeLevelSetting",
      "INSetSeatSettingsInCarIntent: carName",
      "INSetSeatSettingsInCarIntent: init(enableHeating: NSNumber?, enableCooling: NSNumber?, enableMassage: NSNumber?, seat: INCarSeat, level: NSNumber?, relativeLevelSetting: INRelativeSetting, carName: INSpeakableString?)",
      "INSetSeatSettingsInCarIntent: init(enableHeating: NSNumber?, enableCooling: NSNumber?, enableMassage: NSNumber?, seat: INCarSeat, level: NSNumber?, relativeLevelSetting: INRelativeSetting)",
      "INSetSeatSettingsInCarIntent: init(enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil, seat: INCarSeat = .unknown, level: Int? = nil, relativeLevel: INRelativeSetting = .unknown, carName: INSpeakableString? = nil)",
      "INSetSeatSettingsInCarIntentHandling",
      "INSetSeatSettingsInCarIntentHandling: func handle(intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func handle(intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func confirm(intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func confirm(intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveSeat(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveSeat(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveLevel(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveLevel(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: func resolveCarName(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentHandling: async func resolveCarName(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetSeatSettingsInCarIntentResponse",
      "INSetSeatSettingsInCarIntentResponse: init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetSeatSettingsInCarIntentResponse: code",
      "INSetProfileInCarIntent",
      "INSetProfileInCarIntent: profileNumber",
      "INSetProfileInCarIntent: profileName",
      "INSetProfileInCarIntent: defaultProfile",
      "INSetProfileInCarIntent: carName",
      "INSetProfileInCarIntent: profileLabel",
      "INSetProfileInCarIntent: init(profileNumber: NSNumber?, profileName: String?, defaultProfile: NSNumber?, carName: INSpeakableString?)",
      "INSetProfileInCarIntent: init(profileNumber: NSNumber?, profileLabel: String?, defaultProfile: NSNumber?)",
      "INSetProfileInCarIntent: init(profileNumber: NSNumber?, profileName: String?, defaultProfile: NSNumber?)",
      "INSetProfileInCarIntent: init(profileNumber: Int? = nil, profileName: String? = nil, isDefaultProfile: Bool? = nil, carName: INSpeakableString? = nil)",
      "INSetProfileInCarIntentHandling",
      "INSetProfileInCarIntentHandling: func handle(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)",
      "INSetProfileInCarIntentHandling: async func handle(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)",
      "INSetProfileInCarIntentHandling: func confirm(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)",
      "INSetProfileInCarIntentHandling: async func confirm(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)",
      "INSetProfileInCarIntentHandling: func resolveProfileNumber(for intent: INSetProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: async func resolveProfileNumber(for intent: INSetProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: func resolveProfileName(for intent: INSetProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: async func resolveProfileName(for intent: INSetProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: func resolveCarName(for intent: INSetProfileInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: async func resolveCarName(for intent: INSetProfileInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetProfileInCarIntentHandling: async func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetProfileInCarIntentResponse",
      "INSetProfileInCarIntentResponse: init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetProfileInCarIntentResponse: code",
      "INSaveProfileInCarIntent",
      "INSaveProfileInCarIntent: profileNumber",
      "INSaveProfileInCarIntent: profileName",
      "INSaveProfileInCarIntent: profileLabel",
      "INSaveProfileInCarIntent: init(profileNumber: NSNumber?, profileName: String?)",
      "INSaveProfileInCarIntent: init(profileNumber: NSNumber?, profileLabel: String?)",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INSetAudioSourceInCarIntent.self
    let _: KeyPath<INSetAudioSourceInCarIntent, INCarAudioSource> = \.audioSource
    let _: KeyPath<INSetAudioSourceInCarIntent, INRelativeReference> = \.relativeAudioSourceReference
    let _: (INCarAudioSource, INRelativeReference) -> INSetAudioSourceInCarIntent = INSetAudioSourceInCarIntent.init(audioSource:relativeAudioSourceReference:)
    let _ = (any INSetAudioSourceInCarIntentHandling).self
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent, b: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent, b: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent, b: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) -> Void in x.resolveAudioSource(for: a, with: b) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult in await x.resolveAudioSource(for: a) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent, b: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) -> Void in x.resolveRelativeAudioSourceReference(for: a, with: b) }
    _ = { (x: any INSetAudioSourceInCarIntentHandling, a: INSetAudioSourceInCarIntent) async -> INRelativeReferenceResolutionResult in await x.resolveRelativeAudioSourceReference(for: a) }
    let _: INIntentResponse.Type = INSetAudioSourceInCarIntentResponse.self
    let _: (INSetAudioSourceInCarIntentResponseCode, NSUserActivity?) -> INSetAudioSourceInCarIntentResponse = INSetAudioSourceInCarIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetAudioSourceInCarIntentResponse, INSetAudioSourceInCarIntentResponseCode> = \.code
    let _: INIntent.Type = INSetClimateSettingsInCarIntent.self
    let _: KeyPath<INSetClimateSettingsInCarIntent, Bool?> = \.enableFan
    let _: KeyPath<INSetClimateSettingsInCarIntent, Bool?> = \.enableAirConditioner
    let _: KeyPath<INSetClimateSettingsInCarIntent, Bool?> = \.enableClimateControl
    let _: KeyPath<INSetClimateSettingsInCarIntent, Bool?> = \.enableAutoMode
    let _: KeyPath<INSetClimateSettingsInCarIntent, INCarAirCirculationMode> = \.airCirculationMode
    let _: KeyPath<INSetClimateSettingsInCarIntent, Int?> = \.fanSpeedIndex
    let _: KeyPath<INSetClimateSettingsInCarIntent, Double?> = \.fanSpeedPercentage
    let _: KeyPath<INSetClimateSettingsInCarIntent, INRelativeSetting> = \.relativeFanSpeedSetting
    let _: KeyPath<INSetClimateSettingsInCarIntent, Measurement<UnitTemperature>?> = \.temperature
    let _: KeyPath<INSetClimateSettingsInCarIntent, INRelativeSetting> = \.relativeTemperatureSetting
    let _: KeyPath<INSetClimateSettingsInCarIntent, INCarSeat> = \.climateZone
    let _: KeyPath<INSetClimateSettingsInCarIntent, INSpeakableString?> = \.carName
    let _: (NSNumber?, NSNumber?, NSNumber?, NSNumber?, INCarAirCirculationMode, NSNumber?, NSNumber?, INRelativeSetting, Measurement<UnitTemperature>?, INRelativeSetting, INCarSeat, INSpeakableString?) -> INSetClimateSettingsInCarIntent = INSetClimateSettingsInCarIntent.init(enableFan:enableAirConditioner:enableClimateControl:enableAutoMode:airCirculationMode:fanSpeedIndex:fanSpeedPercentage:relativeFanSpeedSetting:temperature:relativeTemperatureSetting:climateZone:carName:)
    let _: (NSNumber?, NSNumber?, NSNumber?, NSNumber?, INCarAirCirculationMode, NSNumber?, NSNumber?, INRelativeSetting, Measurement<UnitTemperature>?, INRelativeSetting, INCarSeat) -> INSetClimateSettingsInCarIntent = INSetClimateSettingsInCarIntent.init(enableFan:enableAirConditioner:enableClimateControl:enableAutoMode:airCirculationMode:fanSpeedIndex:fanSpeedPercentage:relativeFanSpeedSetting:temperature:relativeTemperatureSetting:climateZone:)
    let _: (Bool?, Bool?, Bool?, Bool?, INCarAirCirculationMode, Int?, Double?, INRelativeSetting, Measurement<UnitTemperature>?, INRelativeSetting, INCarSeat, INSpeakableString?) -> INSetClimateSettingsInCarIntent = INSetClimateSettingsInCarIntent.init(enableFan:enableAirConditioner:enableClimateControl:enableAutoMode:airCirculationMode:fanSpeedIndex:fanSpeedPercentage:relativeFanSpeedSetting:temperature:relativeTemperatureSetting:climateZone:carName:)
    let _ = (any INSetClimateSettingsInCarIntentHandling).self
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableFan(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableFan(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableAirConditioner(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableAirConditioner(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableClimateControl(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableClimateControl(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableAutoMode(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableAutoMode(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) -> Void in x.resolveAirCirculationMode(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INCarAirCirculationModeResolutionResult in await x.resolveAirCirculationMode(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolveFanSpeedIndex(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult in await x.resolveFanSpeedIndex(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INDoubleResolutionResult) -> Void) -> Void in x.resolveFanSpeedPercentage(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult in await x.resolveFanSpeedPercentage(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) -> Void in x.resolveRelativeFanSpeedSetting(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult in await x.resolveRelativeFanSpeedSetting(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INTemperatureResolutionResult) -> Void) -> Void in x.resolveTemperature(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult in await x.resolveTemperature(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) -> Void in x.resolveRelativeTemperatureSetting(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult in await x.resolveRelativeTemperatureSetting(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INCarSeatResolutionResult) -> Void) -> Void in x.resolveClimateZone(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult in await x.resolveClimateZone(for: a) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INSetClimateSettingsInCarIntentHandling, a: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    let _: INIntentResponse.Type = INSetClimateSettingsInCarIntentResponse.self
    let _: (INSetClimateSettingsInCarIntentResponseCode, NSUserActivity?) -> INSetClimateSettingsInCarIntentResponse = INSetClimateSettingsInCarIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetClimateSettingsInCarIntentResponse, INSetClimateSettingsInCarIntentResponseCode> = \.code
    let _: INIntent.Type = INSetDefrosterSettingsInCarIntent.self
    let _: KeyPath<INSetDefrosterSettingsInCarIntent, Bool?> = \.enable
    let _: KeyPath<INSetDefrosterSettingsInCarIntent, INCarDefroster> = \.defroster
    let _: KeyPath<INSetDefrosterSettingsInCarIntent, INSpeakableString?> = \.carName
    let _: (NSNumber?, INCarDefroster, INSpeakableString?) -> INSetDefrosterSettingsInCarIntent = INSetDefrosterSettingsInCarIntent.init(enable:defroster:carName:)
    let _: (NSNumber?, INCarDefroster) -> INSetDefrosterSettingsInCarIntent = INSetDefrosterSettingsInCarIntent.init(enable:defroster:)
    let _: (Bool?, INCarDefroster, INSpeakableString?) -> INSetDefrosterSettingsInCarIntent = INSetDefrosterSettingsInCarIntent.init(enable:defroster:carName:)
    let _ = (any INSetDefrosterSettingsInCarIntentHandling).self
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent, b: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent, b: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnable(for: a, with: b) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnable(for: a) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent, b: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) -> Void in x.resolveDefroster(for: a, with: b) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult in await x.resolveDefroster(for: a) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INSetDefrosterSettingsInCarIntentHandling, a: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    let _: INIntentResponse.Type = INSetDefrosterSettingsInCarIntentResponse.self
    let _: (INSetDefrosterSettingsInCarIntentResponseCode, NSUserActivity?) -> INSetDefrosterSettingsInCarIntentResponse = INSetDefrosterSettingsInCarIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetDefrosterSettingsInCarIntentResponse, INSetDefrosterSettingsInCarIntentResponseCode> = \.code
    let _: INIntent.Type = INSetSeatSettingsInCarIntent.self
    let _: KeyPath<INSetSeatSettingsInCarIntent, Bool?> = \.enableHeating
    let _: KeyPath<INSetSeatSettingsInCarIntent, Bool?> = \.enableCooling
    let _: KeyPath<INSetSeatSettingsInCarIntent, Bool?> = \.enableMassage
    let _: KeyPath<INSetSeatSettingsInCarIntent, INCarSeat> = \.seat
    let _: KeyPath<INSetSeatSettingsInCarIntent, Int?> = \.level
    let _: KeyPath<INSetSeatSettingsInCarIntent, INRelativeSetting> = \.relativeLevelSetting
    let _: KeyPath<INSetSeatSettingsInCarIntent, INSpeakableString?> = \.carName
    let _: (NSNumber?, NSNumber?, NSNumber?, INCarSeat, NSNumber?, INRelativeSetting, INSpeakableString?) -> INSetSeatSettingsInCarIntent = INSetSeatSettingsInCarIntent.init(enableHeating:enableCooling:enableMassage:seat:level:relativeLevelSetting:carName:)
    let _: (NSNumber?, NSNumber?, NSNumber?, INCarSeat, NSNumber?, INRelativeSetting) -> INSetSeatSettingsInCarIntent = INSetSeatSettingsInCarIntent.init(enableHeating:enableCooling:enableMassage:seat:level:relativeLevelSetting:)
    let _: (Bool?, Bool?, Bool?, INCarSeat, Int?, INRelativeSetting, INSpeakableString?) -> INSetSeatSettingsInCarIntent = INSetSeatSettingsInCarIntent.init(enableHeating:enableCooling:enableMassage:seat:level:relativeLevel:carName:)
    let _ = (any INSetSeatSettingsInCarIntentHandling).self
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableHeating(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableHeating(for: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableCooling(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableCooling(for: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveEnableMassage(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult in await x.resolveEnableMassage(for: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INCarSeatResolutionResult) -> Void) -> Void in x.resolveSeat(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult in await x.resolveSeat(for: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolveLevel(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult in await x.resolveLevel(for: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) -> Void in x.resolveRelativeLevelSetting(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INRelativeSettingResolutionResult in await x.resolveRelativeLevelSetting(for: a) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INSetSeatSettingsInCarIntentHandling, a: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    let _: INIntentResponse.Type = INSetSeatSettingsInCarIntentResponse.self
    let _: (INSetSeatSettingsInCarIntentResponseCode, NSUserActivity?) -> INSetSeatSettingsInCarIntentResponse = INSetSeatSettingsInCarIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetSeatSettingsInCarIntentResponse, INSetSeatSettingsInCarIntentResponseCode> = \.code
    let _: INIntent.Type = INSetProfileInCarIntent.self
    let _: KeyPath<INSetProfileInCarIntent, Int?> = \.profileNumber
    let _: KeyPath<INSetProfileInCarIntent, String?> = \.profileName
    let _: KeyPath<INSetProfileInCarIntent, NSNumber?> = \.defaultProfile
    let _: KeyPath<INSetProfileInCarIntent, INSpeakableString?> = \.carName
    let _: KeyPath<INSetProfileInCarIntent, String?> = \.profileLabel
    let _: (NSNumber?, String?, NSNumber?, INSpeakableString?) -> INSetProfileInCarIntent = INSetProfileInCarIntent.init(profileNumber:profileName:defaultProfile:carName:)
    let _: (NSNumber?, String?, NSNumber?) -> INSetProfileInCarIntent = INSetProfileInCarIntent.init(profileNumber:profileLabel:defaultProfile:)
    let _: (NSNumber?, String?, NSNumber?) -> INSetProfileInCarIntent = INSetProfileInCarIntent.init(profileNumber:profileName:defaultProfile:)
    let _: (Int?, String?, Bool?, INSpeakableString?) -> INSetProfileInCarIntent = INSetProfileInCarIntent.init(profileNumber:profileName:isDefaultProfile:carName:)
    let _ = (any INSetProfileInCarIntentHandling).self
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent, b: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent, b: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolveProfileNumber(for: a, with: b) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent) async -> INIntegerResolutionResult in await x.resolveProfileNumber(for: a) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveProfileName(for: a, with: b) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent) async -> INStringResolutionResult in await x.resolveProfileName(for: a) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveDefaultProfile(forSetProfileInCar: a, with: b) }
    _ = { (x: any INSetProfileInCarIntentHandling, a: INSetProfileInCarIntent) async -> INBooleanResolutionResult in await x.resolveDefaultProfile(forSetProfileInCar: a) }
    let _: INIntentResponse.Type = INSetProfileInCarIntentResponse.self
    let _: (INSetProfileInCarIntentResponseCode, NSUserActivity?) -> INSetProfileInCarIntentResponse = INSetProfileInCarIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetProfileInCarIntentResponse, INSetProfileInCarIntentResponseCode> = \.code
    let _: INIntent.Type = INSaveProfileInCarIntent.self
    let _: KeyPath<INSaveProfileInCarIntent, Int?> = \.profileNumber
    let _: KeyPath<INSaveProfileInCarIntent, String?> = \.profileName
    let _: KeyPath<INSaveProfileInCarIntent, String?> = \.profileLabel
    let _: (NSNumber?, String?) -> INSaveProfileInCarIntent = INSaveProfileInCarIntent.init(profileNumber:profileName:)
    let _: (NSNumber?, String?) -> INSaveProfileInCarIntent = INSaveProfileInCarIntent.init(profileNumber:profileLabel:)
  }
}
