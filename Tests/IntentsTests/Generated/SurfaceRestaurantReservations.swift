// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceRestaurantReservations: SurfacePart {
  static var keys: [String] {
    [
      "INBookRestaurantReservationIntent",
      "INBookRestaurantReservationIntent: restaurant",
      "INBookRestaurantReservationIntent: bookingDateComponents",
      "INBookRestaurantReservationIntent: partySize",
      "INBookRestaurantReservationIntent: bookingIdentifier",
      "INBookRestaurantReservationIntent: guest",
      "INBookRestaurantReservationIntent: selectedOffer",
      "INBookRestaurantReservationIntent: guestProvidedSpecialRequestText",
      "INBookRestaurantReservationIntent: init(restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int, bookingIdentifier: String?, guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?, guestProvidedSpecialRequestText: String?)",
      "INBookRestaurantReservationIntentHandling",
      "INBookRestaurantReservationIntentHandling: func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)",
      "INBookRestaurantReservationIntentHandling: func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)",
      "INBookRestaurantReservationIntentHandling: func resolveRestaurant(for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func resolveRestaurant(for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent, completion: @escaping (INDateComponentsResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent, completion: @escaping (INDateComponentsResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: func resolvePartySize(for intent: INBookRestaurantReservationIntent, completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func resolvePartySize(for intent: INBookRestaurantReservationIntent, completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: func resolveGuest(for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantGuestResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func resolveGuest(for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantGuestResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent, completion: @escaping (INStringResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentHandling: async func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent, completion: @escaping (INStringResolutionResult) -> Void)",
      "INBookRestaurantReservationIntentResponse",
      "INBookRestaurantReservationIntentResponse: init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?)",
      "INBookRestaurantReservationIntentResponse: code",
      "INBookRestaurantReservationIntentResponse: userBooking",
      "INGetAvailableRestaurantReservationBookingsIntent",
      "INGetAvailableRestaurantReservationBookingsIntent: restaurant",
      "INGetAvailableRestaurantReservationBookingsIntent: partySize",
      "INGetAvailableRestaurantReservationBookingsIntent: preferredBookingDateComponents",
      "INGetAvailableRestaurantReservationBookingsIntent: maximumNumberOfResults",
      "INGetAvailableRestaurantReservationBookingsIntent: earliestBookingDateForResults",
      "INGetAvailableRestaurantReservationBookingsIntent: latestBookingDateForResults",
      "INGetAvailableRestaurantReservationBookingsIntent: init(restaurant: INRestaurant, partySize: Int, preferredBooking preferredBookingDateComponents: DateComponents?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: async func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: async func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: async func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: async func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INDateComponentsResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentHandling: async func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INDateComponentsResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingsIntentResponse",
      "INGetAvailableRestaurantReservationBookingsIntentResponse: init(availableBookings: [INRestaurantReservationBooking], code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?)",
      "INGetAvailableRestaurantReservationBookingsIntentResponse: code",
      "INGetAvailableRestaurantReservationBookingsIntentResponse: localizedRestaurantDescriptionText",
      "INGetAvailableRestaurantReservationBookingsIntentResponse: localizedBookingAdvisementText",
      "INGetAvailableRestaurantReservationBookingsIntentResponse: termsAndConditions",
      "INGetAvailableRestaurantReservationBookingsIntentResponse: availableBookings",
      "INGetAvailableRestaurantReservationBookingDefaultsIntent",
      "INGetAvailableRestaurantReservationBookingDefaultsIntent: restaurant",
      "INGetAvailableRestaurantReservationBookingDefaultsIntent: init(restaurant: INRestaurant?)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: async func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: async func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: async func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: init(defaultPartySize: Int, defaultBookingDate: Date, code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: defaultPartySize",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: defaultBookingDate",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: maximumPartySize",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: minimumPartySize",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: providerImage",
      "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: code",
      "INGetRestaurantGuestIntent",
      "INGetRestaurantGuestIntentHandling",
      "INGetRestaurantGuestIntentHandling: func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)",
      "INGetRestaurantGuestIntentHandling: async func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)",
      "INGetRestaurantGuestIntentHandling: func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent, completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)",
      "INGetRestaurantGuestIntentHandling: async func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent, completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)",
      "INGetRestaurantGuestIntentResponse",
      "INGetRestaurantGuestIntentResponse: init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetRestaurantGuestIntentResponse: guest",
      "INGetRestaurantGuestIntentResponse: guestDisplayPreferences",
      "INGetRestaurantGuestIntentResponse: code",
      "INGetUserCurrentRestaurantReservationBookingsIntent",
      "INGetUserCurrentRestaurantReservationBookingsIntent: restaurant",
      "INGetUserCurrentRestaurantReservationBookingsIntent: reservationIdentifier",
      "INGetUserCurrentRestaurantReservationBookingsIntent: maximumNumberOfResults",
      "INGetUserCurrentRestaurantReservationBookingsIntent: earliestBookingDateForResults",
      "INGetUserCurrentRestaurantReservationBookingsIntent: init(restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?)",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling: func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling: async func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling: func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling: async func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling: func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INGetUserCurrentRestaurantReservationBookingsIntentHandling: async func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INRestaurantResolutionResult) -> Void)",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponse",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponse: init(userCurrentBookings: [INRestaurantReservationUserBooking], code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponse: code",
      "INGetUserCurrentRestaurantReservationBookingsIntentResponse: userCurrentBookings",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INBookRestaurantReservationIntent.self
    let _: KeyPath<INBookRestaurantReservationIntent, INRestaurant> = \.restaurant
    let _: KeyPath<INBookRestaurantReservationIntent, DateComponents> = \.bookingDateComponents
    let _: KeyPath<INBookRestaurantReservationIntent, Int> = \.partySize
    let _: KeyPath<INBookRestaurantReservationIntent, String?> = \.bookingIdentifier
    let _: KeyPath<INBookRestaurantReservationIntent, INRestaurantGuest?> = \.guest
    let _: KeyPath<INBookRestaurantReservationIntent, INRestaurantOffer?> = \.selectedOffer
    let _: KeyPath<INBookRestaurantReservationIntent, String?> = \.guestProvidedSpecialRequestText
    let _: (INRestaurant, DateComponents, Int, String?, INRestaurantGuest?, INRestaurantOffer?, String?) -> INBookRestaurantReservationIntent = INBookRestaurantReservationIntent.init(restaurant:booking:partySize:bookingIdentifier:guest:selectedOffer:guestProvidedSpecialRequestText:)
    let _ = (any INBookRestaurantReservationIntentHandling).self
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) -> Void in x.handle(bookRestaurantReservation: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse in await x.handle(bookRestaurantReservation: a) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) -> Void in x.confirm(bookRestaurantReservation: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse in await x.confirm(bookRestaurantReservation: a) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INRestaurantResolutionResult) -> Void) -> Void in x.resolveRestaurant(for: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult in await x.resolveRestaurant(for: a) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) -> Void in x.resolveBookingDateComponents(for: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INDateComponentsResolutionResult in await x.resolveBookingDateComponents(for: a) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolvePartySize(for: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult in await x.resolvePartySize(for: a) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void) -> Void in x.resolveGuest(for: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult in await x.resolveGuest(for: a) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveGuestProvidedSpecialRequestText(for: a, completion: b) }
    _ = { (x: any INBookRestaurantReservationIntentHandling, a: INBookRestaurantReservationIntent) async -> INStringResolutionResult in await x.resolveGuestProvidedSpecialRequestText(for: a) }
    let _: INIntentResponse.Type = INBookRestaurantReservationIntentResponse.self
    let _: (INBookRestaurantReservationIntentCode, NSUserActivity?) -> INBookRestaurantReservationIntentResponse = INBookRestaurantReservationIntentResponse.init(code:userActivity:)
    let _: KeyPath<INBookRestaurantReservationIntentResponse, INBookRestaurantReservationIntentCode> = \.code
    let _: ReferenceWritableKeyPath<INBookRestaurantReservationIntentResponse, INRestaurantReservationUserBooking?> = \.userBooking
    let _: INIntent.Type = INGetAvailableRestaurantReservationBookingsIntent.self
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntent, INRestaurant> = \.restaurant
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntent, Int> = \.partySize
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntent, DateComponents?> = \.preferredBookingDateComponents
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntent, NSNumber?> = \.maximumNumberOfResults
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntent, Date?> = \.earliestBookingDateForResults
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntent, Date?> = \.latestBookingDateForResults
    let _: (INRestaurant, Int, DateComponents?, NSNumber?, Date?, Date?) -> INGetAvailableRestaurantReservationBookingsIntent = INGetAvailableRestaurantReservationBookingsIntent.init(restaurant:partySize:preferredBooking:maximumNumberOfResults:earliestBookingDateForResults:latestBookingDateForResults:)
    let _ = (any INGetAvailableRestaurantReservationBookingsIntentHandling).self
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent, b: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) -> Void in x.handle(getAvailableRestaurantReservationBookings: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse in await x.handle(getAvailableRestaurantReservationBookings: a) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent, b: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) -> Void in x.confirm(getAvailableRestaurantReservationBookings: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse in await x.confirm(getAvailableRestaurantReservationBookings: a) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent, b: @escaping @Sendable (INRestaurantResolutionResult) -> Void) -> Void in x.resolveRestaurant(for: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult in await x.resolveRestaurant(for: a) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolvePartySize(for: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult in await x.resolvePartySize(for: a) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent, b: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) -> Void in x.resolvePreferredBookingDateComponents(for: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingsIntentHandling, a: INGetAvailableRestaurantReservationBookingsIntent) async -> INDateComponentsResolutionResult in await x.resolvePreferredBookingDateComponents(for: a) }
    let _: INIntentResponse.Type = INGetAvailableRestaurantReservationBookingsIntentResponse.self
    let _: ([INRestaurantReservationBooking], INGetAvailableRestaurantReservationBookingsIntentCode, NSUserActivity?) -> INGetAvailableRestaurantReservationBookingsIntentResponse = INGetAvailableRestaurantReservationBookingsIntentResponse.init(availableBookings:code:userActivity:)
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntentResponse, INGetAvailableRestaurantReservationBookingsIntentCode> = \.code
    let _: ReferenceWritableKeyPath<INGetAvailableRestaurantReservationBookingsIntentResponse, String?> = \.localizedRestaurantDescriptionText
    let _: ReferenceWritableKeyPath<INGetAvailableRestaurantReservationBookingsIntentResponse, String?> = \.localizedBookingAdvisementText
    let _: ReferenceWritableKeyPath<INGetAvailableRestaurantReservationBookingsIntentResponse, INTermsAndConditions?> = \.termsAndConditions
    let _: KeyPath<INGetAvailableRestaurantReservationBookingsIntentResponse, [INRestaurantReservationBooking]> = \.availableBookings
    let _: INIntent.Type = INGetAvailableRestaurantReservationBookingDefaultsIntent.self
    let _: KeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntent, INRestaurant?> = \.restaurant
    let _: (INRestaurant?) -> INGetAvailableRestaurantReservationBookingDefaultsIntent = INGetAvailableRestaurantReservationBookingDefaultsIntent.init(restaurant:)
    let _ = (any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling).self
    _ = { (x: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, a: INGetAvailableRestaurantReservationBookingDefaultsIntent, b: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) -> Void in x.handle(getAvailableRestaurantReservationBookingDefaults: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, a: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse in await x.handle(getAvailableRestaurantReservationBookingDefaults: a) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, a: INGetAvailableRestaurantReservationBookingDefaultsIntent, b: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) -> Void in x.confirm(getAvailableRestaurantReservationBookingDefaults: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, a: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse in await x.confirm(getAvailableRestaurantReservationBookingDefaults: a) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, a: INGetAvailableRestaurantReservationBookingDefaultsIntent, b: @escaping @Sendable (INRestaurantResolutionResult) -> Void) -> Void in x.resolveRestaurant(for: a, completion: b) }
    _ = { (x: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, a: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INRestaurantResolutionResult in await x.resolveRestaurant(for: a) }
    let _: INIntentResponse.Type = INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.self
    let _: (Int, Date, INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, NSUserActivity?) -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse = INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.init(defaultPartySize:defaultBookingDate:code:userActivity:)
    let _: KeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntentResponse, Int> = \.defaultPartySize
    let _: KeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntentResponse, Date> = \.defaultBookingDate
    let _: ReferenceWritableKeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntentResponse, NSNumber?> = \.maximumPartySize
    let _: ReferenceWritableKeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntentResponse, NSNumber?> = \.minimumPartySize
    let _: ReferenceWritableKeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntentResponse, INImage> = \.providerImage
    let _: KeyPath<INGetAvailableRestaurantReservationBookingDefaultsIntentResponse, INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode> = \.code
    let _: INIntent.Type = INGetRestaurantGuestIntent.self
    let _ = (any INGetRestaurantGuestIntentHandling).self
    _ = { (x: any INGetRestaurantGuestIntentHandling, a: INGetRestaurantGuestIntent, b: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) -> Void in x.handle(getRestaurantGuest: a, completion: b) }
    _ = { (x: any INGetRestaurantGuestIntentHandling, a: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse in await x.handle(getRestaurantGuest: a) }
    _ = { (x: any INGetRestaurantGuestIntentHandling, a: INGetRestaurantGuestIntent, b: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) -> Void in x.confirm(getRestaurantGuest: a, completion: b) }
    _ = { (x: any INGetRestaurantGuestIntentHandling, a: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse in await x.confirm(getRestaurantGuest: a) }
    let _: INIntentResponse.Type = INGetRestaurantGuestIntentResponse.self
    let _: (INGetRestaurantGuestIntentResponseCode, NSUserActivity?) -> INGetRestaurantGuestIntentResponse = INGetRestaurantGuestIntentResponse.init(code:userActivity:)
    let _: ReferenceWritableKeyPath<INGetRestaurantGuestIntentResponse, INRestaurantGuest?> = \.guest
    let _: ReferenceWritableKeyPath<INGetRestaurantGuestIntentResponse, INRestaurantGuestDisplayPreferences?> = \.guestDisplayPreferences
    let _: KeyPath<INGetRestaurantGuestIntentResponse, INGetRestaurantGuestIntentResponseCode> = \.code
    let _: INIntent.Type = INGetUserCurrentRestaurantReservationBookingsIntent.self
    let _: KeyPath<INGetUserCurrentRestaurantReservationBookingsIntent, INRestaurant?> = \.restaurant
    let _: KeyPath<INGetUserCurrentRestaurantReservationBookingsIntent, String?> = \.reservationIdentifier
    let _: KeyPath<INGetUserCurrentRestaurantReservationBookingsIntent, NSNumber?> = \.maximumNumberOfResults
    let _: KeyPath<INGetUserCurrentRestaurantReservationBookingsIntent, Date?> = \.earliestBookingDateForResults
    let _: (INRestaurant?, String?, NSNumber?, Date?) -> INGetUserCurrentRestaurantReservationBookingsIntent = INGetUserCurrentRestaurantReservationBookingsIntent.init(restaurant:reservationIdentifier:maximumNumberOfResults:earliestBookingDateForResults:)
    let _ = (any INGetUserCurrentRestaurantReservationBookingsIntentHandling).self
    _ = { (x: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, a: INGetUserCurrentRestaurantReservationBookingsIntent, b: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) -> Void in x.handle(getUserCurrentRestaurantReservationBookings: a, completion: b) }
    _ = { (x: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, a: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse in await x.handle(getUserCurrentRestaurantReservationBookings: a) }
    _ = { (x: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, a: INGetUserCurrentRestaurantReservationBookingsIntent, b: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) -> Void in x.confirm(getUserCurrentRestaurantReservationBookings: a, completion: b) }
    _ = { (x: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, a: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse in await x.confirm(getUserCurrentRestaurantReservationBookings: a) }
    _ = { (x: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, a: INGetUserCurrentRestaurantReservationBookingsIntent, b: @escaping @Sendable (INRestaurantResolutionResult) -> Void) -> Void in x.resolveRestaurant(for: a, completion: b) }
    _ = { (x: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, a: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult in await x.resolveRestaurant(for: a) }
    let _: INIntentResponse.Type = INGetUserCurrentRestaurantReservationBookingsIntentResponse.self
    let _: ([INRestaurantReservationUserBooking], INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, NSUserActivity?) -> INGetUserCurrentRestaurantReservationBookingsIntentResponse = INGetUserCurrentRestaurantReservationBookingsIntentResponse.init(userCurrentBookings:code:userActivity:)
    let _: KeyPath<INGetUserCurrentRestaurantReservationBookingsIntentResponse, INGetUserCurrentRestaurantReservationBookingsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INGetUserCurrentRestaurantReservationBookingsIntentResponse, [INRestaurantReservationUserBooking]> = \.userCurrentBookings
  }
}
