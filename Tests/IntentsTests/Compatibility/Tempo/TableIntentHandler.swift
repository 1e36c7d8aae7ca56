import CoreLocation
import Foundation
import Intents

final class TableIntentHandler: NSObject, INBookRestaurantReservationIntentHandling,
  INGetAvailableRestaurantReservationBookingsIntentHandling,
  INGetAvailableRestaurantReservationBookingDefaultsIntentHandling,
  INGetUserCurrentRestaurantReservationBookingsIntentHandling, INGetRestaurantGuestIntentHandling
{
  private let bistro = INRestaurant(
    location: CLLocation(latitude: 48.1, longitude: 16.4), name: "Bistro Anker",
    vendorIdentifier: "org.example.tempo", restaurantIdentifier: "anker")

  func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult
  {
    .success(with: intent.restaurant)
  }

  func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult {
    intent.partySize > 8 ? .unsupported() : .success(with: Int(intent.partySize))
  }

  func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent
  ) async -> INDateComponentsResolutionResult {
    .success(with: intent.bookingDateComponents)
  }

  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse {
    let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
    response.userBooking = INRestaurantReservationUserBooking(
      restaurant: bistro, booking: Calendar.current.date(from: intent.bookingDateComponents) ?? .now,
      partySize: intent.partySize, bookingIdentifier: "b1",
      guest: INRestaurantGuest(nameComponents: nil, phoneNumber: "1", emailAddress: nil), status: .confirmed,
      dateStatusModified: .now)
    return response
  }

  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    let booking = INRestaurantReservationBooking(
      restaurant: bistro, booking: .now, partySize: intent.partySize, bookingIdentifier: "o1")
    booking.isBookingAvailable = true
    booking.requiresEmailAddress = false
    let offer = INRestaurantOffer()
    offer.offerTitleText = "Early bird"
    offer.offerDetailText = "A drink on the house"
    booking.offers = [offer]
    let response = INGetAvailableRestaurantReservationBookingsIntentResponse(
      availableBookings: [booking], code: .success, userActivity: nil)
    response.termsAndConditions = INTermsAndConditions(
      localizedTermsAndConditionsText: "Be on time.", privacyPolicyURL: nil, termsAndConditionsURL: nil)
    completion(response)
  }

  func handle(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  ) {
    completion(
      INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(
        defaultPartySize: 2, defaultBookingDate: .now, code: .success, userActivity: nil))
  }

  func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    completion(
      INGetUserCurrentRestaurantReservationBookingsIntentResponse(
        userCurrentBookings: [], code: .success, userActivity: nil))
  }

  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    let response = INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil)
    response.guest = INRestaurantGuest(
      nameComponents: nil, phoneNumber: nil, emailAddress: "guest@example.org")
    completion(response)
  }
}

/// Tells of a booked flight and a table.
func donateReservations() async throws {
  let start = DateComponents(
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2026, month: 3, day: 20, hour: 9)
  let duration = INDateComponentsRange(start: start, end: nil)
  let flight = INFlight(
    airline: INAirline(name: "Harbor Air", iataCode: "HA", icaoCode: nil), flightNumber: "12",
    boardingTime: nil, flightDuration: duration,
    departureAirportGate: INAirportGate(
      airport: INAirport(name: "Harborview", iataCode: "HBV", icaoCode: nil), terminal: "1", gate: "4"),
    arrivalAirportGate: INAirportGate(
      airport: INAirport(name: "Lakeside", iataCode: "LKS", icaoCode: nil), terminal: nil, gate: nil))
  let action = INReservationAction(
    type: .checkIn, validDuration: duration,
    userActivity: NSUserActivity(activityType: "org.example.tempo.checkin"))
  let reservation = INFlightReservation(
    itemReference: INSpeakableString(
      vocabularyIdentifier: "f12", spokenPhrase: "Flight to Lakeside", pronunciationHint: nil),
    reservationNumber: "X1Y2", bookingTime: .now, reservationStatus: .confirmed,
    reservationHolderName: "Noor Haidari", actions: [action], url: nil,
    reservedSeat: INSeat(seatSection: nil, seatRow: "14", seatNumber: "A", seatingType: "Window"),
    flight: flight)
  let table = INRestaurantReservation(
    itemReference: INSpeakableString(spokenPhrase: "Bistro Anker"), reservationNumber: nil, bookingTime: nil,
    reservationStatus: .pending, reservationHolderName: nil, actions: nil, url: nil,
    reservationDuration: duration,
    partySize: 4,
    restaurantLocation: CLPlacemark(
      location: CLLocation(latitude: 48, longitude: 16), name: "Bistro Anker", postalAddress: nil))
  let intent = INGetReservationDetailsIntent(
    reservationContainerReference: INSpeakableString(spokenPhrase: "Trip"),
    reservationItemReferences: [reservation.itemReference, table.itemReference])
  let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
  response.reservations = [reservation, table]
  try await INInteraction(intent: intent, response: response).donate()
}
