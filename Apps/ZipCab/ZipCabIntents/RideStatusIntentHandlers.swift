import Foundation
import Intents
import ZipCabKit

/// Tells how far the ride has come, once or as it goes on.
final class GetRideStatusIntentHandler: RideIntentHandler, INGetRideStatusIntentHandling {
  private var updates: Task<Void, Never>?

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    completion(Self.response())
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    updates?.cancel()
    updates = Task {
      while !Task.isCancelled {
        observer.didUpdate(getRideStatus: Self.response())
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    updates?.cancel()
    updates = nil
  }

  private static func response() -> INGetRideStatusIntentResponse {
    let now = Date()
    guard let ride = try? RideStore().ride(nil, at: now) else {
      return INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
    }
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = GetRideStatusIntentHandler().status(ride, at: now)
    return response
  }
}

/// Calls a ride off.
final class CancelRideIntentHandler: RideIntentHandler, INCancelRideIntentHandling {
  func confirm(
    cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    let now = Date()
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
    guard let cancelled = try? RideStore().cancel(intent.rideIdentifier, at: Date()) else {
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
      tip: intent.tip?.amount.map { $0.decimalValue }, at: Date())
    completion(INSendRideFeedbackIntentResponse(code: ride == nil ? .failure : .success, userActivity: nil))
  }
}
