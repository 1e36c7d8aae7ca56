import Foundation
import Intents

final class CarIntentHandler: NSObject, INGetCarPowerLevelStatusIntentHandling, @unchecked Sendable {
  private var timer: Timer?

  func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult {
    guard let name = intent.carName else { return .notRequired() }
    return name.spokenPhrase == "Beetle" ? .success(with: name) : .unsupported()
  }

  func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    completion(response(0.5))
  }

  func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent,
    to observer: any INGetCarPowerLevelStatusIntentResponseObserver
  ) {
    observer.didUpdate(getCarPowerLevelStatus: response(0.51))
  }

  func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) {
    timer?.invalidate()
  }

  private func response(_ charge: Float) -> INGetCarPowerLevelStatusIntentResponse {
    let response = INGetCarPowerLevelStatusIntentResponse(code: .success, userActivity: nil)
    response.carIdentifier = "beetle"
    response.chargePercentRemaining = charge
    response.charging = true
    response.distanceRemaining = Measurement(value: 180, unit: UnitLength.kilometers)
    response.maximumDistance = Measurement(value: 360, unit: .kilometers)
    response.minutesToFull = 42
    response.activeConnector = .ccs2
    response.currentBatteryCapacity = Measurement(value: 30, unit: UnitEnergy.kilowattHours)
    response.dateOfLastStateUpdate = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: .now)
    return response
  }
}

extension CarIntentHandler: INGetCarLockStatusIntentHandling, INSetCarLockStatusIntentHandling,
  INActivateCarSignalIntentHandling, INListCarsIntentHandling
{
  func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
    let response = INGetCarLockStatusIntentResponse(code: .success, userActivity: nil)
    response.locked = true
    return response
  }

  func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult {
    intent.locked.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
    .init(code: intent.locked == true ? .success : .failure, userActivity: nil)
  }

  func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult {
    intent.signals.isEmpty ? .needsValue() : .success(with: intent.signals.union(.audible))
  }

  func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
    let response = INActivateCarSignalIntentResponse(code: .success, userActivity: nil)
    response.signals = intent.signals
    return response
  }

  func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse {
    let response = INListCarsIntentResponse(code: .success, userActivity: nil)
    let car = INCar(
      carIdentifier: "beetle", displayName: "Beetle", year: "2024", make: "Aldane", model: "Pipit",
      color: nil, headUnit: INCar.HeadUnit(bluetoothIdentifier: nil, iAP2Identifier: nil),
      supportedChargingConnectors: [.ccs2, .mennekes])
    car.setMaximumPower(Measurement(value: 150, unit: .kilowatts), for: .ccs2)
    response.cars = [car]
    return response
  }
}

final class CodeIntentHandler: NSObject, INGetVisualCodeIntentHandling {
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
    intent.visualCodeType == .unknown ? .needsValue() : .success(with: intent.visualCodeType)
  }

  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
    response.visualCodeImage = INImage(imageData: Data([1, 2, 3]))
    return response
  }
}

final class FocusIntentHandler: NSObject, INShareFocusStatusIntentHandling {
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    let isFocused = intent.focusStatus?.isFocused ?? false
    return INShareFocusStatusIntentResponse(code: isFocused ? .success : .failure, userActivity: nil)
  }

  static func ask() async -> Bool {
    let status = await INFocusStatusCenter.default.requestAuthorization()
    guard status == .authorized else { return false }
    return INFocusStatusCenter.default.focusStatus.isFocused ?? false
  }
}
