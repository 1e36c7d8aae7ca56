// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceRideBooking: SurfacePart {
  static var keys: [String] {
    [
      "INListRideOptionsIntent",
      "INListRideOptionsIntent: pickupLocation",
      "INListRideOptionsIntent: dropOffLocation",
      "INListRideOptionsIntent: init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)",
      "INListRideOptionsIntentHandling",
      "INListRideOptionsIntentHandling: func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)",
      "INListRideOptionsIntentHandling: async func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)",
      "INListRideOptionsIntentHandling: func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)",
      "INListRideOptionsIntentHandling: async func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)",
      "INListRideOptionsIntentHandling: func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INListRideOptionsIntentHandling: async func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INListRideOptionsIntentHandling: func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INListRideOptionsIntentHandling: async func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INListRideOptionsIntentResponse",
      "INListRideOptionsIntentResponse: init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?)",
      "INListRideOptionsIntentResponse: code",
      "INListRideOptionsIntentResponse: rideOptions",
      "INListRideOptionsIntentResponse: paymentMethods",
      "INListRideOptionsIntentResponse: expirationDate",
      "INRequestRideIntent",
      "INRequestRideIntent: pickupLocation",
      "INRequestRideIntent: dropOffLocation",
      "INRequestRideIntent: rideOptionName",
      "INRequestRideIntent: partySize",
      "INRequestRideIntent: paymentMethod",
      "INRequestRideIntent: scheduledPickupTime",
      "INRequestRideIntent: init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?, partySize: NSNumber?, paymentMethod: INPaymentMethod?, scheduledPickupTime: INDateComponentsRange?)",
      "INRequestRideIntent: init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?, partySize: NSNumber?, paymentMethod: INPaymentMethod?)",
      "INRequestRideIntent: init(pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil, partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil)",
      "INRequestRideIntentHandling",
      "INRequestRideIntentHandling: func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)",
      "INRequestRideIntentHandling: async func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)",
      "INRequestRideIntentHandling: func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)",
      "INRequestRideIntentHandling: async func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)",
      "INRequestRideIntentHandling: func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INRequestRideIntentHandling: async func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INRequestRideIntentHandling: func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INRequestRideIntentHandling: async func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INRequestRideIntentHandling: func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INRequestRideIntentHandling: async func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INRequestRideIntentHandling: func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INRequestRideIntentHandling: async func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INRequestRideIntentHandling: func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INRequestRideIntentHandling: async func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INRequestRideIntentResponse",
      "INRequestRideIntentResponse: init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?)",
      "INRequestRideIntentResponse: code",
      "INRequestRideIntentResponse: rideStatus",
      "INGetRideStatusIntent",
      "INGetRideStatusIntent: init()",
      "INGetRideStatusIntentHandling",
      "INGetRideStatusIntentHandling: func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)",
      "INGetRideStatusIntentHandling: async func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)",
      "INGetRideStatusIntentHandling: func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)",
      "INGetRideStatusIntentHandling: func stopSendingUpdates(for intent: INGetRideStatusIntent)",
      "INGetRideStatusIntentHandling: func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)",
      "INGetRideStatusIntentHandling: async func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)",
      "INGetRideStatusIntentResponse",
      "INGetRideStatusIntentResponse: init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetRideStatusIntentResponse: code",
      "INGetRideStatusIntentResponse: rideStatus",
      "INCancelRideIntent",
      "INCancelRideIntent: rideIdentifier",
      "INCancelRideIntent: init(rideIdentifier: String)",
      "INCancelRideIntentHandling",
      "INCancelRideIntentHandling: func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)",
      "INCancelRideIntentHandling: async func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)",
      "INCancelRideIntentHandling: func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)",
      "INCancelRideIntentHandling: async func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)",
      "INCancelRideIntentResponse",
      "INCancelRideIntentResponse: init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?)",
      "INCancelRideIntentResponse: code",
      "INCancelRideIntentResponse: cancellationFee",
      "INCancelRideIntentResponse: cancellationFeeThreshold",
      "INSendRideFeedbackIntent",
      "INSendRideFeedbackIntent: rideIdentifier",
      "INSendRideFeedbackIntent: rating",
      "INSendRideFeedbackIntent: tip",
      "INSendRideFeedbackIntent: init(rideIdentifier: String)",
      "INSendRideFeedbackIntentHandling",
      "INSendRideFeedbackIntentHandling: func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)",
      "INSendRideFeedbackIntentHandling: async func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)",
      "INSendRideFeedbackIntentHandling: func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)",
      "INSendRideFeedbackIntentHandling: async func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)",
      "INSendRideFeedbackIntentResponse",
      "INSendRideFeedbackIntentResponse: init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?)",
      "INSendRideFeedbackIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INListRideOptionsIntent.self
    let _: KeyPath<INListRideOptionsIntent, CLPlacemark?> = \.pickupLocation
    let _: KeyPath<INListRideOptionsIntent, CLPlacemark?> = \.dropOffLocation
    let _: (CLPlacemark?, CLPlacemark?) -> INListRideOptionsIntent = INListRideOptionsIntent.init(pickupLocation:dropOffLocation:)
    let _ = (any INListRideOptionsIntentHandling).self
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent, b: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent, b: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolvePickupLocation(for: a, with: b) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent) async -> INPlacemarkResolutionResult in await x.resolvePickupLocation(for: a) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolveDropOffLocation(for: a, with: b) }
    _ = { (x: any INListRideOptionsIntentHandling, a: INListRideOptionsIntent) async -> INPlacemarkResolutionResult in await x.resolveDropOffLocation(for: a) }
    let _: INIntentResponse.Type = INListRideOptionsIntentResponse.self
    let _: (INListRideOptionsIntentResponseCode, NSUserActivity?) -> INListRideOptionsIntentResponse = INListRideOptionsIntentResponse.init(code:userActivity:)
    let _: KeyPath<INListRideOptionsIntentResponse, INListRideOptionsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INListRideOptionsIntentResponse, [INRideOption]?> = \.rideOptions
    let _: ReferenceWritableKeyPath<INListRideOptionsIntentResponse, [INPaymentMethod]?> = \.paymentMethods
    let _: ReferenceWritableKeyPath<INListRideOptionsIntentResponse, Date?> = \.expirationDate
    let _: INIntent.Type = INRequestRideIntent.self
    let _: KeyPath<INRequestRideIntent, CLPlacemark?> = \.pickupLocation
    let _: KeyPath<INRequestRideIntent, CLPlacemark?> = \.dropOffLocation
    let _: KeyPath<INRequestRideIntent, INSpeakableString?> = \.rideOptionName
    let _: KeyPath<INRequestRideIntent, Int?> = \.partySize
    let _: KeyPath<INRequestRideIntent, INPaymentMethod?> = \.paymentMethod
    let _: KeyPath<INRequestRideIntent, INDateComponentsRange?> = \.scheduledPickupTime
    let _: (CLPlacemark?, CLPlacemark?, INSpeakableString?, NSNumber?, INPaymentMethod?, INDateComponentsRange?) -> INRequestRideIntent = INRequestRideIntent.init(pickupLocation:dropOffLocation:rideOptionName:partySize:paymentMethod:scheduledPickupTime:)
    let _: (CLPlacemark?, CLPlacemark?, INSpeakableString?, NSNumber?, INPaymentMethod?) -> INRequestRideIntent = INRequestRideIntent.init(pickupLocation:dropOffLocation:rideOptionName:partySize:paymentMethod:)
    let _: (CLPlacemark?, CLPlacemark?, INSpeakableString?, Int?, INPaymentMethod?, INDateComponentsRange?) -> INRequestRideIntent = INRequestRideIntent.init(pickupLocation:dropOffLocation:rideOptionName:partySize:paymentMethod:scheduledPickupTime:)
    let _ = (any INRequestRideIntentHandling).self
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INRequestRideIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INRequestRideIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INRequestRideIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INRequestRideIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolvePickupLocation(for: a, with: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INPlacemarkResolutionResult in await x.resolvePickupLocation(for: a) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolveDropOffLocation(for: a, with: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INPlacemarkResolutionResult in await x.resolveDropOffLocation(for: a) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveRideOptionName(for: a, with: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INSpeakableStringResolutionResult in await x.resolveRideOptionName(for: a) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolvePartySize(for: a, with: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INIntegerResolutionResult in await x.resolvePartySize(for: a) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveScheduledPickupTime(for: a, with: b) }
    _ = { (x: any INRequestRideIntentHandling, a: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveScheduledPickupTime(for: a) }
    let _: INIntentResponse.Type = INRequestRideIntentResponse.self
    let _: (INRequestRideIntentResponseCode, NSUserActivity?) -> INRequestRideIntentResponse = INRequestRideIntentResponse.init(code:userActivity:)
    let _: KeyPath<INRequestRideIntentResponse, INRequestRideIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INRequestRideIntentResponse, INRideStatus?> = \.rideStatus
    let _: INIntent.Type = INGetRideStatusIntent.self
    let _: () -> INGetRideStatusIntent = INGetRideStatusIntent.init
    let _ = (any INGetRideStatusIntentHandling).self
    _ = { (x: any INGetRideStatusIntentHandling, a: INGetRideStatusIntent, b: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INGetRideStatusIntentHandling, a: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INGetRideStatusIntentHandling, a: INGetRideStatusIntent, b: any INGetRideStatusIntentResponseObserver) -> Void in x.startSendingUpdates(for: a, to: b) }
    _ = { (x: any INGetRideStatusIntentHandling, a: INGetRideStatusIntent) -> Void in x.stopSendingUpdates(for: a) }
    _ = { (x: any INGetRideStatusIntentHandling, a: INGetRideStatusIntent, b: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INGetRideStatusIntentHandling, a: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse in await x.confirm(intent: a) }
    let _: INIntentResponse.Type = INGetRideStatusIntentResponse.self
    let _: (INGetRideStatusIntentResponseCode, NSUserActivity?) -> INGetRideStatusIntentResponse = INGetRideStatusIntentResponse.init(code:userActivity:)
    let _: KeyPath<INGetRideStatusIntentResponse, INGetRideStatusIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INGetRideStatusIntentResponse, INRideStatus?> = \.rideStatus
    let _: INIntent.Type = INCancelRideIntent.self
    let _: KeyPath<INCancelRideIntent, String> = \.rideIdentifier
    let _: (String) -> INCancelRideIntent = INCancelRideIntent.init(rideIdentifier:)
    let _ = (any INCancelRideIntentHandling).self
    _ = { (x: any INCancelRideIntentHandling, a: INCancelRideIntent, b: @escaping @Sendable (INCancelRideIntentResponse) -> Void) -> Void in x.handle(cancelRide: a, completion: b) }
    _ = { (x: any INCancelRideIntentHandling, a: INCancelRideIntent) async -> INCancelRideIntentResponse in await x.handle(cancelRide: a) }
    _ = { (x: any INCancelRideIntentHandling, a: INCancelRideIntent, b: @escaping @Sendable (INCancelRideIntentResponse) -> Void) -> Void in x.confirm(cancelRide: a, completion: b) }
    _ = { (x: any INCancelRideIntentHandling, a: INCancelRideIntent) async -> INCancelRideIntentResponse in await x.confirm(cancelRide: a) }
    let _: INIntentResponse.Type = INCancelRideIntentResponse.self
    let _: (INCancelRideIntentResponseCode, NSUserActivity?) -> INCancelRideIntentResponse = INCancelRideIntentResponse.init(code:userActivity:)
    let _: KeyPath<INCancelRideIntentResponse, INCancelRideIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INCancelRideIntentResponse, INCurrencyAmount?> = \.cancellationFee
    let _: ReferenceWritableKeyPath<INCancelRideIntentResponse, DateComponents?> = \.cancellationFeeThreshold
    let _: INIntent.Type = INSendRideFeedbackIntent.self
    let _: KeyPath<INSendRideFeedbackIntent, String> = \.rideIdentifier
    let _: KeyPath<INSendRideFeedbackIntent, NSNumber?> = \.rating
    let _: KeyPath<INSendRideFeedbackIntent, INCurrencyAmount?> = \.tip
    let _: (String) -> INSendRideFeedbackIntent = INSendRideFeedbackIntent.init(rideIdentifier:)
    let _ = (any INSendRideFeedbackIntentHandling).self
    _ = { (x: any INSendRideFeedbackIntentHandling, a: INSendRideFeedbackIntent, b: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) -> Void in x.handle(sendRideFeedback: a, completion: b) }
    _ = { (x: any INSendRideFeedbackIntentHandling, a: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse in await x.handle(sendRideFeedback: a) }
    _ = { (x: any INSendRideFeedbackIntentHandling, a: INSendRideFeedbackIntent, b: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) -> Void in x.confirm(sendRideFeedback: a, completion: b) }
    _ = { (x: any INSendRideFeedbackIntentHandling, a: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse in await x.confirm(sendRideFeedback: a) }
    let _: INIntentResponse.Type = INSendRideFeedbackIntentResponse.self
    let _: (INSendRideFeedbackIntentResponseCode, NSUserActivity?) -> INSendRideFeedbackIntentResponse = INSendRideFeedbackIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSendRideFeedbackIntentResponse, INSendRideFeedbackIntentResponseCode> = \.code
  }
}
