// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceValues3: SurfacePart {
  static var keys: [String] {
    [
      "INPriceRange: init(price: NSDecimalNumber, currencyCode: String)",
      "INRecurrenceRule",
      "INRecurrenceRule: interval",
      "INRecurrenceRule: frequency",
      "INRecurrenceRule: weeklyRecurrenceDays",
      "INRecurrenceRule: init(interval: Int, frequency: INRecurrenceFrequency)",
      "INRecurrenceRule: init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = [])",
      "INRentalCar",
      "INRentalCar: rentalCompanyName",
      "INRentalCar: type",
      "INRentalCar: make",
      "INRentalCar: model",
      "INRentalCar: rentalCarDescription",
      "INRentalCar: init(rentalCompanyName: String, type: String?, make: String?, model: String?, rentalCarDescription: String?)",
      "INRentalCarReservation",
      "INRentalCarReservation: rentalCar",
      "INRentalCarReservation: rentalDuration",
      "INRentalCarReservation: pickupLocation",
      "INRentalCarReservation: dropOffLocation",
      "INRentalCarReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)",
      "INRentalCarReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)",
      "INReservation",
      "INReservation: itemReference",
      "INReservation: reservationNumber",
      "INReservation: bookingTime",
      "INReservation: reservationStatus",
      "INReservation: reservationHolderName",
      "INReservation: actions",
      "INReservation: url",
      "INReservationAction",
      "INReservationAction: type",
      "INReservationAction: validDuration",
      "INReservationAction: userActivity",
      "INReservationAction: init(type: INReservationActionType, validDuration: INDateComponentsRange, userActivity: NSUserActivity)",
      "INRestaurant",
      "INRestaurant: location",
      "INRestaurant: name",
      "INRestaurant: vendorIdentifier",
      "INRestaurant: restaurantIdentifier",
      "INRestaurant: init(location: CLLocation, name: String, vendorIdentifier: String, restaurantIdentifier: String)",
      "INRestaurantGuest",
      "INRestaurantGuest: phoneNumber",
      "INRestaurantGuest: emailAddress",
      "INRestaurantGuest: init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?)",
      "INRestaurantGuestDisplayPreferences",
      "INRestaurantGuestDisplayPreferences: nameFieldFirstNameOptional",
      "INRestaurantGuestDisplayPreferences: nameFieldLastNameOptional",
      "INRestaurantGuestDisplayPreferences: nameFieldShouldBeDisplayed",
      "INRestaurantGuestDisplayPreferences: emailAddressFieldShouldBeDisplayed",
      "INRestaurantGuestDisplayPreferences: phoneNumberFieldShouldBeDisplayed",
      "INRestaurantGuestDisplayPreferences: nameEditable",
      "INRestaurantGuestDisplayPreferences: emailAddressEditable",
      "INRestaurantGuestDisplayPreferences: phoneNumberEditable",
      "INRestaurantOffer",
      "INRestaurantOffer: offerTitleText",
      "INRestaurantOffer: offerDetailText",
      "INRestaurantOffer: offerIdentifier",
      "INRestaurantReservation",
      "INRestaurantReservation: reservationDuration",
      "INRestaurantReservation: partySize",
      "INRestaurantReservation: restaurantLocation",
      "INRestaurantReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservationDuration: INDateComponentsRange, partySize: NSNumber?, restaurantLocation: CLPlacemark)",
      "INRestaurantReservation: init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservationDuration: INDateComponentsRange, partySize: NSNumber?, restaurantLocation: CLPlacemark)",
      "INRestaurantReservation: init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark)",
      "INRestaurantReservation: init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, url: URL? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark)",
      "INRestaurantReservationBooking",
      "INRestaurantReservationBooking: restaurant",
      "INRestaurantReservationBooking: bookingDescription",
      "INRestaurantReservationBooking: bookingDate",
      "INRestaurantReservationBooking: partySize",
      "INRestaurantReservationBooking: bookingIdentifier",
      "INRestaurantReservationBooking: isBookingAvailable",
      "INRestaurantReservationBooking: offers",
      "INRestaurantReservationBooking: requiresManualRequest",
      "INRestaurantReservationBooking: requiresEmailAddress",
      "INRestaurantReservationBooking: requiresName",
      "INRestaurantReservationBooking: requiresPhoneNumber",
      "INRestaurantReservationBooking: init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String)",
      "INRestaurantReservationUserBooking",
      "INRestaurantReservationUserBooking: guest",
      "INRestaurantReservationUserBooking: advisementText",
      "INRestaurantReservationUserBooking: selectedOffer",
      "INRestaurantReservationUserBooking: guestProvidedSpecialRequestText",
      "INRestaurantReservationUserBooking: status",
      "INRestaurantReservationUserBooking: dateStatusModified",
      "INRestaurantReservationUserBooking: init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String, guest: INRestaurantGuest, status: INRestaurantReservationUserBookingStatus, dateStatusModified: Date)",
      "INRideCompletionStatus",
      "INRideCompletionStatus: completionUserActivity",
      "INRideCompletionStatus: isCompleted",
      "INRideCompletionStatus: isCanceled",
      "INRideCompletionStatus: isMissedPickup",
      "INRideCompletionStatus: paymentAmount",
      "INRideCompletionStatus: feedbackType",
      "INRideCompletionStatus: isOutstanding",
      "INRideCompletionStatus: defaultTippingOptions",
      "INRideCompletionStatus: static func completed() -> Self",
      "INRideCompletionStatus: static func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self",
      "INRideCompletionStatus: static func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self",
      "INRideCompletionStatus: static func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self",
      "INRideCompletionStatus: static func canceledByService() -> Self",
      "INRideCompletionStatus: static func canceledByUser() -> Self",
      "INRideCompletionStatus: static func canceledMissedPickup() -> Self",
      "INRideDriver",
      "INRideDriver: rating",
      "INRideDriver: phoneNumber",
      "INRideDriver: init(phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?)",
      "INRideDriver: init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?)",
      "INRideDriver: init(handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?)",
      "INRideDriver: init(handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?)",
      "INRideFareLineItem",
      "INRideFareLineItem: title",
      "INRideFareLineItem: price",
      "INRideFareLineItem: currencyCode",
      "INRideFareLineItem: init(title: String, price: NSDecimalNumber, currencyCode: String)",
      "INRideOption",
      "INRideOption: name",
      "INRideOption: estimatedPickupDate",
      "INRideOption: priceRange",
      "INRideOption: usesMeteredFare",
      "INRideOption: disclaimerMessage",
      "INRideOption: availablePartySizeOptions",
      "INRideOption: availablePartySizeOptionsSelectionPrompt",
      "INRideOption: specialPricing",
      "INRideOption: specialPricingBadgeImage",
      "INRideOption: fareLineItems",
      "INRideOption: userActivityForBookingInApplication",
      "INRideOption: identifier",
      "INRideOption: init(name: String, estimatedPickupDate: Date)",
      "INRidePartySizeOption",
      "INRidePartySizeOption: partySizeRange",
      "INRidePartySizeOption: sizeDescription",
      "INRidePartySizeOption: priceRange",
      "INRidePartySizeOption: init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?)",
      "INRideStatus",
      "INRideStatus: rideIdentifier",
      "INRideStatus: phase",
      "INRideStatus: completionStatus",
      "INRideStatus: vehicle",
      "INRideStatus: driver",
      "INRideStatus: estimatedPickupDate",
      "INRideStatus: estimatedDropOffDate",
      "INRideStatus: estimatedPickupEndDate",
      "INRideStatus: scheduledPickupTime",
      "INRideStatus: pickupLocation",
      "INRideStatus: waypoints",
      "INRideStatus: dropOffLocation",
      "INRideStatus: rideOption",
      "INRideStatus: userActivityForCancelingInApplication",
      "INRideStatus: additionalActionActivities",
      "INRideVehicle",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: (NSDecimalNumber, String) -> INPriceRange = INPriceRange.init(price:currencyCode:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRecurrenceRule.self
    let _: KeyPath<INRecurrenceRule, Int> = \.interval
    let _: KeyPath<INRecurrenceRule, INRecurrenceFrequency> = \.frequency
    let _: KeyPath<INRecurrenceRule, INDayOfWeekOptions> = \.weeklyRecurrenceDays
    let _: (Int, INRecurrenceFrequency) -> INRecurrenceRule = INRecurrenceRule.init(interval:frequency:)
    let _: (Int, INRecurrenceFrequency, INDayOfWeekOptions) -> INRecurrenceRule = INRecurrenceRule.init(interval:frequency:weeklyRecurrenceDays:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRentalCar.self
    let _: KeyPath<INRentalCar, String> = \.rentalCompanyName
    let _: KeyPath<INRentalCar, String?> = \.type
    let _: KeyPath<INRentalCar, String?> = \.make
    let _: KeyPath<INRentalCar, String?> = \.model
    let _: KeyPath<INRentalCar, String?> = \.rentalCarDescription
    let _: (String, String?, String?, String?, String?) -> INRentalCar = INRentalCar.init(rentalCompanyName:type:make:model:rentalCarDescription:)
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INRentalCarReservation.self
    let _: KeyPath<INRentalCarReservation, INRentalCar> = \.rentalCar
    let _: KeyPath<INRentalCarReservation, INDateComponentsRange> = \.rentalDuration
    let _: KeyPath<INRentalCarReservation, CLPlacemark?> = \.pickupLocation
    let _: KeyPath<INRentalCarReservation, CLPlacemark?> = \.dropOffLocation
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INRentalCar, INDateComponentsRange, CLPlacemark?, CLPlacemark?) -> INRentalCarReservation = INRentalCarReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:rentalCar:rentalDuration:pickupLocation:dropOffLocation:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, INRentalCar, INDateComponentsRange, CLPlacemark?, CLPlacemark?) -> INRentalCarReservation = INRentalCarReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:rentalCar:rentalDuration:pickupLocation:dropOffLocation:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INReservation.self
    let _: KeyPath<INReservation, INSpeakableString> = \.itemReference
    let _: KeyPath<INReservation, String?> = \.reservationNumber
    let _: KeyPath<INReservation, Date?> = \.bookingTime
    let _: KeyPath<INReservation, INReservationStatus> = \.reservationStatus
    let _: KeyPath<INReservation, String?> = \.reservationHolderName
    let _: KeyPath<INReservation, [INReservationAction]?> = \.actions
    let _: KeyPath<INReservation, URL?> = \.url
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INReservationAction.self
    let _: KeyPath<INReservationAction, INReservationActionType> = \.type
    let _: KeyPath<INReservationAction, INDateComponentsRange> = \.validDuration
    let _: KeyPath<INReservationAction, NSUserActivity> = \.userActivity
    let _: (INReservationActionType, INDateComponentsRange, NSUserActivity) -> INReservationAction = INReservationAction.init(type:validDuration:userActivity:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRestaurant.self
    let _: ReferenceWritableKeyPath<INRestaurant, CLLocation> = \.location
    let _: ReferenceWritableKeyPath<INRestaurant, String> = \.name
    let _: ReferenceWritableKeyPath<INRestaurant, String> = \.vendorIdentifier
    let _: ReferenceWritableKeyPath<INRestaurant, String> = \.restaurantIdentifier
    let _: (CLLocation, String, String, String) -> INRestaurant = INRestaurant.init(location:name:vendorIdentifier:restaurantIdentifier:)
    let _: INPerson.Type = INRestaurantGuest.self
    let _: ReferenceWritableKeyPath<INRestaurantGuest, String?> = \.phoneNumber
    let _: ReferenceWritableKeyPath<INRestaurantGuest, String?> = \.emailAddress
    let _: (PersonNameComponents?, String?, String?) -> INRestaurantGuest = INRestaurantGuest.init(nameComponents:phoneNumber:emailAddress:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRestaurantGuestDisplayPreferences.self
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.nameFieldFirstNameOptional
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.nameFieldLastNameOptional
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.nameFieldShouldBeDisplayed
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.emailAddressFieldShouldBeDisplayed
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.phoneNumberFieldShouldBeDisplayed
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.nameEditable
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.emailAddressEditable
    let _: ReferenceWritableKeyPath<INRestaurantGuestDisplayPreferences, Bool> = \.phoneNumberEditable
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRestaurantOffer.self
    let _: ReferenceWritableKeyPath<INRestaurantOffer, String> = \.offerTitleText
    let _: ReferenceWritableKeyPath<INRestaurantOffer, String> = \.offerDetailText
    let _: ReferenceWritableKeyPath<INRestaurantOffer, String> = \.offerIdentifier
    let _: any (INReservation & NSCopying & NSSecureCoding).Type = INRestaurantReservation.self
    let _: KeyPath<INRestaurantReservation, INDateComponentsRange> = \.reservationDuration
    let _: KeyPath<INRestaurantReservation, Int?> = \.partySize
    let _: KeyPath<INRestaurantReservation, CLPlacemark> = \.restaurantLocation
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INDateComponentsRange, NSNumber?, CLPlacemark) -> INRestaurantReservation = INRestaurantReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservationDuration:partySize:restaurantLocation:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, INDateComponentsRange, NSNumber?, CLPlacemark) -> INRestaurantReservation = INRestaurantReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:reservationDuration:partySize:restaurantLocation:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, INDateComponentsRange, Int?, CLPlacemark) -> INRestaurantReservation = INRestaurantReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:reservationDuration:partySize:restaurantLocation:)
    let _: (INSpeakableString, String?, Date?, INReservationStatus, String?, [INReservationAction]?, URL?, INDateComponentsRange, Int?, CLPlacemark) -> INRestaurantReservation = INRestaurantReservation.init(itemReference:reservationNumber:bookingTime:reservationStatus:reservationHolderName:actions:url:reservationDuration:partySize:restaurantLocation:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRestaurantReservationBooking.self
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, INRestaurant> = \.restaurant
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, String?> = \.bookingDescription
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Date> = \.bookingDate
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Int> = \.partySize
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, String> = \.bookingIdentifier
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Bool> = \.isBookingAvailable
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, [INRestaurantOffer]?> = \.offers
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Bool> = \.requiresManualRequest
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Bool> = \.requiresEmailAddress
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Bool> = \.requiresName
    let _: ReferenceWritableKeyPath<INRestaurantReservationBooking, Bool> = \.requiresPhoneNumber
    let _: (INRestaurant, Date, Int, String) -> INRestaurantReservationBooking = INRestaurantReservationBooking.init(restaurant:booking:partySize:bookingIdentifier:)
    let _: any (INRestaurantReservationBooking & NSCopying).Type = INRestaurantReservationUserBooking.self
    let _: ReferenceWritableKeyPath<INRestaurantReservationUserBooking, INRestaurantGuest> = \.guest
    let _: ReferenceWritableKeyPath<INRestaurantReservationUserBooking, String?> = \.advisementText
    let _: ReferenceWritableKeyPath<INRestaurantReservationUserBooking, INRestaurantOffer?> = \.selectedOffer
    let _: ReferenceWritableKeyPath<INRestaurantReservationUserBooking, String?> = \.guestProvidedSpecialRequestText
    let _: ReferenceWritableKeyPath<INRestaurantReservationUserBooking, INRestaurantReservationUserBookingStatus> = \.status
    let _: ReferenceWritableKeyPath<INRestaurantReservationUserBooking, Date> = \.dateStatusModified
    let _: (INRestaurant, Date, Int, String, INRestaurantGuest, INRestaurantReservationUserBookingStatus, Date) -> INRestaurantReservationUserBooking = INRestaurantReservationUserBooking.init(restaurant:booking:partySize:bookingIdentifier:guest:status:dateStatusModified:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRideCompletionStatus.self
    let _: ReferenceWritableKeyPath<INRideCompletionStatus, NSUserActivity?> = \.completionUserActivity
    let _: KeyPath<INRideCompletionStatus, Bool> = \.isCompleted
    let _: KeyPath<INRideCompletionStatus, Bool> = \.isCanceled
    let _: KeyPath<INRideCompletionStatus, Bool> = \.isMissedPickup
    let _: KeyPath<INRideCompletionStatus, INCurrencyAmount?> = \.paymentAmount
    let _: KeyPath<INRideCompletionStatus, INRideFeedbackTypeOptions> = \.feedbackType
    let _: KeyPath<INRideCompletionStatus, Bool> = \.isOutstanding
    let _: ReferenceWritableKeyPath<INRideCompletionStatus, Set<INCurrencyAmount>?> = \.defaultTippingOptions
    _ = { () -> INRideCompletionStatus in INRideCompletionStatus.completed() }
    _ = { (a: INCurrencyAmount) -> INRideCompletionStatus in INRideCompletionStatus.completed(settled: a) }
    _ = { (a: INCurrencyAmount) -> INRideCompletionStatus in INRideCompletionStatus.completed(outstanding: a) }
    _ = { (a: INRideFeedbackTypeOptions) -> INRideCompletionStatus in INRideCompletionStatus.completed(feedbackType: a) }
    _ = { () -> INRideCompletionStatus in INRideCompletionStatus.canceledByService() }
    _ = { () -> INRideCompletionStatus in INRideCompletionStatus.canceledByUser() }
    _ = { () -> INRideCompletionStatus in INRideCompletionStatus.canceledMissedPickup() }
    let _: any (INPerson & NSCopying & NSSecureCoding).Type = INRideDriver.self
    let _: KeyPath<INRideDriver, String?> = \.rating
    let _: KeyPath<INRideDriver, String?> = \.phoneNumber
    let _: (String, PersonNameComponents?, String?, INImage?, String?) -> INRideDriver = INRideDriver.init(phoneNumber:nameComponents:displayName:image:rating:)
    let _: (INPersonHandle, PersonNameComponents?, String?, INImage?, String?, String?) -> INRideDriver = INRideDriver.init(personHandle:nameComponents:displayName:image:rating:phoneNumber:)
    let _: (String, String?, INImage?, String?, String?) -> INRideDriver = INRideDriver.init(handle:displayName:image:rating:phoneNumber:)
    let _: (String, PersonNameComponents, INImage?, String?, String?) -> INRideDriver = INRideDriver.init(handle:nameComponents:image:rating:phoneNumber:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRideFareLineItem.self
    let _: KeyPath<INRideFareLineItem, String> = \.title
    let _: KeyPath<INRideFareLineItem, NSDecimalNumber> = \.price
    let _: KeyPath<INRideFareLineItem, String> = \.currencyCode
    let _: (String, NSDecimalNumber, String) -> INRideFareLineItem = INRideFareLineItem.init(title:price:currencyCode:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRideOption.self
    let _: ReferenceWritableKeyPath<INRideOption, String> = \.name
    let _: ReferenceWritableKeyPath<INRideOption, Date> = \.estimatedPickupDate
    let _: ReferenceWritableKeyPath<INRideOption, INPriceRange?> = \.priceRange
    let _: ReferenceWritableKeyPath<INRideOption, Bool?> = \.usesMeteredFare
    let _: ReferenceWritableKeyPath<INRideOption, String?> = \.disclaimerMessage
    let _: ReferenceWritableKeyPath<INRideOption, [INRidePartySizeOption]?> = \.availablePartySizeOptions
    let _: ReferenceWritableKeyPath<INRideOption, String?> = \.availablePartySizeOptionsSelectionPrompt
    let _: ReferenceWritableKeyPath<INRideOption, String?> = \.specialPricing
    let _: ReferenceWritableKeyPath<INRideOption, INImage?> = \.specialPricingBadgeImage
    let _: ReferenceWritableKeyPath<INRideOption, [INRideFareLineItem]?> = \.fareLineItems
    let _: ReferenceWritableKeyPath<INRideOption, NSUserActivity?> = \.userActivityForBookingInApplication
    let _: ReferenceWritableKeyPath<INRideOption, String?> = \.identifier
    let _: (String, Date) -> INRideOption = INRideOption.init(name:estimatedPickupDate:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRidePartySizeOption.self
    let _: KeyPath<INRidePartySizeOption, NSRange> = \.partySizeRange
    let _: KeyPath<INRidePartySizeOption, String> = \.sizeDescription
    let _: KeyPath<INRidePartySizeOption, INPriceRange?> = \.priceRange
    let _: (NSRange, String, INPriceRange?) -> INRidePartySizeOption = INRidePartySizeOption.init(partySizeRange:sizeDescription:priceRange:)
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRideStatus.self
    let _: ReferenceWritableKeyPath<INRideStatus, String?> = \.rideIdentifier
    let _: ReferenceWritableKeyPath<INRideStatus, INRidePhase> = \.phase
    let _: ReferenceWritableKeyPath<INRideStatus, INRideCompletionStatus?> = \.completionStatus
    let _: ReferenceWritableKeyPath<INRideStatus, INRideVehicle?> = \.vehicle
    let _: ReferenceWritableKeyPath<INRideStatus, INRideDriver?> = \.driver
    let _: ReferenceWritableKeyPath<INRideStatus, Date?> = \.estimatedPickupDate
    let _: ReferenceWritableKeyPath<INRideStatus, Date?> = \.estimatedDropOffDate
    let _: ReferenceWritableKeyPath<INRideStatus, Date?> = \.estimatedPickupEndDate
    let _: ReferenceWritableKeyPath<INRideStatus, INDateComponentsRange?> = \.scheduledPickupTime
    let _: ReferenceWritableKeyPath<INRideStatus, CLPlacemark?> = \.pickupLocation
    let _: ReferenceWritableKeyPath<INRideStatus, [CLPlacemark]?> = \.waypoints
    let _: ReferenceWritableKeyPath<INRideStatus, CLPlacemark?> = \.dropOffLocation
    let _: ReferenceWritableKeyPath<INRideStatus, INRideOption?> = \.rideOption
    let _: ReferenceWritableKeyPath<INRideStatus, NSUserActivity?> = \.userActivityForCancelingInApplication
    let _: ReferenceWritableKeyPath<INRideStatus, [NSUserActivity]?> = \.additionalActionActivities
    let _: any (NSObject & NSCopying & NSSecureCoding).Type = INRideVehicle.self
  }
}
