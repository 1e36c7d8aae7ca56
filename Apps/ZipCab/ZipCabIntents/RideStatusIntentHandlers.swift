import Foundation
import Intents
import ZipCabKit

/// Tells how far the ride has come, once or as it goes on.
final class GetRideStatusIntentHandler: RideIntentHandler, INGetRideStatusIntentHandling {
  private var updates: Task<Void, Never>?

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    completion(response(try? RideStore().ride(nil, at: RideTime.now), at: RideTime.now))
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    updates?.cancel()
    guard let store = try? RideStore() else { return }
    updates = Task {
      for await (ride, moment) in RideProgress.of(store, clock: RideTime.clock) {
        observer.didUpdate(getRideStatus: response(ride, at: moment))
      }
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    updates?.cancel()
    updates = nil
  }

  private func response(_ ride: Ride?, at moment: Date) -> INGetRideStatusIntentResponse {
    guard let ride else { return INGetRideStatusIntentResponse(code: .failure, userActivity: nil) }
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status(ride, at: moment)
    return response
  }
}

/// Calls a ride off.
final class CancelRideIntentHandler: RideIntentHandler, INCancelRideIntentHandling {
  func confirm(
    cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    let now = RideTime.now
    guard let ride = try? RideStore().ride(intent.rideIdentifier, at: now), ride.isOpen(at: now) else {
      completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let response = INCancelRideIntentResponse(code: .ready, userActivity: nil)
    response.cancellationFee = fee(ride.cancellationFee(at: now))
    completion(response)
  }

  func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    guard let cancelled = try? RideStore().cancel(intent.rideIdentifier, at: RideTime.now) else {
      completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let response = INCancelRideIntentResponse(code: .success, userActivity: nil)
    response.cancellationFee = fee(cancelled.fee)
    completion(response)
  }

  private func fee(_ amount: Decimal) -> INCurrencyAmount? {
    amount == 0 ? nil : INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: "EUR")
  }
}

/// Rates a ride, and tips its driver.
final class SendRideFeedbackIntentHandler: RideIntentHandler, INSendRideFeedbackIntentHandling {
  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    let ride = try? RideStore().rate(
      intent.rideIdentifier, rating: intent.rating?.intValue,
      tip: intent.tip?.amount.map { $0.decimalValue }, at: RideTime.now)
    completion(INSendRideFeedbackIntentResponse(code: ride == nil ? .failure : .success, userActivity: nil))
  }
}
