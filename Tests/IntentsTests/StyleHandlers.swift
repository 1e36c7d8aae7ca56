import CoreLocation
import Foundation

@testable import Intents

/// An extension with one handler for everything.
final class OneHandlerExtension: INExtension {
  private let handler: NSObject

  @MainActor
  init(_ handler: NSObject) {
    self.handler = handler
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? { handler }
}

private func sent(_ intent: INSendMessageIntent) -> INSendMessageIntentResponse {
  let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
  response.sentMessages = [
    INMessage(identifier: "m1", content: intent.content, dateSent: nil, sender: nil, recipients: nil)
  ]
  return response
}

// The older result type does not know why a person cannot be reached.

private func older(_ intent: INSendMessageIntent) -> [INPersonResolutionResult] {
  guard let people = intent.recipients else { return [.needsValue()] }
  return people.map { $0.displayName == "nobody" ? .unsupported() : .success(with: $0) }
}

private func newer(_ intent: INSendMessageIntent) -> [INSendMessageRecipientResolutionResult] {
  guard let people = intent.recipients else { return [.needsValue()] }
  return people.map {
    $0.displayName == "nobody"
      ? .unsupported(forReason: .messagingServiceNotEnabledForRecipient) : .success(with: $0)
  }
}

final class OldCompletionMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(older(intent))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(sent(intent))
  }
}

final class NewCompletionMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    completion(newer(intent))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(sent(intent))
  }
}

final class OldAsyncMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    older(intent)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { sent(intent) }
}

final class NewAsyncMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    newer(intent)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { sent(intent) }
}

final class BothPayments: NSObject, INSendPaymentIntentHandling {
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void
  ) {
    completion(.unsupported())
  }

  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    completion(.unsupported(forReason: .credentialsUnverified))
  }

  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
    intent.currencyAmount.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil)
  }
}

final class MixedRides: NSObject, INRequestRideIntentHandling, INGetRideStatusIntentHandling,
  INCancelRideIntentHandling
{
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    .needsValue()
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.dropOffLocation.map { .success(with: $0) } ?? .notRequired())
  }

  func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    completion(INRequestRideIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.rideIdentifier = "r1"
    status.phase = .confirmed
    response.rideStatus = status
    return response
  }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(
      code: .failureRequiringAppLaunchMustVerifyCredentials, userActivity: nil)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {}

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {}

  func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    let response = INCancelRideIntentResponse(code: .success, userActivity: nil)
    response.cancellationFee = INCurrencyAmount(amount: 3, currencyCode: "EUR")
    completion(response)
  }
}

@available(*, deprecated, message: "Shows that deprecated intents work.")
final class DeprecatedAudioCalls: NSObject, INStartAudioCallIntentHandling {
  func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.contacts ?? []).map { .success(with: $0) })
  }

  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  {
    completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil))
  }
}

final class Tables: NSObject, INBookRestaurantReservationIntentHandling,
  INGetAvailableRestaurantReservationBookingsIntentHandling
{
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    completion(INBookRestaurantReservationIntentResponse(code: .denied, userActivity: nil))
  }

  func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    completion(intent.partySize > 12 ? .unsupported() : .success(with: intent.partySize))
  }

  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse {
    let restaurant = INRestaurant(
      location: CLLocation(latitude: 1, longitude: 2), name: "Olive", vendorIdentifier: "v",
      restaurantIdentifier: "r")
    let booking = INRestaurantReservationBooking(
      restaurant: restaurant, booking: Date(timeIntervalSince1970: 0), partySize: intent.partySize,
      bookingIdentifier: "b1")
    return INGetAvailableRestaurantReservationBookingsIntentResponse(
      availableBookings: [booking], code: .success, userActivity: nil)
  }
}

protocol HandlerMaking {
  static func make() -> NSObject
}

enum CallHandlers: HandlerMaking {
  @available(*, deprecated)
  static func make() -> NSObject { DeprecatedAudioCalls() }
}

/// Unchecked, because a test asks it one thing after another.
final class Cautious: NSObject, INHangUpCallIntentHandling, @unchecked Sendable {
  private(set) var handled = 0

  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    INHangUpCallIntentResponse(
      code: intent.callIdentifier == nil ? .failureNoCallToHangUp : .ready, userActivity: nil)
  }

  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    handled += 1
    return INHangUpCallIntentResponse(code: .success, userActivity: nil)
  }
}

/// Belongs to the main actor, as an app's delegate does.
@MainActor
final class InAppHandler: NSObject, @preconcurrency INSetMessageAttributeIntentHandling {
  private var asked = 0

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    asked += 1
    completion(.success(with: intent.attribute == .read ? .flagged : intent.attribute))
  }

  func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    asked += 1
    completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
  }
}
