// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceCarCommands: SurfacePart {
  static var keys: [String] {
    [
      "INActivateCarSignalIntent",
      "INActivateCarSignalIntent: carName",
      "INActivateCarSignalIntent: signals",
      "INActivateCarSignalIntent: init(carName: INSpeakableString?, signals: INCarSignalOptions = [])",
      "INActivateCarSignalIntentHandling",
      "INActivateCarSignalIntentHandling: func handle(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)",
      "INActivateCarSignalIntentHandling: async func handle(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)",
      "INActivateCarSignalIntentHandling: func confirm(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)",
      "INActivateCarSignalIntentHandling: async func confirm(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)",
      "INActivateCarSignalIntentHandling: func resolveCarName(for intent: INActivateCarSignalIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INActivateCarSignalIntentHandling: async func resolveCarName(for intent: INActivateCarSignalIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INActivateCarSignalIntentHandling: func resolveSignals(for intent: INActivateCarSignalIntent, with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void)",
      "INActivateCarSignalIntentHandling: async func resolveSignals(for intent: INActivateCarSignalIntent, with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void)",
      "INActivateCarSignalIntentResponse",
      "INActivateCarSignalIntentResponse: init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?)",
      "INActivateCarSignalIntentResponse: code",
      "INActivateCarSignalIntentResponse: signals",
      "INGetCarLockStatusIntent",
      "INGetCarLockStatusIntent: carName",
      "INGetCarLockStatusIntent: init(carName: INSpeakableString?)",
      "INGetCarLockStatusIntentHandling",
      "INGetCarLockStatusIntentHandling: func handle(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)",
      "INGetCarLockStatusIntentHandling: async func handle(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)",
      "INGetCarLockStatusIntentHandling: func confirm(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)",
      "INGetCarLockStatusIntentHandling: async func confirm(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)",
      "INGetCarLockStatusIntentHandling: func resolveCarName(for intent: INGetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INGetCarLockStatusIntentHandling: async func resolveCarName(for intent: INGetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INGetCarLockStatusIntentResponse",
      "INGetCarLockStatusIntentResponse: init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetCarLockStatusIntentResponse: code",
      "INGetCarLockStatusIntentResponse: locked",
      "INSetCarLockStatusIntent",
      "INSetCarLockStatusIntent: locked",
      "INSetCarLockStatusIntent: carName",
      "INSetCarLockStatusIntent: init(locked: NSNumber?, carName: INSpeakableString?)",
      "INSetCarLockStatusIntent: init(locked: Bool?, carName: INSpeakableString?)",
      "INSetCarLockStatusIntentHandling",
      "INSetCarLockStatusIntentHandling: func handle(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)",
      "INSetCarLockStatusIntentHandling: async func handle(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)",
      "INSetCarLockStatusIntentHandling: func confirm(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)",
      "INSetCarLockStatusIntentHandling: async func confirm(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)",
      "INSetCarLockStatusIntentHandling: func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetCarLockStatusIntentHandling: async func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INSetCarLockStatusIntentHandling: func resolveCarName(for intent: INSetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetCarLockStatusIntentHandling: async func resolveCarName(for intent: INSetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSetCarLockStatusIntentResponse",
      "INSetCarLockStatusIntentResponse: init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetCarLockStatusIntentResponse: code",
      "INGetCarPowerLevelStatusIntent",
      "INGetCarPowerLevelStatusIntent: carName",
      "INGetCarPowerLevelStatusIntent: init(carName: INSpeakableString?)",
      "INGetCarPowerLevelStatusIntentHandling",
      "INGetCarPowerLevelStatusIntentHandling: func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)",
      "INGetCarPowerLevelStatusIntentHandling: async func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)",
      "INGetCarPowerLevelStatusIntentHandling: func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver)",
      "INGetCarPowerLevelStatusIntentHandling: func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)",
      "INGetCarPowerLevelStatusIntentHandling: func confirm(intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)",
      "INGetCarPowerLevelStatusIntentHandling: async func confirm(intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)",
      "INGetCarPowerLevelStatusIntentHandling: func resolveCarName(for intent: INGetCarPowerLevelStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INGetCarPowerLevelStatusIntentHandling: async func resolveCarName(for intent: INGetCarPowerLevelStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INGetCarPowerLevelStatusIntentResponse",
      "INGetCarPowerLevelStatusIntentResponse: init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetCarPowerLevelStatusIntentResponse: code",
      "INGetCarPowerLevelStatusIntentResponse: carIdentifier",
      "INGetCarPowerLevelStatusIntentResponse: fuelPercentRemaining",
      "INGetCarPowerLevelStatusIntentResponse: chargePercentRemaining",
      "INGetCarPowerLevelStatusIntentResponse: distanceRemaining",
      "INGetCarPowerLevelStatusIntentResponse: charging",
      "INGetCarPowerLevelStatusIntentResponse: minutesToFull",
      "INGetCarPowerLevelStatusIntentResponse: maximumDistance",
      "INGetCarPowerLevelStatusIntentResponse: distanceRemainingElectric",
      "INGetCarPowerLevelStatusIntentResponse: maximumDistanceElectric",
      "INGetCarPowerLevelStatusIntentResponse: distanceRemainingFuel",
      "INGetCarPowerLevelStatusIntentResponse: maximumDistanceFuel",
      "INGetCarPowerLevelStatusIntentResponse: consumptionFormulaArguments",
      "INGetCarPowerLevelStatusIntentResponse: chargingFormulaArguments",
      "INGetCarPowerLevelStatusIntentResponse: dateOfLastStateUpdate",
      "INGetCarPowerLevelStatusIntentResponse: activeConnector",
      "INGetCarPowerLevelStatusIntentResponse: maximumBatteryCapacity",
      "INGetCarPowerLevelStatusIntentResponse: currentBatteryCapacity",
      "INGetCarPowerLevelStatusIntentResponse: minimumBatteryCapacity",
      "INListCarsIntent",
      "INListCarsIntent: init()",
      "INListCarsIntentHandling",
      "INListCarsIntentHandling: func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)",
      "INListCarsIntentHandling: async func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)",
      "INListCarsIntentHandling: func confirm(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)",
      "INListCarsIntentHandling: async func confirm(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)",
      "INListCarsIntentResponse",
      "INListCarsIntentResponse: init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?)",
      "INListCarsIntentResponse: code",
      "INListCarsIntentResponse: cars",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INActivateCarSignalIntent.self
    let _: KeyPath<INActivateCarSignalIntent, INSpeakableString?> = \.carName
    let _: KeyPath<INActivateCarSignalIntent, INCarSignalOptions> = \.signals
    let _: (INSpeakableString?, INCarSignalOptions) -> INActivateCarSignalIntent = INActivateCarSignalIntent.init(carName:signals:)
    let _ = (any INActivateCarSignalIntentHandling).self
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent, b: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent, b: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent, b: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) -> Void in x.resolveSignals(for: a, with: b) }
    _ = { (x: any INActivateCarSignalIntentHandling, a: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult in await x.resolveSignals(for: a) }
    let _: INIntentResponse.Type = INActivateCarSignalIntentResponse.self
    let _: (INActivateCarSignalIntentResponseCode, NSUserActivity?) -> INActivateCarSignalIntentResponse = INActivateCarSignalIntentResponse.init(code:userActivity:)
    let _: KeyPath<INActivateCarSignalIntentResponse, INActivateCarSignalIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INActivateCarSignalIntentResponse, INCarSignalOptions> = \.signals
    let _: INIntent.Type = INGetCarLockStatusIntent.self
    let _: KeyPath<INGetCarLockStatusIntent, INSpeakableString?> = \.carName
    let _: (INSpeakableString?) -> INGetCarLockStatusIntent = INGetCarLockStatusIntent.init(carName:)
    let _ = (any INGetCarLockStatusIntentHandling).self
    _ = { (x: any INGetCarLockStatusIntentHandling, a: INGetCarLockStatusIntent, b: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INGetCarLockStatusIntentHandling, a: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INGetCarLockStatusIntentHandling, a: INGetCarLockStatusIntent, b: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INGetCarLockStatusIntentHandling, a: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INGetCarLockStatusIntentHandling, a: INGetCarLockStatusIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INGetCarLockStatusIntentHandling, a: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    let _: INIntentResponse.Type = INGetCarLockStatusIntentResponse.self
    let _: (INGetCarLockStatusIntentResponseCode, NSUserActivity?) -> INGetCarLockStatusIntentResponse = INGetCarLockStatusIntentResponse.init(code:userActivity:)
    let _: KeyPath<INGetCarLockStatusIntentResponse, INGetCarLockStatusIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INGetCarLockStatusIntentResponse, Bool?> = \.locked
    let _: INIntent.Type = INSetCarLockStatusIntent.self
    let _: KeyPath<INSetCarLockStatusIntent, Bool?> = \.locked
    let _: KeyPath<INSetCarLockStatusIntent, INSpeakableString?> = \.carName
    let _: (NSNumber?, INSpeakableString?) -> INSetCarLockStatusIntent = INSetCarLockStatusIntent.init(locked:carName:)
    let _: (Bool?, INSpeakableString?) -> INSetCarLockStatusIntent = INSetCarLockStatusIntent.init(locked:carName:)
    let _ = (any INSetCarLockStatusIntentHandling).self
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent, b: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent, b: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveLocked(for: a, with: b) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent) async -> INBooleanResolutionResult in await x.resolveLocked(for: a) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INSetCarLockStatusIntentHandling, a: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    let _: INIntentResponse.Type = INSetCarLockStatusIntentResponse.self
    let _: (INSetCarLockStatusIntentResponseCode, NSUserActivity?) -> INSetCarLockStatusIntentResponse = INSetCarLockStatusIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetCarLockStatusIntentResponse, INSetCarLockStatusIntentResponseCode> = \.code
    let _: INIntent.Type = INGetCarPowerLevelStatusIntent.self
    let _: KeyPath<INGetCarPowerLevelStatusIntent, INSpeakableString?> = \.carName
    let _: (INSpeakableString?) -> INGetCarPowerLevelStatusIntent = INGetCarPowerLevelStatusIntent.init(carName:)
    let _ = (any INGetCarPowerLevelStatusIntentHandling).self
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent, b: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent, b: any INGetCarPowerLevelStatusIntentResponseObserver) -> Void in x.startSendingUpdates(for: a, to: b) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent) -> Void in x.stopSendingUpdates(for: a) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent, b: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveCarName(for: a, with: b) }
    _ = { (x: any INGetCarPowerLevelStatusIntentHandling, a: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult in await x.resolveCarName(for: a) }
    let _: INIntentResponse.Type = INGetCarPowerLevelStatusIntentResponse.self
    let _: (INGetCarPowerLevelStatusIntentResponseCode, NSUserActivity?) -> INGetCarPowerLevelStatusIntentResponse = INGetCarPowerLevelStatusIntentResponse.init(code:userActivity:)
    let _: KeyPath<INGetCarPowerLevelStatusIntentResponse, INGetCarPowerLevelStatusIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, String?> = \.carIdentifier
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Float?> = \.fuelPercentRemaining
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Float?> = \.chargePercentRemaining
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitLength>?> = \.distanceRemaining
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Bool?> = \.charging
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Int?> = \.minutesToFull
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitLength>?> = \.maximumDistance
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitLength>?> = \.distanceRemainingElectric
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitLength>?> = \.maximumDistanceElectric
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitLength>?> = \.distanceRemainingFuel
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitLength>?> = \.maximumDistanceFuel
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, [String: Any]?> = \.consumptionFormulaArguments
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, [String: Any]?> = \.chargingFormulaArguments
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, DateComponents?> = \.dateOfLastStateUpdate
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, INCarChargingConnectorType?> = \.activeConnector
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitEnergy>?> = \.maximumBatteryCapacity
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitEnergy>?> = \.currentBatteryCapacity
    let _: ReferenceWritableKeyPath<INGetCarPowerLevelStatusIntentResponse, Measurement<UnitEnergy>?> = \.minimumBatteryCapacity
    let _: INIntent.Type = INListCarsIntent.self
    let _: () -> INListCarsIntent = INListCarsIntent.init
    let _ = (any INListCarsIntentHandling).self
    _ = { (x: any INListCarsIntentHandling, a: INListCarsIntent, b: @escaping @Sendable (INListCarsIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INListCarsIntentHandling, a: INListCarsIntent) async -> INListCarsIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INListCarsIntentHandling, a: INListCarsIntent, b: @escaping @Sendable (INListCarsIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INListCarsIntentHandling, a: INListCarsIntent) async -> INListCarsIntentResponse in await x.confirm(intent: a) }
    let _: INIntentResponse.Type = INListCarsIntentResponse.self
    let _: (INListCarsIntentResponseCode, NSUserActivity?) -> INListCarsIntentResponse = INListCarsIntentResponse.init(code:userActivity:)
    let _: KeyPath<INListCarsIntentResponse, INListCarsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INListCarsIntentResponse, [INCar]?> = \.cars
  }
}
