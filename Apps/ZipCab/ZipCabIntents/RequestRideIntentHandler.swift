import Foundation
import Intents
import ZipCabKit

/// Orders a ride.
final class RequestRideIntentHandler: RideIntentHandler, INRequestRideIntentHandling {
  func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(resolve(intent.pickupLocation))
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(resolve(intent.dropOffLocation))
  }

  func resolveRideOptionName(
    for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let words = intent.rideOptionName?.spokenPhrase, !words.isEmpty else {
      completion(.success(with: INSpeakableString(spokenPhrase: usual(intent).name)))
      return
    }
    let offers = RideOffer.matching(words).map { INSpeakableString(spokenPhrase: $0.name) }
    switch offers.count {
    case 0: completion(.unsupported())
    case 1: completion(.success(with: offers[0]))
    default: completion(.disambiguation(with: offers))
    }
  }

  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    guard let size = intent.partySize else {
      completion(.notRequired())
      return
    }
    let seats = offer(intent)?.seats ?? RideOffer.all.map(\.seats).max() ?? 0
    completion((1...seats).contains(size) ? .success(with: size) : .unsupported())
  }

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let time = intent.scheduledPickupTime else {
      completion(.notRequired())
      return
    }
    completion(.success(with: time))
  }

  func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    let now = RideTime.now
    if let open = try? RideStore().current(at: now) {
      let response = INRequestRideIntentResponse(
        code: .failureRequiringAppLaunchPreviousRideNeedsCompletion, userActivity: nil)
      response.rideStatus = status(open, at: now)
      completion(response)
      return
    }
    if let time = time(intent), time.timeIntervalSince(now) > 30 * 86_400 {
      completion(
        INRequestRideIntentResponse(
          code: .failureRequiringAppLaunchRideScheduledTooFar, userActivity: nil))
      return
    }
    guard let offer = offer(intent), let pickup = place(intent.pickupLocation) else {
      completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
    let status = INRideStatus()
    status.rideOption = option(offer, from: pickup, to: place(intent.dropOffLocation), at: now)
    status.estimatedPickupDate = time(intent) ?? status.rideOption?.estimatedPickupDate
    status.pickupLocation = intent.pickupLocation
    status.dropOffLocation = intent.dropOffLocation
    response.rideStatus = status
    completion(response)
  }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let now = RideTime.now
    guard let offer = offer(intent), let pickup = place(intent.pickupLocation),
      let dropOff = place(intent.dropOffLocation),
      let ride = try? RideStore().order(
        offer, from: pickup, to: dropOff, partySize: intent.partySize ?? 1, time: time(intent), at: now)
    else {
      completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status(ride, at: now)
    completion(response)
  }

  private func offer(_ intent: INRequestRideIntent) -> RideOffer? {
    guard let name = intent.rideOptionName?.spokenPhrase else { return usual(intent) }
    return RideOffer.all.first { $0.name == name }
  }

  /// The first kind of ride that has seats for everybody.
  private func usual(_ intent: INRequestRideIntent) -> RideOffer {
    RideOffer.all.first { $0.seats >= intent.partySize ?? 1 } ?? RideOffer.all[0]
  }

  private func time(_ intent: INRequestRideIntent) -> Date? {
    intent.scheduledPickupTime?.startDateComponents.flatMap { Calendar.current.date(from: $0) }
  }
}
