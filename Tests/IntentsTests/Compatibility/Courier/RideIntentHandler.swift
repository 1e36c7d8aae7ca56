// swift-format-ignore-file: NeverForceUnwrap

import CoreLocation
import Foundation
import Intents

class RideIntentHandler: NSObject, INRequestRideIntentHandling, INListRideOptionsIntentHandling {
  static var phases: [INRidePhase] = [
    .received, .confirmed, .approachingPickup, .pickup, .ongoing, .completed,
  ]
  static let service = RideService()

  func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    if let pickup = intent.pickupLocation {
      completion(INPlacemarkResolutionResult.success(with: pickup))
    } else {
      completion(.needsValue())
    }
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.dropOffLocation else {
      return completion(.notRequired())
    }
    let distance = place.location?.distance(from: CLLocation(latitude: 48.2, longitude: 16.37)) ?? 0
    completion(distance > 100_000 ? .unsupported() : .success(with: place))
  }

  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    switch intent.partySize {
    case .none: completion(.notRequired())
    case .some(let size) where size > 6: completion(.unsupported())
    case .some(let size): completion(.success(with: size))
    }
  }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let result = INRequestRideIntentResponse(code: .success, userActivity: nil)
    result.rideStatus = Self.service.status(
      in: .received, from: intent.pickupLocation, to: intent.dropOffLocation)
    completion(result)
  }

  func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    let small = INRideOption(name: "Small", estimatedPickupDate: Date(timeIntervalSinceNow: 3 * 60))
    small.priceRange = INPriceRange(
      firstPrice: NSDecimalNumber(string: "5.60"), secondPrice: NSDecimalNumber(string: "10.78"),
      currencyCode: "EUR")
    small.disclaimerMessage = "Price can be doubled if it rains"
    small.specialPricing = "x1.5"
    small.usesMeteredFare = false
    let large = INRideOption(name: "Large", estimatedPickupDate: Date(timeIntervalSinceNow: 6 * 60))
    large.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: 6), sizeDescription: "Up to six", priceRange: nil)
    ]
    large.availablePartySizeOptionsSelectionPrompt = "How many are you?"
    response.rideOptions = [small, large]
    response.paymentMethods = [
      INPaymentMethod(type: .credit, name: "Card", identificationHint: "1234", icon: nil),
      INPaymentMethod.applePay(),
    ]
    response.expirationDate = Date(timeIntervalSinceNow: 5 * 3600)
    completion(response)
  }
}

extension RideIntentHandler: INGetRideStatusIntentHandling {
  func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(.init(code: .ready, userActivity: nil))
  }

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    let result = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    result.rideStatus = Self.service.current
    completion(result)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver
  ) {
    Self.service.observer = observer
    Self.service.start(Self.phases)
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    Self.service.stop()
  }
}

/// Stands for the service's own push messages: goes from phase to phase on its own queue.
final class RideService {
  weak var observer: INGetRideStatusIntentResponseObserver?
  private let queue = DispatchQueue(label: "rides")
  private var work: DispatchWorkItem?
  private(set) var current: INRideStatus?
  private(set) var stops = 0

  func start(_ phases: [INRidePhase]) {
    let work = DispatchWorkItem { [weak self] in
      guard let self = self else { return }
      for phase in phases {
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = self.status(in: phase, from: nil, to: nil)
        self.observer?.didUpdate(getRideStatus: response)
      }
    }
    self.work = work
    queue.async(execute: work)
  }

  func stop() {
    work?.cancel()
    work = nil
    observer = nil
    stops += 1
  }

  func status(in phase: INRidePhase, from: CLPlacemark?, to: CLPlacemark?) -> INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = "42"
    status.phase = phase
    status.pickupLocation = from
    status.dropOffLocation = to
    let vehicle = INRideVehicle()
    vehicle.manufacturer = "Aldane"
    vehicle.model = "Pipit"
    vehicle.registrationPlate = "W 1234"
    vehicle.mapAnnotationImage = INImage(named: "car")
    status.vehicle = vehicle
    status.driver = INRideDriver(
      personHandle: INPersonHandle(value: "driver@example.org", type: .emailAddress), nameComponents: nil,
      displayName: "Lena", image: INImage(url: URL(string: "https://example.org/lena.jpg")!),
      rating: "4.8", phoneNumber: "+43 1 555 01")
    if phase == .completed {
      status.completionStatus = INRideCompletionStatus.completed(
        settled: INCurrencyAmount(amount: NSDecimalNumber(value: 12), currencyCode: "EUR"))
      status.completionStatus?.defaultTippingOptions = [
        INCurrencyAmount(amount: 1, currencyCode: "EUR"), INCurrencyAmount(amount: 2, currencyCode: "EUR"),
      ]
    }
    current = status
    return status
  }
}
