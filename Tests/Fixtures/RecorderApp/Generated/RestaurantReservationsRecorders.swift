// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INBookRestaurantReservationIntent``.
final class BookRestaurantReservationRecorder: NSObject, INBookRestaurantReservationIntentHandling {
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    Received.record(
      "INBookRestaurantReservationIntent",
      [
        "restaurant": Described.text(intent.restaurant),
        "bookingDateComponents": Described.text(intent.bookingDateComponents),
        "partySize": Described.text(intent.partySize),
        "bookingIdentifier": Described.text(intent.bookingIdentifier),
        "guest": Described.text(intent.guest),
        "selectedOffer": Described.text(intent.selectedOffer),
        "guestProvidedSpecialRequestText": Described.text(intent.guestProvidedSpecialRequestText),
      ])
    completion(Answers.filled(INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INGetAvailableRestaurantReservationBookingsIntent``.
final class GetAvailableRestaurantReservationBookingsRecorder: NSObject, INGetAvailableRestaurantReservationBookingsIntentHandling {
  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    Received.record(
      "INGetAvailableRestaurantReservationBookingsIntent",
      [
        "restaurant": Described.text(intent.restaurant),
        "partySize": Described.text(intent.partySize),
        "preferredBookingDateComponents": Described.text(intent.preferredBookingDateComponents),
        "maximumNumberOfResults": Described.text(intent.maximumNumberOfResults),
        "earliestBookingDateForResults": Described.text(intent.earliestBookingDateForResults),
        "latestBookingDateForResults": Described.text(intent.latestBookingDateForResults),
      ])
    completion(Answers.make(INGetAvailableRestaurantReservationBookingsIntentResponse.self))
  }
}

/// Records each ``INGetAvailableRestaurantReservationBookingDefaultsIntent``.
final class GetAvailableRestaurantReservationBookingDefaultsRecorder: NSObject, INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  ) {
    Received.record(
      "INGetAvailableRestaurantReservationBookingDefaultsIntent",
      [
        "restaurant": Described.text(intent.restaurant),
      ])
    completion(Answers.make(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.self))
  }
}

/// Records each ``INGetRestaurantGuestIntent``.
final class GetRestaurantGuestRecorder: NSObject, INGetRestaurantGuestIntentHandling {
  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    Received.record("INGetRestaurantGuestIntent")
    completion(Answers.filled(INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INGetUserCurrentRestaurantReservationBookingsIntent``.
final class GetUserCurrentRestaurantReservationBookingsRecorder: NSObject, INGetUserCurrentRestaurantReservationBookingsIntentHandling {
  func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    Received.record(
      "INGetUserCurrentRestaurantReservationBookingsIntent",
      [
        "restaurant": Described.text(intent.restaurant),
        "reservationIdentifier": Described.text(intent.reservationIdentifier),
        "maximumNumberOfResults": Described.text(intent.maximumNumberOfResults),
        "earliestBookingDateForResults": Described.text(intent.earliestBookingDateForResults),
      ])
    completion(Answers.make(INGetUserCurrentRestaurantReservationBookingsIntentResponse.self))
  }
}
