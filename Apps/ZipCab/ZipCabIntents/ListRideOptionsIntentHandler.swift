import Foundation
import Intents
import ZipCabKit

/// Lists the kinds of ride with their prices.
final class ListRideOptionsIntentHandler: RideIntentHandler, INListRideOptionsIntentHandling {
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    intent.pickupLocation == nil ? .notRequired() : resolve(intent.pickupLocation)
  }

  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    intent.dropOffLocation == nil ? .notRequired() : resolve(intent.dropOffLocation)
  }

  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    let now = RideTime.now
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = RideOffer.all.map {
      option($0, from: place(intent.pickupLocation), to: place(intent.dropOffLocation), at: now)
    }
    response.expirationDate = now.addingTimeInterval(300)
    return response
  }
}
